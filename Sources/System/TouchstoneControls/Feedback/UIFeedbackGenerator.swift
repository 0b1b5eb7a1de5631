import Foundation
import GestureCore

/// Something that a finger can feel, as a line of the trace: "haptic medium". Nothing shakes.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
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
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How an impact feels.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    /// Of something small or soft.
    case light = 0
    /// Of something of middle size.
    case medium = 1
    /// Of something large or heavy.
    case heavy = 2
    /// Of something that gives way.
    case soft = 3
    /// Of something that does not give way.
    case rigid = 4
  }

  private let style: FeedbackStyle

  public override convenience init() { self.init(style: .medium) }

  /// Makes a generator of impacts that belongs to no view.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Makes a generator of impacts for a view, whose scene's trace has them.
  public init(style: FeedbackStyle, view: UIView) {
    self.style = style
    super.init(for: view)
  }

  /// Plays an impact of full strength.
  open func impactOccurred() { give("\(style)") }
  /// Plays an impact at a point of the view.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }

  /// - Parameter intensity: from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    give(intensity == 1 ? "\(style)" : "\(style) \(Reason.spell(max(0, min(intensity, 1))))")
  }

  /// Plays an impact of some strength, from 0 to 1, at a point of the view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}

/// A click, as of a wheel that goes on by one.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }
  /// Makes a generator of selections for a view.
  public init(view: UIView) { super.init(for: view) }

  /// Plays that the selection has changed.
  open func selectionChanged() { give("selection") }
  /// Plays that the selection has changed, at a point of the view.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// How something went.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  nonisolated public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// Well, but there is something to know.
    case warning = 1
    /// Not at all.
    case error = 2
  }

  public override init() { super.init() }
  /// Makes a generator of notifications for a view.
  public init(view: UIView) { super.init(for: view) }

  /// Plays success, warning or error.
  open func notificationOccurred(_ notificationType: FeedbackType) { give("\(notificationType)") }
  /// Plays success, warning or error, at a point of the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}

/// An event of a drawing canvas.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }
  /// Makes a generator of a canvas's feedback for a view.
  public init(view: UIView) { super.init(for: view) }

  /// Reports that something is aligned, as with a guide, at a point of the view.
  open func alignmentOccurred(at location: CGPoint) { give("alignment") }
  /// Reports that a path is completed, at a point of the view.
  open func pathCompleted(at location: CGPoint) { give("pathCompletion") }
}
