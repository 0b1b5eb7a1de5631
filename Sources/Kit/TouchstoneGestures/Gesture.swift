import Foundation
@_exported import Touchstone

/// A description of what fingers do: a value that is combined with others and then put on a view.
///
/// ```swift
/// let zoom = TapGesture(count: 2).onEnded { photo.zoomIn() }
///   .exclusively(before: TapGesture().onEnded { photo.toggleBars() })
/// view.gesture(zoom)
/// ```
/// Names and meaning are SwiftUI's. Each description that stands for fingers of its own becomes one
/// gesture recognizer of the view, so that the why, the trace and the conflicts speak of it by its name.
@MainActor public protocol Gesture<Value> {
  /// What it reports while fingers move and at its end.
  associatedtype Value

  /// Makes the recognizers of the gesture and sets their handler.
  ///
  /// - Parameters:
  ///   - assembly: where recognizers go that belong together, with their relations.
  ///   - report: receives every change, in order.
  func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode
}

/// What a gesture reports.
public enum GestureEvent<Value> {
  /// It goes on, and has another value.
  case changed(Value)
  /// It happened, and is over.
  case ended(Value)
  /// It will not happen this time, or was broken off.
  case cancelled
}

extension GestureEvent {
  /// The same event with another value.
  func map<Other>(_ change: (Value) -> Other) -> GestureEvent<Other> {
    switch self {
    case .changed(let value): .changed(change(value))
    case .ended(let value): .ended(change(value))
    case .cancelled: .cancelled
    }
  }
}
