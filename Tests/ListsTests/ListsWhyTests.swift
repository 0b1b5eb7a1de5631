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
    mail.tableView.panGestureRecognizer.name = "list pan"
    stage.finger(at: CGPoint(x: 380, y: 90)).down().move(by: -120, 0, in: 0.3).hold(0.2).up()
    #expect(
      stage.why(mail.tableView.panGestureRecognizer).causes == [
        "list pan failed at 0.050 because swipe actions of UITableView began (first to decide)",
        "swipe actions of UITableView began at 0.050: moved 20 pt, more than panHysteresis 10",
        "they are not simultaneous: no delegate said yes",
        "touch 1 came down at 0.000 on UIListContentView and lifted at 0.500",
      ])
  }

  @Test("a pinch of photos prevents the selection by two fingers")
  func pinch() {
    let photos = PhotosViewController()
    let stage = Stage(photos)
    stage.hand(at: CGPoint(x: 200, y: 300)).down().pinch(to: 2.2, in: 0.6).up()
    let reasons = photos.collectionView.gestureRecognizers?.compactMap {
      stage.why($0).causes.first
    }
    let prevented = reasons?.filter { $0.contains("because columns began") } ?? []
    #expect(prevented.contains { $0.hasPrefix("multiple selection of UICollectionView failed at") })
  }

  @Test("a long press on a message leaves its row unselected")
  func press() throws {
    let chat = ChatViewController()
    let stage = Stage(chat)
    chat.tableView.panGestureRecognizer.name = "list pan"
    stage.wait(1)
    stage.finger(at: CGPoint(x: 200, y: 100)).longPress()
    stage.wait(1)
    let press = try #require(chat.tableView.gestureRecognizers?.first { $0.name == "like" })
    #expect(
      stage.why(press).causes == [
        "like ended at 1.600: a finger lifted", "like began at 1.500: held 0.5 s",
        "it took touch 1 from UIListContentView, which received touchesCancelled (cancelsTouchesInView)",
        "touch 1 came down at 1.000 on UIListContentView and lifted at 1.600",
      ])
    #expect(
      stage.why(chat.tableView.panGestureRecognizer).causes.first
        == "list pan failed at 1.500 because like began (first to decide)")
  }

  @Test("a slider keeps its finger from the table")
  func slider() {
    let settings = SettingsViewController()
    let stage = Stage(settings)
    settings.tableView.panGestureRecognizer.name = "list pan"
    stage.wait(1)
    let slider = settings.brightness
    let knob = slider.convert(CGPoint(x: slider.bounds.midX, y: slider.bounds.midY), to: nil)
    stage.finger(at: knob).down().hold(0.2).move(by: 40, 0, in: 0.3).up()
    #expect(
      stage.why(settings.tableView.panGestureRecognizer).causes == [
        "list pan failed at 1.500: lifted after moving 40 pt, in directions that can scroll 0 pt, less than panHysteresis 10",
        "touch 1 came down at 1.000 on UISlider and lifted at 1.500",
      ])
  }
}
