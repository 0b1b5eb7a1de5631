/// Counts how often a finger taps at the same place (REC-12).
///
/// A contact that comes down soon after and near to where another lifted counts one more. A contact
/// that moves too far or stays too long counts zero, and starts no series.
public struct TapCounter: Sendable {
  /// Distances in points, times in seconds.
  public struct Limits: Sendable, Hashable {
    public var interval: TimeInterval
    public var separation: CGFloat
    public var movement: CGFloat
    public var duration: TimeInterval

    public init(
      interval: TimeInterval, separation: CGFloat, movement: CGFloat, duration: TimeInterval
    ) {
      self.interval = interval
      self.separation = separation
      self.movement = movement
      self.duration = duration
    }
  }

  private struct Down {
    var id: Int
    var start: Place
    var count: Int
  }

  private struct Tap {
    var end: Place
    var count: Int
  }

  /// What counts of a sample.
  private struct Place {
    var time: Timestamp
    var location: CGPoint

    init(_ location: CGPoint, _ time: Timestamp) {
      self.time = time
      self.location = location
    }
  }

  private var down: [Down] = []
  /// Behind the contact that was told of last: mostly the next one is there.
  private var likely = 0
  private var taps: [Tap] = []

  public init() {}

  /// The tap count of a contact that has just come down.
  public mutating func begin(_ contact: Contact, limits: Limits) -> Int {
    begin(contact.id, at: contact.sample.location, contact.sample.time, limits: limits)
  }

  /// The same, without a whole contact, which is large.
  public mutating func begin(
    _ id: Int, at location: CGPoint, _ time: Timestamp, limits: Limits
  ) -> Int {
    var nearest: (place: Int, distance: CGFloat)?
    var place = 0
    while place < taps.count {
      let end = taps[place].end
      if time.seconds(since: end.time) > limits.interval {
        taps.remove(at: place)
        continue
      }
      let distance = end.location.distance(to: location)
      if distance <= limits.separation, distance < nearest?.distance ?? .infinity {
        nearest = (place, distance)
      }
      place += 1
    }
    let count = nearest.map { taps.remove(at: $0.place).count + 1 } ?? 1
    down.append(Down(id: id, start: Place(location, time), count: count))
    return count
  }

  /// The tap count of a contact that has moved or lifted.
  public mutating func update(_ contact: Contact, limits: Limits) -> Int {
    update(
      contact.id, contact.phase, at: contact.sample.location, contact.sample.time, limits: limits)
  }

  /// The same, without a whole contact, which is large.
  public mutating func update(
    _ id: Int, _ phase: Contact.Phase, at location: CGPoint, _ time: Timestamp, limits: Limits
  ) -> Int {
    guard let index = index(of: id) else { return 0 }
    likely = index + 1
    let place = Place(location, time)
    // Once it can be no tap any more it never will be.
    if down[index].count > 0,
      place.location.distance(to: down[index].start.location) > limits.movement
        || place.time.seconds(since: down[index].start.time) > limits.duration
    {
      down[index].count = 0
    }
    let count = down[index].count
    switch phase {
    case .began, .moved: break
    case .ended:
      down.remove(at: index)
      if count > 0 { taps.append(Tap(end: place, count: count)) }
    case .cancelled: down.remove(at: index)
    }
    return count
  }

  private func index(of id: Int) -> Int? {
    if likely < down.count, down[likely].id == id { return likely }
    for index in down.indices where down[index].id == id { return index }
    return nil
  }
}
