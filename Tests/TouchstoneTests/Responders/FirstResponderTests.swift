import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct FirstResponder {
  let stage = Stage()

  final class Field: UIView {
    var mayBecome = true
    var mayResign = true
    override var canBecomeFirstResponder: Bool { mayBecome }
    override var canResignFirstResponder: Bool { mayResign }
  }

  private func field() -> Field {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(field)
    return field
  }

  @Test("a plain responder does not become first, but would give way [API-R02]")
  func defaults() {
    let view = UIView(frame: .zero)
    stage.view.addSubview(view)
    #expect(!view.canBecomeFirstResponder)
    #expect(view.canResignFirstResponder)
    #expect(!view.becomeFirstResponder())
    #expect(!view.isFirstResponder)
  }

  @Test("there is one first responder; the old one is asked first [API-R02]")
  func handover() {
    let (old, new) = (field(), field())
    #expect(old.becomeFirstResponder())
    old.mayResign = false
    #expect(!new.becomeFirstResponder())
    #expect([old.isFirstResponder, new.isFirstResponder] == [true, false])
    old.mayResign = true
    #expect(new.becomeFirstResponder())
    #expect([old.isFirstResponder, new.isFirstResponder] == [false, true])
    #expect(new.resignFirstResponder())
    #expect([old.isFirstResponder, new.isFirstResponder] == [false, false])
  }

  @Test("who is first stays first when asked again, whatever it would answer now [API-R02]")
  func again() {
    let field = field()
    #expect(field.becomeFirstResponder())
    field.mayBecome = false
    field.mayResign = false
    #expect(field.becomeFirstResponder())
    #expect(!field.resignFirstResponder())
    #expect(field.isFirstResponder)
  }

  @Test(
    "a view outside of a window cannot be first, and one that leaves is first no more [API-R02]")
  func leaving() {
    let outside = Field(frame: .zero)
    #expect(!outside.becomeFirstResponder())
    let inside = field()
    #expect(inside.becomeFirstResponder())
    inside.mayResign = false
    stage.view.removeFromSuperview()
    stage.window.addSubview(stage.view)
    #expect(!inside.isFirstResponder)
  }

  @Test("a controller can be first [API-R02]")
  func controller() {
    final class Controller: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let controller = Controller()
    stage.window.rootViewController = controller
    #expect(controller.becomeFirstResponder())
    #expect(controller.isFirstResponder)
    stage.window.rootViewController = nil
    #expect(!controller.isFirstResponder)
  }
}
