import EvdevInput
import Foundation
import Testing
import TouchstonePixels

/// Pixels of a canvas of 3x2 pixels on a display that is rotated.
@Suite struct PixelLayoutTests {
  @Test(
    "pixels lie where the panel over them reports touches of them", arguments: [0, 90, 180, 270])
  func likePanel(rotation: Int) throws {
    let isSideways = rotation % 180 != 0
    // The display's pixels, and a panel with one position for each.
    let (width, height) = isSideways ? (2, 3) : (3, 2)
    let layout = PixelLayout(width: 3, height: 2, stride: 4 * width, rotation: rotation)
    var device = DeviceDescription(name: "panel")
    device.axes[EvdevCode.positionX] = AxisRange(minimum: 0, maximum: Int32(width - 1))
    device.axes[EvdevCode.positionY] = AxisRange(minimum: 0, maximum: Int32(height - 1))
    let mapping = PanelMapping(
      device: device, orientation: try #require(PanelOrientation.upright.rotated(by: rotation)),
      sceneSize: CGSize(width: 3, height: 2))
    #expect(mapping.size == CGSize(width: 3, height: 2))
    for x in 0..<3 {
      for y in 0..<2 {
        let number = layout.offset(x: x, y: y) / 4
        let point = mapping.location(x: Int32(number % width), y: Int32(number / width))
        #expect(point == CGPoint(x: x, y: y))
      }
    }
  }
}
