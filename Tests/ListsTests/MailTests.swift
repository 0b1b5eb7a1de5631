import Lists
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite("Mail") struct MailTests {
  private let mail = MailViewController()
  private let stage: Stage

  init() { stage = Stage(mail) }

  private func row(_ number: Int, x: CGFloat = 200) -> CGPoint {
    CGPoint(x: x, y: 60 * CGFloat(number) + 30)
  }

  @Test("a tap opens a mail, and a drag opens none")
  func open() {
    stage.finger(at: row(1)).tap()
    stage.wait(1)
    stage.finger(at: row(2)).drag(by: 0, -80)
    #expect(mail.opened == ["Invoice"])
    #expect(mail.tableView.indexPathForSelectedRow == nil)
  }

  @Test("a swipe over the whole row deletes it, without opening it")
  func delete() {
    stage.finger(at: row(1, x: 380)).down().move(by: -330, 0, in: 0.4).hold(0.2).up()
    stage.wait(1)
    #expect(mail.subjects == ["Lunch", "Holidays", "Build", "Garden"])
    #expect(mail.opened == [])
  }

  @Test("a swipe the other way flags")
  func flag() {
    stage.finger(at: row(1, x: 20)).down().move(by: 330, 0, in: 0.4).hold(0.2).up()
    stage.wait(1)
    #expect(mail.isFlagged == ["Invoice"])
    #expect(mail.subjects.count == 5)
  }

  @Test("pulled down, new mail comes")
  func refresh() {
    stage.finger(at: row(1)).down().move(by: 0, 250, in: 0.5).hold(0.2).up()
    stage.wait(2)
    #expect(mail.subjects.first == "New")
    #expect(mail.tableView.numberOfRows(inSection: 0) == 6)
  }

  @Test("two fingers select several, and open none")
  func selection() {
    stage.hand(at: row(1), spread: 60).down().hold(0.05).move(by: 0, 120, in: 0.3).hold(0.1).up()
    #expect(mail.isEditing)
    #expect(mail.tableView.indexPathsForSelectedRows?.map(\.row).sorted() == [1, 2, 3])
    stage.wait(1)
    stage.finger(at: row(4)).tap()
    #expect(mail.tableView.indexPathsForSelectedRows?.map(\.row).sorted() == [1, 2, 3, 4])
    #expect(mail.opened == [])
  }

  @Test("while the table is edited, a drag by a row's handle moves the mail")
  func reorder() {
    mail.setEditing(true, animated: false)
    stage.wait(1)
    stage.finger(at: row(0, x: 380)).down().hold(0.3).move(by: 0, 130, in: 0.5).hold(0.3).up()
    stage.wait(1)
    #expect(mail.subjects == ["Invoice", "Holidays", "Lunch", "Build", "Garden"])
    #expect(mail.opened == [])
  }
}

@MainActor @Suite("Photos") struct PhotosTests {
  private let photos = PhotosViewController()
  private let stage: Stage

  init() { stage = Stage(photos) }

  @Test("a pinch changes the columns, and selects nothing")
  func pinch() {
    stage.hand(at: CGPoint(x: 200, y: 300)).down().pinch(to: 2.2, in: 0.6).up()
    #expect(photos.columns < 4)
    #expect(photos.collectionView.indexPathsForSelectedItems == [])
  }

  @Test("two fingers that move together select, and neither scroll nor change the columns")
  func dragSelection() {
    stage.hand(at: CGPoint(x: 50, y: 50), spread: 40).down().hold(0.05)
      .move(by: 100, 0, in: 0.3).hold(0.1).up()
    let selected = photos.collectionView.indexPathsForSelectedItems?.map(\.item).sorted()
    #expect(selected == [0, 1])
    #expect(photos.columns == 4 && photos.collectionView.contentOffset.y == 0)
  }

  @Test("taps select several, and each other one takes back")
  func select() {
    stage.finger(at: CGPoint(x: 40, y: 40)).tap()
    stage.wait(1)
    stage.finger(at: CGPoint(x: 140, y: 40)).tap()
    stage.wait(1)
    stage.finger(at: CGPoint(x: 40, y: 40)).tap()
    #expect(photos.collectionView.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }
}
