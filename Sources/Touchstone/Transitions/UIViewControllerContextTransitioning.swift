import Foundation

/// Names one of the two controllers of a transition.
nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that was seen before.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The one that is seen afterwards.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Names one of the two views of a transition.
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = UITransitionContextViewKey(rawValue: "from")
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// What an animator is told of a transition from one controller to another, and how it says that it
/// is done.
@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Where the animation happens. The view that comes is put here by the animator.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether a hand says how far it is.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var targetTransform: CGAffineTransform { get }

  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()
  /// Must be called once, when the animation is over.
  /// - Parameter didComplete: whether the controller that came is to stay.
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view to bring in or to take out; `nil` for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
}
