import Foundation
import Testing
import TouchstoneGestures
import TouchstoneTesting

/// What SwiftUI's documentation says of who is called when: in "Adding interactivity with gestures" and
/// "Composing SwiftUI gestures", and at `updating`, `onEnded`, `GestureState` and the ways to put a gesture
/// on a view.
@MainActor @Suite("The order of calls that SwiftUI documents")
struct SwiftUIOrderTests {
  private let stage = Stage()
  private let notes = Notes()
  private let here = CGPoint(x: 50, y: 60)

  private func state<Value>(_ initial: Value) -> TransientState<Value> {
    let state = TransientState(initial)
    let notes = notes
    state.onChange = { notes.add("state \($0)") }
    return state
  }

  @Test(
    "updating is called when the gesture is recognized and with each change, not at its end; then the state goes back"
  )
  func updating() {
    let way = state(0)
    stage.view.gesture(
      DragGesture()
        .updating(way) { value, state in
          notes.add("updating")
          state = Int(value.translation.width)
        }
        .onChanged { notes.add("changed \(spell($0.translation))") }
        .onEnded { notes.add("ended \(spell($0.translation))") })
    stage.finger(at: here).down().move(by: 5, 0).move(by: 15, 0).move(by: 5, 0).up()
    #expect(
      notes.lines == [
        "updating", "state 20", "changed 20,0", "updating", "state 25", "changed 25,0",
        "ended 25,0", "state 0",
      ])
  }

  @Test(
    "onEnded is called if the gesture succeeds alone; the state goes back however it ends",
    arguments: [true, false])
  func success(isInterrupted: Bool) {
    let isPressing = state(false)
    stage.view.gesture(
      LongPressGesture(minimumDuration: 1)
        .updating(isPressing) { value, state in state = value }
        .onEnded { _ in notes.add("ended") })
    let finger = stage.finger(at: here).down().hold(0.5)
    if isInterrupted { stage.interrupt() } else { finger.up() }
    stage.wait(2)
    #expect(notes.lines == ["state true", "state false"])
    notes.lines = []
    stage.finger(at: here).down().hold(0.9)
    #expect(notes.lines == ["state true"])
    stage.wait(0.2)
    // It is over while the finger is still down.
    #expect(notes.lines == ["state true", "ended", "state false"])
  }

  @Test("the state is the same whether onEnded stands before updating or behind it")
  func places() {
    let (one, other) = (TransientState(0), TransientState(0))
    stage.view.gesture(
      DragGesture().onEnded { _ in notes.add("ended with \(one.value)") }
        .updating(one) { value, state in state = Int(value.translation.width) }
        .simultaneously(
          with: DragGesture().updating(other) { value, state in
            state = Int(value.translation.width)
          }.onEnded { _ in notes.add("ended with \(other.value)") }))
    stage.finger(at: here).drag(by: 40, 0, in: 0.1)
    #expect(notes.lines == ["ended with 40", "ended with 40"])
    #expect(one.value == 0 && other.value == 0)
  }

  /// The states of the example in "Composing SwiftUI gestures".
  private enum DragState {
    case inactive, pressing
    case dragging(Int)
  }

  @Test("a press before a drag: inactive, pressing, dragging, and inactive again")
  func sequence() {
    let drag = state(DragState.inactive)
    stage.view.gesture(
      LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
        .updating(drag) { value, state in
          state =
            switch value {
            case .first: .pressing
            case .second(_, let drag): .dragging(Int(drag?.translation.width ?? 0))
            }
        }
        .onEnded { value in
          guard case .second(true, let drag?) = value else { return }
          notes.add("ended \(spell(drag.translation))")
        })
    stage.finger(at: here).down().hold(0.6).move(by: 20, 0).move(by: 5, 0).up()
    #expect(
      notes.lines == [
        "state pressing", "state dragging(0)", "state dragging(20)", "state dragging(25)",
        "ended 25,0", "state inactive",
      ])
    notes.lines = []
    stage.finger(at: here).down().hold(0.2).up()
    #expect(notes.lines == ["state pressing", "state inactive"])
  }

  @Test("of two that exclude each other one alone is told, the first if it happens")
  func exclusive() {
    stage.view.gesture(
      LongPressGesture().onEnded { _ in notes.add("press") }
        .exclusively(before: TapGesture().onEnded { notes.add("tap") })
        .onEnded {
          if case .first = $0 { notes.add("first") } else { notes.add("second") }
        })
    stage.finger(at: here).tap()
    stage.wait(1)
    stage.finger(at: here).longPress(0.6)
    stage.wait(1)
    #expect(notes.lines == ["tap", "second", "press", "first"])
  }

  @Test("of two at once neither goes before the other; the whole has the values of both")
  func simultaneous() throws {
    stage.view.gesture(
      MagnifyGesture().onEnded { _ in notes.add("one ended") }
        .simultaneously(with: RotateGesture().onEnded { _ in notes.add("other ended") })
        .onChanged { notes.add("\($0.first != nil) \($0.second != nil)") }
        .onEnded { notes.add("whole ended \($0.first != nil) \($0.second != nil)") })
    stage.hand(at: CGPoint(x: 200, y: 300)).down().pinch(to: 2, in: 0.2).turn(by: 1, in: 0.2).up()
    let changes = notes.lines.prefix { $0.hasPrefix("true") || $0.hasPrefix("false") }
    #expect(changes.first == "true false" && changes.last == "true true")
    let ends = notes.lines.filter { $0.hasSuffix("ended") || $0.hasPrefix("whole") }
    #expect(Set(ends.prefix(2)) == ["one ended", "other ended"])
    #expect(ends.dropFirst(2) == ["whole ended true true"])
  }

  @Test(
    "a subview's gesture goes before one that is added; one of high priority before that; one beside it with it"
  )
  func precedence() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.view.addSubview(child)
    let inner = child.gesture(TapGesture().onEnded { notes.add("inner") })
    func tapped(_ outer: AttachedGesture<Void>) -> [String] {
      notes.lines = []
      stage.finger(at: here).tap()
      stage.wait(1)
      outer.remove()
      return notes.lines
    }
    let outer = TapGesture().onEnded { notes.add("outer") }
    #expect(tapped(stage.view.gesture(outer)) == ["inner"])
    #expect(tapped(stage.view.highPriorityGesture(outer)) == ["outer"])
    #expect(tapped(stage.view.simultaneousGesture(outer)).sorted() == ["inner", "outer"])
    inner.remove()
    #expect(tapped(stage.view.gesture(outer)) == ["outer"])
  }

  @Test(
    "a simultaneous gesture goes with those that its view has by then; one of high priority before those"
  )
  func orderOfModifiers() {
    func taps(_ put: () -> [AttachedGesture<Void>]) -> [String] {
      notes.lines = []
      let attached = put()
      stage.finger(at: here).tap()
      stage.wait(1)
      for gesture in attached { gesture.remove() }
      return notes.lines.sorted()
    }
    let high = TapGesture().onEnded { notes.add("high") }
    let beside = TapGesture().onEnded { notes.add("beside") }
    #expect(
      taps { [stage.view.highPriorityGesture(high), stage.view.simultaneousGesture(beside)] }
        == ["beside", "high"])
    #expect(
      taps { [stage.view.simultaneousGesture(beside), stage.view.highPriorityGesture(high)] }
        == ["high"])
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.view.addSubview(child)
    #expect(
      taps { [child.simultaneousGesture(beside), stage.view.highPriorityGesture(high)] } == ["high"]
    )
  }

  @Test(
    "a button keeps its tap from gestures of the views above it, also from those of high priority")
  func controls() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let presses = Notes()
    button.addAction(UIAction { _ in presses.add("button") }, for: .touchUpInside)
    stage.view.addSubview(button)
    for attached in [
      stage.view.highPriorityGesture(TapGesture().onEnded { notes.add("high") }),
      stage.view.simultaneousGesture(TapGesture().onEnded { notes.add("beside") }),
    ] {
      stage.finger(at: here).tap()
      stage.wait(1)
      attached.remove()
    }
    #expect(presses.lines == ["button", "button"] && notes.lines == [])
  }
}
