import TouchActions

/// Knows the active window, and reports through a descriptor when it changes.
package protocol ActiveWindowSource: AnyObject {
  /// Readable when there is news.
  var descriptor: Int32 { get }
  var window: ActiveWindow { get }

  /// Processes pending news without waiting for more.
  func update()
}
