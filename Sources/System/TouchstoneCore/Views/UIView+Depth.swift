import Foundation
import GestureCore

// Functions that walk the view tree are recursive, since views may override what they call. A chain of tens of thousands of
// views would overflow the stack.

extension UIView {
  /// The maximum depth of a view tree and of a layer tree. Hit testing and deallocating a tree of that depth use half of a
  /// usual stack in a debug build.
  static var mostLevels: Int { 4096 }

  /// Whether the view and its subtree can be added below this one. If not, prints the reason to the trace, or outside a window
  /// to standard error.
  func hasRoom(for view: UIView) -> Bool {
    let above = depth + 1
    // Nearly all added views have a shallow subtree, and nearly all trees are flat.
    let below = view.children.isEmpty ? 0 : view.levelsBelow(atMost: Self.mostLevels)
    guard above + below > Self.mostLevels else { return true }
    let words =
      "\(type(of: view)) was not added: a tree has at most \(Self.mostLevels) levels of views"
    if let system = window?.touchSystem { system.record(.diagnostic(words)) } else { NSLog(words) }
    return false
  }

  /// The number of levels below the view, counted only up to the limit.
  private func levelsBelow(atMost most: Int) -> Int {
    var view = self
    var count = 0
    // Deep trees are mostly chains.
    while view.children.count == 1, count <= most {
      view = view.children[0]
      count += 1
    }
    var level = view.children
    while !level.isEmpty, count <= most {
      count += 1
      level = level.flatMap(\.children)
    }
    return count
  }
}
