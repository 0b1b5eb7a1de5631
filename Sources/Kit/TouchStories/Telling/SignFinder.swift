import Foundation
import GestureCore

/// Finds signs in what a storyteller receives.
struct SignFinder {
  /// A finger that rests stays within so many points of where it landed; one that moves on goes farther than a pan needs.
  private static let rest = 3.0
  private static let moved = 10.0
  /// A finger that is down for longer presses long.
  private static let longestTap = 0.5
  /// So many taps wait for recognizers to decide. Older ones are judged by what is known.
  private static let mostWaiting = 64

  /// A finger that is down, or a tap that waits for the decisions about it.
  private struct Finger {
    var id: Int
    var start: CGPoint
    var landed: Timestamp
    var lifted = Timestamp.zero
    /// When it left the place where it landed.
    var left: Timestamp?
    var hasMovedOn = false
    var hasGesture = false
    var isActedAt = false
    var loss: ToldLoss?
  }

  let limits: SignLimits
  private let report: @MainActor (SessionSign) -> Void
  /// Why a tap at a place reaches no recognizer.
  private let reach: @MainActor (CGPoint) -> String
  private var down: [Finger] = []
  private var waiting: [Finger] = []
  /// The last taps of one place, at most as many as make a rage, oldest first.
  private var burst: [Finger] = []
  private var rage: Rage?

  private struct Rage {
    var first: Finger
    var count: Int
    var shortest: Double
  }

  init(
    _ limits: SignLimits, reach: @escaping @MainActor (CGPoint) -> String,
    report: @escaping @MainActor (SessionSign) -> Void
  ) {
    (self.limits, self.reach, self.report) = (limits, reach, report)
  }

  @MainActor mutating func land(_ id: Int, at place: CGPoint, _ time: Timestamp) {
    down.append(Finger(id: id, start: place, landed: time))
  }

  @MainActor mutating func move(_ id: Int, to place: CGPoint, _ time: Timestamp) {
    guard let index = down.firstIndex(where: { $0.id == id }), !down[index].hasMovedOn else {
      return
    }
    let finger = down[index]
    let distance = hypot(place.x - finger.start.x, place.y - finger.start.y)
    if distance > Self.rest, finger.left == nil { down[index].left = time }
    guard distance > Self.moved else { return }
    down[index].hasMovedOn = true
    let rest = (down[index].left ?? time).seconds(since: finger.landed)
    guard rest >= limits.hesitation, !finger.hasGesture else { return }
    report(
      SessionSign(
        kind: .hesitation, began: finger.landed, ended: time, location: finger.start, seconds: rest)
    )
  }

  @MainActor mutating func lift(_ id: Int, at place: CGPoint, _ time: Timestamp, isCancelled: Bool)
  {
    move(id, to: place, time)
    guard let index = down.firstIndex(where: { $0.id == id }) else { return }
    var finger = down.remove(at: index)
    finger.lifted = time
    guard !isCancelled, !finger.hasMovedOn,
      time.seconds(since: finger.landed) < Self.longestTap
    else { return }
    noteTap(finger)
    guard limits.findsDeadTaps else { return }
    waiting.append(finger)
    if waiting.count > Self.mostWaiting { judge(waiting.removeFirst()) }
  }

  /// A recognizer acts at some fingers; `holds` are long presses and pans.
  mutating func act(at ids: [Int], holds: Bool) {
    for index in down.indices where ids.contains(down[index].id) {
      down[index].isActedAt = true
      if holds { down[index].hasGesture = true }
    }
    for index in waiting.indices where ids.contains(waiting[index].id) {
      waiting[index].isActedAt = true
    }
  }

  /// A control acts at what happens at a moment.
  mutating func actControl(at time: Timestamp) {
    for index in down.indices { down[index].isActedAt = true }
    for index in waiting.indices where waiting[index].lifted == time {
      waiting[index].isActedAt = true
    }
  }

  /// A recognizer loses. Of several the first that says more than that it was prevented is kept.
  mutating func lose(_ loss: ToldLoss, at ids: [Int]) {
    guard limits.findsDeadTaps else { return }
    for index in down.indices where ids.contains(down[index].id) {
      if Self.isBetter(loss, than: down[index].loss) { down[index].loss = loss }
    }
    for index in waiting.indices where ids.contains(waiting[index].id) {
      if Self.isBetter(loss, than: waiting[index].loss) { waiting[index].loss = loss }
    }
  }

  /// No recognizer has anything left to decide.
  @MainActor mutating func settle() {
    for finger in waiting { judge(finger) }
    waiting.removeAll(keepingCapacity: true)
  }

  @MainActor mutating func finish() {
    settle()
    endBurst()
  }

  // MARK: - Private

  /// What a tap comes nearest to is a tap.
  private static func isBetter(_ loss: ToldLoss, than other: ToldLoss?) -> Bool {
    guard let other else { return true }
    func rank(_ loss: ToldLoss) -> Int {
      (loss.kind == .tap ? 2 : loss.kind == .doubleTap ? 1 : 0) + (loss.winner == nil ? 0 : -4)
    }
    return rank(loss) > rank(other)
  }

  @MainActor private func judge(_ finger: Finger) {
    guard !finger.isActedAt else { return }
    report(
      SessionSign(
        kind: .deadTap, began: finger.landed, ended: finger.lifted, location: finger.start, taps: 1,
        loss: finger.loss, reason: finger.loss?.reason ?? reach(finger.start)))
  }

  @MainActor private mutating func noteTap(_ tap: Finger) {
    if let last = burst.last {
      let distance = hypot(tap.start.x - last.start.x, tap.start.y - last.start.y)
      // A rage goes on as long as its last taps are as near in time as its first ones.
      let isLate =
        rage != nil
        && seconds(to: tap, from: burst.count - limits.rageTaps + 1) > limits.rageSeconds
      if tap.landed < last.lifted || distance > limits.rageDistance || isLate { endBurst() }
    }
    if burst.count == limits.rageTaps { burst.removeFirst() }
    burst.append(tap)
    rage?.count += 1
    guard burst.count == limits.rageTaps else { return }
    let seconds = seconds(to: tap, from: 0)
    guard seconds <= limits.rageSeconds else { return }
    let known = rage ?? Rage(first: burst[0], count: burst.count, shortest: seconds)
    rage = known
    rage?.shortest = min(known.shortest, seconds)
  }

  private func seconds(to tap: Finger, from index: Int) -> Double {
    tap.lifted.seconds(since: burst[max(0, index)].landed)
  }

  @MainActor private mutating func endBurst() {
    if let rage, let last = burst.last {
      report(
        SessionSign(
          kind: .rageTap, began: rage.first.landed, ended: last.lifted,
          location: rage.first.start, taps: rage.count, seconds: rage.shortest))
    }
    burst.removeAll(keepingCapacity: true)
    rage = nil
  }
}
