/// One slot of the events that reports become.
struct HIDSlot: Sendable {
  /// How much a finger that rests seems to move, in units of each axis; 0 where nothing is known.
  struct Noise: Sendable {
    var x: Int32 = 0
    var y: Int32 = 0
  }

  /// The contact's number; it stays when the contact has gone.
  var id: Int64 = 0
  var isActive = false
  /// The scan has reported it.
  var isUsed = false
  /// The last place, which also stays.
  private(set) var x: Int32 = 0
  private(set) var y: Int32 = 0

  mutating func place(x: Int32, y: Int32, _ noise: Noise) {
    self.x = Self.smoothed(x, after: self.x, noise.x)
    self.y = Self.smoothed(y, after: self.y, noise.y)
  }

  /// Less than half of the noise is none of a movement, and up to twice the noise part of one.
  private static func smoothed(_ value: Int32, after old: Int32, _ noise: Int32) -> Int32 {
    guard noise > 0 else { return value }
    let (new, before) = (Int64(value), Int64(old))
    let distance = abs(new - before)
    if distance < Int64(noise / 2) { return old }
    if distance < Int64(noise) { return Int32(clamping: (before * 3 + new) / 4) }
    if distance < Int64(noise) * 2 { return Int32(clamping: (before + new) / 2) }
    return value
  }
}
