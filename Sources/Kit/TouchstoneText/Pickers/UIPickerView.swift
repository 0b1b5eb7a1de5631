import Foundation
import GestureCore
@_spi(Kit) import TouchstoneCore

/// Columns of rows that fingers scroll; each comes to rest with a row in the middle.
///
/// A drag, or a tap on another row, selects a row, and the delegate is notified when the column has come to rest. It is not
/// notified of selections by code.
/// - Note: Differs from UIKit: columns are flat.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Provides the numbers of columns and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Provides the content of rows, and is notified of selections.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// It is stored and has no effect; the middle row is always marked.
  open var showsSelectionIndicator = true
  /// The number of columns.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  /// The maximum number of columns; each has views.
  private static let mostColumns = 64
  private var columns: [PickerColumn] = []
  private var isLoaded = false
  private let mark = UIView()

  /// Makes a picker without columns.
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
    mark.backgroundColor = UIColor(white: 0.5, alpha: 0.12)
    mark.isUserInteractionEnabled = false
    addSubview(mark)
  }

  // MARK: Rows

  /// The number of rows in a column; 0 for an invalid column.
  open func numberOfRows(inComponent component: Int) -> Int {
    column(component)?.count ?? 0
  }

  /// The size of a column's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    loadIfNeeded()
    let widths = widths
    return CGSize(
      width: widths.indices.contains(component) ? widths[component] : 0,
      height: rowHeight(component))
  }

  /// The view of a row; `nil` if it is not visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    column(component)?.view(of: row)
  }

  /// Reloads all columns.
  open func reloadAllComponents() {
    isLoaded = false
    setNeedsLayout()
    if window != nil { loadIfNeeded() }
  }

  /// Reloads a column; the selected row stays selected, or becomes the last row.
  open func reloadComponent(_ component: Int) {
    guard let column = column(component) else { return }
    column.reload(rows: rows(component))
    setNeedsLayout()
  }

  /// Selects a row; an invalid row is ignored. The delegate is not notified.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let column = column(component), (0..<column.count).contains(row) else {
      window?.touchSystem?.record(
        .diagnostic("\(traceLabel): there is no row \(row) in column \(component): not selected"))
      return
    }
    layoutIfNeeded()
    column.select(row, animated: animated && window != nil)
  }

  /// The selected row of a column; -1 if there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    guard let column = column(component), column.count > 0 else { return -1 }
    return column.selected
  }

  private func column(_ component: Int) -> PickerColumn? {
    loadIfNeeded()
    return columns.indices.contains(component) ? columns[component] : nil
  }

  private func rows(_ component: Int) -> Int {
    max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
  }

  private func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    let wanted = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
    let count = min(wanted, Self.mostColumns)
    if wanted > count {
      window?.touchSystem?.record(
        .diagnostic("\(traceLabel): \(wanted) columns; the first \(count) are shown"))
    }
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let column = PickerColumn(columns.count, of: self)
      columns.append(column)
      insertSubview(column, belowSubview: mark)
    }
    for (index, column) in columns.enumerated() { column.reload(rows: rows(index)) }
    setNeedsLayout()
  }

  // MARK: Layout

  private static let defaultRowHeight: CGFloat = 32

  private func rowHeight(_ component: Int) -> CGFloat {
    let own = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return own > 0 && own.isFinite ? own : Self.defaultRowHeight
  }

  private var widths: [CGFloat] {
    let own = columns.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
    let given = own.filter { $0 > 0 && $0.isFinite }.reduce(0, +)
    let others = own.count { !($0 > 0 && $0.isFinite) }
    let share = others > 0 ? max(bounds.width - given, 0) / CGFloat(others) : 0
    return own.map { $0 > 0 && $0.isFinite ? $0 : share }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let widths = widths
    var x = max((bounds.width - widths.reduce(0, +)) / 2, 0)
    for (index, column) in columns.enumerated() {
      column.arrange(
        CGRect(x: x, y: 0, width: widths[index], height: bounds.height),
        rowHeight: rowHeight(index))
      x += widths[index]
    }
    let height = columns.isEmpty ? Self.defaultRowHeight : rowHeight(0)
    mark.frame = CGRect(
      x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { loadIfNeeded() }
  }

  fileprivate func content(_ row: Int, _ component: Int, reusing old: UIView?) -> UIView {
    if let own = delegate?.pickerView(
      self, viewForRow: row, forComponent: component, reusing: old), !(own is NoRowView)
    {
      return own
    }
    let label = old as? UILabel ?? UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 21)
    label.adjustsFontSizeToFitWidth = true
    if let styled = delegate?.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      label.attributedText = styled
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
    }
    return label
  }

  fileprivate func selected(_ row: Int, _ component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
  nonisolated deinit {}
}

