import TouchActions

/// Says which window is active, and is notified when another one is.
package protocol WindowSource: AnyObject {
  /// Readable when there is news.
  var descriptor: Int32 { get }
  var window: ActiveWindow { get }

  /// Takes the news in, without waiting for more.
  func update()
}
