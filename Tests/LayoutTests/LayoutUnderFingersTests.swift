import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Layout while a finger is down")
struct LayoutUnderFingersTests {
  let stage = Stage()
  let card = UIView()
  let note = UIView()
  let left: NSLayoutConstraint
  let height: NSLayoutConstraint

  init() {
    for view in [card, note] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.view.addSubview(view)
    }
    left = card.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 50)
    height = note.heightAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([
      left, card.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 300),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 100),
      note.topAnchor.constraint(equalTo: stage.view.topAnchor),
      note.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
      note.rightAnchor.constraint(equalTo: card.leftAnchor), height,
    ])
    stage.frameRate = 100
    stage.wait(0.1)
  }

  @Test("a view whose constant follows the finger goes with it, and nowhere else")
  func following() {
    let pan = UIPanGestureRecognizer()
    pan.addAction { [left, height, stage] sender in
      guard let pan = sender as? UIPanGestureRecognizer else { return }
      let step = pan.translation(in: stage.view).x
      left.constant += step
      height.constant += 1
      pan.setTranslation(.zero, in: stage.view)
    }
    card.addGestureRecognizer(pan)
    let finger = stage.finger(at: CGPoint(x: 100, y: 350)).down().move(by: 20, 0, in: 0.1)
    // What the pan withheld until it began stays between the finger and the view.
    let gap = card.frame.minX - 50
    var places: [CGFloat] = []
    for _ in 0..<5 {
      finger.move(by: 10, 0, in: 0.1)
      places.append(card.frame.minX - 50 - gap)
    }
    #expect(places == [10, 20, 30, 40, 50])
    #expect(card.frame.minY == 300 && note.frame.maxX == card.frame.minX)
    let before = card.frame
    stage.wait(0.3)
    stage.view.setNeedsLayout()
    height.constant = 200
    stage.wait(0.3)
    #expect(card.frame == before && note.frame.height == 200)
    #expect(pan.translation(in: stage.view) == .zero && pan.state == .changed)
    finger.up()
    #expect(stage.diagnostics == [])
  }

  @Test("layout that moves a view below a resting finger neither moves the finger nor begins a pan")
  func moving() {
    let pan = stage.add(UIPanGestureRecognizer(), to: card, named: "pan")
    let finger = stage.finger(at: CGPoint(x: 100, y: 350)).down()
    left.constant = 90
    stage.wait(0.5)
    #expect(card.frame.minX == 90 && pan.state == .possible && stage.log == [])
    #expect(pan.location(in: card).x == 10 && pan.location(in: stage.view).x == 100)
    finger.move(by: 40, 0, in: 0.2).up()
    #expect(stage.log.first == "pan began" && card.frame.minX == 90)
  }
}
