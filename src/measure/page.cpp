#include "measure/page.hpp"

namespace unixmark::measure {

Page::Page(std::size_t copies)
    : memory_(sizeof(PageHeader) + copies * sizeof(Slot)),
      header_(static_cast<PageHeader*>(memory_.data())),
      slots_(reinterpret_cast<Slot*>(header_ + 1)) {
  for (std::size_t i = 0; i < copies; ++i) {
    slots_[i].processor_begin = -1;
    slots_[i].processor_end = -1;
  }
}

void Page::set_span(Nanos begin, Nanos end) {
  header_->begin_ns = begin.count();
  header_->end_ns = end.count();
}

const Slot& Page::slot(std::size_t copy) const {
  return slots_[copy];
}

}  // namespace unixmark::measure
