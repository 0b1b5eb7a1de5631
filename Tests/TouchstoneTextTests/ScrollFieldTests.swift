import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("Fields in scroll views")
struct ScrollFieldTests {
  final class Scrolled: NSObject, UIScrollViewDelegate, UITextFieldDelegate {
    let stage: Stage
    init(_ stage: Stage) { self.stage = stage }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { stage.log.append("drag") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      stage.log.append("scrolled to \(Int(scrollView.contentOffset.y))")
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { stage.log.append("edit") }
  }

  let stage = Stage()
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 40))
  let scrolled: Scrolled

  init() {
    scrolled = Scrolled(stage)
    scroll.contentSize = CGSize(width: 400, height: 2000)
    scroll.delegate = scrolled
    field.delegate = scrolled
    scroll.addSubview(field)
    stage.view.addSubview(scroll)
    stage.view.layoutIfNeeded()
  }

  @Test("a drag that begins on a field scrolls, and does not edit the field [TXT-23]")
  func drag() {
    let finger = stage.finger(at: CGPoint(x: 100, y: 720))
    finger.down().move(by: 0, -100, in: 0.2).hold(0.2).up()
    #expect(stage.log == ["drag"])
    #expect(!field.isFirstResponder && scroll.contentOffset.y > 80)
  }

  @Test(
    "a field that has received the touch keeps it, and is edited only by a tap [TXT-23, API-C20]")
  func slowDrag() {
    let finger = stage.finger(at: CGPoint(x: 100, y: 720))
    finger.down().hold(0.3).move(by: 0, -100, in: 0.5).hold(0.2).up()
    stage.wait(1)
    #expect(stage.log == [])
    stage.finger(at: CGPoint(x: 100, y: 720)).tap()
    #expect(stage.log == ["edit"])
  }

  @Test("the keyboard covers a field whose scroll view has no inset for it [TXT-22]")
  func covered() {
    stage.finger(at: CGPoint(x: 100, y: 720)).tap()
    stage.wait(1)
    #expect(stage.log == ["edit"])
  }

  @Test("a field scrolls above the inset that is set for the keyboard [TXT-22]")
  func inset() {
    let observation = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: stage.scene.screen, queue: nil
    ) { [scroll] _ in MainActor.assumeIsolated { scroll.contentInset.bottom = 216 } }
    defer { NotificationCenter.default.removeObserver(observation) }
    stage.finger(at: CGPoint(x: 100, y: 720)).tap()
    stage.wait(1)
    #expect(stage.log == ["edit", "scrolled to 156"])
  }

  @Test("a field that is out of sight is scrolled to when code edits it [TXT-22]")
  func outOfSight() {
    field.frame.origin.y = 1500
    field.becomeFirstResponder()
    stage.wait(1)
    #expect(stage.log == ["edit", "scrolled to 740"])
  }

  @Test("a text view that does not scroll shows its caret's line [TXT-22]")
  func textView() {
    let view = UITextView(frame: CGRect(x: 0, y: 600, width: 400, height: 900))
    view.isScrollEnabled = false
    view.text = String(repeating: "line\n", count: 40)
    scroll.addSubview(view)
    view.becomeFirstResponder()
    stage.wait(1)
    let caret = view.caretRect(for: view.endOfDocument)
    let shown = scroll.convert(caret, from: view)
    #expect(stage.log == ["scrolled to \(Int(shown.maxY - 800))"])
  }
}
