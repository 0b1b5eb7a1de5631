/// Counts the successive taps at one location (REC-12).
///
/// A contact that comes down soon after another lifted, and near to it, has one more tap. A contact
/// that moves too far or stays too long has tap count zero, and starts no series.
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
    var start: Reading
    var count: Int
  }

  private struct Tap {
    var end: Reading
    var count: Int
  }

  private struct Reading {
    var time: Timestamp
    var location: CGPoint

    init(_ location: CGPoint, _ time: Timestamp) {
      self.time = time
      self.location = location
    }
  }

  private var down: [Down] = []
  /// The index after that of the last updated contact. Sources mostly list contacts in the order in which
  /// they came down, so the next contact is mostly at this index.
  private var nextIndex = 0
  private var taps: [Tap] = []

  public init() {}

  /// The tap count of a contact that has just come down.
  public mutating func begin(_ contact: Contact, limits: Limits) -> Int {
    begin(contact.id, at: contact.sample.location, contact.sample.time, limits: limits)
  }

  /// The tap count of a contact that has just come down, by its properties: a whole contact is large.
  public mutating func begin(
    _ id: Int, at location: CGPoint, _ time: Timestamp, limits: Limits
  ) -> Int {
    var nearest: (index: Int, distance: CGFloat)?
    var index = 0
    while index < taps.count {
      let end = taps[index].end
      if time.seconds(since: end.time) > limits.interval {
        taps.remove(at: index)
        continue
      }
      let distance = end.location.distance(to: location)
      if distance <= limits.separation, distance < nearest?.distance ?? .infinity {
        nearest = (index, distance)
      }
      index += 1
    }
    let count = nearest.map { taps.remove(at: $0.index).count + 1 } ?? 1
    down.append(Down(id: id, start: Reading(location, time), count: count))
    return count
  }

  /// The tap count of a contact that has moved or lifted.
  public mutating func update(_ contact: Contact, limits: Limits) -> Int {
    update(
      contact.id, contact.phase, at: contact.sample.location, contact.sample.time, limits: limits)
  }

  /// The tap count of a contact that has moved or lifted, by its properties: a whole contact is large.
  public mutating func update(
    _ id: Int, _ phase: Contact.Phase, at location: CGPoint, _ time: Timestamp, limits: Limits
  ) -> Int {
    guard let index = index(of: id) else { return 0 }
    nextIndex = index + 1
    let reading = Reading(location, time)
    // A contact that has exceeded a limit keeps count zero until it lifts.
    if down[index].count > 0,
      reading.location.distance(to: down[index].start.location) > limits.movement
        || reading.time.seconds(since: down[index].start.time) > limits.duration
    {
      down[index].count = 0
    }
    let count = down[index].count
    switch phase {
    case .began, .moved: break
    case .ended:
      down.remove(at: index)
      if count > 0 { taps.append(Tap(end: reading, count: count)) }
    case .cancelled: down.remove(at: index)
    }
    return count
  }

  private func index(of id: Int) -> Int? {
    if nextIndex < down.count, down[nextIndex].id == id { return nextIndex }
    for index in down.indices where down[index].id == id { return index }
    return nil
  }
}
