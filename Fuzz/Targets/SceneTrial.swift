import Foundation
import GestureCore
import TouchStories
import Touchstone

/// Reads bytes as a scene file, builds the scene, writes it, and touches it.
enum SceneTrial {
  static func problems(with bytes: [UInt8]) -> [String] {
    guard let file = try? SceneFile(json: Data(bytes)) else { return [] }
    var problems: [String] = []
    let text = file.json
    if (try? SceneFile(json: Data(text.utf8)))?.json != text {
      problems.append("a scene that was written is another when it is read")
    }
    let player = Player(file, size: CGSize(width: 390, height: 844)) { _ in }
    let system = player.cast.scene.touchSystem
    system.trace = { [trace = system.trace] event in
      trace?(event)
      if case .refused = event.kind { problems.append("\(event)") }
    }
    for frame in frames { player.play(frame) }
    player.finish()
    if system.nextDeadline != nil { problems.append("deadlines never end") }
    return problems
  }

  /// A double tap, a hold, a flick, and two fingers that turn and spread.
  private static let frames: [InputFrame] = {
    var frames: [InputFrame] = []
    func add(_ milliseconds: Int, _ phase: Contact.Phase, _ places: CGPoint...) {
      let time = Timestamp(nanoseconds: Int64(milliseconds) * 1_000_000)
      var frame = InputFrame(time: time)
      frame.contacts = places.enumerated().map { index, place in
        Contact(id: index, phase: phase, sample: ContactSample(time: time, location: place))
      }
      frames.append(frame)
    }
    let middle = CGPoint(x: 195, y: 422)
    for start in [0, 150, 600] {
      add(start, .began, middle)
      add(start + 50, .ended, middle)
    }
    add(1500, .began, middle)
    add(3000, .ended, middle)
    add(4000, .began, middle)
    for step in 1...6 {
      add(4000 + 10 * step, .moved, CGPoint(x: 195 + 25 * Double(step), y: 422))
    }
    add(4070, .ended, CGPoint(x: 345, y: 422))
    add(5000, .began, CGPoint(x: 145, y: 422), CGPoint(x: 245, y: 422))
    for step in 1...10 {
      let way = Double(step) * 8
      add(
        5000 + 16 * step, .moved, CGPoint(x: 145 - way, y: 422 - way),
        CGPoint(x: 245 + way, y: 422 + way))
    }
    add(5200, .ended, CGPoint(x: 65, y: 342), CGPoint(x: 325, y: 502))
    return frames
  }()
}
