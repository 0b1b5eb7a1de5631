import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Sheets")
struct SheetTests {
  let stage = Stage()
  let root: NotedController
  let content: NotedController
  let sheet: UISheetPresentationController

  init() throws {
    root = NotedController("root", on: stage)
    content = NotedController("sheet", on: stage)
    stage.frameRate = 100
    stage.show(root)
    content.modalPresentationStyle = .pageSheet
    sheet = try #require(content.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    stage.log = []
  }

  private func present() {
    root.present(content, animated: true)
    stage.wait(2)
    stage.log = []
  }

  @Test("it comes from below to its lowest detent; the one below stays and hears nothing")
  func presenting() {
    root.present(content, animated: true) { stage.log.append("there") }
    stage.wait(0.1)
    #expect(content.view.presentation.transform.ty > 0)
    stage.wait(2)
    #expect(stage.log == ["sheet.willAppear", "sheet.didAppear", "there"])
    #expect(content.view.frame == CGRect(x: 0, y: 405, width: 400, height: 395))
    #expect(root.view.window != nil)
  }

  @Test("a finger pulls it up to the next detent, and down and away")
  func dragging() {
    present()
    stage.finger(at: CGPoint(x: 200, y: 450)).down().move(by: 0, -300, in: 0.5).hold(0.2).up()
    stage.wait(2)
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(content.view.frame == CGRect(x: 0, y: 10, width: 400, height: 790))
    stage.finger(at: CGPoint(x: 200, y: 100)).down().move(by: 0, 680, in: 0.5).hold(0.2).up()
    stage.wait(2)
    #expect(stage.log == ["sheet.willDisappear", "sheet.didDisappear"])
    #expect(content.view.window == nil && root.presentedViewController == nil)
  }

  @Test("one that is modal comes back, and its delegate hears of the attempt")
  func modal() {
    final class Hearing: NSObject, UISheetPresentationControllerDelegate {
      var attempts = 0
      func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
      ) { attempts += 1 }
    }
    let hearing = Hearing()
    sheet.delegate = hearing
    content.isModalInPresentation = true
    present()
    stage.finger(at: CGPoint(x: 200, y: 450)).down().move(by: 0, 300, in: 0.5).hold(0.2).up()
    stage.wait(2)
    #expect(hearing.attempts == 1 && content.view.frame.minY == 405)
    stage.finger(at: CGPoint(x: 200, y: 100)).tap()
    stage.wait(2)
    #expect(hearing.attempts == 2 && content.view.window != nil)
  }

  @Test("a drag of a list in it goes to the sheet until that is up, then to the list, and back")
  func list() {
    let list = UIScrollView(frame: content.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 400, height: 3000)
    content.view.addSubview(list)
    present()
    let finger = stage.finger(at: CGPoint(x: 200, y: 780)).down().move(by: 0, -210, in: 0.5)
    #expect(content.view.frame.minY == 205 && list.contentOffset.y == 0)
    finger.move(by: 0, -295, in: 0.5)
    #expect(content.view.frame.minY == 10 && list.contentOffset.y == 100)
    finger.move(by: 0, 100, in: 0.5)
    #expect(content.view.frame.minY == 10 && list.contentOffset.y == 0)
    finger.move(by: 0, 90, in: 0.5).hold(0.5)
    #expect(abs(content.view.frame.minY - 100) < 1e-6 && abs(list.contentOffset.y) < 1e-6)
    finger.up()
    stage.wait(2)
    #expect(content.view.frame.minY == 10 && sheet.selectedDetentIdentifier == .large)
  }

  @Test("up to an undimmed detent touches beside it reach what is below")
  func undimmed() {
    stage.add(UITapGestureRecognizer(), to: root.view, named: "below")
    sheet.largestUndimmedDetentIdentifier = .medium
    present()
    stage.finger(at: CGPoint(x: 200, y: 100)).tap()
    #expect(stage.log == ["below ended"])
  }

  @Test("a list that keeps its scrolling to itself leaves the sheet where it is")
  func ownList() {
    let list = UIScrollView(frame: content.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 400, height: 3000)
    list.transfersVerticalScrollingToParent = false
    content.view.addSubview(list)
    present()
    let finger = stage.finger(at: CGPoint(x: 200, y: 780)).down().move(by: 0, -210, in: 0.5)
    #expect(content.view.frame.minY == 405 && list.contentOffset.y > 190)
    finger.move(by: 0, 400, in: 0.5).hold(0.5)
    #expect(content.view.frame.minY == 405 && list.contentOffset.y < 0)
    finger.up()
  }
}
