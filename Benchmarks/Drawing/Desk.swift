import CLibCairo
import Foundation
import GestureCore
import PhotoDesk
import Pictures
import Touchstone
import TouchstonePixels

/// A photo desk without a window, whose five pictures are held by two fingers each.
final class Desk {
  let canvas: PixelCanvas
  /// How many pictures are held.
  var heldCount: Int { controller.photos.count(where: \.isHeld) }

  private static let size = CGSize(width: 1920, height: 1080)
  /// The pictures' centers, as parts of the size.
  private static let places = [
    CGPoint(x: 0.2, y: 0.3), CGPoint(x: 0.5, y: 0.3), CGPoint(x: 0.8, y: 0.3),
    CGPoint(x: 0.35, y: 0.72), CGPoint(x: 0.65, y: 0.72),
  ]
  private let scene: UIWindowScene
  private let controller: PhotoDeskViewController
  private let target = cairo_image_surface_create(
    CAIRO_FORMAT_RGB24, CInt(Desk.size.width), CInt(Desk.size.height))
  private var centers: [CGPoint] = []
  private var step = 0

  init(pictures: [UIImage]) throws {
    scene = UIWindowScene(screen: UIScreen(bounds: CGRect(origin: .zero, size: Self.size)))
    controller = PhotoDeskViewController(pictures: pictures)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    canvas = try PixelCanvas(size: Self.size, scale: 1)
    for (photo, place) in zip(controller.photos, Self.places) {
      photo.center = CGPoint(x: place.x * Self.size.width, y: place.y * Self.size.height)
    }
    centers = controller.photos.map(\.center)
  }

  /// The next frame, 1/60 s after the one before.
  func show() throws {
    let time = Timestamp(seconds: Double(step) / 60)
    var frame = InputFrame(time: time)
    for (index, center) in centers.enumerated() {
      for (finger, location) in Self.fingers(around: center, step, index).enumerated() {
        frame.contacts.append(
          Contact(
            id: 2 * index + finger, phase: step == 0 ? .began : .moved, at: location, time: time))
      }
    }
    step += 1
    scene.touchSystem.receive(frame)
    for window in scene.windows { window.layoutIfNeeded() }
    present(try canvas.show(scene.shownPicture))
  }

  /// Two fingers of which the one goes around the other while both move along an ellipse.
  private static func fingers(around center: CGPoint, _ step: Int, _ index: Int) -> [CGPoint] {
    let phase = Double(step) / 60 * 2 + Double(index)
    let middle = CGPoint(x: center.x + 120 * sin(phase), y: center.y + 60 * sin(2 * phase))
    let angle = 0.6 * sin(phase / 2)
    let distance = 90 * (1 + 0.3 * sin(phase))
    return [1, -1].map { side in
      CGPoint(
        x: middle.x + side * distance * cos(angle), y: middle.y + side * distance * sin(angle))
    }
  }

  /// Copies the changed areas, as a window does.
  private func present(_ damage: [PixelRect]) {
    let context = cairo_create(target)!
    defer { cairo_destroy(context) }
    for rect in damage {
      cairo_rectangle(
        context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    }
    cairo_clip(context)
    canvas.copy(to: context)
  }

  func write(to file: String) throws {
    guard let bitmap = canvas.bitmap else { return }
    try TouchstonePixels.renderer.png(bitmap).write(to: URL(fileURLWithPath: file))
  }

  /// The photo desk's pictures, and a fifth.
  static let namedPictures =
    PhotoDeskViewController.samples
    + [UIImage(name: "meadow", size: CGSize(width: 400, height: 300))]

  /// Five pictures with pixels.
  static func drawnPictures() -> [UIImage] {
    let colors: [UIColor] = [.systemTeal, .systemGreen, .systemOrange, .systemIndigo, .systemPink]
    return colors.enumerated().map { index, color in
      let size = CGSize(width: 800, height: index.isMultiple(of: 2) ? 600 : 800)
      let drawn = UIGraphicsImageRenderer(size: size).pngData { context in
        for stripe in 0..<40 {
          color.withAlphaComponent(CGFloat(stripe) / 40).setFill()
          context.fill(CGRect(x: 20 * stripe, y: 0, width: 20, height: 800))
        }
      }
      return UIImage(data: drawn) ?? UIImage()
    }
  }
}
