import Foundation

/// The root of a view tree, which receives events and dispatches them to its views and recognizers.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The level of a window; higher windows are hit first (API-N02).
  nonisolated public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of most windows, 0.
    public static let normal = Level(0)
    /// The level of the status bar, 1000 (API-E23).
    public static let statusBar = Level(1000)
    /// The level of alerts, 2000 (API-E23).
    public static let alert = Level(2000)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    /// Returns a level that is higher by a number.
    public static func + (level: Level, difference: CGFloat) -> Level {
      Level(level.rawValue + difference)
    }
    /// Returns a level that is lower by a number.
    public static func - (level: Level, difference: CGFloat) -> Level {
      Level(level.rawValue - difference)
    }
  }

  /// The level; windows with higher levels are in front, and hit first (API-N02).
  open var windowLevel = Level.normal
  /// The undo manager of all responders in the window that have none of their own.
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()
  /// The scene, which retains the window; `nil` for none.
  open var windowScene: UIWindowScene? {
    get { ownScene }
    set {
      let old = ownScene
      ownScene = newValue
      hasScene = newValue != nil
      hasPlainScene = newValue.map { Swift.type(of: $0) == UIWindowScene.self } ?? true
      guard old !== newValue else { return }
      lastChange = 0
      old?.detach(self)
      newValue?.attach(self)
    }
  }
  // Stored where clients cannot reach it, so that reading it needs no exclusivity check.
  private weak var ownScene: UIWindowScene?
  private var hasScene = false
  /// Whether its scene, if it has one, is not of a client's class.
  private(set) var hasPlainScene = true

  /// Incremented when views are added, removed or moved.
  private(set) var treeVersion = 0

  var isRoot: Bool { parent == nil }

  func countTreeChange() {
    treeVersion += 1
    touchSystem?.engine.contest.viewsMoved()
  }

  /// The first responder; `nil` for none.
  @exclusivity(unchecked) package weak var firstResponder: UIResponder?
  /// The number of the last event of touches.
  private var lastChange: UInt64 = 0

  /// The owner of the root view, which fills the window while it is visible (API-N04).
  @exclusivity(unchecked) package final var rootOwner: (any ViewOwner)?

  /// Showing or hiding the window makes its controllers' views appear or disappear.
  open override var isHidden: Bool {
    didSet { if oldValue != isHidden { visibilityChanged() } }
  }

  /// The root controller is notified before the size changes.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue.size != super.bounds.size, let root = rootOwner else {
        super.bounds = newValue
        return
      }
      root.resize(to: newValue.size) { super.bounds = newValue }
    }
  }

  /// Makes a window without a scene. It is hidden (API-N03).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes a window that covers the scene's screen. It is hidden (API-N03).
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    self.windowScene = windowScene
    windowScene.attach(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The screen of its scene, or the main screen.
  open var screen: UIScreen { windowScene?.screen ?? UIScreen.main }

  /// Whether it is the key window of its scene.
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }
  /// Whether it can become the key window; `true` unless overridden.
  open var canBecomeKey: Bool { true }
  /// Called when it has become the key window.
  open func becomeKey() {}
  /// Called when it is not the key window any more.
  open func resignKey() {}

  /// Makes it the key window of its scene (API-N03).
  open func makeKey() {
    guard canBecomeKey, let windowScene, windowScene.keyWindow !== self else { return }
    let former = windowScene.keyWindow
    former?.resignKey()
    windowScene.keyWindow = self
    if let former {
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: former)
    }
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  /// Makes it the key window and shows it (API-N03). A window without a scene gets that of an application's launch. An
  /// application without scenes, such as a package's tests, has one for all such windows.
  open func makeKeyAndVisible() {
    if windowScene == nil { windowScene = UIApplication.shared.sceneForShownWindow }
    isHidden = false
    windowScene?.bringToFront(self)
    makeKey()
  }

  /// Dispatches an event in the window (DEL-01): recognizers receive their messages first, then the engine decides which may
  /// begin, then views receive theirs. Resets follow when all windows have been handled.
  open func sendEvent(_ event: UIEvent) {
    guard let engine = event.engine.map({ Unretained($0) }) else {
      // An event that belongs to no system. No other reference retains the scene while client code runs.
      if let engine = touchSystem?.engine { handle(event, engine) }
      return
    }
    engine.with { engine in
      // A window or an event that a client retains may outlive its scene.
      if hasScene, !engine.isAbandoned, isFirstSending(of: event, engine) { handle(event, engine) }
    }
  }

  @inline(__always)
  private func handle(_ event: UIEvent, _ engine: GestureEngine) {
    if engine.isInPass { return engine.runTurn(of: self, with: event) }
    // A client may send an event itself, when no input is being handled.
    engine.pass { engine.runTurn(of: self, with: event) }
  }

  package var touchSystem: TouchSystem? { windowScene?.touchSystem }

  /// Whether the event is new for the window: an event that client code sends again would begin its touches twice.
  private func isFirstSending(of event: UIEvent, _ engine: GestureEngine) -> Bool {
    guard !event.changed.isEmpty else { return true }
    guard lastChange != event.stamp.change else {
      engine.diagnose("an event was sent to the same window twice; once is enough")
      return false
    }
    lastChange = event.stamp.change
    return true
  }
  nonisolated deinit {}
}

extension UIWindow {
  /// Converts a point from the window's space to another window's; `nil` stands for the screen
  /// (API-N06).
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let place = convertToScene(point)
    return window?.convertFromScene(place) ?? place
  }

  /// Converts a point from another window's coordinates, or from the screen's for `nil` (API-N06).
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convertFromScene(window?.convertToScene(point) ?? point)
  }

  /// Converts a rectangle through screen coordinates (COR-01).
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    if window === self { return rect }
    let onScreen = rect.boundingBox(converting: convertToScene)
    return window.map { onScreen.boundingBox(converting: $0.convertFromScene) } ?? onScreen
  }

  /// Converts a rectangle from another window's coordinates, or from the screen's for `nil`
  /// (API-N06, COR-01).
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    if let window { return window.convert(rect, to: Optional(self)) }
    return rect.boundingBox(converting: convertFromScene)
  }

  fileprivate func visibilityChanged() {
    if !isHidden { rootOwner?.showRootView(in: self) }
    beginAppearance(!isHidden, animated: false)
    finishAppearance()
    NotificationCenter.default.post(
      name: isHidden
        ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification,
      object: self)
  }
}
