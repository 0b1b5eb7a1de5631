import Effort
import GestureCore
import Testing
import TouchRecordings
import Waiting

/// Fingers that come down and never lift.
@Suite struct ManyFingersTests {
  private static let most = FrameCheck.mostDown

  private func read(_ text: String) throws -> Recording {
    try Recording(RecordingReader(bytes: Array(text.utf8), named: "many"))
  }

  private func landed(_ recording: Recording) -> Int {
    recording.frames.flatMap(\.contacts).count { $0.phase == .began }
  }

  @Test("readers keep as many as the engine lets down, and say what they leave out")
  func limit() throws {
    let count = Effort.isFull ? 3000 : Self.most + 10
    let own = (0..<count).map { "\(Double($0) / 100) down \($0 + 1) 10,10" }
    let web = (0..<count).map {
      #"{"type":"pointerdown","pointerId":\#($0),"clientX":5,"clientY":6,"timeStamp":\#($0 * 2)}"#
    }
    let tuio = (0..<count).map {
      "\($0).0 /tuio/2Dcur sifffff \"set\" \($0) 0.5 0.25 0.0 0.0 0.0\n\($0).0 /tuio/2Dcur si \"fseq\" \($0)"
    }
    for text in [
      "touches 1\nsize 400x800\n" + own.joined(separator: "\n"), web.joined(separator: "\n"),
      tuio.joined(separator: "\n"),
    ] {
      let recording = try read(text)
      #expect(landed(recording) == Self.most)
      #expect(
        recording.complaints.contains {
          $0.message.contains("lands while \(Self.most) others are down")
        })
    }
  }

  @Test("a TUIO cursor that its bundle does not list as alive is none")
  func notAlive() throws {
    let recording = try read(
      """
      1.0 /tuio/2Dcur si "alive" 7
      1.0 /tuio/2Dcur sifffff "set" 7 0.5 0.25 0.0 0.0 0.0
      1.0 /tuio/2Dcur sifffff "set" 8 0.5 0.25 0.0 0.0 0.0
      1.0 /tuio/2Dcur si "fseq" 1
      """)
    #expect(landed(recording) == 1)
  }

  @Test("thousands of readings of one time are taken one after the other, and not copied each time")
  func oneMoment() throws {
    func time(_ count: Int) throws -> Duration {
      let moves = (0..<count).map {
        #"{"type":"pointermove","pointerId":1,"clientX":\#($0 % 100),"clientY":6,"timeStamp":20}"#
      }
      let text =
        #"{"type":"pointerdown","pointerId":1,"clientX":5,"clientY":6,"timeStamp":10}"# + "\n"
        + moves.joined(separator: "\n")
      return try ProcessorTime.measure { _ = try read(text) }
    }
    let (few, many) = (try time(2000), try time(8000))
    #expect(many < few * 7, "\(few), \(many)")
  }
}
