import Testing

@testable import EvdevInput

@Suite("Names of the kernel")
struct EvdevNameTests {
  @Test("names have the kernel's numbers")
  func numbers() {
    #expect(EvdevName.type(named: "EV_ABS") == EvdevCode.abs)
    #expect(EvdevName.code(named: "ABS_MT_TRACKING_ID") == EvdevCode.trackingID)
    #expect(EvdevName.code(named: "BTN_TOOL_QUINTTAP") == EvdevCode.toolQuintTap)
    #expect(EvdevName.code(named: "SYN_DROPPED") == EvdevCode.synDropped)
    #expect(EvdevName.code(named: "ABS_MT_FOO") == nil)
    #expect(EvdevName.property(named: "INPUT_PROP_SEMI_MT") == .semiMultitouch)
  }

  @Test("types and codes share no name")
  func disjoint() {
    #expect(EvdevName.all.count == EvdevName.types.count + EvdevName.codes.count)
  }

  @Test("keys count fingers")
  func counts() {
    let keys = [
      EvdevCode.toolFinger, EvdevCode.toolDoubleTap, EvdevCode.toolTripleTap,
      EvdevCode.toolQuadTap, EvdevCode.toolQuintTap, EvdevCode.touch,
    ]
    #expect(keys.map(EvdevCode.fingerCount(ofKey:)) == [1, 2, 3, 4, 5, 0])
  }

  @Test("a surface is known by its properties, or by what it counts")
  func surfaces() {
    var device = DeviceDescription()
    #expect(device.surface == .unknown)
    device.keys = [EvdevCode.touch]
    #expect(device.surface == .touchscreen)
    device.keys.insert(EvdevCode.toolFinger)
    #expect(device.surface == .touchpad)
    device.properties = .direct
    #expect(device.surface == .touchscreen)
    device.properties = .pointer
    device.vendor = 0x056a
    #expect(device.surface == .touchTablet)
  }

  @Test("a description takes from another what it leaves open")
  func gaps() {
    var device = DeviceDescription(name: "own")
    device.axes[0] = AxisRange(minimum: 0, maximum: 9)
    device.axes[1] = AxisRange(minimum: 0, maximum: 9)
    var other = DeviceDescription(name: "other")
    other.axes[0] = AxisRange(minimum: 0, maximum: 9, resolution: 3)
    other.axes[1] = AxisRange(minimum: 0, maximum: 8, resolution: 3)
    other.axes[2] = AxisRange(minimum: 1, maximum: 2)
    other.properties = .pointer
    device.fillGaps(from: other)
    var expected = DeviceDescription(name: "own")
    expected.axes = [
      0: AxisRange(minimum: 0, maximum: 9, resolution: 3), 1: AxisRange(minimum: 0, maximum: 9),
      2: AxisRange(minimum: 1, maximum: 2),
    ]
    expected.properties = .pointer
    #expect(device == expected)
  }
}
