import EvdevInput
import Testing

/// Movements that the sensor makes and no finger does. The panel has ten units to a millimetre.
@Suite struct SensorArtefactTests {
  private static var pad: DeviceDescription {
    var device = DeviceDescription.slotted
    device.properties = [.pointer, .buttonPad]
    return device
  }

  @Test(
    "while a pad is pressed its fingers rest, and go on from there; a screen has no such button")
  func press() {
    let script = "0 s0 i1 x100 y100\n10 x102\n20 L1 x120\n30 x140\n40 L0 x150\n50 x155\n60 i-1"
    #expect(
      track(script, device: Self.pad) == [
        "0 began 0 100,100", "10 moved 0 102,100",
        Self.pressed,
        "40 moved 0 112,100", "50 moved 0 117,100", "60 ended 0 117,100",
      ])
    #expect(track(script, device: .slotted).contains("30 moved 0 140,100"))
  }

  private static let pressed =
    "! the pad is pressed, and the movement of its fingers belongs to the press up to 10 mm"

  @Test("a finger that goes far while the pad is pressed drags, from where it was held")
  func pressedDrag() {
    #expect(
      track(
        "0 s0 i1 x100 y100\n10 L1\n20 x190\n30 x210\n40 x230\n50 L0\n60 x240\n70 i-1",
        device: Self.pad) == [
          "0 began 0 100,100", Self.pressed, "30 moved 0 120,100", "40 moved 0 140,100",
          "60 moved 0 150,100", "70 ended 0 150,100",
        ])
  }

  @Test("fingers that moved a little before they press land anew with the press, with their parts")
  func approach() {
    #expect(
      track(
        "0 s0 i1 x100 y100\n10 x115\n20 x130\n30 L1\n40 x140\n50 L0\n60 i-1", device: Self.pad)
        == [
          "0 began 0 100,100", "10 moved 0 115,100", "20 moved 0 130,100", Self.pressed,
          "30 cancelled 0 130,100", "40 began 1 130,100", "60 ended 1 130,100",
        ])
    #expect(
      track(
        "0 s0 i1 x500 y500\n200 s1 i2 x560 y520\n210 s0 x520\n220 L1 s1 x575\n230 s0 x521\n240 L0\n250 i-1 s1 i-1",
        device: Self.pad)
        == [
          "0 began 0 500,500", Self.split, "210 moved 0 520,500", Self.pressed,
          "220 cancelled 0 520,500", "230 began 1 520,500", "250 ended 1 520,500",
        ])
  }

  @Test("each press is looked at anew, and a lift in between ends nothing twice")
  func pressedAgain() {
    // What a finger rolled while it pressed is no movement before the next press.
    #expect(
      track("0 s0 i1 x100 y100\n10 L1\n20 x120\n30 L0\n40 L1\n50 L0\n60 i-1", device: Self.pad) == [
        "0 began 0 100,100", Self.pressed, Self.pressed, "60 ended 0 100,100",
      ])
    // A drag with the pad pressed is over with the release.
    let again = track(
      "0 s0 i1 x100 y100\n10 L1\n20 x210\n30 L0\n40 i-1\n50 s0 i2 x100 L1\n60 x140\n70 L0\n80 i-1",
      device: Self.pad)
    #expect(!again.contains { $0.hasPrefix("60") })
    // The finger lifts in the frame after the press.
    #expect(
      track("0 s0 i1 x100 y100\n10 x130\n20 L1\n30 i-1\n40 L0", device: Self.pad) == [
        "0 began 0 100,100", "10 moved 0 130,100", Self.pressed, "20 cancelled 0 130,100",
      ])
  }

  @Test("a pad with buttons of its own is not pressed by them")
  func ownButtons() {
    var device = Self.pad
    device.properties = [.pointer]
    #expect(
      track("0 s0 i1 x100 y100\n10 L1\n20 x140\n30 L0\n40 i-1", device: device) == [
        "0 began 0 100,100", "20 moved 0 140,100", "40 ended 0 140,100",
      ])
  }

  private static let split =
    "! the contact in slot 1 lands so near another that it is a part of the same finger"

  @Test("a finger that a pad reports as two contacts is one, and goes on as the second of them")
  func split() {
    let script = """
      0 s0 i1 x500 y500
      10 x510
      20 x520 s1 i2 x560 y520
      30 s0 x530 s1 x575
      40 s0 i-1
      50 s1 x585
      60 i-1
      """
    #expect(
      track(script, device: Self.pad) == [
        "0 began 0 500,500", "10 moved 0 510,500", Self.split, "20 moved 0 520,500",
        "30 moved 0 530,500", "50 moved 0 540,500", "60 ended 0 540,500",
      ])
    #expect(track(script, device: .slotted).contains("20 moved 0 520,500; began 1 560,520"))
  }

  @Test("a part that goes away from its finger is a finger, as is one that lands a width away")
  func apart() {
    #expect(
      track(
        "0 s0 i1 x500 y500\n10 s1 i2 x560 y500\n20 x650\n30 x750\n40 i-1\n50 s0 i-1",
        device: Self.pad) == [
          "0 began 0 500,500", Self.split, "30 began 1 750,500", "40 ended 1 750,500",
          "50 ended 0 500,500",
        ])
    #expect(
      track("0 s0 i1 x500 y500\n10 s1 i2 x620 y500\n20 i-1 s0 i-1", device: Self.pad) == [
        "0 began 0 500,500", "10 began 1 620,500", "20 ended 0 500,500; ended 1 620,500",
      ])
  }

  @Test("the other end of a thumb that slides is a part; beside a finger that rests there is none")
  func slidingThumb() {
    let slide = "0 s0 i1 x100 y300\n50 x150\n100 x210\n120 x220 s1 i2 x370 y300\n130 s0 x230"
    #expect(track(slide, device: Self.pad).contains(Self.split))
    let rest = "0 s0 i1 x100 y300\n50 x101\n100 x102\n110 x103\n120 s1 i2 x250 y300\n130 i-1 s0 i-1"
    #expect(track(rest, device: Self.pad).contains("120 began 1 250,300"))
    // Two fingers that are put down for a scroll need not land at one moment.
    let scroll = "0 s0 i1 x100 y300\n10 x110\n20 x120\n30 x130 s1 i2 x280 y300\n40 i-1 s0 i-1"
    #expect(track(scroll, device: Self.pad).contains("30 moved 0 130,300; began 1 280,300"))
  }

  @Test("a thumb that slides along the edge is one finger; two that land there together are two")
  func thumb() {
    let slide = """
      0 s0 i1 x100 y950
      50 x150
      100 x200
      150 x250 s1 i2 x450 y960
      160 s1 i-1
      170 s0 i-1
      """
    #expect(
      track(slide, device: Self.pad) == [
        "0 began 0 100,950", "50 moved 0 150,950", "100 moved 0 200,950", Self.split,
        "150 moved 0 250,950", "170 ended 0 250,950",
      ])
    #expect(
      track("0 s0 i1 x100 y950\n20 s1 i2 x300 y960\n30 i-1 s0 i-1", device: Self.pad).first {
        $0.hasPrefix("20")
      } == "20 began 1 300,960")
  }

  @Test("corners of a box move as its middle does: they come no nearer and do not turn")
  func corners() {
    var device = DeviceDescription.slotted
    device.properties = .semiMultitouch
    let lines = track(
      "0 s0 i1 x100 y100 s1 i2 x500 y500\n10 s0 x110\n20 s1 x490 y520\n30 s0 y80 s1 y540\n40 s0 i-1 s1 i-1",
      device: device)
    #expect(
      lines == [
        "0 began 0 100,100; began 1 500,500", "10 moved 0 105,100; moved 1 505,500",
        "20 moved 0 100,110; moved 1 500,510", "40 ended 0 100,110; ended 1 500,510",
      ])
  }
}
