import Touchstone

/// The playground's scenes.
package enum Gallery {
  /// All examples, in the order of the list.
  package static var all: [Example] {
    lessons + recognizers + controls + transitions + scrolling + lists + conflicts + reports
  }
}
