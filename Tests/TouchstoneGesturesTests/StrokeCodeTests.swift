import Foundation
import GestureCore
import Testing
import TouchstoneTesting

@testable import TouchstoneGestures

@MainActor @Suite("Strokes as Swift")
struct StrokeCodeTests {
  @Test("what is exported is compiled beside this, and is the same again")
  func produced() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Produced/Shapes.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(try StrokeCode(shapes).text == text)
    #expect(shapes.map(\.name) == ["check", "say \"x\"\n\\"])
    #expect(shapes[1].drawing.strokes.map(\.count) == [2, 2])
  }

  @Test("what people draw is read from their input, exported, and known again")
  func recorded() throws {
    let stage = Stage()
    var reader = StrokeReader()
    stage.hands = .human(seed: 3)
    let stroke = StrokeGestureRecognizer(DollarQ())
    stage.add(stroke, named: "stroke")
    let corners = [CGPoint(x: 100, y: 160), CGPoint(x: 130, y: 200), CGPoint(x: 200, y: 100)]
    stage.finger(at: corners[0]).down().follow(FingerPath(through: corners), in: 0.6).up()
    stage.wait(1)
    for frame in stage.recording.frames { reader.read(frame) }
    let (read, seen) = (
      StrokeTemplate("mine", reader.drawings[0]), StrokeTemplate("mine", stroke.drawing)
    )
    #expect(try StrokeCode([read]) == StrokeCode([seen]))
    let text = try StrokeCode([StrokeTemplate("mine", reader.drawings[0])], named: "my 2 shapes!")
      .text
    #expect(text.contains("let `my2shapes`: [StrokeTemplate] = ["))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 101 })
    var method = DollarQ()
    try method.add(shapes)
    #expect(method.ranking(of: stroke.drawing, best: 1).first?.name == "check")
  }

  @Test("strokes that follow closely are one drawing; what was cancelled or went nowhere is none")
  func reading() {
    func frame(_ time: Double, _ id: Int, _ phase: Contact.Phase, _ x: CGFloat) -> InputFrame {
      let stamp = Timestamp(seconds: time)
      var frame = InputFrame(time: stamp)
      frame.contacts = [Contact(id: id, phase: phase, at: CGPoint(x: x, y: 0), time: stamp)]
      return frame
    }
    var reader = StrokeReader()
    for input in [
      frame(0, 1, .began, 0), frame(0.1, 1, .ended, 50), frame(0.6, 2, .began, 0),
      frame(0.7, 2, .ended, 60), frame(1.3, 3, .began, 0), frame(1.4, 3, .cancelled, 70),
      frame(2, 4, .began, 5), frame(2.1, 4, .ended, 5), frame(9, 5, .began, 0),
      frame(9.1, 5, .moved, 10),
    ] { reader.read(input) }
    #expect(reader.drawings.map { $0.strokes.map(\.count) } == [[2, 2]])
  }

  @Test("a drawing without length is none, and is not exported")
  func refused() {
    #expect(throws: StrokeProblem.noLength) {
      try StrokeCode([StrokeTemplate("dot", StrokeDrawing([.zero]))])
    }
  }
}
