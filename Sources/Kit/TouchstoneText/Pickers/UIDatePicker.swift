import Foundation
import GestureCore
@_spi(Kit) import TouchstoneCore

/// A control for choosing a date from columns.
/// - Note: Differs from UIKit: every style has columns, with numbers and the words of the calendar.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The kind of value to choose.
  nonisolated public enum Mode: Int, Sendable {
    /// An hour and a minute.
    case time = 0
    /// A day.
    case date = 1
    /// A day, an hour and a minute.
    case dateAndTime = 2
    /// The duration of a timer.
    case countDownTimer = 3
    /// A month.
    case yearAndMonth = 4269
  }

  /// The kind of value to choose, which determines the columns.
  open var datePickerMode = Mode.dateAndTime { didSet { rebuild() } }
  /// The chosen date, limited to the range. Setting it sends no event.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }
  // As in UIKit, a picker begins with the current date. This is not the scene's time, and no touch depends on it.
  private var chosen = Date()
  /// The earliest date; ignored if it is after the latest.
  open var minimumDate: Date? { didSet { limit() } }
  /// The latest date.
  open var maximumDate: Date? { didSet { limit() } }
  /// The calendar of the columns; the user's if it is `nil`.
  open var calendar: Calendar! { didSet { rebuild() } }
  /// The locale of the columns.
  open var locale: Locale? { didSet { rebuild() } }
  /// The time zone of the columns; the calendar's if it is `nil`.
  open var timeZone: TimeZone? { didSet { rebuild() } }
  /// The duration of the timer, in seconds; less than a day.
  open var countDownDuration: TimeInterval = 60 {
    didSet {
      let limited = countDownDuration.isFinite ? min(max(countDownDuration, 0), 86_399) : oldValue
      if limited != countDownDuration { countDownDuration = limited }
      show(animated: false)
    }
  }
  /// The number of minutes per row: a divisor of 60 up to 30; other values are ignored.
  open var minuteInterval = 1 {
    didSet {
      guard (1...30).contains(minuteInterval), 60 % minuteInterval == 0 else {
        minuteInterval = oldValue
        return
      }
      rebuild()
    }
  }
  /// Whether the date is rounded to the interval. It is stored and has no effect.
  open var roundsToMinuteInterval = true
  /// The preferred style. It is stored and has no effect.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The style, which is always `.wheels`.
  open var datePickerStyle: UIDatePickerStyle { .wheels }

  private enum Part { case month, day, year, hour, minute, dayOfAll }

  private let picker = UIPickerView(frame: .zero)
  private lazy var rows = DatePickerRows(self)
  /// Midnight of the middle row in the column of days.
  private var middleDay = Date.distantPast

  /// Makes a picker for the current date.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startOut()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @_spi(Kit) open override func prepareForDecoding() {
    super.prepareForDecoding()
    startOut()
  }

  private func startOut() {
    middleDay = usedCalendar.startOfDay(for: chosen)
    picker.dataSource = rows
    picker.delegate = rows
    addSubview(picker)
    show(animated: false)
  }

  /// Sets the date; no event is sent.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = limited(date)
    show(animated: animated)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }

  private var usedCalendar: Calendar {
    var used = calendar ?? .current
    if let timeZone { used.timeZone = timeZone }
    if let locale { used.locale = locale }
    return used
  }

  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? .distantPast), maximumDate ?? .distantFuture)
  }

  private func limit() { setDate(chosen, animated: false) }

  private func rebuild() {
    middleDay = usedCalendar.startOfDay(for: chosen)
    picker.reloadAllComponents()
    show(animated: false)
  }

  // MARK: Columns

  private var parts: [Part] {
    switch datePickerMode {
    case .time, .countDownTimer: [.hour, .minute]
    case .date: [.month, .day, .year]
    case .dateAndTime: [.dayOfAll, .hour, .minute]
    case .yearAndMonth: [.month, .year]
    }
  }

  fileprivate var columns: Int { parts.count }

  private static let mostDays = 10_000

  fileprivate func count(_ column: Int) -> Int {
    switch parts[column] {
    case .month: usedCalendar.monthSymbols.count
    case .day: 31
    case .year: 9999
    case .hour: 24
    case .minute: 60 / minuteInterval
    case .dayOfAll: 2 * Self.mostDays + 1
    }
  }

  fileprivate func title(_ row: Int, _ column: Int) -> String {
    switch parts[column] {
    case .month: return usedCalendar.monthSymbols[row]
    case .day, .year: return "\(row + 1)"
    case .hour: return "\(row)"
    case .minute:
      let minute = row * minuteInterval
      return minute < 10 ? "0\(minute)" : "\(minute)"
    case .dayOfAll:
      let calendar = usedCalendar
      guard
        let day = calendar.date(byAdding: .day, value: row - Self.mostDays, to: middleDay)
      else { return "" }
      let found = calendar.dateComponents([.month, .day, .weekday], from: day)
      let weekday = calendar.shortWeekdaySymbols[(found.weekday ?? 1) - 1]
      let month = calendar.shortMonthSymbols[(found.month ?? 1) - 1]
      return "\(weekday) \(month) \(found.day ?? 1)"
    }
  }

  private func row(_ part: Part) -> Int {
    let calendar = usedCalendar
    if datePickerMode == .countDownTimer {
      let minutes = Int(bounding: countDownDuration / 60)
      return part == .hour ? minutes / 60 : minutes % 60 / minuteInterval
    }
    let found = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: chosen)
    switch part {
    case .month: return (found.month ?? 1) - 1
    case .day: return (found.day ?? 1) - 1
    case .year: return (found.year ?? 1) - 1
    case .hour: return found.hour ?? 0
    case .minute: return (found.minute ?? 0) / minuteInterval
    case .dayOfAll:
      let days = calendar.dateComponents(
        [.day], from: middleDay, to: calendar.startOfDay(for: chosen)
      ).day
      return min(max((days ?? 0) + Self.mostDays, 0), 2 * Self.mostDays)
    }
  }

  private func show(animated: Bool) {
    for (column, part) in parts.enumerated() where column < picker.numberOfComponents {
      let row = row(part)
      if (0..<count(column)).contains(row), picker.selectedRow(inComponent: column) != row {
        picker.selectRow(row, inComponent: column, animated: animated)
      }
    }
  }

  /// Called when a finger has selected a row.
  fileprivate func turned() {
    let selected = parts.indices.map { picker.selectedRow(inComponent: $0) }
    if datePickerMode == .countDownTimer {
      countDownDuration = TimeInterval(selected[0] * 3600 + selected[1] * minuteInterval * 60)
    } else {
      chosen = limited(date(selected))
      // Moves away from a day that the month does not have, and from dates beyond the limits.
      show(animated: true)
    }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  private func date(_ selected: [Int]) -> Date {
    let calendar = usedCalendar
    var found = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: chosen)
    for (part, row) in zip(parts, selected) {
      switch part {
      case .month: found.month = row + 1
      case .day: found.day = row + 1
      case .year: found.year = row + 1
      case .hour: found.hour = row
      case .minute: found.minute = row * minuteInterval
      case .dayOfAll:
        guard
          let day = calendar.date(byAdding: .day, value: row - Self.mostDays, to: middleDay)
        else { continue }
        let parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (found.era, found.year, found.month, found.day) = (
          parts.era, parts.year, parts.month, parts.day
        )
      }
    }
    var first = found
    first.day = 1
    if let month = calendar.date(from: first),
      let days = calendar.range(of: .day, in: .month, for: month)
    {
      found.day = min(found.day ?? 1, days.upperBound - 1)
    }
    return calendar.date(from: found) ?? chosen
  }
  nonisolated deinit {}
}

/// The style of a date picker.
nonisolated public enum UIDatePickerStyle: Int, Sendable {
  /// The system's choice.
  case automatic = 0
  /// Columns that scroll.
  case wheels = 1
  /// A label that opens a calendar.
  case compact = 2
  /// A calendar.
  case inline = 3
}

/// The content of a date picker's columns.
private final class DatePickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private weak var owner: UIDatePicker?

  init(_ owner: UIDatePicker) {
    self.owner = owner
    super.init()
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { owner?.columns ?? 0 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    owner?.count(component) ?? 0
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { owner?.title(row, component) }
  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { owner?.turned() }
}
