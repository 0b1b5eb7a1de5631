import EvdevInput
import Testing

@Suite("Protocol A")
struct PacketTests {
  @Test("contacts with ids are followed by id, whatever their order")
  func identified() {
    let lines = track(
      """
      0 i7 x100 y100 mt i3 x500 y500 mt
      10 i3 x510 y500 mt i7 x110 y100 mt
      20 i3 x520 y500 mt
      30 mt
      """)
    #expect(
      lines == [
        "0 began 0 100,100; began 1 500,500",
        "10 moved 1 510,500; moved 0 110,100",
        "20 moved 1 520,500; ended 0 110,100",
        "30 ended 1 520,500",
      ])
  }

  @Test("contacts without ids are matched so that all together move least")
  func anonymous() {
    // By nearest neighbour alone the first would take the second's place.
    let lines = track(
      """
      0 x100 y100 mt x200 y100 mt
      10 x190 y100 mt x290 y100 mt
      20 x290 y100 mt
      30 mt
      """)
    #expect(
      lines == [
        "0 began 0 100,100; began 1 200,100",
        "10 moved 0 190,100; moved 1 290,100",
        "20 ended 0 190,100",
        "30 ended 1 290,100",
      ])
  }

  @Test("a place farther away than a finger moves in a frame is another finger")
  func gate() {
    let lines = track("0 x100 y100 mt\n10 x900 y900 mt\n20 mt")
    #expect(
      lines == [
        "0 began 0 100,100", "10 ended 0 100,100; began 1 900,900", "20 ended 1 900,900",
      ])
  }

  @Test("ids that only number the contacts close the gap of a lift")
  func renumbered() {
    let lines = track(
      "0 i0 x100 y100 mt i1 x800 y800 mt\n10 i0 x801 y800 mt\n20 mt")
    #expect(
      lines == [
        "0 began 0 100,100; began 1 800,800",
        "10 moved 1 801,800; ended 0 100,100",
        "20 ended 1 801,800",
      ])
  }

  @Test("a released touch key without contacts is a lift; another key is none")
  func silentFrames() {
    let lines = track("0 x1 y2 mt T1\n10 F2\n20 T0\n30 x1 y2 mt T1\n40 T0")
    #expect(
      lines == ["0 began 0 1,2", "20 ended 0 1,2", "30 began 1 1,2", "40 ended 1 1,2"])
  }

  @Test("the count of fingers adds nothing, since every finger is listed")
  func overcounted() {
    #expect(
      track("0 x1 y2 mt F2 T1\n10 f2 T0") == ["0 began 0 1,2", "10 ended 0 1,2"])
  }

  @Test("hover, palms, widthless last contacts and contacts without a place are no touches")
  func untouching() {
    let lines = track(
      """
      0 i1 x10 y10 m5 mt i2 x500 y10 p0 mt i3 x700 y10 d4 mt i4 y3 mt
      10 i1 x11 y10 m0 mt
      20 i1 x11 y10 m6 mt
      30 i1 x11 y10 m6 t2 mt
      """)
    #expect(
      lines == [
        "! a contact without a position",
        "0 began 0 10,10 m5",
        "10 ended 0 10,10 m5",
        "20 began 1 11,10 m6",
        "30 cancelled 1 11,10 m6",
      ])
  }

  @Test("an id used twice in a frame is told, and the second contact left out")
  func duplicate() {
    let lines = track("0 i1 x10 y10 mt i1 x500 y500 mt\n10 mt")
    #expect(
      lines == [
        "! two contacts of one frame have the tracking id 1", "0 began 0 10,10", "10 ended 0 10,10",
      ])
  }

  @Test("negative positions are positions")
  func negative() {
    #expect(track("0 x-40 y-3 mt\n10 mt") == ["0 began 0 -40,-3", "10 ended 0 -40,-3"])
  }
}
