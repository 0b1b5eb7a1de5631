import Foundation
import TouchRecordings

/// R1: a recording in Touchstone's own format, from its bytes to its frames. Its drags are those of
/// W6: one finger, 400 readings of 8 ms each. A repetition is one drag; its samples are lines.
struct R1: Workload {
  static let name = "R1"
  static let repetitions = 1_000

  private let reading: Reading

  init(_ repetitions: Int) {
    var text = "touches 1\nsize 400x800\n"
    Reading.drags(repetitions) { milliseconds, phase, x, y in
      let seconds = String(format: "%d.%03d", milliseconds / 1000, milliseconds % 1000)
      text += "\(seconds) \(phase) 1 \(x),\(y)\n"
    }
    reading = Reading(text, repetitions)
  }

  mutating func run() -> Tally { reading.run() }
}

/// R2: the same as a page's pointer events, one JSON object a line.
struct R2: Workload {
  static let name = "R2"
  static let repetitions = 300

  private let reading: Reading

  init(_ repetitions: Int) {
    var text = ""
    Reading.drags(repetitions) { milliseconds, phase, x, y in
      text += #"{"type":"pointer\#(phase)","timeStamp":\#(milliseconds)"#
      text += #","pointerId":1,"pointerType":"touch","isPrimary":true"#
      text += #","clientX":\#(x),"clientY":\#(y),"pressure":0.5,"width":20,"height":20}"# + "\n"
    }
    reading = Reading(text, repetitions)
  }

  mutating func run() -> Tally { reading.run() }
}

/// A recording in memory, which is read and looked at no further.
private struct Reading {
  enum Phase { case down, move, up }

  private let bytes: [UInt8]
  private let readings: Int
  private let drags: Int

  init(_ text: String, _ drags: Int) {
    bytes = Array(text.utf8)
    readings = drags * 401
    self.drags = drags
  }

  func run() -> Tally {
    var tally = Tally(samples: readings, expected: drags)
    do throws(RecordingError) {
      var reader = try RecordingReader(bytes: bytes, named: "drags")
      while let frame = try reader.nextFrame() {
        tally.frames += 1
        for contact in frame.contacts {
          tally.sum += contact.sample.location.x
          if contact.phase == .ended { tally.actions += 1 }
        }
      }
    } catch {
      print(error)
    }
    return tally
  }

  /// Each reading of so many drags.
  static func drags(
    _ count: Int, _ tell: (_ milliseconds: Int, _ phase: Phase, _ x: String, _ y: String) -> Void
  ) {
    var milliseconds = 0
    for _ in 0..<count {
      for step in 0...400 {
        let x = String(format: "%.2f", 200 + 160 * sin(Double(step) / 40))
        tell(milliseconds, step == 0 ? .down : step == 400 ? .up : .move, x, "\(200 + step)")
        milliseconds += 8
      }
      milliseconds += 500
    }
  }
}
