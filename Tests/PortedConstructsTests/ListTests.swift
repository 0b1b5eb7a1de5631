import PortedConstructs
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite("Lists of storyboards") struct ListTests {
  private let stage = Stage()
  private let storyboard = UIStoryboard(name: "Lists", bundle: nil)

  @Test("prototypes and registered classes make cells")
  func prototypes() throws {
    let list = try #require(storyboard.instantiateInitialViewController() as? TrackList)
    stage.show(list)
    let cells = list.tableView.visibleCells
    #expect(cells.map { ($0 as? TrackCell)?.shownName } == ["One", "Two", nil])
    #expect((cells.last as? PlainTrackCell)?.star.text == "Three")
    #expect(list.log == ["cell true", "cell true"])
    #expect(cells[0].frame.height == 70)
  }

  @Test("a cell's segue prepares with the row selected, before the delegate's call")
  func segue() throws {
    let list = try #require(storyboard.instantiateInitialViewController() as? TrackList)
    stage.show(list)
    list.log = []
    let row = list.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    stage.finger(at: CGPoint(x: 100, y: row.midY)).tap()
    #expect(list.log == ["prepare detail", "selected 1"])
    #expect((list.presentedViewController as? TrackDetail)?.track == "Two")
  }

  @Test("rows can be deleted by a swipe, since the data source says what to do then")
  func deletion() throws {
    let list = try #require(storyboard.instantiateInitialViewController() as? TrackList)
    stage.show(list)
    let row = list.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    stage.finger(at: CGPoint(x: 300, y: row.midY)).down().move(by: -100, 0, in: 0.3).hold(0.2).up()
    stage.wait(1)
    stage.finger(at: CGPoint(x: 380, y: row.midY)).tap()
    stage.wait(1)
    #expect(list.tracks == ["Two", "Three"])
  }

  @Test("static cells are shown with their titles and heights")
  func settings() throws {
    let made = storyboard.instantiateViewController(withIdentifier: "settings")
    let settings = try #require(made as? UITableViewController)
    stage.show(settings)
    #expect(settings.tableView.style == .grouped)
    #expect(settings.tableView.visibleCells.map { $0.textLabel?.text } == ["Volume"])
    #expect(settings.tableView.visibleCells.map(\.frame.height) == [50])
    #expect(settings.tableView.headerView(forSection: 0)?.textLabel?.text == "Sound")
  }

  @Test("a collection has the layout and the cells of its file")
  func grid() throws {
    let made = storyboard.instantiateViewController(withIdentifier: "grid")
    let grid = try #require(made as? TileGrid)
    stage.show(grid)
    #expect(grid.shown == [0, 1, 2])
    #expect(
      grid.collectionView.visibleCells.map { $0.frame.minX.rounded() } == [10, 110, 210])
  }
}
