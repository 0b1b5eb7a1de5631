import EvdevInput
import Testing

@Suite("Fingers known by count")
struct FingerCountTests {
  @Test("a counted finger is at the known one's place and moves with it")
  func together() {
    let lines = track("0 X10 Y20 T1 F3\n10 X15\n20 f3 F2\n30 T0 f2", device: .single)
    #expect(
      lines == [
        "0 began 0 10,20; began 1 10,20; began 2 10,20",
        "10 moved 0 15,20; moved 1 15,20; moved 2 15,20",
        "20 ended 2 15,20",
        "30 ended 0 15,20; ended 1 15,20",
      ])
  }

  @Test("a pad with two slots and three fingers has three contacts")
  func twoSlots() {
    let lines = track(
      "0 s0 i1 x10 y10 s1 i2 x90 y10 T1 F3\n10 s0 x20\n20 s0 i-1 s1 i-1 f3 T0",
      device: .slotted)
    #expect(
      lines == [
        "0 began 0 10,10; began 1 90,10; began 2 10,10",
        "10 moved 0 20,10; moved 2 20,10",
        "20 ended 0 20,10; ended 1 90,10; ended 2 20,10",
      ])
  }

  @Test("a finger whose place the pad forgets goes on; one whose place it learns does not jump")
  func forgotten() {
    let lines = track(
      """
      0 s0 i1 x10 y10 s1 i2 x90 y10 T1 F2
      10 s0 i-1 f2 F3
      20 s1 x95
      30 s0 i3 x500 y500
      40 s0 x505
      50 s0 i-1 s1 i-1 f3 T0
      """, device: .slotted)
    #expect(
      lines == [
        "0 began 0 10,10; began 1 90,10",
        "10 began 2 90,10",
        "20 moved 1 95,10; moved 0 15,10; moved 2 95,10",
        "30 moved 0 15,10",
        "40 moved 0 20,10",
        "50 ended 0 20,10; ended 1 95,10; ended 2 95,10",
      ])
  }

  @Test("when the leader lifts, another leads and nothing jumps")
  func newLeader() {
    let lines = track(
      """
      0 s0 i1 x10 y10 s1 i2 x90 y10 T1 F3
      10 s0 i-1 f3 F2
      20 s1 x95
      30 s1 i-1 f2 T0
      """, device: .slotted)
    #expect(
      lines == [
        "0 began 0 10,10; began 1 90,10; began 2 10,10",
        "10 ended 0 10,10",
        "20 moved 1 95,10; moved 2 15,10",
        "30 ended 1 95,10; ended 2 15,10",
      ])
  }

  @Test("a count as large as the contacts, or smaller, changes nothing")
  func noSurplus() {
    let lines = track(
      "0 s0 i1 x10 y10 s1 i2 x90 y10 F2\n10 f2 F1\n20 s0 i-1 s1 i-1 f1", device: .slotted)
    #expect(
      lines == ["0 began 0 10,10; began 1 90,10", "20 ended 0 10,10; ended 1 90,10"])
  }

  @Test("a finger that was down before the recording is counted with the first known one")
  func beforeTheStart() {
    let lines = track("0 s0 i1 x10 y10 F2\n10 f2 F1\n20 i-1 f1", device: .slotted)
    #expect(
      lines == ["0 began 0 10,10; began 1 10,10", "10 ended 1 10,10", "20 ended 0 10,10"])
  }

  @Test("a lift ends all when the key is up though fingers are still counted")
  func hoveringCount() {
    let lines = track("0 X10 Y20 T1 F2\n10 T0\n20 f2", device: .single)
    #expect(lines == ["0 began 0 10,20; began 1 10,20", "10 ended 0 10,20; ended 1 10,20"])
  }
}
