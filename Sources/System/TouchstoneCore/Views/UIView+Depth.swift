import Foundation
import GestureCore

// A tree of views is walked by calls within calls, since views may override what is called: a chain of tens
// of thousands would end the program for want of stack.

extension UIView {
  /// Views above one another, and layers; half of what a usual stack holds in a debug build, when touches
  /// look for their view and also when a tree is let go of.
  static var mostLevels: Int { 4096 }

  /// Whether a view with everything below it may come below this one; if not, the trace reports it, or, since
  /// there is none outside of windows, standard error.
  func hasRoom(for view: UIView) -> Bool {
    let above = depth + 1
    // Nearly all views come with little below them, and nearly all trees are flat.
    let below = view.children.isEmpty ? 0 : view.levelsBelow(atMost: Self.mostLevels)
    guard above + below > Self.mostLevels else { return true }
    let words =
      "\(type(of: view)) was not added: a tree has at most \(Self.mostLevels) levels of views"
    if let system = window?.touchSystem { system.record(.diagnostic(words)) } else { NSLog(words) }
    return false
  }

  /// How many levels lie below, counted no further than it matters.
  private func levelsBelow(atMost most: Int) -> Int {
    var view = self
    var count = 0
    // What is deep is mostly a chain.
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
