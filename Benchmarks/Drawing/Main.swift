import Foundation
import PhotoDesk
import Touchstone
import TouchstonePixels

/// Measures a frame of a window: ten fingers hold five pictures of the photo desk at 1920x1080 pixels. Each frame delivers
/// the fingers' movement, lays out, draws what has changed, and copies that to where a window shows it.
///
/// `DrawingBenchmark [D1 | D2] [--frames N] [--png FILE]`: D1 has the photo desk's own pictures, frames with a name, and D2
/// has pictures with pixels. `--png` writes the last frame, to be looked at.
@main
struct Main {
  static func main() throws {
    var frames = 600
    var hasPixels = true
    var file: String?
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "D1": hasPixels = false
      case "D2": hasPixels = true
      case "--frames": frames = arguments.popFirst().flatMap { Int($0) } ?? 0
      case "--png": file = arguments.popFirst()
      default: frames = 0
      }
    }
    guard frames > 0 else {
      print("usage: DrawingBenchmark [D1 | D2] [--frames N] [--png FILE]")
      exit(2)
    }
    TouchstonePixels.install()
    let desk = try Desk(pictures: hasPixels ? Desk.drawnPictures() : Desk.namedPictures)
    // The first frame draws everything, and the first movements let the gestures begin.
    for _ in 0..<30 { try desk.show() }
    let drawnBefore = desk.canvas.drawnPixels
    var milliseconds: [Double] = []
    for _ in 0..<frames {
      let start = processorMilliseconds()
      try desk.show()
      milliseconds.append(processorMilliseconds() - start)
    }
    let drawn = (desk.canvas.drawnPixels - drawnBefore) / frames
    if let file { try desk.write(to: file) }
    milliseconds.sort()
    func share(_ part: Double) -> Double { milliseconds[Int(part * Double(frames - 1))] }
    print(
      #"{"frames": \#(frames), "median": \#(share(0.5)), "p95": \#(share(0.95)), "most": \#(share(1)), "#
        + #""pixels": \#(drawn), "version": "", "isRight": \#(desk.heldCount == 5 && drawn > 0)}"#)
  }

  private static func processorMilliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
