import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// What verbs do, told by the frames that come of them.
@Suite struct VerbTests {
  private let stage = Stage(size: CGSize(width: 300, height: 600))
  private let place = CGPoint(x: 100, y: 200)

  /// Each change of a finger: milliseconds, what, and where.
  private var story: [String] {
    stage.recording.frames.flatMap { frame in
      frame.contacts.map { contact in
        let place = contact.sample.location
        return "\(Int((frame.time.seconds * 1000).rounded())) \(contact.phase) \(contact.id) "
          + "\(Int(place.x.rounded())),\(Int(place.y.rounded()))"
      }
    }
  }

  @Test("taps, double taps and long presses take their usual times")
  func times() {
    stage.finger(at: place).tap().hold(0.5).doubleTap().hold(0.5).longPress()
    #expect(
      story == [
        "0 began 1 100,200", "50 ended 1 100,200", "550 began 1 100,200", "600 ended 1 100,200",
        "700 began 1 100,200", "750 ended 1 100,200", "1250 began 1 100,200",
        "1850 ended 1 100,200",
      ])
  }

  @Test("a curve says how fast a finger is where on its way")
  func curves() {
    stage.frameRate = 40
    for curve in Curve.allCases {
      stage.finger(at: .zero).down().move(by: 100, 0, in: 0.1, curve: curve).up()
    }
    let places = stage.recording.frames.flatMap(\.contacts).filter { $0.phase == .moved }
      .map { Int($0.sample.location.x.rounded()) }
    #expect(places == [25, 50, 75, 100, 10, 50, 90, 100, 3, 21, 55, 100, 45, 79, 97, 100])
  }

  @Test("a path is walked at an even pace, whatever its corners")
  func paths() {
    stage.frameRate = 10
    let corner = FingerPath.through(.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10))
    stage.finger(at: .zero).down().follow(corner, in: 0.4).up()
    #expect(
      story == [
        "0 began 1 0,0", "100 moved 1 10,0", "200 moved 1 20,0", "300 moved 1 30,0",
        "400 moved 1 30,10", "400 ended 1 30,10",
      ])
    let arc = FingerPath.arc(
      around: CGPoint(x: 0, y: 0), from: CGPoint(x: 100, y: 0), by: .pi / 2)
    #expect(abs(arc.length - 50 * .pi) < 0.02)
    #expect(abs((arc.point(at: 1)?.y ?? 0) - 100) < 1e-9)
    let curve = FingerPath.curve(
      from: .zero, to: CGPoint(x: 90, y: 0), control1: CGPoint(x: 30, y: 0),
      control2: CGPoint(x: 60, y: 0))
    #expect(abs((curve.point(at: 0.5)?.x ?? 0) - 45) < 1e-9)
  }

  @Test("flicks go where they are told")
  func flicks() {
    let directions: [UISwipeGestureRecognizer.Direction] = [
      .left, .right, .up, .down, [.down, .right],
    ]
    for direction in directions { stage.finger(at: place).flick(direction) }
    let ends = story.filter { $0.contains("ended") }.compactMap { $0.split(separator: " ").last }
    #expect(ends == ["-50,200", "250,200", "100,50", "100,350", "206,306"])
  }

  @Test("a stroke from an edge begins at the edge, at the finger's height")
  func edges() {
    stage.finger(at: place).edgeSwipe(from: .left, by: 100)
    stage.finger(at: place).edgeSwipe(from: .bottom, by: 100)
    let ends = story.filter { !$0.contains("moved") }
    #expect(
      ends == [
        "0 began 1 2,200", "300 ended 1 102,200", "300 began 2 100,598", "600 ended 2 100,498",
      ])
  }

  @Test("fingers of a hand come one after the other when they are told to")
  func staggered() {
    stage.hand(at: place, fingers: 3, spread: 20).down(apart: 0.02).up(apart: 0.01)
    #expect(
      story == [
        "0 began 1 90,200", "20 began 2 100,200", "40 began 3 110,200", "40 ended 1 90,200",
        "50 ended 2 100,200", "60 ended 3 110,200",
      ])
  }

  @Test("a hand moves, pinches and turns at the same time")
  func transform() {
    let hand = stage.hand(at: place).down()
    hand.transform(by: CGVector(dx: 10, dy: 0), scale: 2, rotation: .pi / 2, in: 0.1).up()
    #expect(story.suffix(2) == ["100 ended 1 110,100", "100 ended 2 110,300"])
  }

  @Test("a remote's button can be pressed in a word")
  func press() {
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    stage.press(.select)
    #expect(stage.expect(tap).recognized() == .met)
  }
}
