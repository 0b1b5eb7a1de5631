import EvdevInput
import Testing

@Suite("Protocol B")
struct SlotTests {
  @Test("two fingers land, move and lift, each in its slot")
  func twoFingers() {
    let lines = track(
      """
      0 s0 i5 x100 y200 s1 i6 x500 y600 T1
      10 s0 x110 s1 y610
      20 s0 i-1
      30 s1 i-1 T0
      """, device: .slotted)
    #expect(
      lines == [
        "0 began 0 100,200; began 1 500,600",
        "10 moved 0 110,200; moved 1 500,610",
        "20 ended 0 110,200",
        "30 ended 1 500,610",
      ])
  }

  @Test("slot 0 is selected until another is, and selecting it again changes nothing")
  func slotZero() {
    let implicit = track("0 i5 x100 y200\n10 x110\n20 i-1", device: .slotted)
    let explicit = track("0 s0 i5 x100 y200\n10 s0 x110\n20 s0 s0 i-1", device: .slotted)
    let expected = ["0 began 0 100,200", "10 moved 0 110,200", "20 ended 0 110,200"]
    #expect(implicit == expected)
    #expect(explicit == expected)
  }

  @Test(
    "a description without slots, or none at all, is no hindrance",
    arguments: [
      DeviceDescription.plain, DeviceDescription(),
    ])
  func undescribed(device: DeviceDescription) {
    let lines = track("0 i5 x100 y200\n10 s1 i6 x500 y600\n20 i-1\n30 s0 i-1", device: device)
    #expect(
      lines == [
        "0 began 0 100,200", "10 began 1 500,600", "20 ended 1 500,600", "30 ended 0 100,200",
      ])
  }

  @Test("the slots of a device that was never touched hold zeros, which are not told")
  func newDevice() {
    let lines = track("0 s0 i0 y200 s1 i1 x500\n10 s0 x110\n20 i-1 s1 i-1", device: .slotted)
    #expect(
      lines == [
        "0 began 0 0,200; began 1 500,0", "10 moved 0 110,200",
        "20 ended 0 110,200; ended 1 500,0",
      ])
  }

  @Test("rule 1: a new id far away in an occupied slot is a lift and a landing in one frame")
  func replaced() {
    let lines = track("0 s0 i5 x100 y200\n10 i6 x800 y800\n20 i-1", device: .slotted)
    #expect(
      lines == [
        "0 began 0 100,200",
        "! a new contact in slot 0 replaced one that never lifted",
        "10 ended 0 100,200; began 1 800,800",
        "20 ended 1 800,800",
      ])
  }

  @Test("rule 1: a new id where the finger was going is the same finger")
  func renamed() {
    let lines = track(
      "0 s0 i5 x100 y200\n10 x300\n20 i6 x500\n30 i-1 i7 x510\n40 i-1", device: .slotted)
    #expect(
      lines == [
        "0 began 0 100,200", "10 moved 0 300,200",
        "! the tracking id in slot 0 changed without a lift",
        "20 moved 0 500,200",
        "! the tracking id in slot 0 changed without a lift",
        "30 moved 0 510,200",
        "40 ended 0 510,200",
      ])
  }

  @Test("a lift followed by a landing in the next frame is two contacts, as drivers tell it")
  func gap() {
    let lines = track("0 s0 i5 x100 y200\n10 i-1\n20 i6\n30 i-1", device: .slotted)
    #expect(
      lines == [
        "0 began 0 100,200", "10 ended 0 100,200", "20 began 1 100,200", "30 ended 1 100,200",
      ])
  }

  @Test("rule 2: a position not sent is the slot's last one")
  func stale() {
    let lines = track("0 s0 i5 x100 y200\n10 i-1\n500 i6 y300\n510 i-1", device: .slotted)
    #expect(
      lines == [
        "0 began 0 100,200", "10 ended 0 100,200", "500 began 1 100,300", "510 ended 1 100,300",
      ])
  }

  @Test("rule 2: one finger's missing position is the single touch's")
  func borrowed() {
    let lines = track("0 s0 i5 y200 X77 Y200 F1\n10 i-1 f1", device: .slotted)
    #expect(lines == ["0 began 0 77,200", "10 ended 0 77,200"])
  }

  @Test("rule 2: a contact is held back until both positions are known")
  func heldBack() {
    let lines = track("0 s0 i5 y200\n10 p9\n20 x50\n30 i-1", device: .slotted)
    #expect(lines == ["20 began 0 50,200 p9", "30 ended 0 50,200 p9"])
  }

  @Test("rule 2: a contact that lifts before its position is known is left out")
  func neverPlaced() {
    let lines = track("0 s0 i5 y200\n20 i-1", device: .slotted)
    #expect(lines == ["! the contact in slot 0 never reported its position"])
  }

  @Test("rule 2: a position that does not come is assumed, and what follows does not jump")
  func assumed() {
    let lines = track("0 s0 i5 y200\n40 p8\n60 p9\n70 x100\n80 x110\n90 i-1", device: .slotted)
    #expect(
      lines == [
        "! the contact in slot 0 does not report both of its positions",
        "60 began 0 499,200 p9", "80 moved 0 509,200 p9", "90 ended 0 509,200 p9",
      ])
  }

  @Test("rule 3: lifts in empty slots and motion after a lift are ignored, each told once")
  func emptySlots() {
    let lines = track(
      "0 s1 i-1\n10 s0 i-1\n20 x6 y7\n30 p3\n40 i4\n50 i-1", device: .slotted)
    #expect(
      lines == [
        "! lift in slot 1, which holds no contact", "! lift in slot 0, which holds no contact",
        "! motion in empty slot 0", "40 began 0 6,7 p3", "50 ended 0 6,7 p3",
      ])
  }

  @Test("rule 3: a contact that landed before the first event begins when its position is known")
  func beganLate() {
    let landing = "! the landing of the contact in slot 0 is not in the recording"
    #expect(
      track("10 s0 x5\n20 x6 y7\n30 x8\n40 i-1", device: .slotted)
        == [landing, "20 began 0 6,7", "30 moved 0 8,7", "40 ended 0 8,7"])
    // The touch key alone tells the lift, or the id comes late.
    #expect(
      track("10 s0 x5 y7\n20 x8\n30 T0", device: .slotted)
        == [landing, "10 began 0 5,7", "20 moved 0 8,7", "30 ended 0 8,7"])
    #expect(
      track("10 s0 x5 y7\n20 i4 x8\n30 i-1", device: .slotted)
        == [landing, "10 began 0 5,7", "20 moved 0 8,7", "30 ended 0 8,7"])
  }

  @Test("rule 4: the touch key may come before, after or never")
  func touchKey() {
    let lines = track("0 T1\n10 s0 i5 x1 y2\n20 T0\n30 x3\n40 i-1", device: .slotted)
    #expect(lines == ["10 began 0 1,2", "30 moved 0 3,2", "40 ended 0 3,2"])
  }

  @Test("rule 5: a lift carries the position of its frame")
  func liftWithPosition() {
    let lines = track("0 s0 i5 x100 y200\n10 x150 i-1", device: .slotted)
    #expect(lines == ["0 began 0 100,200", "10 ended 0 150,200"])
  }

  @Test("rule 6: a palm is cancelled and stays away until it lifts")
  func palm() {
    let lines = track(
      "0 s0 i5 x1 y2\n10 t2\n20 x9\n30 t0\n40 i-1\n50 i6\n60 i-1\n70 t2 i7\n80 i-1",
      device: .slotted)
    #expect(
      lines == ["0 began 0 1,2", "10 cancelled 0 1,2", "50 began 1 9,2", "60 ended 1 9,2"])
  }

  @Test("rule 7: a distance or no pressure is hover", arguments: ["d5", "p0"])
  func hover(above: String) {
    let touching = above == "d5" ? "d0" : "p7"
    let lines = track(
      "0 s0 i5 x1 y2 \(above)\n10 x3\n20 \(touching)\n30 \(above)\n40 i-1", device: .slotted)
    let pressure = above == "d5" ? "" : " p7"
    #expect(lines == ["20 began 0 3,2\(pressure)", "30 ended 0 3,2\(pressure)"])
  }

  @Test("rule 7: a pressure axis without a range says nothing")
  func flatPressure() {
    var device = DeviceDescription.slotted
    device.axes[EvdevCode.mtPressure] = AxisRange(minimum: 0, maximum: 0)
    #expect(
      track("0 s0 i5 x1 y2 p0\n10 i-1", device: device) == [
        "0 began 0 1,2 p0", "10 ended 0 1,2 p0",
      ])
  }

  @Test("rule 8: the emulated single touch is not a contact")
  func emulation() {
    let lines = track(
      "0 X1 Y2 T1 s0 i5 x100 y200\n10 X900 Y900\n20 i-1 T0", device: .slotted)
    #expect(lines == ["0 began 0 100,200", "20 ended 0 100,200"])
  }

  @Test("a slot that cannot exist swallows what is meant for it", arguments: [-5, 99999])
  func impossibleSlot(slot: Int) {
    let lines = track("0 s\(slot) i5 x1 y2\n10 s2 i6 x3 y4\n20 i-1", device: .slotted)
    #expect(
      lines == ["! slot \(slot) does not exist", "10 began 0 3,4", "20 ended 0 3,4"])
  }

  @Test("tracking ids that wrap around are ids like others")
  func wrappedIdentifier() {
    let lines = track(
      "0 s0 i65535 x1 y2 s1 i0 x500 y500\n10 s0 i-1\n20 s1 i-1", device: .slotted)
    #expect(
      lines == ["0 began 0 1,2; began 1 500,500", "10 ended 0 1,2", "20 ended 1 500,500"])
  }

  @Test("after lost events everything is cancelled, and what was down stays unknown")
  func dropped() {
    let lines = track(
      "0 s0 i5 x1 y2\n10 dropped x500 s1 i6\n20 s0 x9\n30 i7 x10\n40 i-1", device: .slotted)
    #expect(
      lines == [
        "0 began 0 1,2", "! events were lost (SYN_DROPPED)", "10 cancelled 0 1,2",
        "! motion in empty slot 0", "30 began 1 10,2", "40 ended 1 10,2",
      ])
  }

  @Test("what is down at the end is cancelled")
  func openEnd() {
    #expect(
      track("0 s0 i5 x1 y2\n10 x3", device: .slotted) == [
        "0 began 0 1,2", "10 moved 0 3,2", "end 10 cancelled 0 3,2",
      ])
  }

  @Test("slots that are corners of a box do not make fingers jump when one joins or leaves")
  func corners() {
    var device = DeviceDescription.slotted
    device.properties = .semiMultitouch
    let lines = track(
      """
      0 s0 i1 x100 y500
      10 s0 y100 s1 i2 x500 y500
      20 s0 x110 s1 x510
      30 s0 x510 y100 s1 i-1
      40 s0 x511
      50 i-1
      """, device: device)
    #expect(
      lines == [
        "0 began 0 100,500", "10 began 1 500,500", "20 moved 0 110,500; moved 1 510,500",
        "30 ended 1 510,500", "40 moved 0 111,500", "50 ended 0 111,500",
      ])
  }

  @Test("a tool that is a pen makes a pen's contact")
  func pen() {
    #expect(
      track("0 s0 t1 i1 x1 y2\n10 i-1", device: .slotted) == [
        "0 began 0 1,2 pen", "10 ended 0 1,2 pen",
      ])
  }
}
