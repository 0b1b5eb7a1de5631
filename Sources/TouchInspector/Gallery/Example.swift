import Foundation
import Touchstone

/// A scene that can be put on the playground's stage.
public struct Example {
  /// Names it in addresses and recordings.
  public var id: String
  public var title: String
  /// Under which heading the gallery lists it.
  public var group: String
  /// What to try, in a sentence or two.
  public var text: String
  /// Its size in points; `nil` takes the page's.
  public var size: CGSize?
  /// Fills a window. What it returns is kept as long as the scene is shown.
  public var build: @MainActor (UIWindow) -> AnyObject?

  public init(
    id: String, title: String, group: String, text: String, size: CGSize? = nil,
    build: @escaping @MainActor (UIWindow) -> AnyObject?
  ) {
    self.id = id
    self.title = title
    self.group = group
    self.text = text
    self.size = size
    self.build = build
  }
}
