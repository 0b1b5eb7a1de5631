import Foundation
import GestureCore
import Touchstone

/// The data of one touch in a story. Locations are in points in scene space.
struct FingerTrack {
  let id: Int
  var start: CGPoint
  var location: CGPoint
  var landed: Timestamp
  var isDown = true
  var kind = Contact.Kind.direct

  var movement: CGPoint { CGPoint(x: location.x - start.x, y: location.y - start.y) }
}

/// The tracks of an episode's touches, oldest first. There are usually few, and the newest are needed, so that searching an
/// array is faster than a dictionary.
struct FingerTracks {
  private var list: [FingerTrack] = []
  /// The number of tracks at which unused ones are removed. It grows with the remaining tracks, so that the total cost of
  /// removals is proportional to the number of landings.
  private var limit = 64

  var isFull: Bool { list.count >= limit }

  mutating func land(
    _ id: Int, at place: CGPoint, _ time: Timestamp, _ kind: Contact.Kind
  ) {
    list.append(FingerTrack(id: id, start: place, location: place, landed: time, kind: kind))
  }

  mutating func move(_ id: Int, to place: CGPoint) {
    if let index = index(of: id) { list[index].location = place }
  }

  /// Records a lift; returns the whole track.
  @discardableResult
  mutating func lift(_ id: Int, at place: CGPoint) -> FingerTrack? {
    guard let index = index(of: id) else { return nil }
    list[index].location = place
    list[index].isDown = false
    return list[index]
  }

  func landing(of id: Int) -> Timestamp? {
    guard let index = index(of: id) else { return nil }
    return list[index].landed
  }

  /// The kind of all of the touches; direct if they differ.
  func kind(of ids: [Int]) -> Contact.Kind {
    guard let first = ids.first.flatMap(index), case let kind = list[first].kind else {
      return .direct
    }
    let isSame = ids.allSatisfy { id in index(of: id).map { list[$0].kind == kind } ?? false }
    return isSame ? kind : .direct
  }

  /// The number of these touches that are down.
  func downCount(of ids: [Int]) -> Int {
    var count = 0
    for id in ids {
      if let index = index(of: id), list[index].isDown { count += 1 }
    }
    return count
  }

  func isDown(_ id: Int) -> Bool { index(of: id).map { list[$0].isDown } ?? false }

  func tracks(of ids: [Int]) -> [FingerTrack] {
    var tracks: [FingerTrack] = []
    for id in ids {
      if let index = index(of: id) { tracks.append(list[index]) }
    }
    return tracks
  }

  /// Removes lifted tracks except those in `used`.
  mutating func forgetLifted(apartFrom used: Set<Int>) {
    list.removeAll { !$0.isDown && !used.contains($0.id) }
    limit = max(64, 2 * list.count)
  }

  mutating func forgetAll() { list.removeAll(keepingCapacity: true) }

  private func index(of id: Int) -> Int? {
    var index = list.count
    while index > 0 {
      index -= 1
      if list[index].id == id { return index }
    }
    return nil
  }
}
