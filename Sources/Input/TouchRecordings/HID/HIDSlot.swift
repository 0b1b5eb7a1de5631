/// A slot of the generated events.
struct HIDSlot: Sendable {
  /// The apparent movement of a resting finger, in units of each axis; 0 if unknown.
  struct Noise: Sendable {
    var x: Int32 = 0
    var y: Int32 = 0
  }

  /// The contact's ID; kept after the contact has lifted.
  var id: Int64 = 0
  var isActive = false
  /// Whether the current scan has reported it.
  var isUsed = false
  /// The last position, kept after the contact has lifted.
  private(set) var x: Int32 = 0
  private(set) var y: Int32 = 0

  mutating func place(x: Int32, y: Int32, _ noise: Noise) {
    self.x = Self.smoothed(x, after: self.x, noise.x)
    self.y = Self.smoothed(y, after: self.y, noise.y)
  }

  /// Filters noise: a difference below half of it is ignored, and one up to twice of it is
  /// averaged.
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
