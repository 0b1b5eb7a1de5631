import Foundation
import InspectorNetwork
import TouchstoneGestures

/// Converts a recording's drawings to templates in Swift, and recognizes a new drawing by them.
extension Session {
  /// Limits of drawings and points in a set of shapes.
  private static let mostDrawings = 64
  private static let mostPlaces = 20_000

  /// - Parameters:
  ///   - names: the drawings' names, in order; further drawings get a number.
  ///   - drawn: the drawing to recognize: for each stroke x, y, x, y and so on.
  func tellStrokes(
    _ ask: Int, named names: [String], drawn: [[Double]]?, to client: ClientID
  ) {
    var answer = ServerMessage.Strokes(ask: ask)
    defer { tell(client, answer) }
    guard let frames = replay?.frames ?? finished?.frames else {
      answer.problem = "There is no recording yet."
      return
    }
    let drawings = Self.drawings(in: frames)
    guard let drawings, !drawings.isEmpty else {
      answer.problem =
        drawings == nil
        ? "That is too long for shapes: record them alone." : "Nothing is drawn in it."
      return
    }
    let templates = drawings.enumerated().map { index, drawing in
      let name = names.indices.contains(index) ? names[index].shortened(to: 60) : ""
      return StrokeTemplate(name.isEmpty ? "shape \(index + 1)" : name, drawing)
    }
    do throws(StrokeProblem) {
      if let drawn {
        answer.verdict = try .init(of: StrokeDrawing(coordinates: drawn), by: templates)
        return
      }
      answer.text = try StrokeCode(templates).text
      answer.drawings = templates.map { ServerMessage.Strokes.Drawing($0) }
    } catch {
      answer.problem = error.description
    }
  }

  /// `nil` if the recording has too many frames or drawings.
  private static func drawings(in frames: KeptFrames) -> [StrokeDrawing]? {
    guard frames.count <= Trial.mostFrames else { return nil }
    var reader = StrokeReader()
    for frame in frames { reader.read(frame) }
    let drawings = reader.drawings
    let places = drawings.reduce(0) { $0 + $1.strokes.reduce(0) { $0 + $1.count } }
    return drawings.count <= mostDrawings && places <= mostPlaces ? drawings : nil
  }
}

extension ServerMessage {
  /// The drawings of a recording with their code as templates; or the result of recognizing a drawing; or why there is neither.
  struct Strokes: Encodable {
    let type = "strokes"
    var ask: Int
    var drawings: [Drawing]?
    var text: String?
    var verdict: Verdict?
    var problem: String?

    /// The result of a stroke recognizer with default settings.
    struct Verdict: Encodable {
      struct Likeness: Encodable {
        var name: String
        var score: Double
      }

      /// The most similar templates, best first.
      var likenesses: [Likeness]
      /// The lowest score that is recognized.
      var minimumScore: Double

      /// Recognizes a drawing with $Q, which supports shapes of several strokes.
      init(of drawing: StrokeDrawing, by templates: [StrokeTemplate]) throws(StrokeProblem) {
        var method = DollarQ()
        try method.add(templates)
        likenesses = method.ranking(of: drawing, best: 3).map {
          Likeness(name: $0.name, score: $0.score)
        }
        minimumScore = StrokeGestureRecognizer(method).minimumScore
      }
    }

    struct Drawing: Encodable {
      var name: String
      /// For each stroke x, y, x, y and so on, rounded to points.
      var strokes: [[Double]]

      init(_ template: StrokeTemplate) {
        name = template.name
        strokes = template.drawing.strokes.map { stroke in
          stroke.flatMap { [Double($0.x.rounded()), Double($0.y.rounded())] }
        }
      }
    }
  }
}
