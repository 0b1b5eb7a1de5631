import Foundation
import GestureCore
import Touchstone

/// A script played on the real thing: real views, real recognizers, frames through the one door.
final class Performance: NSObject {
  var log: [LogLine] = []
  /// What is wrong on its own, whatever the oracle says.
  var complaints: [String] = []

  let script: Script
  let scene = UIWindowScene(
    screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 400, height: 800)))
  var views: [UIView] = []
  var recognizers: [UIGestureRecognizer] = []
  private var places: [Int: CGPoint] = [:]
  var time = 0
  var streams: [Int: OpenStream] = [:]
  private var seen: [WeakTouch] = []

  private struct Question: Hashable {
    var words: String
    var recognizer: Int
    var other: Int?
    var touch: Int?
  }
  private var asked: Set<Question> = []

  private struct WeakTouch {
    weak var touch: UITouch?
  }

  /// How long the clock runs on when the script is over, in milliseconds.
  static let epilogue = 10_000

  init(_ script: Script) {
    self.script = script
    super.init()
    setUpViews()
    setUpRecognizers()
  }

  func play() {
    for (number, step) in script.steps.enumerated() {
      log.append(.step(number))
      perform(step)
      noteWhereAllAre()
    }
    log.append(.step(script.steps.count))
    receive(after: Self.epilogue, [])
    noteWhereAllAre()
    // It ends the wait of recognizers that have not decided (COR-17).
    perform(.interrupt)
    noteWhereAllAre()
    checkThatAllIsOver()
  }

  // MARK: For those on the stage

  func number(of recognizer: UIGestureRecognizer) -> Int? {
    recognizers.firstIndex { $0 === recognizer }
  }

  func recognizer(
    _ recognizer: UIGestureRecognizer, hears phase: Contact.Phase, _ touches: Set<UITouch>,
    _ event: UIEvent
  ) {
    guard let number = number(of: recognizer) else { return }
    notice(touches)
    log.append(.hears(number, phase, touches.map(\.contactID).sorted()))
    if !touches.isSubset(of: event.touches(for: recognizer) ?? []) {
      complaints.append("r\(number) hears of a touch that the event does not give it")
    }
  }

  func wasReset(_ recognizer: UIGestureRecognizer) {
    guard let number = number(of: recognizer) else { return }
    log.append(.reset(number))
    // The attempt is over; all but touches may be asked about again.
    asked = asked.filter { $0.touch != nil || $0.recognizer != number && $0.other != number }
  }

  func allows(_ one: UIGestureRecognizer, toPrevent other: UIGestureRecognizer) -> Bool {
    !holds(one, other) { .cannotPrevent($0, $1) }
  }

  func allows(_ one: UIGestureRecognizer, toBePreventedBy other: UIGestureRecognizer) -> Bool {
    !holds(one, other) { .cannotBePrevented($0, by: $1) }
  }

  func makes(_ one: UIGestureRecognizer, waitFor other: UIGestureRecognizer) -> Bool {
    count("requires failure of", one, other)
    return holds(one, other) { .waitsThisTime($0, for: $1, says: .waitingSubclass) }
  }

  func makes(_ one: UIGestureRecognizer, beAwaitedBy other: UIGestureRecognizer) -> Bool {
    count("is required to fail by", one, other)
    return holds(other, one) { .waitsThisTime($0, for: $1, says: .waitedForSubclass) }
  }

  func notice(_ touches: Set<UITouch>) {
    for touch in touches where !seen.contains(where: { $0.touch === touch }) {
      seen.append(WeakTouch(touch: touch))
    }
  }

  /// Some questions are asked once for each attempt at most (ARB-24, FAI-20) or each touch (DEL-05).
  func count(_ question: String, _ one: UIGestureRecognizer, _ other: AnyObject? = nil) {
    guard let number = number(of: one) else { return }
    let question = Question(
      words: question, recognizer: number,
      other: (other as? UIGestureRecognizer).flatMap { self.number(of: $0) },
      touch: (other as? UITouch)?.contactID)
    if !asked.insert(question).inserted { complaints.append("asked again: \(question)") }
  }

  func react(_ reaction: Script.Reaction?) {
    guard let reaction else { return }
    recognizers[reaction.disables].isEnabled = false
    if reaction.enablesAgain { recognizers[reaction.disables].isEnabled = true }
  }

  func view(_ number: Int, hears phase: Contact.Phase, _ touches: Set<UITouch>) {
    notice(touches)
    let sightings = touches.sorted { $0.contactID < $1.contactID }.map { touch in
      let place = touch.location(in: nil)
      let time = phase == .cancelled ? nil : Int((touch.timestamp * 1000).rounded())
      let receivers = (touch.gestureRecognizers ?? []).compactMap { self.number(of: $0) }
      return LogLine.Sighting(
        touch: touch.contactID, x: Int(place.x), y: Int(place.y), time: time,
        receivers: phase == .began || phase == .moved ? receivers.sorted() : [])
    }
    log.append(.view(number, phase, sightings))
  }

  func view(_ number: Int, hears phase: Contact.Phase, _ presses: Set<UIPress>) {
    log.append(.presses(number, phase, presses.map(\.pressID).sorted()))
  }

  func view(_ number: Int, lets recognizer: UIGestureRecognizer) -> Bool {
    guard let recognizer = self.number(of: recognizer) else { return true }
    return !script.relations.contains(.viewVetoes(view: number, recognizer))
  }

  func holds(
    _ one: UIGestureRecognizer, _ other: UIGestureRecognizer,
    _ relation: (Int, Int) -> Script.Relation
  ) -> Bool {
    guard let one = number(of: one), let other = number(of: other) else { return false }
    return script.relations.contains(relation(one, other))
  }

  // MARK: - Private

  private func perform(_ step: Script.Step) {
    switch step {
    case .frame(let delay, let changes): receive(after: delay, changes)
    case .press(let delay, let button): receive(after: delay, button)
    case .stream(let delay, let stream): receive(after: delay, stream)
    case .wait(let delay): receive(after: delay, [])
    case .interrupt:
      scene.touchSystem.receive(InputFrame(time: timestamp, isInterruption: true))
    case .removeView(let view): views[view].removeFromSuperview()
    case .restoreView(let view):
      if views[view].superview == nil { views[script.views[view].parent].addSubview(views[view]) }
    case .interact(let view, let isEnabled): views[view].isUserInteractionEnabled = isEnabled
    case .enableControl(let view, let isEnabled):
      (views[view] as? UIControl)?.isEnabled = isEnabled
    case .require(let one, let other): recognizers[one].require(toFail: recognizers[other])
    case .detach(let number):
      recognizers[number].view?.removeGestureRecognizer(recognizers[number])
    case .attach(let number, let view): views[view].addGestureRecognizer(recognizers[number])
    case .enable(let number, let isEnabled): recognizers[number].isEnabled = isEnabled
    case .poke(let number): (recognizers[number] as? ScriptedRecognizer)?.poke()
    }
  }

  var timestamp: Timestamp { Timestamp(nanoseconds: Int64(time) * 1_000_000) }

  private func receive(after delay: Int, _ changes: [Script.Change]) {
    time += delay
    var frame = InputFrame(time: timestamp)
    frame.contacts = changes.map { change in
      let phase: Contact.Phase
      switch change {
      case .down(let finger, let x, let y):
        phase = .began
        places[finger] = CGPoint(x: x, y: y)
      case .move(let finger, let x, let y):
        phase = .moved
        places[finger] = CGPoint(x: x, y: y)
      case .up: phase = .ended
      case .cancel: phase = .cancelled
      }
      let place = places[change.finger] ?? .zero
      return Contact(
        id: change.finger, phase: phase, kind: Script.isPencil(change.finger) ? .pencil : .direct,
        at: place, time: timestamp)
    }
    scene.touchSystem.receive(frame)
  }

  private func receive(after delay: Int, _ button: Script.Button) {
    time += delay
    let phase: InputPhase =
      switch button {
      case .down: .began
      case .up: .ended
      case .cancel: .cancelled
      }
    let change = PressChange(id: button.number, phase: phase, type: 0)
    scene.touchSystem.receive(InputFrame(time: timestamp, presses: [change]))
  }

  private func checkThatAllIsOver() {
    for recognizer in recognizers {
      if recognizer.state != .possible || recognizer.numberOfTouches != 0 {
        complaints.append(
          "\(recognizer.name ?? "?") is \(recognizer.state) with \(recognizer.numberOfTouches) "
            + "touches when all is over")
      }
    }
    let leaks = seen.compactMap { $0.touch?.contactID }
    if !leaks.isEmpty { complaints.append("touches \(leaks) are still alive when all is over") }
  }
}
