import Foundation
import Pictures
import Testing
import Touchstone
import TouchstonePixels

/// The code of docs/own-window.md: a program that has a window of another library.
@Suite("A window of one's own", .serialized)
struct OwnWindowTests {
  /// What libraries of windows report, with their own names for it.
  struct Report {
    enum Kind { case down, motion, up, cancel }
    var kind: Kind
    var finger: UInt64
    var x: Double
    var y: Double
    var milliseconds: UInt64
  }

  @Test("reports of a finger are touches")
  func reports() {
    let scene = UIWindowScene(
      screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 320, height: 240)))
    let window = UIWindow(windowScene: scene)
    let view = LoggingView(frame: window.bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
    var fingers = Fingers()
    for (index, kind) in [Report.Kind.down, .motion, .up, .down, .cancel].enumerated() {
      fingers.send(
        Report(
          kind: kind, finger: 77, x: Double(10 * index), y: 20,
          milliseconds: UInt64(100 + 10 * index)),
        to: scene.touchSystem)
    }
    #expect(view.log == ["began 0", "moved 10", "ended 20", "began 30", "cancelled 40"])
  }

  // snippet.feed
  /// Fingers of a window, by the window's own numbers.
  struct Fingers {
    private var numbers: [UInt64: Int] = [:]

    mutating func send(_ report: Report, to system: TouchSystem) {
      let number = numbers[report.finger] ?? (0...).first { !numbers.values.contains($0) }!
      let phase: TouchInput.Contact.Phase =
        switch report.kind {
        case .down: .began
        case .motion: .moved
        case .up: .ended
        case .cancel: .cancelled
        }
      numbers[report.finger] = report.kind == .up || report.kind == .cancel ? nil : number
      let time = TouchInput.Timestamp(nanoseconds: Int64(report.milliseconds) * 1_000_000)
      let location = CGPoint(x: report.x, y: report.y)
      system.receive(
        TouchInput.Frame(
          time: time,
          contacts: [TouchInput.Contact(id: number, phase: phase, at: location, time: time)]))
    }
  }
  // snippet.end

  @Test("the pixels of a scene are bytes for a texture")
  func texture() {
    defer { Pixels.install(nil) }  // Tests of other suites follow in this process.
    let scene = UIWindowScene(
      screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 32, height: 24)))
    let window = UIWindow(windowScene: scene)
    window.backgroundColor = .red
    window.makeKeyAndVisible()
    let bytes = pixels(of: window)
    #expect(bytes?.count == 32 * 24 * 4)
    #expect(bytes.map { Array($0.prefix(4)) } == [255, 0, 0, 255])
  }

  // snippet.pixels
  /// Red, green, blue and alpha of each pixel, in rows from the top.
  func pixels(of window: UIWindow) -> [UInt8]? {
    TouchstonePixels.install()
    window.layoutIfNeeded()
    let image = UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
    return image.cgImage?.dataProvider?.data.map { Array($0) }
  }
  // snippet.end

  private final class LoggingView: UIView {
    private(set) var log: [String] = []

    private func note(_ what: String, _ touches: Set<UITouch>) {
      for touch in touches { log.append("\(what) \(Int(touch.location(in: self).x))") }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches)
    }
  }
}
