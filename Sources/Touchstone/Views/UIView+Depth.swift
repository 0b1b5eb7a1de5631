import GestureCore

// A tree of views is walked by calls within calls, since views may override what is called: a chain of tens
// of thousands would end the program for want of stack.

extension UIView {
  /// Views above one another in a window; half of what a usual stack holds in a debug build.
  static var mostLevels: Int { 4096 }

  /// Whether a view with everything below it may come below this one; if not, the trace tells.
  func hasRoom(for view: UIView) -> Bool {
    guard let window else { return true }
    let above = depth + 1
    // Nearly all views come with little below them, and nearly all trees are flat.
    let below = view.children.isEmpty ? 0 : view.levelsBelow(atMost: Self.mostLevels)
    guard above + below > Self.mostLevels else { return true }
    window.touchSystem?.record(
      .diagnostic(
        "\(type(of: view)) was not added: a window has at most \(Self.mostLevels) levels of views"))
    return false
  }

  /// How many levels lie below, counted no further than it matters.
  private func levelsBelow(atMost most: Int) -> Int {
    var level = children
    var count = 0
    while !level.isEmpty, count <= most {
      count += 1
      level = level.flatMap(\.children)
    }
    return count
  }
}
