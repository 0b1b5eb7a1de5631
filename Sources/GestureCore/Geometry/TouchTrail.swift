/// The last readings of a touch, from which its way on is guessed when a client asks (API-V09).
///
/// Nearly nobody does, and every movement adds a reading, so that adding one is next to nothing. What is
/// older than the readings that are kept counts for less than a hundredth of what a guess goes by.
public struct TouchTrail: Sendable {
  @usableFromInline struct Reading: Sendable {
    @usableFromInline var location: CGPoint
    @usableFromInline var time: Timestamp

    @usableFromInline init(_ location: CGPoint, _ time: Timestamp) {
      self.location = location
      self.time = time
    }
  }

  /// A power of two, so that an index goes round by its last bits.
  @usableFromInline static var length: Int { 32 }

  @usableFromInline var readings: [Reading] = []
  /// How many were added; the next goes where the oldest is. Readings behind it are of another touch.
  @usableFromInline var count = 0

  public init() {}

  /// Takes in a reading.
  @inlinable
  public mutating func add(_ location: CGPoint, at time: Timestamp) {
    let reading = Reading(location, time)
    let place = count & (Self.length - 1)
    if place < readings.count { readings[place] = reading } else { start(with: reading) }
    count &+= 1
  }

  @usableFromInline mutating func start(with reading: Reading) {
    if readings.capacity < Self.length { readings.reserveCapacity(Self.length) }
    readings.append(reading)
  }

  /// Forgets all readings and keeps the memory, for another touch.
  public mutating func startAnew() { count = 0 }

  /// What the readings say of the next places.
  public var predictor: TouchPredictor {
    var predictor = TouchPredictor()
    for place in max(0, count - Self.length)..<max(0, count) {
      let reading = readings[place & (Self.length - 1)]
      predictor.add(reading.location, at: reading.time)
    }
    return predictor
  }
}
