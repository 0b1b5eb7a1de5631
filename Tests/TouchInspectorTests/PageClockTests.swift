import Foundation
import GestureCore
import Testing
import Touchstone

@testable import TouchInspector

@Suite("A page's clock")
struct PageClockTests {
  /// Maps stamps of a page to the scene's time, in milliseconds, as the system does.
  private struct Run {
    var clock = PageClock()
    var now = 0.0

    mutating func map(_ stamp: Double, arrival: Double, idle: Bool = true) -> Double {
      let time = clock.time(
        ofStamp: stamp, arrival: Timestamp(seconds: arrival / 1000),
        notBefore: Timestamp(seconds: now / 1000), mayAdjust: idle)
      now = (time.seconds * 1e6).rounded() / 1e3
      return now
    }
  }

  @Test("the first stamp is the scene's now, and later ones keep their distances")
  func distances() {
    var run = Run()
    let times = [(700, 40), (716, 56), (733, 75)].map { run.map($0, arrival: $1, idle: false) }
    #expect(times == [40, 56, 73])
  }

  @Test("a stalled network changes no distance of a gesture")
  func stall() {
    var run = Run()
    var times = [run.map(1000, arrival: 100, idle: false)]
    // Twenty frames come at once, half a second late.
    for number in 1...20 {
      times.append(run.map(1000 + 16 * Double(number), arrival: 900, idle: false))
    }
    #expect(times == Array(stride(from: 100, through: 420, by: 16)))
  }

  @Test("a quicker message mends the estimate, but not while a finger is down")
  func quicker() {
    var run = Run()
    var times = [run.map(0, arrival: 50)]  // was 40 ms on its way
    times.append(run.map(100, arrival: 110, idle: false))  // only 10 ms: not taken over
    times.append(run.map(200, arrival: 210, idle: true))  // taken over
    times.append(run.map(300, arrival: 345, idle: false))
    #expect(times == [50, 110, 210, 310])
  }

  @Test("a page's clock that runs ahead does not carry the scene into the future")
  func ahead() {
    var run = Run()
    let times = [(0, 10), (1e9, 26), (1e12, 42), (16, 58)].map {
      run.map($0, arrival: $1, idle: false)
    }
    #expect(times == [10, 26, 42, 42])
  }

  @Test("a page's clock that stood still goes on from the scene's time, at its own pace")
  func sleep() {
    var run = Run()
    var times = [run.map(0, arrival: 0)]
    // The machine slept; another page carried the scene on.
    run.now = 60_000
    times.append(run.map(16, arrival: 60_010))
    times.append(run.map(32, arrival: 60_026, idle: false))
    times.append(run.map(48, arrival: 60_042, idle: false))
    #expect(times == [0, 60_000, 60_016, 60_032])
  }

  @Test("stamps that run backwards do not turn time back")
  func backwards() {
    var run = Run()
    let times = [(100, 5), (50, 6), (0, 7), (150, 60)].map {
      run.map($0, arrival: $1, idle: false)
    }
    #expect(times == [5, 5, 5, 55])
  }

  @Test("two pages have clocks of their own in one scene")
  func two() {
    let hall = Hall { $0.isShared = true }
    let one = hall.page()
    one.say("trace", ["on": true])
    let other = hall.page()
    other.stamp = 9_000_000
    one.input((1, "began", 100, 100))
    hall.pass(8)
    other.stamp += 8
    other.input((1, "began", 200, 200))
    hall.pass(8)
    one.stamp += 16
    one.input((1, "moved", 100, 130))
    let times = one.world.trace.filter { $0["kind"] as? String == "touch" }
      .map { (($0["at"] as! Double) * 1e6).rounded() / 1e3 }
    #expect(times == [0, 8, 16])
  }

  @Test("whatever stamps come, time never runs backwards nor ahead of what has arrived")
  func random() {
    var generator = Seeded(7)
    for _ in 0..<200 {
      var run = Run()
      var arrival = 0.0
      for _ in 0..<60 {
        arrival += Double.random(in: 0...40, using: &generator)
        let stamp = [Double.random(in: 0...1e4, using: &generator), arrival + 500, 1e13, 0]
          .randomElement(using: &generator)!
        let before = run.now
        let time = run.map(stamp, arrival: arrival, idle: Bool.random(using: &generator))
        #expect(time >= before && time <= max(before, arrival) + 0.001)
      }
    }
  }
}

/// Random numbers that are the same every time.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
