import Testing
// snippet.tap
import TouchstoneGestures
// snippet.hide
import TouchstoneTesting
// snippet.show
import UIKit

// snippet.hide

/// What the pages on composing, patterns, strokes and pictures show.
@MainActor @Suite struct ShownTests {
  private let stage = Stage()
  private let place = CGPoint(x: 50, y: 100)
  private var view: UIView { stage.view }

  // MARK: docs/composing.md

  @Test("a tap as a value")
  func tap() {
    var likes = 0
    func like() { likes += 1 }
    // snippet.show
    view.gesture(TapGesture().onEnded { like() })
    // snippet.end
    stage.finger(at: place).tap()
    #expect(likes == 1)
  }

  @Test("a tap that acts at once, and is undone by a second tap")
  func select() {
    let cell = Cell()
    var openings = 0
    func open() { openings += 1 }
    // snippet.select
    let select = TapGesture().instantly { cell.select() }.undone { cell.deselect() }
    view.gesture(TapGesture(count: 2).onEnded { open() }.exclusively(before: select))
    // snippet.end
    stage.finger(at: place).tap()
    #expect(cell.log == ["select"])
    stage.wait(1)
    stage.finger(at: place).doubleTap()
    #expect(cell.log == ["select", "select", "deselect"])
    #expect(openings == 1)
  }

  @Test("a drag that glides on by the stage's clock")
  func glide() {
    var x: CGFloat = 0
    // snippet.glide
    stage.view.gesture(
      DragGesture().axis(.horizontal).inertia().onChanged { x = $0.translation.width })
    stage.finger(at: CGPoint(x: 10, y: 100)).drag(by: 100, 0, in: 0.1)
    stage.wait(1)
    // snippet.end
    #expect(x > 150)
  }

  // MARK: docs/composing-compared.md

  @Test("a tap beside a double tap")
  func zoom() {
    let cell = Cell()
    func zoom() { cell.log.append("zoom") }
    func select() { cell.select() }
    func deselect() { cell.deselect() }
    // snippet.zoom
    view.gesture(
      TapGesture(count: 2).onEnded { zoom() }
        .exclusively(before: TapGesture().instantly { select() }.undone { deselect() })
    )
    // snippet.end
    stage.finger(at: place).doubleTap()
    #expect(cell.log == ["select", "deselect", "zoom"])
  }

  @Test("a press, then a drag")
  func reorder() {
    let offset = TransientState(CGSize.zero)
    var dropped: CGSize?
    func drop(_ translation: CGSize) { dropped = translation }
    // snippet.reorder
    view.gesture(
      LongPressGesture().sequenced(before: DragGesture())
        .updating(offset) { value, offset in
          if case .second(_, let drag?) = value { offset = drag.translation }
        }
        .onEnded { if case .second(_, let drag?) = $0 { drop(drag.translation) } }
        .named("reorder")
    )
    // snippet.end
    stage.finger(at: place).down().hold(0.6).move(by: 0, 80, in: 0.3).up()
    #expect((dropped?.height ?? 0) > 60)
    #expect(offset.value == .zero)
  }

  @Test("a photo that is moved, enlarged and turned")
  func hold() {
    let photo = UIView()
    let start = CGAffineTransform.identity
    view.isMultipleTouchEnabled = true
    // snippet.hold
    view.gesture(
      TransformGesture().onChanged { photo.transform = start.concatenating($0.transform) }
        .named("hold")
    )
    // snippet.end
    stage.hand(at: CGPoint(x: 200, y: 200)).down().pinch(to: 2).up()
    #expect(photo.transform.a > 1.5)
  }

  @Test("a throw stays inside")
  func throwing() {
    let far = CGRect(x: 0, y: 0, width: 300, height: 500)
    var offset = CGSize.zero
    // snippet.throw
    view.gesture(
      DragGesture().inertia().bounded(to: far)
        .onChanged { offset = $0.translation }
        .named("throw")
    )
    // snippet.end
    stage.finger(at: place).drag(by: 200, 0, in: 0.1)
    stage.wait(3)
    #expect(offset.width == 300)
  }

