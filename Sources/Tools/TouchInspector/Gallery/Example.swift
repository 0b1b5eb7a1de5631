import Foundation
import Touchstone

/// A scene that can be put on the playground's stage.
package struct Example {
  /// Names it in addresses and recordings.
  package var id: String
  /// What a page calls it.
  package var title: String
  /// Under which heading the gallery lists it.
  package var group: String
  /// What to try, in a sentence or two.
  package var text: String
  /// The address of the public thread that reported it; `nil` for most.
  package var report: String?
  /// What its reader is asked to bring about; `nil` for what is no lesson.
  package var task: Task?
  /// Its size in points; `nil` takes the page's.
  package var size: CGSize?
  /// Fills a window. What it returns is kept as long as the scene is shown.
  package var build: @MainActor (UIWindow) -> AnyObject?

  /// Describes an example.
  package init(
    id: String, title: String, group: String, text: String, report: String? = nil,
    task: Task? = nil,
    size: CGSize? = nil, build: @escaping @MainActor (UIWindow) -> AnyObject?
  ) {
    self.id = id
    self.title = title
    self.group = group
    self.text = text
    self.report = report
    self.task = task
    self.size = size
    self.build = build
  }

  /// What a lesson asks for.
  package struct Task {
    /// In a sentence or two.
    var text: String
    /// Beginnings of lines of the trace, with single spaces. When all have come, in any order, it is done.
    var wants: Set<String>
    /// The page that explains it.
    var page: String
  }
}
