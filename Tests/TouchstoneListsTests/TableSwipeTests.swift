import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("Rows that are swiped")
struct TableSwipeTests {
  final class Swiped: NSObject, UITableViewDataSource, UITableViewDelegate {
    let stage: Stage
    var count = 20
    var full = true

    init(_ stage: Stage) { self.stage = stage }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      stage.log.append("actions of \(indexPath.row)")
      let stage = stage
      let actions = ["Archive", "Flag"].map { title in
        UIContextualAction(style: .normal, title: title) { _, _, done in
          stage.log.append(title)
          done(true)
        }
      }
      let configuration = UISwipeActionsConfiguration(actions: actions)
      configuration.performsFirstActionWithFullSwipe = full
      return configuration
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      stage.log.append("will begin editing \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      stage.log.append("did end editing \(indexPath.map { "\($0.row)" } ?? "none")")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      stage.log.append("did select \(indexPath.row)")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      stage.log.append("will begin dragging")
    }
  }

  let stage = Stage()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let source: Swiped

  init() {
    source = Swiped(stage)
    table.dataSource = source
    table.delegate = source
    stage.view.addSubview(table)
    stage.window.layoutIfNeeded()
  }

  @Test("a swipe to the side reveals actions, and a tap on one performs it [LST-28]")
  func open() {
    stage.finger(at: CGPoint(x: 300, y: 75)).down().move(by: -120, 0, in: 0.3).hold(0.3).up()
    #expect(stage.log == ["actions of 1", "will begin editing 1"])
    stage.wait(1)
    stage.finger(at: CGPoint(x: 380, y: 75)).tap()
    #expect(stage.log == ["actions of 1", "will begin editing 1", "Archive", "did end editing 1"])
  }

  @Test("a drag along the table scrolls, and asks for no actions [LST-28]")
  func scroll() {
    stage.finger(at: CGPoint(x: 300, y: 375)).down().move(by: -20, -120, in: 0.3).hold(0.3).up()
    #expect(stage.log == ["will begin dragging"])
  }

  @Test("a swipe over the whole row performs the first action [LST-29]")
  func full() {
    stage.finger(at: CGPoint(x: 380, y: 75)).down().move(by: -320, 0, in: 0.4).hold(0.3).up()
    #expect(stage.log == ["actions of 1", "will begin editing 1", "Archive", "did end editing 1"])
  }

  @Test("without full swipes the row stays open [LST-29]")
  func notFull() {
    source.full = false
    stage.finger(at: CGPoint(x: 380, y: 75)).down().move(by: -320, 0, in: 0.4).hold(0.3).up()
    #expect(stage.log == ["actions of 1", "will begin editing 1"])
  }

  @Test("a short swipe goes back [LST-34]")
  func short() {
    stage.finger(at: CGPoint(x: 380, y: 75)).down().move(by: -50, 0, in: 0.4).hold(0.3).up()
    #expect(stage.log == ["actions of 1", "will begin editing 1", "did end editing 1"])
  }

  @Test("what a swipe takes are constants of gestures [LST-34]")
  func constants() {
    stage.scene.touchSystem.tuning.rowFullSwipe = 0.3
    stage.finger(at: CGPoint(x: 380, y: 75)).down().move(by: -160, 0, in: 0.4).hold(0.3).up()
    #expect(stage.log == ["actions of 1", "will begin editing 1", "Archive", "did end editing 1"])
    stage.wait(1)
    stage.log = []
    stage.scene.touchSystem.tuning.rowActionWidth = 30
    stage.finger(at: CGPoint(x: 380, y: 75)).down().move(by: -50, 0, in: 0.4).hold(0.3).up()
    stage.wait(1)
    stage.finger(at: CGPoint(x: 355, y: 75)).tap()
    #expect(stage.log == ["actions of 1", "will begin editing 1", "Flag", "did end editing 1"])
    stage.wait(1)
    stage.log = []
    stage.scene.touchSystem.tuning.rowSwipeOpening = 0.9
    stage.finger(at: CGPoint(x: 380, y: 75)).down().move(by: -50, 0, in: 0.4).hold(0.3).up()
    #expect(stage.log == ["actions of 1", "will begin editing 1", "did end editing 1"])
  }

  @Test("a flick opens a row, unless the constant asks for more speed [LST-34]")
  func flick() {
    stage.finger(at: CGPoint(x: 380, y: 75)).down().move(by: -60, 0, in: 0.15).up()
    #expect(stage.log == ["actions of 1", "will begin editing 1"])
    stage.wait(1)
    table.setEditing(true, animated: false)
    table.setEditing(false, animated: false)
    stage.log = []
    stage.scene.touchSystem.tuning.rowSwipeFlick = 1000
    stage.finger(at: CGPoint(x: 380, y: 75)).down().move(by: -60, 0, in: 0.15).up()
    #expect(stage.log == ["actions of 1", "will begin editing 1", "did end editing 1"])
  }

  @Test("beyond its actions a row without a full swipe follows by the constant [LST-34]")
  func resistance() {
    source.full = false
    stage.scene.touchSystem.tuning.rowSwipeResistance = 0.5
    let finger = stage.finger(at: CGPoint(x: 380, y: 75)).down().move(by: -258, 0, in: 0.4)
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    // 10 points of hysteresis, then 148 of the actions, and half of the other 100.
    #expect(abs((cell?.frame.minX ?? 0) + 198) < 1)
    finger.up()
  }

  @Test("a touch elsewhere closes the row, and selects nothing [LST-30]")
  func elsewhere() {
    stage.finger(at: CGPoint(x: 300, y: 75)).down().move(by: -120, 0, in: 0.3).hold(0.3).up()
    stage.wait(1)
    stage.log.removeAll()
    stage.finger(at: CGPoint(x: 100, y: 275)).tap()
    #expect(stage.log == ["did end editing 1"])
    stage.wait(1)
    stage.finger(at: CGPoint(x: 100, y: 275)).tap()
    #expect(stage.log == ["did end editing 1", "did select 5"])
  }
}
