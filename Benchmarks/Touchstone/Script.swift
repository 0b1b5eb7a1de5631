import Foundation
import GestureCore
import Touchstone

/// The frames of one gesture, played again and again, each time later.
struct Script {
  private(set) var frames: [InputFrame] = []
  private(set) var samples = 0
  private var now = Timestamp(seconds: 1)
  private var length: Int64 = 0

  /// Fingers that come down, move and lift together.
  static func gesture(
    fingers: Int, moves: Int, _ place: (_ finger: Int, _ step: Int) -> Formulas.Place
  ) -> Script {
    var script = Script()
    for step in 0...moves + 1 {
      let phase: Contact.Phase = step == 0 ? .began : step > moves ? .ended : .moved
      script.add(phase, (0..<fingers).map { place($0, min(step, moves)) })
    }
    script.rest(Formulas.pause)
    return script
  }

  mutating func add(_ phase: Contact.Phase, _ places: [Formulas.Place]) {
    let contacts = places.enumerated().map { id, place in
      Contact(id: id, phase: phase, at: CGPoint(x: place.x, y: place.y), time: now)
    }
    frames.append(InputFrame(time: now, contacts: contacts))
    samples += contacts.count
    rest(1 / Formulas.frameRate)
  }

  mutating func rest(_ seconds: Double) {
    let before = now
    now = now.advanced(by: seconds)
    length += now.nanoseconds - before.nanoseconds
  }

  /// Plays all frames. Each is then moved on in place, to the next time that it is played: making
  /// frames is the work of a source, and is not what is measured.
  mutating func play(to system: TouchSystem) {
    playAll(to: system)
    move(by: length)
  }

  /// Begins after a moment to which the system has come meanwhile: content that glides goes on for
  /// seconds, and frames of the past would be dropped.
  mutating func begin(after time: Timestamp) {
    guard let first = frames.first, first.time <= time else { return }
    move(by: time.advanced(by: Formulas.pause).nanoseconds - first.time.nanoseconds)
  }

  private mutating func move(by nanoseconds: Int64) {
    for index in frames.indices {
      frames[index].time.nanoseconds += nanoseconds
      for contact in frames[index].contacts.indices {
        frames[index].contacts[contact].sample.time.nanoseconds += nanoseconds
      }
    }
  }

  private mutating func playAll(to system: TouchSystem) {
    for index in frames.indices { play(&frames[index], to: system) }
  }

  /// Where it lies in the list, since one that is taken from there is a copy.
  private func play(_ frame: inout InputFrame, to system: TouchSystem) { system.receive(frame) }
}
