import EvdevInput
import Testing

@Suite("Single touch")
struct SingleTouchTests {
  @Test("the touch key makes the contact, and positions are kept between touches")
  func touchKey() {
    let lines = track("0 X10 Y20 T1\n10 X15\n20 T0\n30 X90\n40 T1\n50 T0", device: .single)
    #expect(
      lines == [
        "0 began 0 10,20", "10 moved 0 15,20", "20 ended 0 15,20", "40 began 1 90,20",
        "50 ended 1 90,20",
      ])
  }

  @Test("a contact waits for both positions")
  func incomplete() {
    #expect(
      track("0 X10 T1\n10 Y20\n20 T0", device: .single) == ["10 began 0 10,20", "20 ended 0 10,20"])
  }

  @Test("a finger that is counted over a pad does not touch it")
  func hover() {
    var device = DeviceDescription.single
    device.keys = [EvdevCode.touch, EvdevCode.toolFinger]
    #expect(
      track("0 F1 X10 Y20\n10 T1\n20 T0\n30 f1", device: device) == [
        "10 began 0 10,20", "20 ended 0 10,20",
      ])
  }

  @Test(
    "without a touch key the count decides, without a count the pressure",
    arguments: [
      ["F1", "f1", ""], ["P30", "P0", " p30"],
    ])
  func otherSigns(words: [String]) {
    let lines = track("0 X10 Y20 \(words[0])\n10 X11\n20 \(words[1])", device: .single)
    #expect(
      lines == [
        "0 began 0 10,20\(words[2])", "10 moved 0 11,20\(words[2])", "20 ended 0 11,20\(words[2])",
      ])
  }

  @Test("a button is the touch of a screen that has nothing else, and none where there is pressure")
  func button() {
    var device = DeviceDescription.single
    device.keys = [EvdevCode.buttonLeft]
    let lines = track("0 X10 Y20\n10 L1\n20 X15\n30 L0", device: device)
    #expect(lines == ["10 began 0 10,20", "20 moved 0 15,20", "30 ended 0 15,20"])
    #expect(track("0 X10 Y20 P0\n10 L1\n20 L0", device: device) == [])
  }

  @Test("contact axes that come later take over from their emulation")
  func laterContacts() {
    let lines = track(
      "0 X10 Y20 T1\n10 s0 i1 x11 y20 X11\n20 i-1 T0", device: DeviceDescription())
    #expect(
      lines == ["0 began 0 10,20", "10 cancelled 0 10,20; began 1 11,20", "20 ended 1 11,20"])
  }

  @Test("lost events cancel the touch until the key goes down again")
  func dropped() {
    let lines = track("0 X1 Y2 T1\n10 dropped T0\n20 X5\n30 T1\n40 T0", device: .single)
    #expect(
      lines == [
        "0 began 0 1,2", "! events were lost (SYN_DROPPED)", "10 cancelled 0 1,2",
        "30 began 1 5,2", "40 ended 1 5,2",
      ])
  }

  @Test("a pen is a pen for as long as it touches")
  func pen() {
    let lines = track("0 N1 X1 Y2\n10 T1\n20 N0 X3\n30 T0\n40 T1\n50 T0", device: .single)
    #expect(
      lines == [
        // It hovers first, which is no contact.
        "0 ", "10 began 0 1,2 pen", "20 moved 0 3,2 pen", "30 ended 0 3,2 pen", "40 began 1 3,2",
        "50 ended 1 3,2",
      ])
  }

  @Test("a place that jumps because another finger joined is no movement")
  func joined() {
    let lines = track(
      "0 X10 Y20 T1 F1\n10 f1 F2 X500 Y500\n20 X505\n30 f2 F1 X15 Y20\n40 X16\n50 T0 f1",
      device: .single)
    #expect(
      lines == [
        "0 began 0 10,20", "10 began 1 10,20", "20 moved 0 15,20; moved 1 15,20",
        "30 ended 1 15,20", "40 moved 0 16,20", "50 ended 0 16,20",
      ])
  }
}
