import Foundation

/// A transition between two controllers of a storyboard.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier that the app uses; `nil` for none.
  public let identifier: String?
  /// The controller that the segue starts from.
  public let source: UIViewController
  /// The controller that the segue shows.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// Makes a segue; called for subclasses, which override `perform()`.
  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
  }

  /// Makes a segue whose closure shows the destination.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
  }

  /// Shows the destination.
  open func perform() { handler?() }
  nonisolated deinit {}
}
