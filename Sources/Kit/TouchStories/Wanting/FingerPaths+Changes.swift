import Foundation
import GestureCore

/// The changes of fingers that are tried.
extension FingerPaths {
  var pauses: [TimeInterval] {
    zip(strokes, strokes.dropFirst()).map { before, after in
      (after.first?.start ?? 0) - (before.map(\.end).max() ?? 0)
    }
  }

  /// The distances of each stroke's landing from the first.
  var distances: [CGFloat] {
    guard let first = strokes.first?.first?.place else { return [] }
    return strokes.dropFirst().compactMap(\.first?.place).map {
      hypot($0.x - first.x, $0.y - first.y)
    }
  }

  private mutating func change(_ change: (inout Path) -> Void) {
    for stroke in strokes.indices {
      for path in strokes[stroke].indices { change(&strokes[stroke][path]) }
    }
  }

  mutating func repeatLast(_ count: Int) {
    guard let last = strokes.last, let start = last.map(\.start).min(),
      let end = last.map(\.end).max()
    else { return }
    for number in 1...count {
      var stroke = last
      let later = Double(number) * (end - start + Self.again)
      for path in stroke.indices { stroke[path].delay(by: later) }
      strokes.append(stroke)
    }
  }

  /// Adds fingers that move parallel to each stroke's first finger, to its left if there is space.
  mutating func addFingers(_ count: Int) {
    for stroke in strokes.indices where !strokes[stroke].isEmpty {
      let first = strokes[stroke][0]
      let way = Self.beside * (first.place.x > Self.beside * Double(count) ? -1 : 1)
      for number in 1...count {
        var path = first
        path.mapPlaces { CGPoint(x: $0.x + way * Double(number), y: $0.y) }
        strokes[stroke].append(path)
      }
    }
  }

  mutating func pace(_ factor: Double) {
    change { path in
      for index in path.points.indices { path.points[index].time /= factor }
    }
  }

  mutating func scale(_ factor: Double) {
    change { path in
      let start = path.place
      path.mapPlaces { place in
        CGPoint(
          x: start.x + (place.x - start.x) * factor, y: start.y + (place.y - start.y) * factor)
      }
    }
  }

  /// Delays the lift at the final location, and everything after it.
  mutating func stay(longerBy seconds: TimeInterval) {
    for stroke in strokes.indices {
      for path in strokes[stroke].indices {
        strokes[stroke][path].delay(by: Double(stroke) * seconds)
        let last = strokes[stroke][path].points.count - 1
        if last > 0 { strokes[stroke][path].points[last].time += seconds }
      }
    }
  }

  /// Shortens a stroke's duration.
  mutating func lift(sooner factor: Double) {
    for stroke in strokes.indices {
      let start = strokes[stroke][0].start
      for path in strokes[stroke].indices {
        for index in strokes[stroke][path].points.indices {
          let since = strokes[stroke][path].points[index].time - start
          strokes[stroke][path].points[index].time = start + since * factor
        }
      }
    }
  }

  mutating func pause(_ factor: Double) {
    var shift = 0.0
    for (index, pause) in pauses.enumerated() {
      shift += pause * (factor - 1)
      for path in strokes[index + 1].indices { strokes[index + 1][path].delay(by: shift) }
    }
  }

  mutating func gather(_ factor: Double) {
    guard let first = strokes.first?.first?.place else { return }
    for stroke in strokes.indices.dropFirst() {
      let place = strokes[stroke][0].place
      let shift = (first - place) * (1 - factor)
      for path in strokes[stroke].indices { strokes[stroke][path].mapPlaces { $0 + shift } }
    }
  }

  mutating func land(_ factor: Double) {
    for stroke in strokes.indices {
      let start = strokes[stroke][0].start
      for path in strokes[stroke].indices {
        strokes[stroke][path].delay(by: (strokes[stroke][path].start - start) * (factor - 1))
      }
    }
  }

  mutating func straighten(_ factor: Double) {
    change { path in
      let (isHorizontal, plain) = (path.isHorizontal, path)
      path.mapPlaces { place in
        let less = plain.astray(at: place) * (1 - factor)
        return CGPoint(
          x: place.x - (isHorizontal ? 0 : less), y: place.y - (isHorizontal ? less : 0))
      }
    }
  }
}

extension FingerPaths.Path {
  /// Whether it moved more horizontally than vertically.
  fileprivate var isHorizontal: Bool {
    guard let last = points.last?.location else { return true }
    return abs(last.x - place.x) >= abs(last.y - place.y)
  }

  /// The deviation of a location from the axis of movement.
  func astray(at location: CGPoint) -> CGFloat {
    isHorizontal ? location.y - place.y : location.x - place.x
  }
}
