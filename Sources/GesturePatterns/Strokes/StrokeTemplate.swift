/// A shape with its name, of which there may be several examples.
public struct StrokeTemplate: Sendable, Hashable, Codable {
  /// The name of the shape.
  public var name: String
  /// An example of it.
  public var drawing: StrokeDrawing

  /// Makes an example of a shape.
  public init(_ name: String, _ drawing: StrokeDrawing) {
    self.name = name
    self.drawing = drawing
  }
}
