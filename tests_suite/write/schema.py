"""Golden reports against the schemas that we publish, and reports broken in every way that it should see."""

import copy
import json
import pathlib
import sys
import unittest

import fastjsonschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests_suite" / "golden"


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


SCHEMAS = [load(path) for path in sorted((ROOT / "schema").glob("*.json"))]
# By the name that reports give.
VALIDATE = {schema["properties"]["schema"]["const"]: fastjsonschema.compile(schema) for schema in SCHEMAS}
# A whole report of each.
SOUND = ["sample.json", "sweep.json", "published.json", "sweep-printed.json", "compare.json"]
# Fields that reports of this version did not have from the start.
LATER = {
    "curves",
    "header.brief",
    "header.machine.processors.[].core",
    "header.plan.budget_seconds",
    "header.plan.index_precision",
    "header.plan.note",
    "header.plan.placement",
    "header.plan.precision",
    "header.plan.processors",
    "header.plan.rounds",
    "header.plan.sweep",
    "header.plan.sections.[].tests.[].enough",
    "header.plan.sections.[].tests.[].foreign_setup_seconds",
    "header.plan.sections.[].tests.[].note",
    "header.plan.sections.[].tests.[].scored",
    "header.plan.sections.[].tests.[].setup_seconds",
    "header.thresholds",
    "runs.[].how_sure",
    "runs.[].no_index",
    "runs.[].tests.[].median",
    "runs.[].tests.[].median_high",
    "runs.[].tests.[].median_low",
    "runs.[].tests.[].median_passes",
    "runs.[].tests.[].passes.[].evidence",
    "runs.[].tests.[].passes.[].repeats",
    "runs.[].tests.[].resampled",
    "scaling",
    "sweep_text",
}


def accepted(report, schema):
    try:
        VALIDATE[schema](report)
    except fastjsonschema.JsonSchemaException:
        return False
    return True


def places(value, path=()):
    """The path of every value in a report, but for the report itself."""
    if isinstance(value, (dict, list)):
        for key, child in value.items() if isinstance(value, dict) else enumerate(value):
            yield path + (key,)
            yield from places(child, path + (key,))


def kind(path):
    """A place without its positions: all elements of a list are of one kind."""
    return tuple("[]" if isinstance(key, int) else key for key in path)


def kinds(report):
    """The first place of each kind, by its name in words."""
    found = {}
    for path in places(report):
        found.setdefault(kind(path), path)
    return {".".join(name): path for name, path in found.items()}


def holder(report, path):
    for key in path[:-1]:
        report = report[key]
    return report


def optional(name):
    """Elements of lists may always be fewer, and what an event holds depends on what happened."""
    of_event = name.startswith("events.") and name != "events.[].event"
    return name.endswith("[]") or of_event or name in LATER


def breaks(name):
    """Every place of a golden report by its name in words, and the report with a way to break it there."""
    sound = load(GOLDEN / name)
    for place, path in kinds(sound).items():
        broken = copy.deepcopy(sound)
        yield place, sound["schema"], broken, holder(broken, path), path[-1]


class Schema(unittest.TestCase):
    def test_holds_for_the_golden_reports(self):
        for path in sorted(GOLDEN.glob("*.json")):
            with self.subTest(path.name):
                report = load(path)
                VALIDATE[report["schema"]](report)

    def test_is_of_draft_7(self):
        for schema in SCHEMAS:
            self.assertEqual(schema["$schema"], "http://json-schema.org/draft-07/schema#")

    def test_objects_to_values_of_a_wrong_type(self):
        for name in SOUND:
            for place, schema, broken, parent, key in breaks(name):
                parent[key] = {"wrong": [True]}
                with self.subTest(name=name, place=place):
                    self.assertFalse(accepted(broken, schema))

    def test_objects_to_missing_fields(self):
        for name in SOUND:
            for place, schema, broken, parent, key in breaks(name):
                if optional(place):
                    continue
                del parent[key]
                with self.subTest(name=name, place=place):
                    self.assertFalse(accepted(broken, schema))


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[1:]])
