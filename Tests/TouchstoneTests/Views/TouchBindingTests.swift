import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

/// How a touch comes to its view: once, at touch-down.
@Suite struct TouchBindingTests {
  /// Writes down what it is asked, and what can be read of the event meanwhile.
  private final class Asked: UIView {
    var questions: [String] = []
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      questions.append(
        "\(point.x) \(point.y): \(event?.type == .touches), \(event?.allTouches?.count ?? -1)")
      return super.hitTest(point, with: event)
    }
  }

  let stage = Stage()

  @Test("a touch is tested once, before it is in the event [HIT-08, HIT-11]")
  func once() {
    let view = Asked(frame: CGRect(x: 100, y: 0, width: 300, height: 800))
    stage.view.addSubview(view)
    let first = stage.finger(at: CGPoint(x: 110, y: 20)).down()
    stage.finger(at: CGPoint(x: 200, y: 30)).down().move(by: 5, 5)
    first.move(by: 20, 0).up()
    #expect(view.questions == ["10.0 20.0: true, 0", "100.0 30.0: true, 1"])
  }

  @Test("a touch keeps its view wherever it goes [HIT-09]")
  func bound() {
    let left = stage.addLoudView(frame: CGRect(x: 0, y: 0, width: 200, height: 800), named: "left")
    stage.addLoudView(frame: CGRect(x: 200, y: 0, width: 200, height: 800), named: "right")
    let finger = stage.finger(at: CGPoint(x: 190, y: 10)).down().move(by: 50, 0)
    left.isHidden = true
    finger.move(by: 50, 0).up()
    #expect(stage.log == ["left.began a", "left.moved a", "left.moved a", "left.ended a"])
  }

  @Test("it keeps it even after a gesture took it from the view [API-T07, OPN-12]")
  func boundAfterRecognition() {
    final class Watching: UIPanGestureRecognizer {
      var views: [UIView?] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        views += touches.map(\.view)
      }
    }
    let view = stage.addLoudView(named: "view")
    let pan = stage.add(Watching(), named: "pan")
    stage.finger(at: CGPoint(x: 10, y: 10)).down().move(by: 20, 0).move(by: 20, 0).up()
    #expect(pan.views == [view, view])
    #expect(
      stage.log == ["view.began a", "view.cancelled a", "pan began", "pan changed", "pan ended"])
  }

  @Test("a view that becomes inert keeps the touch it has [DEL-28]")
  func inert() {
    let view = stage.addLoudView(named: "view")
    let finger = stage.finger(at: CGPoint(x: 10, y: 10)).down()
    view.isUserInteractionEnabled = false
    finger.move(by: 5, 0).up()
    stage.finger(at: CGPoint(x: 10, y: 10)).tap()
    #expect(stage.log == ["view.began a", "view.moved a", "view.ended a"])
  }

  @Test("the precise location has no say in what is hit [HIT-15, API-T11]")
  func precise() {
    final class Precise: UIView {
      var places: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
          places.append("\(touch.location(in: self)) \(touch.preciseLocation(in: self))")
        }
      }
    }
    let view = Precise(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.view.addSubview(view)
    var sample = ContactSample(time: .zero, location: CGPoint(x: 99, y: 50))
    sample.preciseLocation = CGPoint(x: 100.5, y: 50)
    let contact = Contact(id: 1, phase: .began, sample: sample)
    stage.scene.touchSystem.receive(InputFrame(time: .zero, contacts: [contact]))
    #expect(view.places == ["\(CGPoint(x: 99, y: 50)) \(CGPoint(x: 100.5, y: 50))"])
  }

  @Test("a touch that hits nothing is told to nobody, but is part of the event [HIT-16, API-V04]")
  func hitsNothing() {
    final class Listener: UIGestureRecognizer {
      var seen: [String] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let lost = event.allTouches?.filter { $0.view == nil && $0.window == nil } ?? []
        seen.append("\(touches.count) of \(event.allTouches?.count ?? 0), \(lost.count) lost")
      }
    }
    stage.window.frame = CGRect(x: 0, y: 0, width: 200, height: 800)
    let listener = stage.add(Listener(), to: stage.window, named: "listener")
    stage.addLoudView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), named: "view")
    let outside = stage.finger(at: CGPoint(x: 300, y: 10)).down()
    let inside = stage.finger(at: CGPoint(x: 100, y: 10)).down()
    stage.together {
      outside.move(by: 5, 0)
      inside.move(by: 5, 0)
    }
    outside.up()
    inside.move(by: 5, 0).up()
    #expect(listener.seen == ["1 of 2, 1 lost", "1 of 1, 0 lost"])
    #expect(stage.log == ["view.began b", "view.moved b", "view.moved b", "view.ended b"])
  }
}
