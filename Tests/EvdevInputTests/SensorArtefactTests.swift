import EvdevInput
import Testing

/// Movements that the sensor makes and no finger does. The panel has ten units to a millimetre.
@Suite struct SensorArtefactTests {
  private static var pad: DeviceDescription {
    var device = DeviceDescription.slotted
    device.properties = [.pointer, .buttonPad]
    return device
  }

  private static let leap = "! a contact jumps by 30 mm or more, which no finger does"

  @Test("a jump that the reports before and after do not continue is left out")
  func leap() {
    #expect(
      track(
        "0 s0 i1 x100 y100\n10 x105\n20 x110\n30 x115\n40 x600\n50 x605\n60 x610\n70 i-1",
        device: .slotted)
        == [
          "0 began 0 100,100", "10 moved 0 105,100", "20 moved 0 110,100", "30 moved 0 115,100",
          Self.leap, "50 moved 0 120,100", "60 moved 0 125,100", "70 ended 0 125,100",
        ])
  }

  @Test(
    "a jump there and back again is left out, and so is one before the lift of a finger that rested"
  )
  func backAgain() {
    #expect(
      track(
        "0 s0 i1 x100 y100\n10 x101\n20 x102\n30 x103\n40 x600\n50 x104\n60 x105\n70 i-1",
        device: .slotted
      )
      .filter { $0.contains("600") || $0.contains("500") } == [])
    #expect(
      track("0 s0 i1 x100 y100\n10 x101\n20 x102\n30 x103\n40 x600\n50 i-1", device: .slotted).last
        == "50 ended 0 103,100")
  }

  @Test("a fast finger is no jump, also one that is gone after two reports")
  func fast() {
    #expect(
      track("0 s0 i1 x100 y100\n10 x450\n20 x800\n30 x990\n40 i-1", device: .slotted) == [
        "0 began 0 100,100", "20 moved 0 800,100", "30 moved 0 990,100", "40 ended 0 990,100",
      ])
    #expect(
      track("0 s0 i1 x100 y100\n10 x450\n20 i-1", device: .slotted) == [
        "0 began 0 100,100", "20 ended 0 450,100",
      ])
    // Reports that are far apart tell nothing of the way between.
    #expect(
      track("0 s0 i1 x100 y100\n200 x600\n210 x601\n220 i-1", device: .slotted) == [
        "0 began 0 100,100", "200 moved 0 600,100", "210 moved 0 601,100", "220 ended 0 601,100",
      ])
  }

  @Test(
    "while a pad is pressed its fingers rest, and go on from there; a screen has no such button")
  func press() {
    let script = "0 s0 i1 x100 y100\n10 x102\n20 L1 x120\n30 x140\n40 L0 x150\n50 x155\n60 i-1"
    #expect(
      track(script, device: Self.pad) == [
        "0 began 0 100,100", "10 moved 0 102,100",
        "! the pad is pressed, and what its fingers do meanwhile is no gesture",
        "40 moved 0 112,100", "50 moved 0 117,100", "60 ended 0 117,100",
      ])
    #expect(track(script, device: .slotted).contains("30 moved 0 140,100"))
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
