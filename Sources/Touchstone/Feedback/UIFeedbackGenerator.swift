import Foundation
import GestureCore

/// Something that a finger can feel, as a line of the trace: "haptic medium". Nothing shakes.
@MainActor open class UIFeedbackGenerator: NSObject {
  private weak var view: UIView?

  public override init() { super.init() }

  init(for view: UIView?) {
    self.view = view
    super.init()
  }

  /// Wakes what makes the feedback, where there is something to wake.
  open func prepare() {}

  /// Belongs to the scene of the view, or else to the one whose input is being handled.
  final func give(_ name: String) {
    (view?.window?.touchSystem ?? TouchSystem.current)?.record(.haptic(name))
  }
}

/// A blow.
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  nonisolated public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  private let style: FeedbackStyle

  public override convenience init() { self.init(style: .medium) }

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  public init(style: FeedbackStyle, view: UIView) {
    self.style = style
    super.init(for: view)
  }

  open func impactOccurred() { give("\(style)") }
  open func impactOccurred(at location: CGPoint) { impactOccurred() }

  /// - Parameter intensity: from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    give(intensity == 1 ? "\(style)" : "\(style) \(Reason.spell(max(0, min(intensity, 1))))")
  }

  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}

/// A click, as of a wheel that goes on by one.
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }
  public init(view: UIView) { super.init(for: view) }

  open func selectionChanged() { give("selection") }
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// How something went.
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  nonisolated public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  public override init() { super.init() }
  public init(view: UIView) { super.init(for: view) }

  open func notificationOccurred(_ notificationType: FeedbackType) { give("\(notificationType)") }
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
