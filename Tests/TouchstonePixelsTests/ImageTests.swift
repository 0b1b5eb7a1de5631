import Foundation
import GestureCore
import Pictures
import Testing
import Touchstone
import TouchstonePixels
import TouchstoneSnapshots

/// UIKit's images with pixels, and without. The two exclude each other, so they run one after another.
@Suite("UIKit's images and pixels", .serialized)
struct ImageTests {
  private static let link =
    "has no pixels to work with; add the product TouchstonePixels to the target and call "
    + "TouchstonePixels.install() at the start"

  private func messages(_ stage: Stage) -> [String] {
    stage.trace.compactMap { event in
      if case .diagnostic(let message) = event.kind { message } else { nil }
    }
  }

  private func withoutPixels(_ body: () -> Void) {
    let installed = Pixels.renderer
    Pixels.install(nil)
    defer { Pixels.install(installed) }
    body()
  }

  @Test("without pixels each call does what it did, and says once in the trace what to link")
  func absent() {
    withoutPixels {
      let stage = Stage()
      stage.view.backgroundColor = .red
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
      for _ in 0..<2 {
        let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
        #expect(image.size == CGSize(width: 10, height: 10) && image.pngData() == nil)
        #expect(image.cgImage?.dataProvider == nil)
        #expect(stage.view.snapshotView(afterScreenUpdates: true)?.layer.contents != nil)
        #expect(stage.scene.screen.snapshotView(afterScreenUpdates: true).layer.contents != nil)
        #expect(UIImage(data: TestFile.png.prefix(40)) != nil)
        #expect(UIImage(contentsOfFile: "/no/such/file") == nil)
        _ = renderer.image { context in
          stage.view.drawHierarchy(
            in: CGRect(x: 0, y: 0, width: 10, height: 10), afterScreenUpdates: true)
          stage.view.layer.render(in: context.cgContext)
        }
      }
      let calls = [
        "UIGraphicsImageRenderer.image(actions:)", "UIImage.pngData()", "CGImage.dataProvider",
        "UIView.snapshotView(afterScreenUpdates:)", "UIScreen.snapshotView(afterScreenUpdates:)",
        "UIImage(data:)", "UIView.drawHierarchy(in:afterScreenUpdates:)", "CALayer.render(in:)",
      ]
      #expect(messages(stage) == calls.map { "\($0) \(Self.link)" })
    }
  }

  @Test("what a renderer draws has pixels, at its scale, and so has its file")
  func renderer() throws {
    defer { Pixels.install(nil) }  // Tests of other suites follow in this process.
    TouchstonePixels.install()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format)
    let draw = { (context: UIGraphicsImageRendererContext) in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let image = renderer.image(actions: draw)
    let file = try #require(image.pngData())
    #expect(file == renderer.pngData(actions: draw))
    let again = try #require(UIImage(data: file, scale: 2))
    #expect(again.size == CGSize(width: 20, height: 10) && again.pngData() == file)
    let bytes = try #require(again.cgImage?.dataProvider?.data)
    #expect(bytes.length == 40 * 20 * 4 && again.cgImage?.bytesPerRow == 160)
    #expect(Array(Data(referencing: bytes).prefix(4)) == [0, 0, 255, 255])
    #expect(Array(Data(referencing: bytes).suffix(4)) == [0, 0, 0, 0])
  }

  @Test("broken files are no images, by their bytes and by their path")
  func broken() throws {
    defer { Pixels.install(nil) }  // Tests of other suites follow in this process.
    TouchstonePixels.install()
    let path = NSTemporaryDirectory() + "pixels-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try TestFile.png.write(to: URL(filePath: path))
    #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 16, height: 16))
    try TestFile.png.prefix(40).write(to: URL(filePath: path))
    #expect(UIImage(contentsOfFile: path) == nil && UIImage(data: TestFile.png.prefix(40)) == nil)
  }

  @Test("views are drawn with what is below them: as pictures, into contexts and by their screen")
  func views() throws {
    defer { Pixels.install(nil) }  // Tests of other suites follow in this process.
    // snippet.install
    TouchstonePixels.install()
    // snippet.end
    let stage = Stage(size: CGSize(width: 40, height: 30))
    stage.view.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    inner.backgroundColor = .blue
    stage.view.addSubview(inner)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30))
    let drawn = try [
      renderer.image { _ in
        stage.view.drawHierarchy(in: stage.view.bounds, afterScreenUpdates: true)
      },
      renderer.image { stage.view.layer.render(in: $0.cgContext) },
      try #require(
        stage.view.snapshotView(afterScreenUpdates: true)?.layer.contents as? UIImage),
      try #require(
        stage.scene.screen.snapshotView(afterScreenUpdates: true).layer.contents as? UIImage),
      try stage.snapshot(),
    ].map { try #require($0.cgImage?.dataProvider?.data) }
    for bytes in drawn {
      let bytes = Array(Data(referencing: bytes))
      #expect(bytes.count == 4800 && Array(bytes[..<4]) == [255, 0, 0, 255])
      #expect(Array(bytes[4 * (15 * 40 + 15)..<4 * (15 * 40 + 15) + 4]) == [0, 0, 255, 255])
      #expect(bytes == Array(Data(referencing: drawn[0])))
    }
  }

  @Test("a view that replaces pixels, or clears them, does so in its own layer alone")
  func ownLayer() throws {
    final class Glass: UIView {
      override func draw(_ rect: CGRect) {
        UIColor(red: 0, green: 0, blue: 1, alpha: 0.4).setFill()
        UIRectFill(rect)
        UIColor.clear.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 10))
      }
    }
    defer { Pixels.install(nil) }  // Tests of other suites follow in this process.
    TouchstonePixels.install()
    let stage = Stage(size: CGSize(width: 20, height: 10))
    stage.view.backgroundColor = .red
    let glass = Glass(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    glass.backgroundColor = nil
    stage.view.addSubview(glass)
    let bytes = Array(
      Data(referencing: try #require(try stage.snapshot().cgImage?.dataProvider?.data)))
    func pixel(_ x: Int) -> [UInt8] { Array(bytes[4 * (5 * 20 + x)..<4 * (5 * 20 + x) + 4]) }
    #expect(pixel(5) == [255, 0, 0, 255] && pixel(12) == [255, 0, 0, 255])
    #expect(pixel(17) == [153, 0, 102, 255])
  }

  @Test("an image that is too large has no file, and the trace says why")
  func large() {
    defer { Pixels.install(nil) }  // Tests of other suites follow in this process.
    TouchstonePixels.install()
    let stage = Stage()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9000, height: 9000)).image { _ in }
    #expect(image.pngData() == nil)
    #expect(
      messages(stage) == [
        "UIImage.pngData(): a picture of 9000 x 9000 pixels cannot be drawn; a side has 1 to 32767 "
          + "pixels, the whole at most 64 megapixels"
      ])
  }
}
