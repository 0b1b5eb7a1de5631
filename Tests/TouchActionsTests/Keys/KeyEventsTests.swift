import EvdevInput
import GestureCore
import Testing
import TouchActions

@Suite struct KeyEventsTests {
  @Test("a chord goes down in its order and up in the other, each change with its report")
  func chords() {
    var keys = KeyEvents()
    #expect(
      keys.events(of: .keys([Chord([29, 42, 20]), Chord([1])])) == [
        Self.key(29, 1), Self.report, Self.key(42, 1), Self.report, Self.key(20, 1), Self.report,
        Self.key(20, 0), Self.report, Self.key(42, 0), Self.report, Self.key(29, 0), Self.report,
        Self.key(1, 1), Self.report, Self.key(1, 0), Self.report,
      ])
    #expect(
      keys.events(of: .click(.middle)) == [
        Self.key(0x112, 1), Self.report, Self.key(0x112, 0), Self.report,
      ])
    #expect(keys.events(of: .run(["ls"])) == [])
  }

  @Test("a key that two gestures hold stays down until both are over, and chords leave it down")
  func holds() {
    var keys = KeyEvents()
    let (alt, tab) = (Chord([56]), Chord([56, 15]))
    #expect(keys.events(of: .hold(alt)) == [Self.key(56, 1), Self.report])
    #expect(keys.events(of: .hold(alt)) == [])
    #expect(
      keys.events(of: .keys([tab])) == [
        Self.key(15, 1), Self.report, Self.key(15, 0), Self.report,
      ])
    #expect(keys.events(of: .lift(alt)) == [])
    #expect(keys.events(of: .lift(alt)) == [Self.key(56, 0), Self.report])
    #expect(keys.events(of: .lift(alt)) == [])
  }

  @Test("each key's number is the kernel's, and people's names mean the usual ones")
  func names() {
    let names = ["a", "ctrl", "super", "f12", "volumeup", "F1", "nokey"]
    #expect(names.map(KeyName.code(named:)) == [30, 29, 125, 88, 115, nil, nil])
    #expect(Chord([29, 125, 88]).description == "leftctrl+leftmeta+f12")
    #expect(KeyName.all.count == Set(KeyName.all).count)
  }

  private static let report = EvdevEvent(
    time: .zero, type: EvdevCode.syn, code: EvdevCode.synReport, value: 0)

  private static func key(_ code: UInt16, _ value: Int32) -> EvdevEvent {
    EvdevEvent(time: .zero, type: EvdevCode.key, code: code, value: value)
  }
}
