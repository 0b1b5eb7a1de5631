import Foundation
import Pictures
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct SurroundingsTests {
  private final class Hearer: UIView {
    var heard: [UIUserInterfaceStyle?] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      heard.append(previous?.userInterfaceStyle)
    }
  }

  @Test("views hear of changed surroundings once, and know the new ones")
  func traits() {
    let stage = Stage()
    let view = Hearer()
    stage.view.addSubview(view)
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    stage.scene.traits = UITraitCollection(userInterfaceStyle: .dark)
    stage.scene.traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(view.heard == [.light] && view.traitCollection.userInterfaceStyle == .dark)
    stage.view.overrideUserInterfaceStyle = .light
    #expect(view.heard == [.light, .dark] && view.traitCollection.userInterfaceStyle == .light)
    #expect(view.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("the last that says something about a trait counts")
  func merging() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(traits.userInterfaceStyle == .light && traits.displayScale == 3)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
  }

  @Test("a memory warning reaches every controller")
  func memory() {
    final class Careful: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        warnings += 1
      }
    }
    let stage = Stage()
    let (root, child) = (Careful(), Careful())
    root.addChild(child)
    stage.show(root)
    stage.scene.sendMemoryWarning()
    #expect(root.warnings == 1 && child.warnings == 1)
  }

  @Test("editing ends where it goes on, by force if it must")
  func editing() {
    final class Field: UIView {
      var mayLeave = true
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { mayLeave }
    }
    let stage = Stage()
    let (field, other) = (Field(), UIView())
    stage.view.addSubview(field)
    stage.view.addSubview(other)
    field.becomeFirstResponder()
    #expect(other.endEditing(true) && field.isFirstResponder)
    field.mayLeave = false
    #expect(!stage.view.endEditing(false) && field.isFirstResponder)
    #expect(stage.view.endEditing(true) && !field.isFirstResponder)
  }

  @Test("content goes with the direction of reading, or against it")
  func directions() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test("a snapshot shows what the view showed, and an effect is a tint")
  func snapshots() {
    // Messages about missing pixels go to the trace of the scene that was made last.
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let view = UIView(frame: CGRect(x: 50, y: 60, width: 30, height: 20))
    view.backgroundColor = .red
    let copy = view.snapshotView(afterScreenUpdates: true)
    #expect(copy?.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(copy?.layer.contents != nil && UIView().snapshotView(afterScreenUpdates: false) == nil)
    // It keeps what was seen then.
    view.backgroundColor = .blue
    let picture = copy?.wholePicture.svg(canvas: CGRect(x: 0, y: 0, width: 30, height: 20)) ?? ""
    #expect(picture.contains("rgb(255,0,0)") && !picture.contains("rgb(0,0,255)"))
    let effects = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    effects.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(effects.contentView.frame == effects.bounds && effects.backgroundColor != nil)
    effects.effect = nil
    #expect(effects.backgroundColor == nil)
  }
}
