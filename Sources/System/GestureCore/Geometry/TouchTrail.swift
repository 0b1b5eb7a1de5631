/// The last readings of a touch, from which its locations are predicted on request (API-V09).
///
/// Every movement adds a reading, and few clients ask for predictions, so adding must be cheap: this is
/// a ring buffer. Readings that have been overwritten would have less than a hundredth of the weight in
/// a prediction.
public struct TouchTrail: Sendable {
  @usableFromInline struct Reading: Sendable {
    @usableFromInline var location: CGPoint
    @usableFromInline var time: Timestamp

    @usableFromInline init(_ location: CGPoint, _ time: Timestamp) {
      self.location = location
      self.time = time
    }
  }

  /// A power of two, so that an index wraps around by a bit mask.
  @usableFromInline static var length: Int { 32 }

  @usableFromInline var readings: [Reading] = []
  /// The number of readings added. The next one overwrites the oldest. Readings at higher indices, before
  /// the buffer is full, belong to an earlier touch.
  @usableFromInline var count = 0

  public init() {}

  /// Adds a reading.
  @inlinable
  public mutating func add(_ location: CGPoint, at time: Timestamp) {
    let reading = Reading(location, time)
    let index = count & (Self.length - 1)
    if index < readings.count { readings[index] = reading } else { append(reading) }
    count &+= 1
  }

  @usableFromInline mutating func append(_ reading: Reading) {
    if readings.capacity < Self.length { readings.reserveCapacity(Self.length) }
    readings.append(reading)
  }

  /// Removes all readings and keeps the memory, for another touch.
  public mutating func startAnew() { count = 0 }

  /// A predictor that has received these readings.
  public var predictor: TouchPredictor {
    var predictor = TouchPredictor()
    for index in max(0, count - Self.length)..<max(0, count) {
      let reading = readings[index & (Self.length - 1)]
      predictor.add(reading.location, at: reading.time)
    }
    return predictor
  }
}
