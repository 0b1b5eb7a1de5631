/// The views above the hit view of a touch that may respond to it. The path stays the same as long as no view has left the
/// window; it is read for every message, and by every recognizer that would cancel the touch.
struct ResponderPath {
  /// The nearest control above the view, itself included.
  private(set) var control: UIView?
  /// Whether the view itself may do more with a message than forward it.
  private(set) var hitViewResponds = false
  /// The first view above it, below the window, that may; `nil` if there is none.
  private(set) var responder: UIView?
  /// The version of the window's tree; `nil` for an unknown path.
  private(set) var treeVersion: Int?

  /// Not found yet, or in another window than the touch's.
  static var unknown: ResponderPath { ResponderPath() }

  private init() {}

  /// Starts at the hit view.
  init(at view: UIView, treeVersion: Int) {
    self.treeVersion = treeVersion
    hitViewResponds = !view.onlyForwards
  }

  /// The whole path from a view upward.
  init(from view: UIView, treeVersion: Int) {
    self.init(at: view, treeVersion: treeVersion)
    var next = view.superview
    while let current = next {
      ascend(to: current)
      next = current.superview
    }
  }

  /// Adds the next view above.
  mutating func ascend(to view: UIView) {
    if view.onlyForwards { return }
    if responder == nil { responder = view }
    if control == nil, view.isControl { control = view }
  }

  /// Whether it agrees with a path that was found just now. A view whose controller is gone since then forwards its
  /// messages.
  func isRight(beside found: ResponderPath) -> Bool {
    control === found.control && (hitViewResponds || !found.hitViewResponds)
      && (responder === found.responder || responder?.onlyForwards == true)
  }
}

extension UIView {
  /// Whether it handles no messages itself, but forwards them: a view to its superview, a window to its scene or application.
  fileprivate var onlyForwards: Bool {
    let type = Swift.type(of: self)
    return type == UIView.self && !hasController || type == UIWindow.self
  }
}

extension UITouch {
  var enclosingControl: UIView? {
    if isPathKnown { return responderPath.control }
    guard let view = hitView, let window = hitWindow else { return nil }
    guard isHitInWindow, view.treeWindow === window else {
      return ResponderPath(from: view, treeVersion: 0).control
    }
    responderPath = ResponderPath(from: view, treeVersion: window.treeVersion)
    return responderPath.control
  }

  var hitViewResponds: Bool { !isPathKnown || responderPath.hitViewResponds }

  /// The first responder above a hit view that only forwards its messages; `nil` if no responder would use them.
  var firstResponderAbove: UIResponder? {
    if let responder = responderPath.responder { return responder }
    return hitWindow.map { Unretained($0) }?.with { $0.endOfPath }
  }

  /// Whether no view has left the window since the path was found.
  private var isPathKnown: Bool {
    guard let window = hitWindow.map({ Unretained($0) }) else { return false }
    return window.with { responderPath.treeVersion == $0.treeVersion }
  }

  /// Whether the known path is the one that would be found.
  var isPathRight: Bool {
    guard isPathKnown, let hitView else { return true }
    return responderPath.isRight(beside: ResponderPath(from: hitView, treeVersion: 0))
  }
}

extension UIWindow {
  /// The first responder at the end of the path: `nil` if window, scene and application are of UIKit's own classes, and the
  /// application's delegate is no responder.
  fileprivate var endOfPath: UIResponder? {
    let isSilent =
      Swift.type(of: self) == UIWindow.self && hasPlainScene && UIApplication.isSilentEnd
    return isSilent ? nil : self
  }
}
