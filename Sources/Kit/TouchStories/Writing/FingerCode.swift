import Foundation
import GestureCore
import Touchstone

/// Converts frames to lines of code: each finger's actions and times.
///
/// Fingers that are down at the same time form an act, in which each has its own chain of verbs.
/// Other input ends the act and has separate lines, after which another act continues.
struct FingerCode {
  private var lines: [String] = []
  private var fingers = 0
  /// The parts of the current act, in order of appearance.
  private var parts: [FingerPart] = []
  private var actStart = Timestamp.zero
  /// The stage's time after the lines so far.
  private var clock = Timestamp.zero
  private var now = Timestamp.zero
  private var held = OtherInputCode.Held()

  mutating func add(_ frame: InputFrame) {
    now = frame.time
    let other = OtherInputCode(frame, after: held)
    held = other.held
    if other.isBefore { add(other) }
    for contact in frame.contacts { add(contact, at: frame.time) }
    if !other.isBefore { add(other) }
    if parts.allSatisfy({ !$0.isDown }) { closeAct() }
  }

  /// All lines; time after the last finger becomes a wait.
  mutating func finish() -> [String] {
    closeAct()
    wait(until: now)
    return lines
  }

  // MARK: - Private

  private mutating func add(_ other: OtherInputCode) {
    guard !other.lines.isEmpty else { return }
    cut()
    wait(until: now)
    lines += other.lines
    if other.isInterruption { parts = [] }
  }

  private mutating func add(_ contact: Contact, at time: Timestamp) {
    if contact.phase == .began {
      if parts.isEmpty { actStart = time }
      fingers += 1
      let letter = UnicodeScalar(UInt8(97 + (fingers - 1) % 26))
      let name = fingers <= 26 ? "\(letter)" : "\(letter)\((fingers - 1) / 26)"
      parts.append(FingerPart(contact, name: name, start: actStart, landing: time))
      return
    }
    guard let index = parts.firstIndex(where: { $0.contact == contact.id && $0.isDown }) else {
      return
    }
    switch contact.phase {
    case .moved: parts[index].move(to: contact.sample.location, at: time)
    case .ended: parts[index].finish("up()", at: contact.sample.location, time)
    case .cancelled: parts[index].finish("cancel()", at: contact.sample.location, time)
    case .began: break
    }
  }

  /// Ends an act while fingers are down; they continue in the next one.
  private mutating func cut() {
    let down = parts.filter(\.isDown)
    for index in parts.indices where parts[index].isDown { parts[index].rest(until: now) }
    closeAct()
    guard !down.isEmpty else { return }
    actStart = now
    parts = down.map { $0.continued(from: now) }
  }

  private mutating func closeAct() {
    guard !parts.isEmpty else { return }
    wait(until: actStart)
    for part in parts { if let line = part.declaration { lines.append(line) } }
    let chains = parts.map(\.chain).filter { !$0.isEmpty }
    if chains.count > 1 {
      lines.append("stage.together {")
      lines += chains.joined().map { "  \($0)" }
      lines.append("}")
    } else {
      lines += chains.joined()
    }
    clock = parts.map(\.end).max() ?? clock
    parts = []
  }

  private mutating func wait(until time: Timestamp) {
    guard time > clock else { return }
    let seconds = StageCode.seconds(from: clock, to: time)
    clock = time
    if seconds > 0 { lines.append("stage.wait(\(StageCode.number(seconds)))") }
  }
}
