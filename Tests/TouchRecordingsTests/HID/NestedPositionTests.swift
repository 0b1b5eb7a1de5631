import Testing
import TouchRecordings

@Suite struct NestedPositionTests {
  /// Two fingers, each with a tip, a number, and its position in a collection within the finger's.
  private static let descriptor: String = {
    let finger =
      "09 22 a1 02 09 42 15 00 25 01 75 01 95 01 81 02 95 07 81 03 75 08 09 51 95 01 81 02 "
      + "a1 00 05 01 26 e8 03 75 10 09 30 81 02 09 31 81 02 c0 05 0d c0 "
    let bytes = "05 0d 09 04 a1 01 85 01 " + finger + finger + "09 54 95 01 75 08 81 02 c0"
    return "R: \(bytes.split(separator: " ").count) \(bytes)\n"
  }()

  @Test("a place whose tip is not down neither lands nor lifts, wherever the position lies")
  func restingPlace() throws {
    var text = Self.descriptor + "N: Panel\nI: 3 1234 0001\n"
    for (index, x) in ["64 00", "c8 00", "2c 01"].enumerated() {
      text += "E: 1.0\(index)0000 14 01 01 00 \(x) 64 00 00 01 ff ff ff ff 02\n"
    }
    text += "E: 1.030000 14 01 00 00 2c 01 64 00 00 01 ff ff ff ff 02\n"
    let recording = try Recording(text: text)
    let phases = recording.frames.flatMap(\.contacts).map { "\($0.id) \($0.phase)" }
    #expect(phases == ["0 began", "0 moved", "0 moved", "0 ended"])
  }
}
