import Touchstone

/// The scenes that the playground knows.
package enum Gallery {
  /// All examples, in the order of the list.
  package static var all: [Example] {
    lessons + recognizers + controls + transitions + scrolling + lists + conflicts + reports
  }
}
