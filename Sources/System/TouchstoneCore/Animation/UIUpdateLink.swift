import Foundation
import GestureCore

/// Calls actions for each update of the display: at the end of a moment of input or time in which views need layout or drawing,
/// and, if requested, for each frame of the screen.
///
/// An enabled link lives as long as its view or scene.
///
/// - Note: Differs from UIKit: display links have moments of their own, before the update.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
  /// Whether actions are called; `false` unless set.
  open var isEnabled = false {
    didSet { if isEnabled != oldValue { enabledChanged() } }
  }
  /// Whether every frame of the screen is an update; `false` unless set.
  open var requiresContinuousUpdates = false {
    didSet { if requiresContinuousUpdates != oldValue { restart() } }
  }
  /// The preferred number of updates per second.
  open var preferredFrameRateRange = CAFrameRateRange.default { didSet { restart() } }

  private typealias Action = (
    phase: UIUpdateActionPhase, call: (UIUpdateLink, UIUpdateInfo) -> Void
  )

  private weak var view: UIView?
  private weak var windowScene: UIWindowScene?
  private var actions: [Action] = []
  private var next: ScheduledWork?
  /// Frames are counted from an origin, so that they do not drift.
  private var frames = 0
  private var origin = Timestamp.zero

  /// Makes a link that is active while the view is in a window.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Makes a link of a scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init()
  }

  /// Makes a link with an action.
  public convenience init(
    view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(view: view)
    addAction(handler: handler)
  }

  /// Makes a link of a scene with an action.
  public convenience init(
    windowScene: UIWindowScene,
    actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(windowScene: windowScene)
    addAction(handler: handler)
  }

  /// Makes a link that calls a method.
  public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
    self.init(view: view)
    addAction(target: target, selector: selector)
  }

  /// Makes a link of a scene that calls a method.
  public convenience init(
    windowScene: UIWindowScene, actionTarget target: Any, selector: Selector
  ) {
    self.init(windowScene: windowScene)
    addAction(target: target, selector: selector)
  }

  /// Adds an action to `beforeCADisplayLinkDispatch`.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }

  /// Adds an action to a phase of the update.
  open func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    actions.append((phase, handler))
  }

  /// Adds a method to `beforeCADisplayLinkDispatch`.
  open func addAction(target: Any, selector: Selector) {
    addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
  }

  /// Adds a method to a phase of the update. It takes nothing, the link, or the link and the update. The target is held
  /// weakly.
  open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    weak let receiver = target as AnyObject
    addAction(to: phase) { link, info in
      if let receiver { selector.perform(at: receiver, [link, info]) }
    }
  }

  // MARK: - Updates

  // No client code runs while it is changed, so exclusivity need not be checked.
  @exclusivity(unchecked) private static var enabled: [UIUpdateLink] = []

  private var isOrphan: Bool { view == nil && windowScene == nil }
  private var system: TouchSystem? { windowScene?.touchSystem ?? view?.window?.touchSystem }

  private func enabledChanged() {
    Self.enabled.removeAll { $0 === self || $0.isOrphan }
    if isEnabled { Self.enabled.append(self) }
    restart()
  }

  private func restart() {
    next?.cancel()
    next = nil
    frames = 0
    scheduleFrame()
  }

  /// Asks for the next frame of the screen, on the clock of the scene in which it is.
  private func scheduleFrame() {
    guard next == nil, isEnabled, requiresContinuousUpdates, let system else { return }
    if frames == 0 { origin = system.now }
    frames += 1
    let due = origin.advanced(by: Double(frames) * interval(on: system))
    next = system.schedule(at: due) { [weak self, weak system] in
      if let self, let system { frameIsDue(on: system) }
    }
  }

  private func frameIsDue(on system: TouchSystem) {
    next = nil
    guard self.system === system else {
      frames = 0
      return
    }
    // The update at the end of this moment schedules the next frame.
    system.mayOweLayout = true
  }

  private func interval(on system: TouchSystem) -> TimeInterval {
    let rate = Double(system.scene?.screen.maximumFramesPerSecond ?? 60)
    let wanted = Double(preferredFrameRateRange.preferred ?? 0)
    return (wanted > 0 ? max(1, (rate / wanted).rounded()) : 1) / rate
  }

  /// The links of a system, in the order in which they were enabled.
  static func links(of system: TouchSystem) -> [UIUpdateLink] {
    if enabled.isEmpty { return [] }
    enabled.removeAll(where: \.isOrphan)
    return enabled.filter { $0.system === system }
  }

  func perform(_ phases: [UIUpdateActionPhase], _ info: UIUpdateInfo) {
    for phase in phases {
      for action in actions where action.phase == phase && isEnabled { action.call(self, info) }
    }
    scheduleFrame()
  }
  nonisolated deinit {}
}

/// A phase of an update, in the order in which they come.
///
/// - Note: Differs from UIKit: there are no phases before events are sent, after an update is scheduled, and for events of
///   low latency, because no such work exists here.
public final class UIUpdateActionPhase: NSObject, Sendable {
  /// After events were sent.
  public static let afterEventDispatch = UIUpdateActionPhase()
  /// Before display links are called, in UIKit.
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase()
  /// After display links were called.
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase()
  /// Before layout and drawing.
  public static let beforeCATransactionCommit = UIUpdateActionPhase()
  /// After layout and drawing.
  public static let afterCATransactionCommit = UIUpdateActionPhase()
  /// At the end of the update.
  public static let afterUpdateComplete = UIUpdateActionPhase()
}

/// The times of an update, in seconds of the scene's clock.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  /// The time of the update.
  public let modelTime: TimeInterval
  /// The time by which it must be complete: that of the screen's next frame.
  public let completionDeadlineTime: TimeInterval
  /// The time at which it will be seen: that of the screen's next frame.
  public let estimatedPresentationTime: TimeInterval

  init(of system: TouchSystem) {
    modelTime = system.now.seconds
    let rate = Double(system.scene?.screen.maximumFramesPerSecond ?? 60)
    completionDeadlineTime = modelTime + 1 / rate
    estimatedPresentationTime = completionDeadlineTime
    super.init()
  }
  nonisolated deinit {}
}

extension TouchSystem {
  /// Lays out and draws what needs it, and calls the update links before and after.
  func update() {
    let links = UIUpdateLink.links(of: self)
    let info = links.isEmpty ? nil : UIUpdateInfo(of: self)
    if let info {
      for link in links {
        link.perform(
          [
            .afterEventDispatch, .beforeCADisplayLinkDispatch, .afterCADisplayLinkDispatch,
            .beforeCATransactionCommit,
          ], info)
      }
    }
    if mayOweLayout { scene?.layoutWindows() }
    if !viewsToDisplay.isEmpty { displayViews() }
    if let info {
      for link in links { link.perform([.afterCATransactionCommit, .afterUpdateComplete], info) }
    }
  }
}
