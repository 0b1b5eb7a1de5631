import EvdevInput
import Testing

/// What a file of quirks says of contacts comes before what is usual, on any surface.
@Suite struct ContactLimitsTests {
  private func device(_ change: (inout ContactLimits) -> Void) -> DeviceDescription {
    var device = DeviceDescription.slotted
    device.axes[EvdevCode.mtPressure] = AxisRange(minimum: 0, maximum: 200)
    change(&device.limits)
    return device
  }

  @Test("a contact begins at one pressure and ends below another, a touchpad's usual one or not")
  func pressure() {
    let script = "0 s0 i5 x1 y2 p29 F1\n10 x3 p30\n20 x4 p10\n30 x5 p9\n40 i-1 f1"
    let told = ["10 began 0 3,2 p30", "20 moved 0 4,2 p10", "30 ended 0 5,2 p10"]
    let own = device { $0.pressure = .init(down: 30, up: 10) }
    #expect(track(script, device: own) == told)
    var direct = own
    direct.properties = .direct
    #expect(track(script, device: direct) == told)
  }

  @Test("a contact begins at one size and ends below another")
  func size() {
    #expect(
      track(
        "0 s0 i5 x1 y2 m4\n10 x3 m5\n20 x4 m3\n30 x5 m2\n40 i-1",
        device: device { $0.size = .init(down: 5, up: 3) })
        == ["10 began 0 3,2 m5", "20 moved 0 4,2 m3", "30 ended 0 5,2 m3"])
  }

  @Test("a palm or thumb is cancelled with the reading that shows it, and ignored until it lifts")
  func palms() {
    let told = ["0 began 0 1,2 m10 p50", "10 cancelled 0 3,2 m21 p50"]
    let script = "0 s0 i5 x1 y2 m10 p50\n10 x3 m21\n20 x4 m5\n30 i-1"
    #expect(track(script, device: device { $0.palmSize = 20 }) == told)
    #expect(track(script, device: device { $0.thumbSize = 20 }) == told)
    let hard = "0 s0 i5 x1 y2 p50\n10 x3 p91\n20 x4 p10\n30 i-1\n40 i6 x9 p20\n50 i-1"
    let pressed = [
      "0 began 0 1,2 p50", "10 cancelled 0 3,2 p91", "40 began 1 9,2 p20", "50 ended 1 9,2 p20",
    ]
    #expect(track(hard, device: device { $0.palmPressure = 90 }) == pressed)
    #expect(track(hard, device: device { $0.thumbPressure = 90 }) == pressed)
  }

  @Test("panels that tell all contacts in every frame have palms too")
  func packets() {
    var panel = DeviceDescription.plain
    panel.limits.palmSize = 20
    #expect(
      track("0 i1 x1 y2 m10 mt\n10 i1 x2 y2 m30 mt\n20 mt", device: panel)
        == ["0 began 0 1,2 m10", "10 cancelled 0 1,2 m10"])
  }
}
