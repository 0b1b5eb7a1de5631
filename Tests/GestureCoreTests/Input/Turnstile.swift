import Foundation
import GestureCore

/// A frame check in words: what it lets in and what it refuses.
struct Turnstile {
  private var check = FrameCheck()

  /// What came in, then what was refused, one line each.
  mutating func admit(_ frame: InputFrame) -> [String] {
    var refusals: [String] = []
    let admitted = check.admit(frame) { refusals.append("refused: \($0)") }
    return Self.words(admitted) + refusals
  }

  /// The same for contacts alone.
  mutating func admit(at time: Int64, _ contacts: Contact...) -> [String] {
    admit(InputFrame(time: Timestamp(nanoseconds: time), contacts: contacts))
  }

  private static func words(_ frame: InputFrame) -> [String] {
    var words = ["\(frame.time.nanoseconds)"]
    words += frame.contacts.map { contact in
      let earlier = contact.earlierSamples.map { " \($0.location.x)" }.joined()
      return "contact \(contact.id) \(contact.phase)\(earlier)"
    }
    words += frame.presses.map { "press \($0.id) \($0.phase)" }
    if let hover = frame.hover { words.append("hover \(hover.phase)") }
    if let scroll = frame.scroll { words.append("scroll \(scroll.phase)") }
    if let transform = frame.transform { words.append("transform \(transform.phase)") }
    words += frame.estimateUpdates.map { "update \($0.index)" }
    if frame.isInterruption { words.append("interruption") }
    if let modifiers = frame.modifiers { words.append("modifiers \(modifiers)") }
    if let buttons = frame.buttons { words.append("buttons \(buttons)") }
    return words
  }
}

extension Contact {
  static func began(_ id: Int, x: CGFloat = 0) -> Contact { contact(id, .began, x) }
  static func moved(_ id: Int, x: CGFloat = 0) -> Contact { contact(id, .moved, x) }
  static func ended(_ id: Int, x: CGFloat = 0) -> Contact { contact(id, .ended, x) }
  static func cancelled(_ id: Int, x: CGFloat = 0) -> Contact { contact(id, .cancelled, x) }

  private static func contact(_ id: Int, _ phase: Phase, _ x: CGFloat) -> Contact {
    Contact(id: id, phase: phase, at: CGPoint(x: x, y: 0), time: .zero)
  }
}
