import Foundation
@_exported import Touchstone

/// A description of a gesture: a value that is combined with others and then added to a view.
///
/// ```swift
/// let zoom = TapGesture(count: 2).onEnded { photo.zoomIn() }
///   .exclusively(before: TapGesture().onEnded { photo.toggleBars() })
/// view.gesture(zoom)
/// ```
/// Names and semantics are SwiftUI's. Each elementary gesture becomes one gesture recognizer of the view, so that explanations,
/// traces and conflicts refer to it by name.
@MainActor public protocol Gesture<Value> {
  /// The value reported for changes and at the end.
  associatedtype Value

  /// Creates the recognizers of the gesture and sets their handlers.
  ///
  /// - Parameters:
  ///   - assembly: collects the recognizers and their relations.
  ///   - report: called with each event, in order.
  func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode
}

/// An event of a gesture.
public enum GestureEvent<Value> {
  /// The gesture continues with a new value.
  case changed(Value)
  /// The gesture was recognized and has ended.
  case ended(Value)
  /// The gesture failed or was cancelled.
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
