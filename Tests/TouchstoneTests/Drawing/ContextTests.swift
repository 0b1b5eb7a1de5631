import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@testable import Pictures
@testable import TouchstoneGraphics

@Suite struct ContextTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test("a path stays where it is when the space changes below it")
  func movingSpace() {
    let context = CGContext(size: square.size)
    context.move(to: CGPoint(x: 2, y: 2))
    context.saveGState()
    context.scaleBy(x: 2, y: 2)
    context.addLine(to: CGPoint(x: 3, y: 3))
    #expect(context.currentPointOfPath == CGPoint(x: 3, y: 3))
    context.restoreGState()
    #expect(
      context.path?.path.elements == [
        .move(CGPoint(x: 2, y: 2)), .line(CGPoint(x: 6, y: 6)),
      ])
    context.strokePath()
    #expect(context.isPathEmpty)
  }

  @Test("colours, widths and the current point are the state that is saved")
  func saving() {
    let context = CGContext(size: square.size)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.saveGState()
    context.setFillColor(gray: 0, alpha: 1)
    context.restoreGState()
    context.fill(square)
    let red = Paint.shade(Shade(1, 0, 0))
    #expect(
      context.picture.operations == [
        .save, .restore, .fill(Path(rect: square), red, .winding),
      ])
    context.restoreGState()
    #expect(context.picture.operations.count == 3)
  }

  @Test("contexts are a stack, of which the last is drawn into")
  func stack() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    let context = CGContext(size: square.size)
    UIGraphicsPushContext(context)
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    UIRectFill(square)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 4, height: 4) && context.picture.isEmpty)
    UIColor.red.setFill()
    UIBezierPath(rect: square).fill()
    UIGraphicsPopContext()
    #expect(context.picture.operations.count == 1 && UIGraphicsGetCurrentContext() == nil)
  }

  @Test("an image renderer draws within its bounds, and images are drawn in turn")
  func renderer() {
    // Messages about missing pixels go to the trace of the scene that was made last.
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let bounds = CGRect(x: 5, y: 5, width: 20, height: 10)
    let image = UIGraphicsImageRenderer(bounds: bounds).image { context in
      UIColor.blue.set()
      context.fill(bounds)
      UIImage(name: "cat", size: CGSize(width: 2, height: 2)).draw(at: .zero)
    }
    #expect(image.size == bounds.size)
    guard case .picture(let picture, _) = image.content else {
      Issue.record("not a drawing")
      return
    }
    #expect(picture.operations.first == .concat(CGAffineTransform(translationX: -5, y: -5)))
    #expect(
      picture.operations.contains(
        .image(.named("cat"), in: CGRect(x: 0, y: 0, width: 2, height: 2))))
  }

  @Test("a transparency layer is drawn by itself, under the state around it")
  func layers() {
    let context = CGContext(size: square.size)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(square)
    context.endTransparencyLayer()
    let black = Paint.shade(.black)
    let layer = Picture([.fill(Path(rect: square), black, .winding)])
    #expect(
      context.picture.operations == [
        .alpha(0.5), .group(layer, alpha: 1, blend: .normal, mask: nil),
      ])
  }

  @Test("the box of all clips is told in the present space")
  func clips() {
    let context = CGContext(size: CGSize(width: 100, height: 100))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 100))
    context.clip(to: CGRect(x: 10, y: 10, width: 50, height: 50))
    context.translateBy(x: 10, y: 0)
    context.clip(to: CGRect(x: 10, y: 0, width: 80, height: 20))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 40, height: 10))
  }

  @Test("a bitmap's page points up, and has no memory of the caller's")
  func bitmaps() throws {
    var bytes: [UInt8] = [0, 0, 0, 0]
    #expect(
      CGContext(
        data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1) == nil)
    let context = try #require(
      CGContext(
        data: nil, width: 8, height: 6, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 1, y: 5))
    let part = context.makeImage()?.cropping(to: CGRect(x: 4, y: 4, width: 40, height: 1))
    #expect(part?.width == 4 && part?.height == 1)
    #expect(context.makeImage()?.cropping(to: CGRect(x: 9, y: 0, width: 1, height: 1)) == nil)
  }
}
