import GestureCore

extension UIView {
  /// How a block of animations goes on (API-E18).
  nonisolated public struct AnimationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out what was changed inside the block, so that subviews are animated along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the views be touched meanwhile (HIT-10).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Takes over from earlier animations of the same properties, which end unfinished. Without it
    /// they go on, and add up.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// For ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// There and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A block in a block takes its own duration, not that of the outer one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The block's own curve counts, not that of the block around it.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates the changes inside of a transition, too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between two views hides and shows them, rather than taking and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// None of the options around it count.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at first and at last.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The view turns about its upright axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns about its upright axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page is lifted.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page is put down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view turns about its level axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view turns about its level axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    // Wishes to a screen: here a renderer asks for frames, as often as it likes.
    /// As often as the screen likes.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// 60 times a second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 times a second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
    /// Only the style of the transition.
    var transition: AnimationOptions { AnimationOptions(rawValue: rawValue & 15 << 20) }

    /// What a block inside takes over from the one around it.
    static let inherited: AnimationOptions = [
      .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    ]
  }

  /// How the frames of a keyframe animation follow each other.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews within the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets touches in while it runs.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins where the views are seen at present.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back and forth.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The block's own duration counts, not that of the block around it.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// None of the options around it count.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight from value to value.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value at once, at its frame's end.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At an even speed; the times of the frames do not count.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Through the values on a curve without corners.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On that curve, each frame as long as its way.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var mode: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: rawValue & 7 << 10) }
  }

  /// How speed changes over the time of an animation (API-E19).
  nonisolated public enum AnimationCurve: Int, Sendable {
    /// Slow at first and at last.
    case easeInOut = 0
    /// Slow at first.
    case easeIn = 1
    /// Slow at last.
    case easeOut = 2
    /// Even.
    case linear = 3

    var bezier: CubicBezier {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
