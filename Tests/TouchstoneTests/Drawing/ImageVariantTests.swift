import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@testable import TouchstoneGraphics

@Suite struct ImageVariantTests {
  private let cat = UIImage(name: "cat", size: CGSize(width: 30, height: 20), scale: 2)

  @Test("a template is the same picture, and yet not equal")
  func templates() {
    let template = cat.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate && template.size == cat.size)
    #expect(template != cat && template.withRenderingMode(.automatic) == cat)
    #expect(cat.withTintColor(.red) != cat)
  }

  @Test("pixels are points times scale, and turned sides change places")
  func pixels() throws {
    let pixels = try #require(cat.cgImage)
    #expect(pixels.width == 60 && pixels.height == 40)
    let turned = UIImage(cgImage: pixels, scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 20, height: 30))
    #expect(turned.cgImage == pixels)
  }

  @Test("a JPEG has its true size, and its bytes come back")
  func jpeg() {
    // Messages about missing pixels go to the trace of the scene that was made last.
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 50, 0, 70, 3, 0]
    let image = UIImage(data: Data(bytes))
    #expect(image?.size == CGSize(width: 70, height: 50))
    #expect(image?.jpegData(compressionQuality: 1) == Data(bytes) && image?.pngData() == nil)
  }

  @Test("turned pictures are drawn upright")
  func orientations() throws {
    let pixels = try #require(cat.cgImage)
    // Where the corner at the top left of the pixels is seen, in a square.
    let corners = (0..<8).compactMap(UIImage.Orientation.init).map { orientation in
      CGPoint.zero.applying(orientation.turn)
    }
    let expected = [(0, 0), (1, 1), (0, 1), (1, 0), (1, 0), (0, 1), (1, 1), (0, 0)]
    #expect(corners == expected.map { CGPoint(x: $0.0, y: $0.1) })
    let image = UIImage(cgImage: pixels, scale: 1, orientation: .left)
    #expect(image.upright(in: CGRect(x: 0, y: 0, width: 4, height: 6)).operations.count == 4)
  }
}
