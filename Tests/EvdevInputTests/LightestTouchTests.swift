import EvdevInput
import Testing

/// On a range of 0 to 200 a touch begins at 24 and goes on down to 20.
@Suite struct LightestTouchTests {
  private var pad: DeviceDescription {
    var device = DeviceDescription.slotted
    device.axes[EvdevCode.mtPressure] = AxisRange(minimum: 0, maximum: 200)
    return device
  }

  @Test("a touchpad's finger touches from a pressure on, and lifts below a lower one")
  func begins() {
    #expect(
      track("0 s0 i5 x1 y2 p23 F1\n10 x3 p24\n20 x4 p20\n30 x5 p19\n40 i-1 f1", device: pad) == [
        "10 began 0 3,2 p24", "20 moved 0 4,2 p20", "30 ended 0 5,2 p20",
      ])
  }

  @Test("with several fingers the pad's count says who is there")
  func several() {
    #expect(
      track("0 s0 i5 x1 y2 p30 s1 i6 x90 y2 p5 F2\n10 s0 i-1 s1 i-1 f2", device: pad) == [
        "0 began 0 1,2 p30; began 1 90,2 p5", "10 ended 0 1,2 p30; ended 1 90,2 p5",
      ])
  }

  @Test("a screen, which counts no fingers, decides by itself what a touch is")
  func screen() {
    #expect(
      track("0 s0 i5 x1 y2 p3\n10 i-1", device: pad) == [
        "0 began 0 1,2 p3", "10 ended 0 1,2 p3",
      ])
    var direct = pad
    direct.properties = .direct
    #expect(
      track("0 s0 i5 x1 y2 p3 F1\n10 i-1 f1", device: direct) == [
        "0 began 0 1,2 p3", "10 ended 0 1,2 p3",
      ])
  }
}
