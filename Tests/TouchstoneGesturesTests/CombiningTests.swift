import Foundation
import Testing
import TouchstoneGestures
import TouchstoneTesting

@MainActor @Suite("Gestures combined")
struct CombiningTests {
  let stage = Stage()
  let notes = Notes()
  private let here = CGPoint(x: 50, y: 60)

  @Test("the second has its chance when the first has failed")
  func exclusive() {
    stage.view.gesture(
      TapGesture(count: 2).onEnded { notes.add("double") }
        .exclusively(before: TapGesture().onEnded { notes.add("single") })
        .onEnded { value in
          switch value {
          case .first: notes.add("first")
          case .second: notes.add("second")
          }
        })
    stage.finger(at: here).doubleTap()
    stage.wait(1)
    stage.finger(at: here).tap()
    #expect(notes.lines == ["double", "first"])
    stage.wait(1)
    #expect(notes.lines == ["double", "first", "single", "second"])
  }

  @Test("press and then drag with one finger; a drag alone is none")
  func sequence() {
    stage.view.gesture(
      LongPressGesture().sequenced(before: DragGesture())
        .onChanged { value in
          switch value {
          case .first(let isPressing): notes.add("pressing \(isPressing)")
          case .second(_, nil): notes.add("pressed")
          case .second(_, let drag?): notes.add("drag \(spell(drag.translation))")
          }
        }
        .onEnded {
          if case .second(_, let drag?) = $0 { notes.add("end \(spell(drag.translation))") }
        }
        .onCancelled { notes.add("cancelled") })
    stage.finger(at: here).drag(by: 40, 0, in: 0.1)
    #expect(notes.lines == ["pressing true", "cancelled"])
    notes.lines = []
    stage.finger(at: here).down().hold(0.6).move(by: 20, 0).move(by: 5, 0).up()
    #expect(
      notes.lines == ["pressing true", "pressed", "drag 20,0", "drag 25,0", "end 25,0"])
    notes.lines = []
    stage.finger(at: here).down().hold(0.6).up()
    #expect(notes.lines == ["pressing true", "pressed", "cancelled"])
  }

  @Test("two taps in sequence are two touches, and begin anew")
  func tapsInSequence() {
    stage.view.gesture(
      TapGesture().sequenced(before: TapGesture())
        .onChanged { _ in notes.add("first") }
        .onEnded { _ in notes.add("both") })
    for _ in 0..<3 {
      stage.finger(at: here).tap()
      stage.wait(1)
    }
    #expect(notes.lines == ["first", "both", "first"])
  }

  @Test("both at the same time end when the last of them ends")
  func simultaneous() {
    stage.view.gesture(
      LongPressGesture().simultaneously(with: DragGesture())
        .onChanged { notes.add("\($0.first != nil) \($0.second != nil)") }
        .onEnded { notes.add("end \($0.first != nil) \($0.second != nil)") })
    stage.finger(at: here).down().hold(0.6).move(by: 20, 0).up()
    #expect(
      notes.lines == ["true false", "end true false", "false true", "end false true"])
  }

  @Test("of a race the first keeps the other out")
  func race() {
    stage.view.gesture(
      LongPressGesture().onEnded { _ in notes.add("press") }
        .race(against: DragGesture().onEnded { _ in notes.add("drag") }))
    stage.finger(at: here).down().hold(0.6).move(by: 50, 0).up()
    stage.finger(at: here).drag(by: 50, 0, in: 0.1)
    #expect(notes.lines == ["press", "drag"])
  }

  @Test("a team wins against others, which wait for it, and shares")
  func team() {
    stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.view.gesture(
      DragGesture(minimumDistance: 30).onEnded { _ in notes.add("drag") }
        .team(with: DragGesture(minimumDistance: 40).onEnded { _ in notes.add("far") }))
    stage.finger(at: here).drag(by: 80, 0, in: 0.2)
    #expect(stage.log == [])
    #expect(notes.lines.sorted() == ["drag", "far"])
  }

  @Test(
    "a transient state goes back by itself, after the end has been told, and when it is broken off")
  func updating() {
    let state = TransientState(0)
    state.onChange = { notes.add("state \($0)") }
    stage.view.gesture(
      DragGesture().updating(state) { value, state in state = Int(value.translation.width) }
        .onEnded { _ in notes.add("ended with \(state.value)") })
    stage.finger(at: here).down().move(by: 20, 0).up()
    let finger = stage.finger(at: here).down().move(by: 30, 0)
    stage.interrupt()
    _ = finger
    #expect(notes.lines == ["state 20", "ended with 20", "state 0", "state 30", "state 0"])
  }

  @Test("an instant tap acts at the lift, and is taken back by the double tap")
  func instant() {
    stage.view.gesture(
      TapGesture(count: 2).onEnded { notes.add("double") }
        .exclusively(
          before: TapGesture().instantly { notes.add("instant") }.undone { notes.add("undone") }
            .onEnded { notes.add("certain") }))
    stage.finger(at: here).tap()
    #expect(notes.lines == ["instant"])
    stage.wait(1)
    #expect(notes.lines == ["instant", "certain"])
    notes.lines = []
    stage.finger(at: here).doubleTap()
    stage.wait(1)
    #expect(notes.lines == ["instant", "undone", "double"])
  }

  @Test("a mapped value, and values for who awaits them")
  func values() async {
    let attached = stage.view.gesture(DragGesture().map { Int($0.translation.width) })
    let values = attached.values
    stage.finger(at: here).down().move(by: 20, 0).move(by: 5, 0).up()
    attached.remove()
    var told: [Int] = []
    for await value in values { told.append(value) }
    #expect(told == [20, 25, 25])
    #expect(stage.view.gestureRecognizers ?? [] == [])
  }

  @Test("the name that is written stands in the trace and in the why")
  func names() {
    stage.view.gesture(DragGesture().named("pull"))
    stage.view.gesture(LongPressGesture().sequenced(before: DragGesture()).named("reorder"))
    #expect(
      (stage.view.gestureRecognizers ?? []).map(\.name) == ["pull", "reorder 1", "reorder 2"])
    stage.finger(at: here).drag(by: 40, 0, in: 0.1)
    #expect(stage.trace.contains { "\($0)".contains("pull") })
  }

  @Test("nothing is left when the view goes")
  func noLeak() {
    weak var recognizer: UIGestureRecognizer?
    do {
      let view = UIView()
      view.gesture(
        LongPressGesture().sequenced(before: DragGesture().inertia())
          .exclusively(before: TapGesture().instantly {}), including: .gesture)
      recognizer = view.gestureRecognizers?.first
      #expect(recognizer != nil)
    }
    #expect(recognizer == nil)
  }

  @Test("under a condition it fails if that is not so, and leaves the fingers to others")
  func condition() {
    let drag = stage.view.gesture(
      DragGesture().when { _ in notes.lines.count == 1 }.onEnded { _ in notes.add("drag") }
        .named("drag"))
    stage.view.gesture(
      TransformGesture().when { $0.numberOfTouches > 1 }.onEnded { notes.add("\($0.scale > 1)") })
    stage.finger(at: here).drag(by: 40, 0, in: 0.1)
    stage.hand(at: CGPoint(x: 200, y: 200)).down().pinch(to: 2, in: 0.2).up()
    #expect(notes.lines == ["true"])
    #expect(
      "\(stage.why(drag.recognizers[0], at: 0.1).causes)".contains("gestureRecognizerShouldBegin"))
    stage.finger(at: here).drag(by: 40, 0, in: 0.1)
    #expect(notes.lines == ["true", "drag"])
  }
}
