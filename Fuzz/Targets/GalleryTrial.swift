import Foundation
import GestureCore
import TouchInspector
import Touchstone
import TouchstoneCommand

/// Plays a recording of any format to an example of the gallery, as if it were dropped there. The
/// first byte tells to which.
enum GalleryTrial {
  private static let size = CGSize(width: 400, height: 700)

  /// How many examples there are.
  static let count = Gallery.everything.count

  static func problems(with bytes: [UInt8]) -> [String] {
    guard let first = bytes.first else { return [] }
    return problems(with: bytes, on: Int(first) % count)
  }

  /// What goes wrong on one example.
  static func problems(with bytes: [UInt8], on index: Int) -> [String] {
    guard let reading = RecordingTrial(nil).read(Array(bytes.dropFirst())) else { return [] }
    let bounds = CGRect(origin: .zero, size: size)
    let scene = UIWindowScene(screen: UIScreen(bounds: bounds))
    let window = UIWindow(windowScene: scene)
    let cast = Gallery.everything[index].build(window)
    window.makeKeyAndVisible()
    let system = scene.touchSystem
    for frame in reading.frames { system.receive(frame) }
    let last = reading.frames.last?.time ?? .zero
    // Motion may go on for ever; two seconds of it do.
    for step in 1...120 where last.nanoseconds < .max / 2 {
      system.receive(
        InputFrame(time: Timestamp(nanoseconds: last.nanoseconds + Int64(step) * 16_666_667)))
    }
    window.layoutIfNeeded()
    return withExtendedLifetime(cast) { reading.problems }
  }
}
