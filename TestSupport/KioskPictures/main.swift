import FloorPlan
import Foundation
import GestureCore
import TouchstonePixels
import UIKit

// Draws the kiosk's scene as TouchstonePixels draws it on a new canvas, after the fingers of TestSupport/Device/kiosk.c.
//
//   KioskPictures FOLDER    writes pictures in PPM's format

TouchstonePixels.install()
let kiosk = PlayedKiosk(width: 800, height: 600)
try kiosk.write("plan")
kiosk.tap(504, 125)
try kiosk.write("room")
kiosk.spread(400, 264)
try kiosk.write("pinched")
kiosk.tap(300, 564)
try kiosk.write("whole")
kiosk.tap(243, 421)
try kiosk.write("kitchen")

let upright = PlayedKiosk(width: 600, height: 800)
upright.tap(393, 239)
try upright.write("upright")

/// The kiosk's scene, with fingers.
final class PlayedKiosk {
  private let scene: UIWindowScene
  private let window: UIWindow
  /// The scene's time in seconds.
  private var time = 0.0

  init(width: CGFloat, height: CGFloat) {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    scene = UIWindowScene(screen: UIScreen(bounds: bounds))
    window = UIWindow(windowScene: scene)
    window.rootViewController = KioskController()
    window.makeKeyAndVisible()
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    send(.began, [CGPoint(x: x, y: y)])
    send(.ended, [CGPoint(x: x, y: y)])
    pass(seconds: 1)
  }

  /// Two fingers go apart around a point.
  func spread(_ x: CGFloat, _ y: CGFloat) {
    func points(_ step: Int) -> [CGPoint] {
      let distance = 50 + 3 * CGFloat(step)
      return [CGPoint(x: x - distance, y: y), CGPoint(x: x + distance, y: y)]
    }
    send(.began, points(0))
    for step in 1...30 { send(.moved, points(step)) }
    send(.ended, points(30))
    pass(seconds: 1)
  }

  /// Writes a picture to the folder.
  func write(_ name: String) throws {
    window.layoutIfNeeded()
    let canvas = try PixelCanvas(size: window.bounds.size, scale: 1)
    _ = try canvas.show(scene.shownPicture)
    var data = Data("P6\n\(canvas.width) \(canvas.height)\n255\n".utf8)
    for (index, byte) in (canvas.bitmap?.bytes ?? []).enumerated() where index % 4 != 3 {
      data.append(byte)
    }
    try data.write(to: URL(fileURLWithPath: "\(CommandLine.arguments[1])/\(name).ppm"))
  }

  private func send(_ phase: Contact.Phase, _ points: [CGPoint]) {
    pass(seconds: 0.02)
    let now = scene.touchSystem.now
    scene.touchSystem.receive(
      InputFrame(
        time: now,
        contacts: points.enumerated().map { number, point in
          Contact(id: number, phase: phase, at: point, time: now)
        }))
  }

  private func pass(seconds: Double) {
    time += seconds
    scene.touchSystem.advance(to: Timestamp(seconds: time))
  }
}
