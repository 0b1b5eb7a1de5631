import UIKit

/// A sequence of fingers, and the views and recognizers whose messages it is about.
public struct ProbeCase {
  /// The fact: TRC-01 … TRC-27 or OPN-01 … OPN-34. A letter follows where a fact has several sequences.
  public let id: String
  /// What a person has to do, in one sentence.
  public let sentence: String
  /// The same for fingers of a test.
  public let steps: [ProbeStep]
  /// Makes views and recognizers.
  let setUp: @MainActor (ProbeSetting) -> Void

  /// The id of the fact.
  public var fact: String { String(id.prefix(6)) }

  init(
    _ id: String, _ sentence: String, _ steps: [ProbeStep],
    setUp: @escaping @MainActor (ProbeSetting) -> Void
  ) {
    (self.id, self.sentence, self.steps, self.setUp) = (id, sentence, steps, setUp)
  }
}

/// What fingers do. They are numbered from 0; points are in the root view, and movements relative.
public indirect enum ProbeStep: Sendable {
  case down(Int, x: Double, y: Double)
  case move(Int, dx: Double, dy: Double, seconds: Double = 0.1)
  case up(Int)
  case wait(Double)
  /// At the same moments.
  case together([ProbeStep])
  /// The system takes all fingers away.
  case interrupt

  static func tap(_ finger: Int = 0, x: Double = 100, y: Double = 100) -> [ProbeStep] {
    [.down(finger, x: x, y: y), .wait(0.05), .up(finger)]
  }

  static func drag(
    x: Double = 100, y: Double = 100, dx: Double, dy: Double = 0, seconds: Double = 0.3
  ) -> [ProbeStep] {
    [.down(0, x: x, y: y), .move(0, dx: dx, dy: dy, seconds: seconds), .up(0)]
  }
}

/// The root view of a case, and makers of what is in it.
@MainActor public final class ProbeSetting {
  public static let size = CGSize(width: 320, height: 400)

  public let root: UIView
  let log: ProbeLog
  /// Targets and delegates, which nothing else keeps.
  private var kept: [AnyObject] = []
  /// Further windows, of which nothing else keeps any.
  private var windows: [UIWindow] = []

  /// Sets a case up in a view, which must be in a window.
  public init(_ probeCase: ProbeCase, in root: UIView, _ log: ProbeLog) {
    self.root = root
    self.log = log
    log.begin(probeCase.id)
    probeCase.setUp(self)
  }

  /// Removes everything.
  public func remove() {
    for view in root.subviews { view.removeFromSuperview() }
    for recognizer in root.gestureRecognizers ?? [] { root.removeGestureRecognizer(recognizer) }
    for window in windows { window.isHidden = true }
    windows = []
  }

  // MARK: - Views

  var all: CGRect { CGRect(origin: .zero, size: Self.size) }
  var left: CGRect { CGRect(x: 0, y: 0, width: 160, height: 400) }
  var right: CGRect { CGRect(x: 160, y: 0, width: 160, height: 400) }
  var top: CGRect { CGRect(x: 0, y: 0, width: 320, height: 200) }
  var bottom: CGRect { CGRect(x: 0, y: 200, width: 320, height: 200) }
  var small: CGRect { CGRect(x: 60, y: 60, width: 80, height: 80) }

  @discardableResult
  func view(_ name: String = "view", _ frame: CGRect? = nil, in parent: UIView? = nil) -> ProbeView
  {
    let view = ProbeView(name, frame: frame ?? all, log)
    (parent ?? root).addSubview(view)
    return view
  }

  func button(_ frame: CGRect? = nil, _ events: [(String, UIControl.Event)]) -> UIButton {
    let button = UIButton(frame: frame ?? small)
    button.backgroundColor = UIColor(white: 0.6, alpha: 1)
    root.addSubview(button)
    listen(to: button, events)
    return button
  }

  func listen(to control: UIControl, _ events: [(String, UIControl.Event)]) {
    for (name, event) in events {
      let target = keep(ProbeTarget("control.\(name)", log))
      control.addTarget(target, action: ProbeTarget.event, for: event)
    }
  }

  func window(_ name: String, _ frame: CGRect) {
    guard let scene = root.window?.windowScene else { return log.add("no scene for a window") }
    let window = UIWindow(windowScene: scene)
    window.frame = root.convert(frame, to: nil)
    window.addSubview(ProbeView(name, frame: CGRect(origin: .zero, size: frame.size), log))
    window.isHidden = false
    windows.append(window)
  }

  // MARK: - Recognizers

  func tap(
    _ name: String = "tap", on view: UIView, taps: Int = 1, fingers: Int = 1
  ) -> ProbeTap {
    let tap = ProbeTap()
    (tap.log, tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (log, taps, fingers)
    return add(tap, name, to: view)
  }

  func pan(_ name: String = "pan", on view: UIView) -> ProbePan {
    let pan = ProbePan()
    pan.log = log
    return add(pan, name, to: view)
  }

  func pinch(on view: UIView) -> ProbePinch {
    let pinch = ProbePinch()
    pinch.log = log
    return add(pinch, "pinch", to: view)
  }

  func scripted(
    _ name: String = "own", on view: UIView,
    _ decide: @escaping (ProbeScripted, ProbeScripted.Phase, Set<UITouch>, UIEvent) -> Void
  ) -> ProbeScripted {
    let scripted = ProbeScripted()
    (scripted.log, scripted.decide) = (log, decide)
    return add(scripted, name, to: view)
  }

  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView,
    whenActed: ((UIGestureRecognizer) -> Void)? = nil
  ) -> Recognizer {
    recognizer.name = name
    let target = keep(ProbeTarget(name, log))
    target.whenActed = whenActed
    recognizer.addTarget(target, action: ProbeTarget.action)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Calls a closure after each action of a recognizer.
  func whenActs(_ recognizer: UIGestureRecognizer, _ act: @escaping (UIGestureRecognizer) -> Void) {
    let target = keep(ProbeTarget("\(recognizer.name ?? "") again", log))
    target.whenActed = act
    recognizer.addTarget(target, action: ProbeTarget.action)
  }

  /// A delegate for recognizers.
  func delegate(
    of recognizers: [UIGestureRecognizer], _ set: (ProbeDelegate) -> Void
  ) {
    let delegate = keep(ProbeDelegate())
    set(delegate)
    for recognizer in recognizers { recognizer.delegate = delegate }
  }

  private func keep<Object: AnyObject>(_ object: Object) -> Object {
    kept.append(object)
    return object
  }
}
