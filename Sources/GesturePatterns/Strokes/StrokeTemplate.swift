/// A shape with its name, of which there may be several examples.
public struct StrokeTemplate: Sendable, Hashable, Codable {
  public var name: String
  public var drawing: StrokeDrawing

  public init(_ name: String, _ drawing: StrokeDrawing) {
    self.name = name
    self.drawing = drawing
  }
}
