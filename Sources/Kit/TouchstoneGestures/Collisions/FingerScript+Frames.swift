import Foundation
import GestureCore
import GesturePatterns
import Touchstone

extension FingerScript {
  /// The script as frames, for `system.receive(frame)`.
  public var frames: [InputFrame] {
    var places: [Int: CGPoint] = [:]
    return moments.map { moment in
      var frame = InputFrame(time: moment.time)
      frame.contacts = moment.changes.map { change in
        let (finger, phase): (Int, Contact.Phase)
        switch change {
        case .down(let number, let place):
          (finger, phase) = (number, .began)
          places[number] = place
        case .move(let number, let place):
          (finger, phase) = (number, .moved)
          places[number] = place
        case .up(let number): (finger, phase) = (number, .ended)
        }
        return Contact(
          id: finger, phase: phase, kind: .direct, at: places[finger] ?? .zero, time: moment.time)
      }
      return frame
    }
  }

  /// The script as a recording in Touchstone's own format, for a screen of that size.
  public func recording(size: CGSize) -> String {
    "touches 1\nsize \(Self.spell(size.width))x\(Self.spell(size.height))\n\n"
      + lines.joined(separator: "\n") + "\n"
  }

  /// The moments as lines of that format.
  package var lines: [String] {
    moments.map { moment in
      let words = moment.changes.map { change in
        switch change {
        case .down(let finger, let place): "down \(finger) \(Self.spell(place))"
        case .move(let finger, let place): "move \(finger) \(Self.spell(place))"
        case .up(let finger): "up \(finger)"
        }
      }
      return Self.spell(moment.time) + " " + words.joined(separator: "; ")
    }
  }

  private static func spell(_ place: CGPoint) -> String { "\(spell(place.x)),\(spell(place.y))" }

  /// Seconds without trailing zeros.
  private static func spell(_ time: Timestamp) -> String {
    var text = String(format: "%.9f", time.seconds)
    while text.hasSuffix("0") { text.removeLast() }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private static func spell(_ number: CGFloat) -> String {
    // Enough decimals to restore the location exactly.
    let whole = number.rounded()
    return whole == number && abs(number) < 1e9 ? String(format: "%.0f", number) : "\(number)"
  }
}
