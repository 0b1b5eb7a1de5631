import Foundation
import GestureCore

/// Lines and curves as a value: one or more subpaths, each from a `move` on.
///
/// Whatever is asked of the inside, of the outline or of a stroke is answered for the curves broken
/// into short straight lines (`flattened(tolerance:)`).
package struct Path: Sendable, Hashable, Codable {
  package enum Element: Sendable, Hashable, Codable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, end: CGPoint)
    case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close

    /// Where the pen is afterwards; `nil` for `close`, which goes back to the last `move`.
    package var end: CGPoint? {
      switch self {
      case .move(let point), .line(let point), .quad(_, let point), .cubic(_, _, let point): point
      case .close: nil
      }
    }
  }

  package private(set) var elements: [Element] = []
  /// Where the subpath that is being drawn began.
  package private(set) var start: CGPoint?
  /// Where the pen is; `nil` before the first `move`.
  package private(set) var currentPoint: CGPoint?

  package init() {}

  package init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  package var isEmpty: Bool { elements.isEmpty }

  // MARK: - Drawing

  package mutating func move(to point: CGPoint) { append(.move(point)) }
  package mutating func line(to point: CGPoint) { append(.line(point)) }
  package mutating func quad(to end: CGPoint, control: CGPoint) {
    append(.quad(control: control, end: end))
  }
  package mutating func cubic(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.cubic(control1: control1, control2: control2, end: end))
  }
  package mutating func close() { append(.close) }

  package mutating func add(_ other: Path) {
    for element in other.elements { append(element) }
  }

  /// What is drawn before there is a point to draw from begins where it ends; nothing is closed
  /// that was not begun.
  package mutating func append(_ element: Element) {
    guard let end = element.end else {
      guard let start, elements.last != .close else { return }
      elements.append(.close)
      currentPoint = start
      return
    }
    if case .move = element {
      start = end
    } else if currentPoint == nil {
      elements.append(.move(end))
      start = end
    }
    elements.append(element)
    currentPoint = end
  }

  // MARK: - The whole

  package func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    return Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .quad(let control, let end):
          .quad(control: control.applying(transform), end: end.applying(transform))
        case .cubic(let control1, let control2, let end):
          .cubic(
            control1: control1.applying(transform), control2: control2.applying(transform),
            end: end.applying(transform))
        case .close: .close
        }
      })
  }

  /// The same lines drawn from their ends, the last subpath first.
  package var reversed: Path {
    var result = Path()
    for subpath in subpaths.reversed() {
      let isClosed = subpath.elements.last == .close
      let drawn = subpath.elements.filter { $0 != .close }
      let points = drawn.compactMap(\.end)
      guard let last = points.last else { continue }
      result.move(to: last)
      for index in drawn.indices.dropFirst().reversed() {
        let end = points[index - 1]
        switch drawn[index] {
        case .quad(let control, _): result.quad(to: end, control: control)
        case .cubic(let control1, let control2, _):
          result.cubic(to: end, control1: control2, control2: control1)
        default: result.line(to: end)
        }
      }
      if isClosed { result.close() }
    }
    return result
  }

  /// Each from its `move` to the next. What is drawn on after a `close` begins where that went back to.
  package var subpaths: [Path] {
    var result: [Path] = []
    for element in elements {
      if case .move = element {
        result.append(Path([element]))
      } else if let last = result.last, last.elements.last == .close, let start = last.start {
        result.append(Path([.move(start), element]))
      } else if !result.isEmpty {
        result[result.count - 1].append(element)
      }
    }
    return result
  }
}

/// Which points a path encloses where it crosses itself.
package enum FillRule: String, Sendable, Hashable, Codable {
  case winding
  case evenOdd
}
