import Foundation

/// A way from one controller of a storyboard to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name that the app gives it.
  public let identifier: String?
  /// The controller that it leaves.
  public let source: UIViewController
  /// The controller that it leads to.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// For subclasses, which do the showing in `perform()`.
  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
  }

  /// Makes a way that the closure goes.
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
}
