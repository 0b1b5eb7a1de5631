import Foundation
import GestureCore

/// A drawing as the list of what is drawn, back to front: the same for every outlet.
///
/// Coordinates are points with y down. Each operation works under the state that those before it
/// have set since the last unmatched `save`.
public struct Picture: Sendable, Hashable, Codable {
  package enum Operation: Sendable, Hashable, Codable {
    case save
    case restore
    case concat(CGAffineTransform)
    case clip(Path, FillRule)
    case alpha(CGFloat)
    case blend(Blend)
    case shadow(Shadow?)
    case fill(Path, Paint, FillRule)
    case stroke(Path, Paint, StrokeStyle)
    /// Fills all that is not clipped.
    case gradient(Gradient)
    /// The point is the beginning of the base line.
    case text(TextRun, at: CGPoint)
    case image(ImageContent, in: CGRect)
    /// Drawn by itself first, and then as a whole.
    case group(Picture, alpha: CGFloat, blend: Blend, mask: Picture?)
  }

  package internal(set) var operations: [Operation] = []

  package init() {}

  package init(_ operations: [Operation]) { self.operations = operations }

  package var isEmpty: Bool { operations.isEmpty }

  package mutating func append(_ operation: Operation) { operations.append(operation) }

  package mutating func append(_ other: Picture) { operations += other.operations }

  /// Draws another picture under its own state, moved and clipped by nothing of what it sets.
  package mutating func add(_ other: Picture, at transform: CGAffineTransform = .identity) {
    guard !other.isEmpty else { return }
    append(.save)
    if !transform.isIdentity { append(.concat(transform)) }
    append(other)
    for _ in 0..<other.openSaves { append(.restore) }
    append(.restore)
  }

  /// The picture, drawn by itself first if it draws with a blend mode, as a layer's bitmap is.
  package var isolated: Picture {
    let blends = operations.contains {
      if case .blend(let blend) = $0 { blend != .normal } else { false }
    }
    return blends ? Picture([.group(self, alpha: 1, blend: .normal, mask: nil)]) : self
  }

  /// How many states are saved and never restored.
  private var openSaves: Int {
    var count = 0
    for operation in operations {
      if operation == .save { count += 1 }
      if operation == .restore, count > 0 { count -= 1 }
    }
    return count
  }
}
