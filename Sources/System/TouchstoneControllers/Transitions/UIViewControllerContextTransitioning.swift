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
  /// The view that is seen at the start.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that is seen at the end.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// What an animator knows of a transition from one controller to another, and how it says that it
/// is done.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Where the animation happens. The view that comes is put here by the animator.
  var containerView: UIView { get }
  /// Whether it moves.
  var isAnimated: Bool { get }
  /// Whether a hand says how far it is.
  var isInteractive: Bool { get }
  /// Whether it went back to its start.
  var transitionWasCancelled: Bool { get }
  /// How it is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the view that comes is to be turned; not at all here.
  var targetTransform: CGAffineTransform { get }

  /// A finger has brought it to a part of its way, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The finger has let go, and it goes on to its end.
  func finishInteractiveTransition()
  /// The finger has let go, and it goes back to its start.
  func cancelInteractiveTransition()
  /// The finger holds it.
  func pauseInteractiveTransition()
  /// Must be called once, when the animation is over.
  /// - Parameter didComplete: whether the controller that came is to stay.
  func completeTransition(_ didComplete: Bool)
  /// The controller that goes, or the one that comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view to bring in or to take out; `nil` for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is at the start, in the container's coordinates.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is at the end, in the container's coordinates.
  func finalFrame(for vc: UIViewController) -> CGRect
}
