import Foundation

/// A scene with windows on one screen, with its own touches and clock.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen of the scene.
  public let screen: UIScreen
  /// The receiver of the scene's input.
  public let touchSystem = TouchSystem()
  /// The windows, from back to front within a level.
  public var windows: [UIWindow] { ownWindows }
  var chosenTraits: UITraitCollection?
  /// The task that made the scene, such as a test of Swift Testing, whose clock is the scene's; `nil` outside of tasks.
  private(set) var makingTask: Int? = withUnsafeCurrentTask { $0?.hashValue }
  private(set) var isStandIn = false
  /// The scene of an application that has none of its own, such as a package's tests. Its clock advances while any test waits. It
  /// does not list its windows, so it does not retain them.
  static let standIn: UIWindowScene = {
    let scene = UIWindowScene(screen: .main)
    scene.makingTask = nil
    scene.isStandIn = true
    return scene
  }()
  /// The messages about pixels that its trace contains.
  var pixelMessages: Set<String> = []
  // Stored where clients cannot reach it, so that reading it needs no exclusivity check.
  private var ownWindows: [UIWindow] = []
  /// The window that receives keys and actions without a target.
  public internal(set) weak var keyWindow: UIWindow?
  /// The manager of the status bar, whose class is in a module above.
  @exclusivity(unchecked) package final var statusBarSlot: AnyObject?

  /// Makes a scene on a screen, by default one with the size of a phone, with its own receiver of input.
  public init(screen: UIScreen? = nil) {
    self.screen = screen ?? .standIn
    super.init()
    touchSystem.owner = self
    touchSystem.becomeCurrent()
    activationState = .foregroundActive
    UIApplication.shared.connect(self)
    PixelMessages.begin()
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// The traits of the scene's environment.
  open var traitCollection: UITraitCollection { traits }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func attach(_ window: UIWindow) {
    // The stand-in lasts as long as the program, and would retain the windows of all tests.
    guard !isStandIn else { return }
    // It is usually the last window, since a new window registers twice.
    if windows.last !== window, !windows.has(window) { change { $0.append(window) } }
    touchSystem.mayOweLayout = true
  }

  func detach(_ window: UIWindow) {
    touchSystem.viewsWillLeave(below: window)
    change { $0.removeObject(window) }
    if keyWindow === window { keyWindow = nil }
  }

  func bringToFront(_ window: UIWindow) {
    guard windows.last !== window, windows.has(window) else { return }
    change { windows in
      windows.removeObject(window)
      windows.append(window)
    }
  }

  private func change(_ body: (inout [UIWindow]) -> Void) {
    var list = ownWindows.take()
    body(&list)
    ownWindows = list
  }

  /// The view at a point in screen coordinates: searches windows from the highest level and the front, and skips those that
  /// return `nil` (HIT-12).
  func hitTest(_ point: CGPoint, with event: UIEvent) -> (window: UIWindow, view: UIView)? {
    // There is nearly always only one window, and then no list is searched.
    if ownWindows.count == 1 {
      let window = ownWindows[0]
      return window.hit(fromAbove: point, with: event).map { (window, $0) }
    }
    for window in windowsFrontToBack {
      if let view = window.hit(fromAbove: point, with: event) { return (window, view) }
    }
    return nil
  }

  package var windowsFrontToBack: [UIWindow] {
    if windows.count == 1 { return windows }
    return windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }
  nonisolated deinit {}
}
