import UIKit

/// The floor plan, with a row of buttons below it.
public final class KioskController: UIViewController {
  private let area = UIView()
  private let plan = FloorPlanView()
  private let label = UILabel()
  private var buttons: [UIButton] = []

  private static let rowHeight: CGFloat = 72

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.9, alpha: 1)
    area.clipsToBounds = true
    area.addSubview(plan)
    label.text = "Touch a room"
    plan.onChoice = { [label] room in label.text = room?.name ?? "Touch a room" }
    view.addSubview(area)
    view.addSubview(label)
    addButton("Whole floor") { [plan] in plan.reset() }
    addButton("Larger") { [plan] in UIView.animate(withDuration: 0.2) { plan.enlarge(by: 1.5) } }
    addButton("Smaller") { [plan] in
      UIView.animate(withDuration: 0.2) { plan.enlarge(by: 1 / 1.5) }
    }
  }

  private func addButton(_ title: String, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.backgroundColor = .white
    button.layer.cornerRadius = 8
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    buttons.append(button)
    view.addSubview(button)
  }

  /// The plan fits anew when the display is turned.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let old = area.bounds.size
    area.frame = CGRect(
      x: 0, y: 0, width: size.width, height: max(0, size.height - Self.rowHeight))
    let width = size.width / CGFloat(buttons.count + 1)
    let row = CGRect(
      x: 0, y: size.height - Self.rowHeight, width: width, height: Self.rowHeight)
    label.frame = row.insetBy(dx: 12, dy: 12)
    for (index, button) in buttons.enumerated() {
      button.frame = row.offsetBy(dx: width * CGFloat(index + 1), dy: 0).insetBy(dx: 8, dy: 12)
    }
    if area.bounds.size != old { plan.fit() }
  }
}
