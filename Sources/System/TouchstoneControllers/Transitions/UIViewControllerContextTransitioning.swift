import Foundation

/// Identifies a view controller of a transition.
nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is visible at the start.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that is visible at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Identifies a view of a transition.
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is visible at the start.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that is visible at the end.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// The context of a transition from one controller to another, which an animator reads and to which
/// it reports its end.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the animation runs. The animator adds the new view to it.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The transform of the new view at the end; always the identity here.
  var targetTransform: CGAffineTransform { get }

  /// Sets the completed fraction of an interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction, and runs the transition to its end.
  func finishInteractiveTransition()
  /// Ends the interaction, and runs the transition back to its start.
  func cancelInteractiveTransition()
  /// Pauses the transition for an interaction.
  func pauseInteractiveTransition()
  /// Must be called once, when the animation has ended.
  /// - Parameter didComplete: Whether the transition was not cancelled.
  func completeTransition(_ didComplete: Bool)
  /// The controller for a key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view to add or to remove; `nil` for a view that stays.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at the start, in the container's coordinates.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end, in the container's coordinates.
  func finalFrame(for vc: UIViewController) -> CGRect
}
