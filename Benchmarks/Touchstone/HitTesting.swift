import Foundation
import Touchstone

/// W5: hit testing alone, in 10,000 views on 12 levels.
struct W5: Workload {
  static let name = "W5"
  static let repetitions = Formulas.Tree.tests

  private let repetitions: Int
  private let root: UIView

  init(_ repetitions: Int) {
    self.repetitions = repetitions
    let side = Formulas.sceneSize
    root = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    var cells: [UIView] = []
    for column in Self.cut(root, into: 10, isAcross: true) {
      for row in Self.cut(column, into: 10, isAcross: false) {
        cells += Self.cut(row, into: 10, isAcross: true)
      }
    }
    for (number, cell) in cells.enumerated() {
      if number < Formulas.Tree.cellsWithOneMore {
        let y = cell.bounds.height - 1
        cell.addSubview(UIView(frame: CGRect(x: 0, y: y, width: 1, height: 1)))
      }
      var view = cell
      for _ in 0..<Formulas.Tree.nested {
        let inner = UIView(frame: view.bounds.insetBy(dx: 0.5, dy: 0.5))
        view.addSubview(inner)
        view = inner
      }
    }
  }

  mutating func run() -> Tally {
    var tally = Tally(frames: repetitions, samples: repetitions, expected: repetitions)
    for number in 0..<repetitions {
      let (x, y) = Formulas.Tree.place(ofTest: number)
      guard let hit = root.hitTest(CGPoint(x: x, y: y), with: nil) else { continue }
      tally.actions += 1
      tally.sum += hit.bounds.width
    }
    return tally
  }

  private static func cut(_ view: UIView, into count: Int, isAcross: Bool) -> [UIView] {
    var size = view.bounds.size
    if isAcross { size.width /= CGFloat(count) } else { size.height /= CGFloat(count) }
    return (0..<count).map { number in
      let origin = CGPoint(
        x: isAcross ? size.width * CGFloat(number) : 0,
        y: isAcross ? 0 : size.height * CGFloat(number))
      let part = UIView(frame: CGRect(origin: origin, size: size))
      view.addSubview(part)
      return part
    }
  }
}
