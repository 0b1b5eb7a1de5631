import Foundation
import GestureCore

/// Generates haptic feedback, as a line of the trace: "haptic medium". No device vibrates.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  private weak var view: UIView?

  public override init() { super.init() }

  init(for view: UIView?) {
    self.view = view
    super.init()
  }

  /// Prepares the feedback; does nothing here.
  open func prepare() {}

  /// Traces the feedback in the scene of the view, or else in the scene that is handling input.
  final func give(_ name: String) {
    (view?.window?.touchSystem ?? TouchSystem.current)?.record(.haptic(name))
  }
  nonisolated deinit {}
}

/// Generates the feedback of an impact.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The style of an impact.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    /// An impact of small or light objects.
    case light = 0
    /// An impact of medium objects.
    case medium = 1
    /// An impact of large or heavy objects.
    case heavy = 2
    /// An impact of soft objects.
    case soft = 3
    /// An impact of rigid objects.
    case rigid = 4
  }

  private let style: FeedbackStyle

  public override convenience init() { self.init(style: .medium) }

  /// Makes a generator of impacts without a view.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Makes a generator of impacts for a view; the feedback is in the trace of its scene.
  public init(style: FeedbackStyle, view: UIView) {
    self.style = style
    super.init(for: view)
  }

  /// Generates an impact of full intensity.
  open func impactOccurred() { give("\(style)") }
  /// Generates an impact at a point of the view.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }

  /// Generates an impact of an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    give(intensity == 1 ? "\(style)" : "\(style) \(Reason.spell(max(0, min(intensity, 1))))")
  }

  /// Generates an impact of an intensity from 0 to 1, at a point of the view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
  nonisolated deinit {}
}

/// Generates the feedback of a change of the selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }
  /// Makes a generator of selections for a view.
  public init(view: UIView) { super.init(for: view) }

  /// Generates the feedback of a change of the selection.
  open func selectionChanged() { give("selection") }
  /// Generates the feedback of a change of the selection, at a point of the view.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
  nonisolated deinit {}
}

/// Generates the feedback of a result.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of a result.
  nonisolated public enum FeedbackType: Int, Sendable {
    /// A success.
    case success = 0
    /// A warning.
    case warning = 1
    /// An error.
    case error = 2
  }

  public override init() { super.init() }
  /// Makes a generator of notifications for a view.
  public init(view: UIView) { super.init(for: view) }

  /// Generates the feedback of a success, warning or error.
  open func notificationOccurred(_ notificationType: FeedbackType) { give("\(notificationType)") }
  /// Generates the feedback of a success, warning or error, at a point of the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
  nonisolated deinit {}
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
  nonisolated deinit {}
}
