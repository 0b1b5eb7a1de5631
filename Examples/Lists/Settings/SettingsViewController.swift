import UIKit

/// Settings as a table of cells that are made once, with controls in them.
public final class SettingsViewController: UITableViewController, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  public let wireless = UISwitch()
  public let brightness = UISlider()
  public let size = UIPickerView()
  public let bedtime = UIDatePicker()
  public let name = UITextField()
  public private(set) var opened: [String] = []
  public private(set) var chosenSize = 1
  private let sizes = ["Small", "Medium", "Large", "Huge"]
  private lazy var sections: [[UITableViewCell]] = [
    [row("Wireless", accessory: wireless), row("About", shows: true)],
    [row("Brightness", control: brightness), row("Name", control: name)],
    [
      row("Text size", shows: true), pickerRow(size), row("Bedtime", shows: true),
      pickerRow(bedtime),
    ],
  ]
  /// The picker that is unfolded below its row.
  private var unfolded: Int?

  public init() { super.init(style: .insetGrouped) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.keyboardDismissMode = .onDrag
    brightness.value = 0.5
    name.placeholder = "Name"
    name.addTarget(self, action: SettingsViewController.finishName, for: .editingDidEndOnExit)
    size.dataSource = self
    size.delegate = self
    size.selectRow(chosenSize, inComponent: 0, animated: false)
    bedtime.datePickerMode = .time
    bedtime.preferredDatePickerStyle = .wheels
  }

  private func finishName() { name.resignFirstResponder() }

  // MARK: Cells

  private func row(
    _ title: String, accessory: UIView? = nil, control: UIView? = nil, shows: Bool = false
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = title
    cell.accessibilityIdentifier = title
    cell.selectionStyle = shows ? .default : .none
    cell.accessoryType = shows ? .disclosureIndicator : .none
    cell.accessoryView = accessory
    if let control {
      control.frame = CGRect(x: 130, y: 4, width: 200, height: 36)
      cell.contentView.addSubview(control)
    }
    return cell
  }

  private func pickerRow(_ picker: UIView) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    picker.frame = cell.contentView.bounds
    picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.addSubview(picker)
    cell.clipsToBounds = true
    return cell
  }

  // MARK: Rows

  public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { sections[section].count }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { sections[indexPath.section][indexPath.row] }

  public override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { ["General", "Display", "Evening"][section] }

  public override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    guard indexPath.section == 2, indexPath.row % 2 == 1 else { return 44 }
    return unfolded == indexPath.row ? 180 : 0
  }

  public override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { sections[indexPath.section][indexPath.row].accessoryType != .none }

  public override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    tableView.deselectRow(at: indexPath, animated: true)
    opened.append(sections[indexPath.section][indexPath.row].textLabel?.text ?? "")
    guard indexPath.section == 2 else { return }
    let picker = indexPath.row + 1
    unfolded = unfolded == picker ? nil : picker
    tableView.performBatchUpdates(nil)
  }

  // MARK: The picker

  public func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  public func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int { sizes.count }

  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { sizes[row] }

  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { chosenSize = row }
}
