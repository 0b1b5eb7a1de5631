/// What lies on the way up from the view that a touch hit. It is the same as long as no view has left the
/// window, and is asked for with every message and by every recognizer that would take the touch.
struct KnownWay {
  /// The nearest control that the view is a part of.
  private(set) var control: UIControl?
  /// Whether the view itself may do more with what it is told than hand it on, and the first above it, below the
  /// window, that may; `nil` if nobody does.
  private(set) var isHeardAtOnce = false
  private(set) var listener: UIView?
  /// How often the window's tree had changed then; `nil` for a way that is not known.
  private(set) var treeChanges: Int?

  /// Is not known yet, or leads through another window than the touch's.
  static var unknown: KnownWay { KnownWay() }

  private init() {}

  /// Begins at the view that was hit.
  init(at view: UIView, treeChanges: Int) {
    self.treeChanges = treeChanges
    isHeardAtOnce = !view.onlyHandsOn
  }

  /// The whole way up from a view.
  init(from view: UIView, treeChanges: Int) {
    self.init(at: view, treeChanges: treeChanges)
    var place = view.superview
    while let current = place {
      goOn(to: current)
      place = current.superview
    }
  }

  /// Comes to the next view above.
  mutating func goOn(to view: UIView) {
    if view.onlyHandsOn { return }
    if listener == nil { listener = view }
    if control == nil { control = view as? UIControl }
  }

  /// Whether it still says the same as one that was found just now. One whose controller has gone meanwhile
  /// hands on what it is told.
  func isRight(beside found: KnownWay) -> Bool {
    control === found.control && (isHeardAtOnce || !found.isHeardAtOnce)
      && (listener === found.listener || listener?.onlyHandsOn == true)
  }
}

extension UIView {
  /// Whether all that is told to it goes on to its superview, and nobody could see that it was there. Of a
  /// window that depends on what lies behind, which may change.
  fileprivate var onlyHandsOn: Bool {
    let type = Swift.type(of: self)
    return type == UIView.self && controller == nil || type == UIWindow.self
  }
}

extension UITouch {
  /// The nearest control that the hit view is a part of.
  var enclosingControl: UIControl? {
    if isWayKnown { return knownWay.control }
    guard let view = hitView, let window = hitWindow else { return nil }
    guard isHitInWindow, view.treeWindow === window else { return view.enclosingControl }
    knownWay = KnownWay(from: view, treeChanges: window.treeChanges)
    return knownWay.control
  }

  /// Whether the hit view may do something with what it is told.
  var isHeardAtOnce: Bool { !isWayKnown || knownWay.isHeardAtOnce }

  /// Who is the first to hear of it where the hit view only hands it on; `nil` if nobody would do anything with it.
  var listenerAbove: UIResponder? {
    if let listener = knownWay.listener { return listener }
    guard let window = hitWindow.map({ Uncounted($0) }) else { return nil }
    return window.with { $0.listener }
  }

  /// Whether no view has left the window since the way was found.
  private var isWayKnown: Bool {
    guard let window = hitWindow.map({ Uncounted($0) }) else { return false }
    return window.with { knownWay.treeChanges == $0.treeChanges }
  }

  /// Whether the way that is known is the one that would be found.
  var isWayRight: Bool {
    guard isWayKnown, let hitView else { return true }
    return knownWay.isRight(beside: KnownWay(from: hitView, treeChanges: 0))
  }
}

extension UIWindow {
  /// Who is the first to hear of what comes up to the window: nobody, if window, scene and application are of
  /// UIKit's own classes and nobody is behind them.
  fileprivate var listener: UIResponder? {
    let isSilent =
      Swift.type(of: self) == UIWindow.self && hasPlainScene && UIApplication.isSilentEnd
    return isSilent ? nil : self
  }
}
