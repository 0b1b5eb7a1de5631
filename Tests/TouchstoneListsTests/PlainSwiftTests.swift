import Foundation
import Testing
import TouchstoneTesting
import UIKit

// snippet.names
final class Names: UITableViewController {
  let names = ["Ada", "Alan", "Grace"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "name")
      ?? UITableViewCell(style: .default, reuseIdentifier: "name")
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = names[indexPath.row]
  }
}
// snippet.end

final class MailCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

final class PhotoCell: UICollectionViewCell {
  let picture = UIImageView()
}

// snippet.makers
let makers = ObjCMethods { table in
  table.add(making: MailCell.init(style:reuseIdentifier:))
  table.add(making: PhotoCell.init(frame:))
}
// snippet.end

@Suite("Lists in plain Swift")
struct PlainSwiftTests {
  @Test("a table controller shows and selects rows [LST-01]")
  func controller() {
    let names = Names()
    let stage = Stage(names)
    #expect(names.tableView.visibleCells.map { $0.textLabel?.text } == ["Ada", "Alan", "Grace"])
    let second = names.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    stage.finger(at: CGPoint(x: 50, y: second.midY)).tap()
    #expect(names.title == "Alan")
  }

  @Test("a registered class with a maker is made, with its identifier [LST-21]")
  func maker() {
    _ = makers
    let table = UITableView(frame: .zero)
    table.register(MailCell.self, forCellReuseIdentifier: "mail")
    let cell = table.dequeueReusableCell(withIdentifier: "mail")
    #expect(cell is MailCell)
    #expect(cell?.reuseIdentifier == "mail")
    #expect(cell?.detailTextLabel != nil)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test("a registration makes and fills its cells [LST-21]")
  func registration() {
    _ = makers
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<PhotoCell, Int> { cell, _, item in
      cell.tag = item
    }
    let cell = collection.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(item: 0, section: 0), item: 7)
    #expect(cell.tag == 7)
  }
}
