import Foundation

/// An animated transition from the layer's former content to its new content.
///
/// - Note: Differs from UIKit: it takes its time and reports its end, but the new content is shown immediately.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The kind of the transition. It is stored and has no effect.
  open var type = CATransitionType.fade
  /// The direction of the transition. It is stored and has no effect.
  open var subtype: CATransitionSubtype?
  /// The fraction of the transition at which it starts. It is stored and has no effect.
  open var startProgress: Float = 0
  /// The fraction of the transition at which it ends. It is stored and has no effect.
  open var endProgress: Float = 1

  public override init() { super.init() }

  override func another() -> CAAnimation { CATransition() }

  override func takeValues(of other: CAAnimation) {
    OneTimeNotice.print("CATransition shows a layer's new content at once; it takes its time")
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }
  nonisolated deinit {}
}

/// The kind of a transition.
nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides off the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
nonisolated public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key of a transition among a layer's actions.
nonisolated public let kCATransition = "transition"
