/// How often a finger taps at one place (REC-12).
extension Oracle {
  struct Tap {
    var x: Int, y: Int, time: Int
    var count: Int
  }

  /// The count of a finger that comes down: one more than the nearest tap before it, which then is used up.
  mutating func countTaps(x: Int, y: Int) -> Int {
    let near = taps.indices.filter {
      time - taps[$0].time <= 350 && square(x - taps[$0].x, y - taps[$0].y) <= 45 * 45
    }
    let nearest = near.min {
      square(x - taps[$0].x, y - taps[$0].y) < square(x - taps[$1].x, y - taps[$1].y)
    }
    return nearest.map { taps.remove(at: $0).count + 1 } ?? 1
  }

  /// Who goes too far is no tap any more.
  mutating func watchTap(_ finger: Int) {
    guard let touch = touches[finger] else { return }
    if square(touch.x - touch.downX, touch.y - touch.downY) > 45 * 45 { touches[finger]?.taps = 0 }
  }

  /// Neither is who stays too long.
  mutating func noteLift(_ finger: Int) {
    guard let touch = touches[finger], touch.taps > 0, time - touch.downTime <= 750 else { return }
    taps.append(Tap(x: touch.x, y: touch.y, time: time, count: touch.taps))
  }

  private func square(_ x: Int, _ y: Int) -> Int { x * x + y * y }
}