  @Test("a list is pulled down at its top alone")
  func pull() {
    let list = UIScrollView(frame: view.bounds)
    list.contentSize = CGSize(width: 100, height: 5000)
    view.addSubview(list)
    let pulled = TransientState<CGFloat>(0)
    var dismissals = 0
    func dismiss() { dismissals += 1 }
    // snippet.list
    view.highPriorityGesture(
      DragGesture().when { _ in list.contentOffset.y <= 0 }
        .towards(.pi / 2).axis(.vertical)
        .updating(pulled) { $1 = max(0, $0.translation.height) }
        .onEnded { if $0.predictedEndTranslation.height > 200 { dismiss() } }
        .named("pull")
    )
    // snippet.end
    list.contentOffset.y = 100
    stage.finger(at: place).drag(by: 0, 300, in: 0.2)
    #expect(dismissals == 0)
    stage.wait(3)
    list.contentOffset.y = 0
    stage.finger(at: place).drag(by: 0, 300, in: 0.2)
    #expect(dismissals == 1)
  }

  // MARK: docs/patterns.md, docs/strokes.md, docs/pictures.md

  @Test("a pattern of a tap and a move upwards")
  func pattern() throws {
    // snippet.pattern
    let tap = PatternCapture("tap", \.place)
    let zoom = try GesturePattern {
      Down().capture(tap)
      Up(within: 0.3)
      Down(within: 0.3, near: tap, distance: 40)
      Move(.up, moreThan: 10).marked(.began)
      Up()
    }
    view.addGestureRecognizer(PatternGestureRecognizer(zoom))
    // snippet.end
    let recognizer = try #require(view.gestureRecognizers?.first)
    let finger = stage.finger(at: place).tap().hold(0.1)
    finger.down().move(by: 0, -50, in: 0.2).up()
    #expect(stage.expect(recognizer).states([.began, .ended]) == .met)
  }

  @Test("a drawn shape by its name")
  func stroke() throws {
    let places = [CGPoint(x: 60, y: 200), CGPoint(x: 110, y: 270), CGPoint(x: 220, y: 120)]
    var printed: [String] = []
    func print(_ line: String) { printed.append(line) }
    // snippet.stroke
    var method = DollarQ()
    try method.add(StrokeTemplate("check", StrokeDrawing(places)))
    let stroke = StrokeGestureRecognizer(method)
    stroke.addAction { _ in print(stroke.result?.name ?? "") }
    view.addGestureRecognizer(stroke)
    // snippet.end
    let path = FingerPath.through(places[0], places[1], places[2])
    stage.finger(at: places[0]).down().follow(path, in: 0.8).up()
    stage.wait(1)
    #expect(printed == ["check"])
  }

  @Test("drawings of a recording as templates in Swift")
  func templates() throws {
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }
    stage.finger(at: place).drag(by: 100, 50)
    // snippet.templates
    var reader = StrokeReader()
    for frame in stage.recording.frames { reader.read(frame) }
    let templates = reader.drawings.map { StrokeTemplate("mine", $0) }
    print(try StrokeCode(templates, named: "shapes").text)
    // snippet.end
    #expect(templates.count == 1)
    #expect(printed.first?.contains("\"mine\"") == true)
  }

  @Test("a picture of a test in a file")
  func picture() throws {
    let folder = FileManager.default.temporaryDirectory.path
    let path = "\(folder)/\(UUID()).svg"
    defer { try? FileManager.default.removeItem(atPath: path) }
    stage.finger(at: place).tap()
    // snippet.picture
    try stage.picture.write(toFile: path, atomically: true, encoding: .utf8)
    // snippet.end
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("<svg"))
  }
}

private final class Cell {
  var log: [String] = []

  func select() { log.append("select") }
  func deselect() { log.append("deselect") }
}
