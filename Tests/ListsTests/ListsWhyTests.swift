import Lists
import Testing
import TouchstoneTesting
import UIKit

/// The conflicts of the screens, as `why` explains them.
@MainActor @Suite("Why, on screens with lists") struct ListsWhyTests {
  @Test("a row's swipe prevents the table's pan")
  func swipe() {
    let mail = MailViewController()
    let stage = Stage(mail)
    stage.finger(at: CGPoint(x: 380, y: 90)).down().move(by: -120, 0, in: 0.3).hold(0.2).up()
    #expect(stage.why(mail.tableView.panGestureRecognizer).causes == [])
  }

  @Test("a pinch of photos prevents the selection by two fingers")
  func pinch() throws {
    let photos = PhotosViewController()
    let stage = Stage(photos)
    stage.hand(at: CGPoint(x: 200, y: 300)).down().pinch(to: 2.2, in: 0.6).up()
    let selection = try #require(
      photos.collectionView.gestureRecognizers?.first { $0.name?.hasPrefix("multiple") == true })
    #expect(stage.why(selection).causes == [])
    #expect(stage.why(photos.collectionView.panGestureRecognizer).causes == [])
  }

  @Test("a long press on a message leaves its row unselected")
  func press() throws {
    let chat = ChatViewController()
    let stage = Stage(chat)
    stage.wait(1)
    stage.finger(at: CGPoint(x: 200, y: 100)).longPress()
    stage.wait(1)
    let press = try #require(chat.tableView.gestureRecognizers?.first { $0.name == "like" })
    #expect(stage.why(press).causes == [])
    #expect(stage.why(chat.tableView.panGestureRecognizer).causes == [])
  }

  @Test("a slider keeps its finger from the table")
  func slider() {
    let settings = SettingsViewController()
    let stage = Stage(settings)
    stage.wait(1)
    let slider = settings.brightness
    let knob = slider.convert(CGPoint(x: slider.bounds.midX, y: slider.bounds.midY), to: nil)
    stage.finger(at: knob).down().hold(0.2).move(by: 40, 0, in: 0.3).up()
    #expect(stage.why(settings.tableView.panGestureRecognizer).causes == [])
  }
}
