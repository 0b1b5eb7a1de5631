import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Signposts")
struct SignpostTests {
  let stage = Stage()

  private final class Notebook: GestureSignposts {
    var lines: [String] = []

    private func spell(_ time: Timestamp) -> String { TraceEvent.spell(time) }

    func beginInterval(_ name: String, id: Int, at time: Timestamp) {
      lines.append("\(spell(time)) begin \(name) \(id)")
    }

    func event(_ name: String, id: Int?, at time: Timestamp, message: String) {
      lines.append("\(spell(time)) event \(name) \(id.map { "\($0)" } ?? "-"): \(message)")
    }

    func endInterval(_ name: String, id: Int, at time: Timestamp) {
      lines.append("\(spell(time)) end \(name) \(id)")
    }
  }

  @Test("what goes on is an interval with an id of its own; the rest are events")
  func marks() {
    let notebook = Notebook()
    stage.scene.touchSystem.signposts = notebook
    stage.add(UITapGestureRecognizer(), named: "tap")
    stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.finger(at: .zero).drag(by: 20, 0, in: 0.1)
    stage.finger(at: .zero).tap()
    stage.finger(at: .zero).drag(by: 20, 0, in: 0.1)
    #expect(
      notebook.lines.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "0.067 begin pan 1",
        "0.067 event pan 1: began: moved 13.33 pt, more than panHysteresis 10",
        "0.067 event tap -: failed: prevented by pan",
        "0.100 event pan 1: ended: 0 fingers left",
        "0.100 end pan 1",
        "0.150 event pan -: failed: lifted after moving 0 pt, less than panHysteresis 10",
        "0.150 event tap -: ended: 1 finger tapped once",
        "0.217 begin pan 2",
        "0.217 event pan 2: began: moved 13.33 pt, more than panHysteresis 10",
        "0.217 event tap -: failed: prevented by pan",
        "0.250 event pan 2: ended: 0 fingers left",
        "0.250 end pan 2",
      ])
  }

  @Test("waiting is an event, and so is the cancellation that ends an interval")
  func waiting() {
    let notebook = Notebook()
    stage.scene.touchSystem.signposts = notebook
    let swipe = stage.add(UISwipeGestureRecognizer(), named: "swipe")
    swipe.direction = .down
    stage.add(UIPanGestureRecognizer(), named: "pan").require(toFail: swipe)
    stage.finger(at: .zero).down().move(by: 0, 20).hold(0.6)
    stage.interrupt()
    #expect(
      notebook.lines.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "0.017 event pan -: held: waits until swipe fails (require(toFail:))",
        "0.500 event swipe -: failed: took 0.5 s, the whole of swipeDuration 0.5",
        "0.500 begin pan 1",
        "0.500 event pan 1: began: moved 20 pt, more than panHysteresis 10",
        "0.617 event pan 1: cancelled: its touches were cancelled",
        "0.617 end pan 1",
      ])
    stage.scene.touchSystem.signposts = nil
    stage.finger(at: .zero).tap()
    #expect(notebook.lines.count == 6)
  }
}
