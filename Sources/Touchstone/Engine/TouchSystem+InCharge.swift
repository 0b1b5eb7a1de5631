extension TouchSystem {
  /// The system whose clock counts for an object: that of the scene whose input is being handled, else
  /// of the object's own scene, else of the one that was made or had input last.
  static func inCharge(of object: Any?) -> TouchSystem? {
    if let current, current.isReceiving { return current }
    let own: TouchSystem? =
      switch object {
      case let system as TouchSystem: system
      case let recognizer as UIGestureRecognizer: recognizer.view?.window?.touchSystem
      case let responder as UIResponder: responder.hostWindow?.touchSystem
      default: nil
      }
    return own ?? current
  }

  /// Does work with the system whose clock counts for an object: at once, or where there is no scene
  /// yet, as soon as there is one.
  static func whenInCharge(of object: Any?, _ work: @escaping (TouchSystem) -> Void) {
    if let system = inCharge(of: object) { work(system) } else { waiting.append(work) }
  }

  private static var waiting: [(TouchSystem) -> Void] = []

  /// The first scene is there.
  func startWaiting() {
    let works = Self.waiting
    Self.waiting = []
    for work in works { work(self) }
  }
}
