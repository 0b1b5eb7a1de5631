import EvdevInput
import Testing

@Suite("Negative positions")
struct WrapTests {
  private func device(_ maximum: Int32) -> DeviceDescription {
    var device = DeviceDescription.slotted
    device.axes[EvdevCode.positionY] = AxisRange(minimum: 0, maximum: maximum, resolution: 10)
    return device
  }

  @Test("a value far beyond the axis and just below a register's end is a small negative one")
  func wrapped() {
    let lines = track("0 s0 i1 x5 y4083\n10 y3\n20 y65530\n30 i-1", device: device(680))
    #expect(
      lines == ["0 began 0 5,-13", "10 moved 0 5,3", "20 moved 0 5,-6", "30 ended 0 5,-6"])
  }

  @Test(
    "true negative values and values a little beyond the axis stay",
    arguments: [
      -40, 700, 900, 1020, 2000,
    ])
  func kept(value: Int) {
    let lines = track("0 s0 i1 x5 y\(value)\n10 i-1", device: device(680))
    #expect(lines == ["0 began 0 5,\(value)", "10 ended 0 5,\(value)"])
  }

  @Test("an axis that uses all bits wraps nowhere")
  func fullRange() {
    #expect(
      track("0 s0 i1 x5 y4095\n10 i-1", device: device(4095)) == [
        "0 began 0 5,4095", "10 ended 0 5,4095",
      ])
  }
}
