import Foundation

/// A set of windows on one screen, with fingers and a time line of their own.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen that the scene is on.
  public let screen: UIScreen
  /// Where the scene's input comes in.
  public let touchSystem = TouchSystem()
  /// Back to front within a level.
  public var windows: [UIWindow] { ownWindows }
  var chosenTraits: UITraitCollection?
  /// The task that made the scene, as each test of Swift Testing is one; `nil` outside of tasks. Its clock is the test's.
  let makingTask: Int? = withUnsafeCurrentTask { $0?.hashValue }
  /// Messages about pixels that its trace has.
  var pixelMessages: Set<String> = []
  // Kept where no client reaches, so that reading it needs no check.
  private var ownWindows: [UIWindow] = []
  /// The window that keys and actions without a target go to.
  public internal(set) weak var keyWindow: UIWindow?
  /// The status bar's manager, whose class is in a target above.
  @exclusivity(unchecked) package final var statusBarSlot: AnyObject?

  /// Makes a scene on a screen, or on one of a phone's size, with a door for input of its own.
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

  /// What is known of where the scene is shown.
  open var traitCollection: UITraitCollection { traits }
  /// The traits have changed from what they were.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func attach(_ window: UIWindow) {
    // Mostly it is the one that came last, since a new window says it twice.
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

  /// The view at a point of the screen: windows from the highest level and the most recently ordered
  /// down, passing over those that answer `nil` (HIT-12).
  func hitTest(_ point: CGPoint, with event: UIEvent) -> (window: UIWindow, view: UIView)? {
    // Nearly always there is one, and then no list is looked through.
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
}