/// A column. Only visible rows have views.
private final class PickerColumn: UIScrollView, UIScrollViewDelegate {
  private weak var owner: UIPickerView?
  private let component: Int
  private(set) var count = 0
  private(set) var selected = 0
  private var rowHeight: CGFloat = 32
  private var shown: [Int: UIView] = [:]
  private var spare: [UIView] = []
  private var isArranging = false

  init(_ component: Int, of owner: UIPickerView) {
    self.component = component
    self.owner = owner
    super.init(frame: .zero)
    delegate = self
    decelerationRate = .fast
    alwaysBounceVertical = true
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    showsVerticalScrollIndicator = false
    let tap = UITapGestureRecognizer()
    tap.name = "select a row"
    tap.addAction { [weak self] tap in self?.tapped(tap) }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private func row(at offset: CGFloat) -> Int {
    let place = ((offset + contentInset.top) / rowHeight).rounded()
    return Int(bounding: min(max(place, 0), CGFloat(max(count - 1, 0))))
  }

  private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - contentInset.top }

  func view(of row: Int) -> UIView? { shown[row] }

  func reload(rows: Int) {
    count = rows
    selected = min(selected, max(rows - 1, 0))
    for view in shown.values { view.removeFromSuperview() }
    (shown, spare) = ([:], [])
    setNeedsLayout()
    if bounds.height > 0 { place() }
  }

  func arrange(_ frame: CGRect, rowHeight: CGFloat) {
    guard frame != self.frame || rowHeight != self.rowHeight else { return place() }
    self.rowHeight = rowHeight
    isArranging = true
    self.frame = frame
    let inset = max((frame.height - rowHeight) / 2, 0)
    contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    isArranging = false
    place()
  }

  /// Moves the selected row to the middle, unless the column is scrolling.
  private func place() {
    isArranging = true
    let size = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    if contentSize != size { contentSize = size }
    if !isDragging, !isDecelerating, !isScrollAnimating {
      contentOffset = CGPoint(x: 0, y: offset(of: selected))
    }
    isArranging = false
    setNeedsLayout()
  }

  func select(_ row: Int, animated: Bool) {
    selected = row
    setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: animated)
  }

  private func tapped(_ tap: UIGestureRecognizer) {
    guard count > 0 else { return }
    let place = (tap.location(in: self).y / rowHeight).rounded(.down)
    let row = Int(bounding: min(max(place, 0), CGFloat(count - 1)))
    guard row != selected else { return }
    setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: true)
  }

  private func rested() {
    let row = row(at: contentOffset.y)
    guard row != selected, count > 0 else { return }
    selected = row
    owner?.selected(row, component)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard count > 0, rowHeight > 0 else { return }
    let first = max(Int(bounding: (contentOffset.y / rowHeight).rounded(.down)), 0)
    let last = min(
      Int(bounding: ((contentOffset.y + bounds.height) / rowHeight).rounded(.down)), count - 1)
    for (row, view) in shown where row < first || row > last {
      view.removeFromSuperview()
      spare.append(view)
      shown[row] = nil
    }
    guard first <= last else { return }
    for row in first...last {
      let view: UIView
      if let known = shown[row] {
        view = known
      } else {
        guard let made = owner?.content(row, component, reusing: spare.popLast()) else { return }
        view = made
        shown[row] = view
        addSubview(view)
      }
      view.frame = CGRect(
        x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
    }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { targetContentOffset.pointee.y = offset(of: row(at: targetContentOffset.pointee.y)) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rested() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { if !isDragging { rested() } }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rested() }
}

/// Provides the numbers of columns and rows of a picker.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// The number of columns.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows in a column.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the content of a picker's rows, and is notified of selections.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The width of a column, in points; 0 for a share of the remaining width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of a column's rows, in points; 0 for the default.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The title of a row; `nil` for none.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// The attributed title of a row; `nil` for none.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// A view that replaces the title.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Called when a finger has selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 0 }
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 0 }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { NoRowView() }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// The result of a delegate that does not provide row views.
final class NoRowView: UIView {}
