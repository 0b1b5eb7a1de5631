import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("A table that is edited")
struct TableEditingTests {
  final class Edited: NSObject, UITableViewDataSource, UITableViewDelegate {
    let stage: Stage
    var rows = ["a", "b", "c", "d", "e"]

    init(_ stage: Stage) { self.stage = stage }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      stage.log.append("commit \(editingStyle) \(indexPath.row)")
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      stage.log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
      rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      stage.log.append("will begin editing \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      stage.log.append("did end editing")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      stage.log.append("did select \(indexPath.row)")
    }
  }

  let stage = Stage()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let source: Edited

  init() {
    source = Edited(stage)
    table.dataSource = source
    table.delegate = source
    stage.view.addSubview(table)
    stage.window.layoutIfNeeded()
    table.setEditing(true, animated: false)
    stage.window.layoutIfNeeded()
  }

  private var texts: [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test("the delete control reveals the button that deletes [LST-28]")
  func delete() {
    stage.finger(at: CGPoint(x: 22, y: 75)).tap()
    stage.wait(1)
    #expect(stage.log == ["will begin editing 1"])
    stage.finger(at: CGPoint(x: 380, y: 75)).tap()
    stage.wait(1)
    #expect(stage.log == ["will begin editing 1", "commit delete 1", "did end editing"])
    #expect(texts == ["a", "c", "d", "e"])
  }

  @Test(
    "a row goes with a finger on its reorder control, and the data source is told at the end [LST-35]"
  )
  func move() {
    let finger = stage.finger(at: CGPoint(x: 378, y: 25)).down().move(by: 0, 110, in: 0.5)
    #expect(stage.log == [])
    finger.hold(0.5).up()
    stage.wait(1)
    #expect(stage.log == ["move 0 to 2"])
    #expect(source.rows == ["b", "c", "a", "d", "e"])
    #expect(texts == ["b", "c", "a", "d", "e"])
    #expect(stage.trace.contains { $0.description.contains("reorder control") })
  }

  /// A window on a screen of its own.
  final class Window: UIWindow {
    private let ownScreen: UIScreen

    init(on screen: UIScreen, in scene: UIWindowScene) {
      ownScreen = screen
      super.init(windowScene: scene)
    }

    required init?(coder: NSCoder) { nil }

    override var screen: UIScreen { ownScreen }
  }

  /// How far a long table scrolls in a second under a row that is held 15 points deep in the band at its end.
  private func scrolled(framesPerSecond: Int = 60, _ tuning: GestureTuning) -> CGFloat {
    let screen = UIScreen(bounds: table.bounds, maximumFramesPerSecond: framesPerSecond)
    let window = Window(on: screen, in: stage.scene)
    stage.scene.touchSystem.tuning = tuning
    source.rows = (0..<60).map { "\($0)" }
    table.reloadData()
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let finger = stage.finger(at: CGPoint(x: 378, y: 725)).down().move(by: 0, 50, in: 0.5)
    let start = table.contentOffset.y
    finger.hold(1)
    return table.contentOffset.y - start
  }

  @Test(
    "a row that is held near the end scrolls the table, on each screen as fast [LST-35]",
    arguments: [60, 120])
  func scrolling(framesPerSecond: Int) {
    // 15 points a second for each of the 15 points.
    let way = scrolled(framesPerSecond: framesPerSecond, GestureTuning())
    #expect(abs(way - 225) < 5)
  }

  @Test("its speed and its band are constants of gestures [LST-35]")
  func scrollConstants() {
    var tuning = GestureTuning()
    tuning.reorderScrollSpeed = 30
    tuning.reorderScrollBand = 35
    #expect(abs(scrolled(tuning) - 300) < 10)
  }

  @Test("outside of a narrower band the table rests [LST-35]")
  func scrollBand() {
    var tuning = GestureTuning()
    tuning.reorderScrollBand = 20
    #expect(scrolled(tuning) == 0)
  }

  @Test("a tap selects nothing while the table is edited [LST-10]")
  func selection() {
    stage.finger(at: CGPoint(x: 200, y: 75)).tap()
    #expect(stage.log == [])
    table.allowsSelectionDuringEditing = true
    stage.wait(1)
    stage.finger(at: CGPoint(x: 200, y: 75)).tap()
    #expect(stage.log == ["did select 1"])
  }
}
