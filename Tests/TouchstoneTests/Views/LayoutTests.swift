import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct Layout {
  let stage = Stage()

  /// Logs its layouts, and does something in them.
  final class LaidOut: UIView {
    var stage: Stage?
    var body: (LaidOut) -> Void = { _ in }
    override func layoutSubviews() {
      stage?.log.append(accessibilityIdentifier ?? "")
      body(self)
    }
  }

  private func view(_ name: String, in superview: UIView) -> LaidOut {
    let view = LaidOut(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.stage = stage
    view.accessibilityIdentifier = name
    superview.addSubview(view)
    return view
  }

  @Test("a new view is laid out once, superviews first [API-W14]")
  func first() {
    let outer = view("outer", in: stage.view)
    _ = view("left", in: outer)
    let right = view("right", in: outer)
    right.layoutIfNeeded()
    right.layoutIfNeeded()
    #expect(stage.log == ["outer", "left", "right"])
  }

  @Test("a change of size asks for layout, a move does not [API-W14]")
  func causes() {
    let outer = view("outer", in: stage.view)
    let inner = view("inner", in: outer)
    outer.layoutIfNeeded()
    stage.log = []
    outer.center = CGPoint(x: 5, y: 5)
    outer.bounds.origin = CGPoint(x: 5, y: 5)
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    outer.layoutIfNeeded()
    #expect(stage.log == [])
    inner.bounds.size.width = 50
    outer.layoutIfNeeded()
    #expect(stage.log == ["inner"])
    inner.removeFromSuperview()
    outer.layoutIfNeeded()
    #expect(stage.log == ["inner", "outer"])
  }

  @Test("views that are laid out by their superview follow in the same go [API-W14]")
  func nested() {
    let outer = view("outer", in: stage.view)
    let inner = view("inner", in: outer)
    outer.layoutIfNeeded()
    outer.body = { [unowned inner] in inner.frame.size.width = $0.bounds.width / 2 }
    stage.log = []
    outer.bounds.size.width = 300
    outer.layoutIfNeeded()
    #expect(stage.log == ["outer", "inner"])
    #expect(inner.frame.width == 150)
  }

  @Test("layout runs at the end of a frame, for visible windows [API-W14]")
  func endOfFrame() {
    let laidOut = view("view", in: stage.view)
    stage.wait(0.1)
    stage.wait(0.1)
    #expect(stage.log == ["view"])
    stage.add(UITapGestureRecognizer(), named: "tap").addAction { [unowned stage] _ in
      laidOut.setNeedsLayout()
      laidOut.setNeedsLayout()
      stage.log.append("asked")
    }
    stage.finger(at: CGPoint(x: 200, y: 200)).tap()
    #expect(stage.log == ["view", "tap ended", "asked", "view"])
    stage.window.isHidden = true
    laidOut.setNeedsLayout()
    stage.wait(0.1)
    #expect(stage.log.count == 4)
    stage.window.isHidden = false
    stage.wait(0.1)
    #expect(stage.log.count == 5)
  }

  @Test("a window is laid out in the scene that it comes to [API-W14]")
  func newcomer() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let laidOut = view("view", in: window)
    window.isHidden = false
    stage.wait(0.1)
    stage.log.append("comes")
    window.windowScene = stage.scene
    stage.wait(0.1)
    laidOut.setNeedsLayout()
    stage.wait(0.1)
    #expect(stage.log == ["comes", "view", "view"])
  }

  @Test("what is asked for by a deadline is laid out at the deadline's time [API-W14]")
  func deadline() {
    let laidOut = view("view", in: stage.view)
    stage.wait(0.1)
    var times: [Double] = []
    laidOut.body = { [unowned stage] _ in times.append(stage.scene.touchSystem.now.seconds) }
    stage.add(UILongPressGestureRecognizer(), named: "press").addAction { _ in
      laidOut.setNeedsLayout()
    }
    stage.finger(at: CGPoint(x: 50, y: 50)).down()
    stage.wait(2)
    #expect(times.map { Int(($0 * 1000).rounded()) } as [Int] == [600])
  }

  @Test("two views that disturb each other do not keep the frame from ending [API-W14]")
  func quarrel() {
    let left = view("left", in: stage.view)
    let right = view("right", in: stage.view)
    left.body = { [unowned right] _ in right.setNeedsLayout() }
    right.body = { [unowned left] _ in left.setNeedsLayout() }
    stage.wait(0.1)
    #expect(stage.log == ["left", "right"])
    stage.wait(0.1)
    #expect(stage.log == ["left", "right", "left", "right"])
  }

  @Test("sizeToFit takes the size that fits and stays at its corner [API-W09]")
  func fitting() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width * 2, height: 7)
      }
    }
    let view = Fitting(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 60, height: 7))
    let plain = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    plain.sizeToFit()
    #expect(plain.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(plain.sizeThatFits(.zero) == CGSize(width: 30, height: 40))
  }
}
