import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Ignoring interaction events")
struct IgnoredInteractionTests {
  let stage = Stage()
  // A test that launches an application makes that the shared one (COR-15).
  var application: UIApplication { .shared }

  @Test("what begins meanwhile is dropped, until every begin has its end [API-A04]")
  func nested() {
    stage.addLoudView(named: "view")
    let finger = stage.finger(at: CGPoint(x: 50, y: 50))
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    finger.tap()
    stage.button(.select).tap()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    finger.tap()
    #expect(stage.log == [])
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
    finger.tap()
    #expect(stage.log == ["view.began a", "view.ended a"])
  }

  @Test("an end too many does not count [API-A04]")
  func unbalanced() {
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
    application.beginIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
  }

  @Test("fingers that are down go on to their end [API-A04]")
  func underWay() {
    stage.addLoudView(named: "view")
    let finger = stage.finger(at: CGPoint(x: 50, y: 50)).down()
    application.beginIgnoringInteractionEvents()
    defer { application.endIgnoringInteractionEvents() }
    finger.move(by: 5, 0).up()
    #expect(stage.log == ["view.began a", "view.moved a", "view.ended a"])
  }

  @Test("scrolls and hovers do not begin either [API-A04]")
  func pointer() {
    stage.add(UIPanGestureRecognizer(), named: "pan").allowedScrollTypesMask = .all
    stage.add(UIHoverGestureRecognizer(), named: "hover")
    application.beginIgnoringInteractionEvents()
    let pointer = stage.pointer(at: CGPoint(x: 50, y: 50)).enter().scroll(by: 0, 20)
    application.endIgnoringInteractionEvents()
    #expect(stage.log == [])
    pointer.move(to: CGPoint(x: 60, y: 60))
    #expect(stage.log == ["hover began"])
  }
}
