import UIKit

/// A list whose rows are lifted by a long press and put down elsewhere; without it the list scrolls.
public final class ReorderViewController: UIViewController {
  public let list = UIScrollView()
  /// From top to bottom.
  public private(set) var rows: [UILabel] = []
  /// Called when a row was put down at another place.
  public var onMove: ((Int, Int) -> Void)?

  /// The row in the hand.
  private struct Lift {
    var row: UILabel
    /// Where it was.
    var start: Int
    /// From its middle down to the finger.
    var grip: CGFloat
  }

  private var lift: Lift?
  private let press = UILongPressGestureRecognizer()
  private let click = UIImpactFeedbackGenerator(style: .medium)
  private static let rowHeight: CGFloat = 50

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(list)
    for word in ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"] {
      let row = UILabel()
      row.text = word
      row.backgroundColor = .systemGray6
      rows.append(row)
      list.addSubview(row)
    }
    press.minimumPressDuration = 0.3
    press.addTarget(self, action: Selector(ReorderViewController.pressed))
    list.addGestureRecognizer(press)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
    list.contentSize = CGSize(
      width: list.bounds.width, height: CGFloat(rows.count) * Self.rowHeight)
    placeRows()
  }

  private func placeRows() {
    for (place, row) in rows.enumerated() where row !== lift?.row {
      row.frame = CGRect(
        x: 0, y: CGFloat(place) * Self.rowHeight, width: list.bounds.width, height: Self.rowHeight)
    }
  }

  private func place(at y: CGFloat) -> Int {
    min(max(Int(exactly: (y / Self.rowHeight).rounded(.down)) ?? 0, 0), rows.count - 1)
  }

  // MARK: The finger

  private func pressed(_ press: UILongPressGestureRecognizer) {
    let y = press.location(in: list).y
    switch press.state {
    case .began: pickUp(at: y)
    case .changed: carry(to: y)
    case .ended: putDown()
    default: takeBack()
    }
  }

  private func pickUp(at y: CGFloat) {
    let start = place(at: y)
    let row = rows[start]
    lift = Lift(row: row, start: start, grip: y - row.center.y)
    list.bringSubviewToFront(row)
    click.impactOccurred()
    UIView.animate(withDuration: 0.15) {
      row.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
      row.layer.shadowOpacity = 0.3
    }
  }

  private func carry(to y: CGFloat) {
    guard let lift else { return }
    lift.row.center.y = y - lift.grip
    let goal = place(at: lift.row.center.y)
    guard let now = rows.firstIndex(of: lift.row), goal != now else { return }
    rows.remove(at: now)
    rows.insert(lift.row, at: goal)
    // The others make room.
    UIView.animate(withDuration: 0.2) { self.placeRows() }
  }

  private func putDown() {
    guard let lift else { return }
    let goal = rows.firstIndex(of: lift.row) ?? lift.start
    settle()
    if goal != lift.start { onMove?(lift.start, goal) }
  }

  /// A call came in, or the like: the row goes back to where it was.
  private func takeBack() {
    guard let lift, let now = rows.firstIndex(of: lift.row) else { return }
    rows.remove(at: now)
    rows.insert(lift.row, at: lift.start)
    settle()
  }

  private func settle() {
    guard let row = lift?.row else { return }
    lift = nil
    UIView.animate(withDuration: 0.2) {
      row.transform = .identity
      row.layer.shadowOpacity = 0
      self.placeRows()
    }
  }
}
