import Foundation
import Touchstone

/// A scene that the playground can show.
package struct Example {
  /// Identifies it in addresses and recordings.
  package var id: String
  /// The title on the page.
  package var title: String
  /// The heading under which the gallery lists it.
  package var group: String
  /// One or two sentences about what to try.
  package var text: String
  /// The address of the public thread that reported the problem; `nil` if none did.
  package var report: String?
  /// The lesson's task; `nil` if the example is not a lesson.
  package var task: Task?
  /// Its size in points; `nil` for the page's size.
  package var size: CGSize?
  /// Fills a window. The returned object is retained while the scene is shown.
  package var build: @MainActor (UIWindow) -> AnyObject?

  /// Creates an example.
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

  /// The task of a lesson.
  package struct Task {
    /// The task in one or two sentences.
    var text: String
    /// Prefixes of trace lines, with single spaces. The task is done when every prefix has occurred, in any order.
    var wants: Set<String>
    /// The documentation page that explains the lesson.
    var page: String
    /// UIKit's symbol that the lesson is about; the page links Apple's reference of it.
    var reference: String
  }
}
