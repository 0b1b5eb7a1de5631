import EvdevInput
import Foundation
import GestureCore
import Testing

@Suite("Panel mapping")
struct PanelMappingTests {
  private func device(
    _ width: Int32, _ height: Int32, resolution: (Int32, Int32) = (0, 0),
    properties: DeviceDescription.Properties = []
  ) -> DeviceDescription {
    var device = DeviceDescription()
    device.properties = properties
    device.axes[EvdevCode.positionX] = AxisRange(
      minimum: 0, maximum: width - 1, resolution: resolution.0)
    device.axes[EvdevCode.positionY] = AxisRange(
      minimum: 0, maximum: height - 1, resolution: resolution.1)
    return device
  }

  @Test("each axis has its own resolution, and an inch has 163 points")
  func resolutions() {
    let mapping = PanelMapping(device: device(2540, 5080, resolution: (10, 40)))
    #expect(mapping.size == CGSize(width: 1630, height: 815))
    #expect(mapping.location(x: 254, y: 508) == CGPoint(x: 163, y: 81.5))
    #expect(mapping.assumptions == [])
  }

  @Test("a resolution told for only one of two axes that are the same, or for one side, is both's")
  func sharedResolution() {
    var twin = device(254, 254)
    twin.axes[EvdevCode.x] = AxisRange(minimum: 0, maximum: 253, resolution: 10)
    #expect(PanelMapping(device: twin).size == CGSize(width: 163, height: 163))
    #expect(
      PanelMapping(device: device(254, 254, resolution: (0, 10))).size
        == CGSize(width: 163, height: 163))
  }

  @Test("the density can be chosen")
  func density() {
    let mapping = PanelMapping(device: device(254, 254, resolution: (10, 10)), pointsPerInch: 100)
    #expect(mapping.size == CGSize(width: 100, height: 100))
  }

  @Test("positions count from the axis' minimum; a little beyond the edge is at the edge")
  func origin() {
    var device = device(0, 0)
    device.axes[EvdevCode.positionX] = AxisRange(minimum: 100, maximum: 353, resolution: 10)
    device.axes[EvdevCode.positionY] = AxisRange(minimum: -54, maximum: 199, resolution: 10)
    let mapping = PanelMapping(device: device)
    #expect(mapping.size == CGSize(width: 163, height: 163))
    #expect(mapping.location(x: 100, y: -54) == .zero)
    #expect(mapping.location(x: 90, y: -60) == .zero)
    let last = mapping.location(x: 360, y: 199)
    #expect(abs(last.x - 163 * 253.0 / 254) < 1e-9 && last.x == last.y)
  }

  @Test("a given size overrules everything")
  func givenSize() {
    let size = PhysicalSize(width: 50.8, height: 25.4)
    let mapping = PanelMapping(device: device(100, 100, resolution: (3, 3)), physicalSize: size)
    #expect(mapping.size == CGSize(width: 326, height: 163))
    #expect(mapping.assumptions == [])
  }

  @Test("without resolution a size is assumed by the kind of surface, and told")
  func assumed() {
    let cases: [(DeviceDescription, PhysicalSize, String)] = [
      (
        device(4000, 3000, properties: .pointer), PhysicalSize(width: 90, height: 55),
        "a touchpad of 90x55 mm"
      ),
      (
        device(1024, 1024, properties: .semiMultitouch), PhysicalSize(width: 90, height: 55),
        "a touchpad of 90x55 mm"
      ),
    ]
    for (device, size, reason) in cases {
      let mapping = PanelMapping(device: device)
      #expect(mapping.physicalSize == size)
      #expect(
        mapping.assumptions == [
          PanelAssumption(
            message: "the device does not report its resolution; assumed \(reason)",
            remedy: "give its size with --size WIDTHxHEIGHTmm")
        ])
    }
  }

  @Test("screens without resolution have square units: lying ones 11.6 inches, standing ones 5.5")
  func screens() {
    let lying = PanelMapping(device: device(1600, 900, properties: .direct)).physicalSize
    #expect(lying.description == "257x144 mm")
    let standing = PanelMapping(device: device(900, 1600, properties: .direct)).physicalSize
    #expect(standing.description == "68x122 mm")
    // Equal ranges say nothing about the shape.
    let scaled = PanelMapping(device: device(4096, 4096, properties: .direct)).physicalSize
    #expect(scaled.description == "250x156 mm")
    // A screen of few units is a small one.
    let small = PanelMapping(device: device(480, 272, properties: .direct)).physicalSize
    #expect(small.description == "126x71 mm")
    // One of hardly any has a size all the same.
    let tiny = PanelMapping(device: device(3, 2, properties: .direct)).physicalSize
    #expect(tiny.description == "11x7 mm")
  }

  @Test("a resolution that would make a house or a pinhead of the panel is none")
  func absurdResolution() {
    let mapping = PanelMapping(
      device: device(32768, 20000, resolution: (1, 1), properties: .direct))
    #expect(mapping.physicalSize.description == "251x154 mm")
    #expect(mapping.assumptions.count == 1)
  }

  @Test("width and pressure become radius and force")
  func sample() {
    var device = device(254, 254, resolution: (10, 10))
    device.axes[EvdevCode.touchMajor] = AxisRange(minimum: 0, maximum: 255, resolution: 10)
    device.axes[EvdevCode.mtPressure] = AxisRange(minimum: 0, maximum: 300)
    let change = ContactChange(id: 3, phase: .began, x: 0, y: 0, touchMajor: 254, pressure: 100)
    let time = Timestamp(nanoseconds: 5)
    var sample = ContactSample(time: time, location: .zero)
    sample.majorRadius = 81.5
    sample.force = 1
    sample.maximumPossibleForce = 3
    #expect(
      PanelMapping(device: device).contact(change, at: time)
        == Contact(id: 3, phase: .began, sample: sample))
  }

  @Test("sizes are spelled with an x, with or without a unit")
  func spelling() {
    #expect(PhysicalSize("150x94mm") == PhysicalSize(width: 150, height: 94))
    #expect(PhysicalSize("15.5 X 9") == PhysicalSize(width: 15.5, height: 9))
    for wrong in ["", "150", "150x", "x94", "0x94", "150x94cm", "nanx1", "1x2x3", "1e9x2"] {
      #expect(PhysicalSize(wrong) == nil)
    }
  }
}
