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

  @Test("a delegate's own views are shown, and a finger turns them (PCK-01)")
  func ownViews() {
    final class Swatches: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      let stage: Stage
      init(_ stage: Stage) { self.stage = stage }
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        5
      }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
      ) -> UIView {
        let swatch = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        swatch.tag = row
        return swatch
      }
      func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
      ) { stage.log.append("select \(row)") }
    }
    let swatches = Swatches(stage)
    picker.dataSource = swatches
    picker.delegate = swatches
    stage.view.layoutIfNeeded()
    #expect(picker.view(forRow: 1, forComponent: 0)?.tag == 1)
    stage.finger(at: CGPoint(x: 200, y: 208 + 32)).tap()
    stage.wait(1)
    #expect(stage.log == ["select 1"])
  }

  @Test("the trace names the tap that selects a row (PCK-02)")
  func names() {
    stage.finger(at: CGPoint(x: 100, y: 208 + 64)).tap()
    #expect(stage.trace.contains { $0.description.contains("select a row") })
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

  private func addDates(_ date: DateComponents, _ mode: UIDatePicker.Mode) -> UIDatePicker {
    let dates = UIDatePicker(frame: CGRect(x: 0, y: 400, width: 400, height: 216))
    dates.calendar = utc()
    dates.datePickerMode = mode
    dates.date = utc().date(from: date) ?? Date()
    dates.addAction(
      UIAction { [stage] _ in stage.log.append("changed") }, for: .valueChanged)
    stage.view.addSubview(dates)
    stage.view.layoutIfNeeded()
    return dates
  }

  @Test("a column of days goes beyond the month, and the time stays (PCK-05)")
  func dateAndTime() {
    let dates = addDates(
      DateComponents(year: 2024, month: 2, day: 29, hour: 9, minute: 30), .dateAndTime)
    stage.finger(at: CGPoint(x: 66, y: 508 + 32)).tap()
    stage.wait(2)
    #expect(stage.log == ["changed"])
    let expected = DateComponents(year: 2024, month: 3, day: 1, hour: 9, minute: 30)
    #expect(dates.date == utc().date(from: expected))
  }

  @Test("a finger that turns before the earliest date comes back to it (PCK-05)")
  func minimum() {
    let first = DateComponents(year: 2024, month: 5, day: 10)
    let dates = addDates(first, .date)
    dates.minimumDate = utc().date(from: first)
    stage.finger(at: CGPoint(x: 200, y: 508 - 32)).tap()
    stage.wait(2)
    #expect(stage.log == ["changed"])
    #expect(dates.date == dates.minimumDate)
    dates.date = .distantPast
    #expect(dates.date == dates.minimumDate && stage.log == ["changed"])
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
