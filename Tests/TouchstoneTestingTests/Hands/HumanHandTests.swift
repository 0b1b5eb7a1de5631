import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// What makes a hand human, and that it is the same each time.
@Suite struct HumanHandTests {
  private let place = CGPoint(x: 400, y: 400)

  private func stage(_ seed: UInt64) -> Stage {
    let stage = Stage(size: CGSize(width: 800, height: 800))
    stage.hands = .human(seed: seed)
    return stage
  }

  private func act(_ seed: UInt64) throws -> String {
    let stage = stage(seed)
    stage.finger(at: place).tap().hold(0.3).doubleTap().hold(0.5).drag(by: 100, -50)
    stage.finger(at: place).flick(.left).hold(0.3).longPress()
    stage.hand(at: place, fingers: 3).tap().drag(by: -50, 20)
    stage.hand(at: place).down().pinch(to: 2).turn(by: 1).hold(0.2).up()
    return try stage.recording.text()
  }

  @Test("the same seed does the same to the last bit, in debug and in release")
  func repeatable() throws {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for seed in UInt64(1)...20 {
      for byte in try act(seed).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    #expect(String(hash, radix: 16) == "10bc5d7b3156e1cf")
    #expect(try act(1) != act(2))
  }

  @Test("it moves as smoothly as people: half of the way at half of the time, rest at both ends")
  func smooth() {
    let stage = stage(8)
    stage.finger(at: CGPoint(x: 100, y: 400)).down().move(by: 400, 0, in: 0.6)
    let moves = stage.recording.frames.flatMap(\.contacts).filter { $0.phase == .moved }
    let places = moves.map { ($0.sample.time.seconds, $0.sample.location.x - 100) }
    let start = stage.recording.frames.flatMap(\.contacts)[0].sample.time.seconds
    let early = places.last { $0.0 < start + 0.15 }?.1 ?? 0
    let half = places.last { $0.0 <= start + 0.3 }?.1 ?? 0
    let late = places.first { $0.0 > start + 0.45 }?.1 ?? 0
    #expect(early < 60)
    #expect(half > 150 && half < 215)
    #expect(late > 340)
  }

  @Test("a resting finger trembles by less than a few points, whichever call lets the time pass")
  func tremor() {
    let stage = stage(6)
    let finger = stage.finger(at: place).down()
    stage.wait(1)
    finger.hold(1).up()
    let samples = stage.recording.frames.flatMap(\.contacts).map(\.sample)
    #expect(samples.count > 20)
    #expect(samples.contains { $0.time.seconds < 0.9 && $0.time.seconds > 0.5 })
    #expect(samples.allSatisfy { hypot($0.location.x - 400, $0.location.y - 400) < 12 })
    #expect(Set(samples.map(\.location)).count > 5)
  }

  @Test("fingers of a hand land and lift apart, in about half of the cases")
  func apart() {
    var landings: [Int] = []
    for seed in UInt64(1)...100 {
      let stage = stage(seed)
      stage.hand(at: place).tap()
      landings.append(
        Set(
          stage.recording.frames.flatMap(\.contacts).filter { $0.phase == .began }
            .map(\.sample.time)
        ).count)
    }
    let apart = landings.filter { $0 == 2 }.count
    #expect(apart > 25 && apart < 65)
  }

  @Test("a human panel looks about as often as told, and never twice at one time")
  func scans() {
    for rate in [60.0, 120, 240] {
      let stage = stage(9)
      stage.frameRate = rate
      stage.finger(at: place).down().move(by: 300, 0, in: 1)
      let times = stage.recording.frames.filter { !$0.contacts.isEmpty }.map(\.time)
      #expect(times == times.sorted() && Set(times).count == times.count)
      #expect(abs(Double(times.count) - rate) < rate * 0.1)
    }
  }

  @Test("steady hands are exact")
  func steady() {
    let stage = Stage()
    stage.hand(at: place, style: .steady).tap()
    let times = stage.recording.frames.filter { !$0.contacts.isEmpty }.map(\.time)
    #expect(times == [.zero, .zero.advanced(by: 0.05)])
  }

  @Test("what was measured is drawn as it was measured")
  func quantiles() {
    let values = Quantiles(1, 2, 3, 5, 9)
    #expect([0, 0.05, 0.15, 0.5, 0.625, 0.95, 1].map(values.value) == [1, 1, 1.5, 3, 4, 9, 9])
  }
}
