import Foundation
import GestureCore
import Testing
import Touchstone

@testable import LiveTouches

@Suite struct LiveTouchesTests {
  @Test("sleeps until the next deadline, and lets it run at its own time")
  func deadlines() {
    let stage = LiveStage()
    stage.source.frames = [[Self.down(at: 0)]]
    stage.play(steps: 3)
    #expect(
      stage.log == [
        "sleeps", "possible 0.0", "sleeps until 100.504", "pressed 0.5", "sleeps",
      ])
  }

  @Test("a lift that was on its way when the deadline came still prevents it")
  func liftInTime() {
    let stage = LiveStage()
    stage.source.frames = [[Self.down(at: 0)], [Self.up(at: 0.4999)]]
    stage.play(steps: 2)
    #expect(
      stage.log == ["sleeps", "possible 0.0", "sleeps until 100.504"])
  }

  @Test("what comes too late happens now, and is not lost")
  func late() {
    let stage = LiveStage()
    stage.source.frames = [[Self.down(at: 0)], [], [Self.up(at: 0.3)]]
    stage.play(steps: 3)
    #expect(stage.log.last == "released 0.5")
  }

  @Test("sources that are over are let go")
  func over() {
    let stage = LiveStage()
    stage.source.isOver = true
    stage.live.run()
    #expect(!stage.live.isListening)
  }

  @Test("a loop that draws goes on until its sources are over")
  func drawing() {
    let stage = LiveStage()
    let touches = stage.live!
    var drawings = 0
    func draw() {
      drawings += 1
      stage.source.isOver = drawings == 3
    }
    // snippet.loop
    while touches.isListening {
      touches.step(until: touches.now.advanced(by: 1.0 / 60))
      draw()
    }
    // snippet.end
    #expect(drawings >= 3)
  }

  private static func down(at seconds: Double) -> InputFrame { frame(.began, seconds) }
  private static func up(at seconds: Double) -> InputFrame { frame(.ended, seconds) }

  private static func frame(_ phase: Contact.Phase, _ seconds: Double) -> InputFrame {
    let time = Timestamp(seconds: seconds)
    return InputFrame(
      time: time,
      contacts: [Contact(id: 1, phase: phase, at: CGPoint(x: 10, y: 10), time: time)])
  }
}

/// A long press, a source that a test fills, and a clock that jumps to where it is slept to.
final class LiveStage {
  let source = ScriptedSource()
  private(set) var live: LiveTouches!
  private(set) var log: [String] = []
  private var now = 0.0
  private let scene = UIWindowScene(
    screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 100, height: 100)))
  private let window: UIWindow
  private let press = UILongPressGestureRecognizer()

  init() {
    window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    window.addGestureRecognizer(press)
    live = LiveTouches(
      clock: .init(
        now: { [unowned self] in Timestamp(seconds: now) },
        sleep: { [unowned self] _, wake in sleep(until: wake) }))
    press.addTarget(self, action: LiveStage.pressed)
    live.add(source, to: scene.touchSystem) { [unowned self] frame in
      scene.touchSystem.receive(frame)
      if press.state == .possible, frame.contacts.first?.phase == .began {
        log.append("possible \(scene.touchSystem.now.seconds)")
      }
    }
  }

  func play(steps: Int) {
    for _ in 0..<steps { live.step() }
  }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began: log.append("pressed \(scene.touchSystem.now.seconds)")
    case .ended: log.append("released \(scene.touchSystem.now.seconds)")
    default: break
    }
  }

  /// Without a deadline something comes after a hundred seconds.
  private func sleep(until wake: Timestamp?) {
    log.append(wake.map { "sleeps until \($0.seconds)" } ?? "sleeps")
    now = wake?.seconds ?? now + 100
  }
}

nonisolated final class ScriptedSource: InputSource {
  /// What each call hands out.
  var frames: [[InputFrame]] = []
  var descriptor: Int32 { -1 }
  var isOver = false
  var origin: Timestamp?

  func takeFrames(at moment: Timestamp) -> [InputFrame] {
    guard !frames.isEmpty else { return [] }
    if origin == nil { origin = moment }
    return frames.removeFirst()
  }
}
