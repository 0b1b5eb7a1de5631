import EvdevInput
import Foundation
import GestureCore
import Testing

@Suite struct PanelOrientationTests {
  @Test(
    "a turn brings the corners around, and the sides with them",
    arguments: [
      (0, [0, 0, 999, 0, 999, 499]), (90, [499, 0, 499, 999, 0, 999]),
      (180, [999, 499, 0, 499, 0, 0]), (270, [0, 999, 0, 0, 499, 0]),
    ])
  func turns(_ degrees: Int, _ expected: [Int]) throws {
    let orientation = try #require(PanelOrientation.upright.rotated(by: degrees))
    let mapping = mapping(orientation)
    let corners: [(Int32, Int32)] = [(0, 0), (999, 0), (999, 499)]
    let places = corners.map { mapping.location(x: $0.0, y: $0.1) }
    #expect(places.flatMap { [Int($0.x.rounded()), Int($0.y.rounded())] } == expected)
    let isSideways = degrees % 180 != 0
    #expect(mapping.size == CGSize(width: isSideways ? 500 : 1000, height: isSideways ? 1000 : 500))
  }

  @Test("a calibration stretches, and holds inside what the panel can tell")
  func calibration() throws {
    let mapping = mapping(try #require(PanelOrientation(calibration: "1.5 0 -0.25, 0 1 0")))
    let places = [0, 333, 999].map { mapping.location(x: $0, y: 499).x.rounded() }
    #expect(places == [0, 250, 999])
  }

  @Test("calibration comes before the turn")
  func both() throws {
    let mirrored = try #require(PanelOrientation(calibration: "-1 0 1 0 1 0"))
    let mapping = mapping(try #require(mirrored.rotated(by: 90)))
    let place = mapping.location(x: 0, y: 0)
    #expect(place == CGPoint(x: 499, y: 999))
  }

  @Test(
    "what is no calibration is refused",
    arguments: ["", "1 0 0 0 1", "1 0 0 0 1 x", "1 0 0 1 0 0", "nan 0 0 0 1 0", "1 0 0 0 1 0 0"])
  func refused(_ text: String) {
    #expect(PanelOrientation(calibration: text) == nil)
  }

  /// A panel with a point to a unit.
  private func mapping(_ orientation: PanelOrientation) -> PanelMapping {
    var device = DeviceDescription(name: "panel")
    device.axes = [
      EvdevCode.positionX: AxisRange(minimum: 0, maximum: 999, resolution: 10),
      EvdevCode.positionY: AxisRange(minimum: 0, maximum: 499, resolution: 10),
    ]
    return PanelMapping(device: device, pointsPerInch: 254, orientation: orientation)
  }
}
