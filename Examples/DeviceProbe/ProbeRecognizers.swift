import UIKit
import UIKit.UIGestureRecognizerSubclass

// UIKit's recognizers, each of which logs the touches that it receives. Their classes differ, and so each needs its own.

final class ProbeTap: UITapGestureRecognizer {
  var log: ProbeLog?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    log?.add("\(name ?? "").began", touches)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    log?.add("\(name ?? "").moved", touches)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    log?.add("\(name ?? "").ended", touches)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    log?.add("\(name ?? "").cancelled", touches)
    super.touchesCancelled(touches, with: event)
  }
}

final class ProbePan: UIPanGestureRecognizer {
  var log: ProbeLog?
  var whenMoved: ((ProbePan) -> Void)?
  var whenEnded: ((UITouch) -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    log?.add("\(name ?? "").began", touches)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    log?.add("\(name ?? "").moved", touches)
    super.touchesMoved(touches, with: event)
    whenMoved?(self)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    log?.add("\(name ?? "").ended", touches)
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { whenEnded?(touch) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    log?.add("\(name ?? "").cancelled", touches)
    super.touchesCancelled(touches, with: event)
  }
}

final class ProbePinch: UIPinchGestureRecognizer {
  var log: ProbeLog?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    log?.add("\(name ?? "").began", touches)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    log?.add("\(name ?? "").moved", touches)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    log?.add("\(name ?? "").ended", touches)
    super.touchesEnded(touches, with: event)
  }
}

/// A recognizer whose decisions a case makes.
final class ProbeScripted: UIGestureRecognizer {
  enum Phase: String { case began, moved, ended, cancelled }

  var log: ProbeLog?
  var decide: (ProbeScripted, Phase, Set<UITouch>, UIEvent) -> Void = { _, _, _, _ in }
  var prevents = true
  var isPreventable = true
  /// The touches that are down.
  private(set) var down: Set<UITouch> = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    down.formUnion(touches)
    receive(.began, touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    receive(.moved, touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    down.subtract(touches)
    receive(.ended, touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    down.subtract(touches)
    receive(.cancelled, touches, event)
  }

  override func reset() {
    super.reset()
    down = []
    log?.add("\(name ?? "").reset")
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    prevents && super.canPrevent(other)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    isPreventable && super.canBePrevented(by: other)
  }

  private func receive(_ phase: Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    log?.add("\(name ?? "").\(phase.rawValue)", touches)
    decide(self, phase, touches, event)
  }

  #if canImport(ObjectiveC)
    static let fail = #selector(ProbeScripted.failLate)
    @objc func failLate() { if state == .possible { state = .failed } }
  #else
    static let fail = Selector("failLate", ProbeScripted.failLate)
    func failLate() { if state == .possible { state = .failed } }
  #endif
}
