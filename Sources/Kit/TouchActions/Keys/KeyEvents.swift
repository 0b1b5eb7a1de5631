import EvdevInput
import GestureCore

/// Converts actions to keyboard events, and tracks which keys are held.
package struct KeyEvents {
  /// The number of holds of each key that is down.
  private var holds: [UInt16: Int] = [:]

  package init() {}

  /// An action's events, with a report after each change; empty for programs.
  package mutating func events(of deed: Deed) -> [EvdevEvent] {
    switch deed {
    case .run: []
    case .keys(let chords): chords.flatMap(strokes)
    case .click(let button):
      Self.change(button.code, isDown: true) + Self.change(button.code, isDown: false)
    case .hold(let chord): chord.keys.flatMap { hold($0) }
    case .lift(let chord): chord.keys.reversed().flatMap { lift($0) }
    }
  }

  /// The key strokes of a chord; held keys in it are neither pressed nor released.
  private func strokes(of chord: Chord) -> [EvdevEvent] {
    let keys = chord.keys.filter { holds[$0] == nil }
    return keys.flatMap { Self.change($0, isDown: true) }
      + keys.reversed().flatMap { Self.change($0, isDown: false) }
  }

  private mutating func hold(_ key: UInt16) -> [EvdevEvent] {
    let count = holds[key, default: 0]
    holds[key] = count + 1
    return count == 0 ? Self.change(key, isDown: true) : []
  }

  private mutating func lift(_ key: UInt16) -> [EvdevEvent] {
    guard let count = holds[key] else { return [] }
    holds[key] = count > 1 ? count - 1 : nil
    return count == 1 ? Self.change(key, isDown: false) : []
  }

  /// The kernel sets the time.
  private static func change(_ key: UInt16, isDown: Bool) -> [EvdevEvent] {
    [
      EvdevEvent(time: .zero, type: EvdevCode.key, code: key, value: isDown ? 1 : 0),
      EvdevEvent(time: .zero, type: EvdevCode.syn, code: EvdevCode.synReport, value: 0),
    ]
  }
}
