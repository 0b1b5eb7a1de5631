import Testing
import TouchstoneTesting
import UIKit

@Suite("Pickers")
struct PickerTests {
  final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let stage: Stage
    let counts: [Int]
    init(_ stage: Stage, _ counts: [Int]) {
      self.stage = stage
      self.counts = counts
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(row)" }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { stage.log.append("select \(row) in \(component)") }
  }

  let stage = Stage()
  let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 400, height: 216))
  let rows: Rows

  init() {
    rows = Rows(stage, [10, 20_000])
    picker.dataSource = rows
    picker.delegate = rows
    stage.view.addSubview(picker)
    picker.layoutIfNeeded()
  }

  @Test("a drag comes to rest on a row, and the delegate hears of it once (PCK-01)")
  func dragging() {
    stage.finger(at: CGPoint(x: 100, y: 208)).down().move(by: 0, -75, in: 0.5).hold(0.5)
    #expect(stage.log == [])
    stage.finger(at: CGPoint(x: 300, y: 208)).down().move(by: 0, -40, in: 0.5).hold(0.5).up()
    stage.wait(2)
    #expect(stage.log == ["select 1 in 1"])
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == 1)
  }

  @Test("a throw glides on, and ends on a row (PCK-01)")
  func throwing() {
    stage.finger(at: CGPoint(x: 300, y: 250)).down().move(by: 0, -120, in: 0.1).up()
    stage.wait(3)
    let row = picker.selectedRow(inComponent: 1)
    #expect(row > 4)
    #expect(stage.log == ["select \(row) in 1"])
    let view = picker.view(forRow: row, forComponent: 1)
    #expect(view.map { $0.convert($0.bounds, to: picker).midY } == 108)
  }

  @Test("a tap on another row selects it (PCK-02)")
  func tapping() {
    stage.finger(at: CGPoint(x: 100, y: 208 + 64)).tap()
    stage.wait(1)
    #expect(stage.log == ["select 2 in 0"])
  }

  @Test("code's choice is not reported, and a row that is not there is ignored (PCK-03)")
  func code() {
    picker.selectRow(7, inComponent: 0, animated: false)
    picker.selectRow(8, inComponent: 1, animated: true)
    stage.wait(1)
    picker.selectRow(10, inComponent: 0, animated: false)
    #expect(stage.log == [])
    #expect(picker.selectedRow(inComponent: 0) == 7 && picker.selectedRow(inComponent: 1) == 8)
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 7)
  }

  @Test("of 20,000 rows only those that are seen have views (PCK-04)")
  func fewViews() {
    picker.selectRow(19_000, inComponent: 1, animated: false)
    picker.layoutIfNeeded()
    var count = 0
    func look(_ view: UIView) {
      if view is UILabel { count += 1 }
      for subview in view.subviews { look(subview) }
    }
    look(picker)
    #expect(count > 8 && count < 24)
  }

  private func utc() -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    return calendar
  }

  @Test("a turned column changes the date, sends its events, and keeps to the month (PCK-05)")
  func date() {
    let calendar = utc()
    let dates = UIDatePicker(frame: CGRect(x: 0, y: 400, width: 400, height: 216))
    dates.calendar = calendar
    dates.datePickerMode = .date
    dates.date = calendar.date(from: DateComponents(year: 2024, month: 1, day: 31)) ?? Date()
    dates.addAction(
      UIAction { [stage] _ in stage.log.append("changed") }, for: .valueChanged)
    stage.view.addSubview(dates)
    stage.view.layoutIfNeeded()
    #expect(stage.log == [])
    stage.finger(at: CGPoint(x: 66, y: 508 + 32)).tap()
    stage.wait(2)
    #expect(stage.log == ["changed"])
    let found = calendar.dateComponents([.year, .month, .day], from: dates.date)
    #expect(found.year == 2024 && found.month == 2 && found.day == 29)
    dates.maximumDate = calendar.date(from: DateComponents(year: 2024, month: 2, day: 10))
    #expect(calendar.component(.day, from: dates.date) == 10)
  }

  @Test("a timer's columns are hours and minutes (PCK-05)")
  func timer() {
    let dates = UIDatePicker(frame: CGRect(x: 0, y: 400, width: 400, height: 216))
    dates.datePickerMode = .countDownTimer
    dates.minuteInterval = 5
    dates.countDownDuration = 3600 + 600
    stage.view.addSubview(dates)
    stage.view.layoutIfNeeded()
    stage.finger(at: CGPoint(x: 300, y: 508 + 32)).tap()
    stage.wait(1)
    #expect(dates.countDownDuration == 3600 + 900)
  }
}
