import Foundation
import GestureCore
import Touchstone

/// What a story keeps of one touch. Places are in points, scene space.
struct FingerTrack {
  let id: Int
  var start: CGPoint
  var location: CGPoint
  var landed: Timestamp
  var isDown = true
  var isPen = false

  var movement: CGPoint { CGPoint(x: location.x - start.x, y: location.y - start.y) }
}

/// The tracks of the touches of an episode, oldest first. Mostly they are few, and the newest are asked
/// for: so that they are found faster by looking than by a table.
struct FingerTracks {
  private var list: [FingerTrack] = []
  /// From this number on, tracks that are of no more use are removed. It grows with what stays, so that the
  /// removals together cost no more than the landings.
  private var limit = 64

  var isFull: Bool { list.count >= limit }

  mutating func land(_ id: Int, at place: CGPoint, _ time: Timestamp, isPen: Bool) {
    list.append(
      FingerTrack(id: id, start: place, location: place, landed: time, isPen: isPen))
  }

  mutating func move(_ id: Int, to place: CGPoint) {
    if let index = index(of: id) { list[index].location = place }
  }

  /// Notes a lift; returns the whole track.
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

  /// Whether all of some touches are a pen's.
  func arePens(_ ids: [Int]) -> Bool {
    !ids.isEmpty && ids.allSatisfy { id in index(of: id).map { list[$0].isPen } ?? false }
  }

  /// How many of some touches are down.
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

  /// Forgets those that have lifted, apart from some.
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
