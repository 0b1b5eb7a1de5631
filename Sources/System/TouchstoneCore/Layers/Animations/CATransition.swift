import Foundation

/// A passage from what a layer showed to what it shows now.
///
/// - Note: Differs from UIKit: it takes its time and reports its end, and the new content is shown at once.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// What the passage looks like; kept.
  open var type = CATransitionType.fade
  /// Where it comes from; kept.
  open var subtype: CATransitionSubtype?
  /// Where the passage begins, as a part of it; kept.
  open var startProgress: Float = 0
  /// Where the passage ends, as a part of it; kept.
  open var endProgress: Float = 1

  public override init() { super.init() }

  override func another() -> CAAnimation { CATransition() }

  override func takeValues(of other: CAAnimation) {
    OneTimeNotice.print("CATransition shows a layer's new content at once; it takes its time")
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }
}

/// What a transition looks like.
nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition comes from.
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
