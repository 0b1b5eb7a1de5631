import Foundation
@_spi(Kit) import TouchstoneCore
@_spi(Kit) import TouchstoneScrolling

/// Rows below each other, in sections, of which those in sight have cells.
///
/// A finger on a cell is delivered to its views as to any other. What they leave comes up to the table, which highlights
/// the row, and selects it when the finger lifts. So a control in a cell, and a recognizer that cancels touches, keep the
/// row from being selected.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections look.
  open var style: Style { tableStyle }
  let tableStyle: Style
  /// Has the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if oldValue !== dataSource { needsReload() } }
  }
  /// Learns what happens to the rows.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      needsReload()
    }
  }
  /// Learns which rows are likely to be shown soon.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether rows are announced before they are shown.
  open var isPrefetchingEnabled = true

  // MARK: Heights

  /// The height of rows whose delegate does not say.
  open var rowHeight = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, rowHeight) }
  }
  /// The height of headers whose delegate does not say.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, sectionHeaderHeight) }
  }
  /// The height of footers whose delegate does not say.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, sectionFooterHeight) }
  }
  /// What rows count for before they are seen. With 0 all heights are asked for at once.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// What headers count for before they are seen.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// What footers count for before they are seen.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Room above each header of a plain table.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// Room that a plain table fills with empty rows; kept and not shown.
  open var fillerRowHeight: CGFloat = 0

  // MARK: Look

  /// How the lines between rows look.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { for cell in visibleCells { cell.setNeedsLayout() } }
  }
  /// The colour of these lines.
  open var separatorColor: UIColor? = .separator
  /// What these lines do to what lies behind them; kept.
  open var separatorEffect: UIVisualEffect?
  /// Room at both ends of these lines.
  open var separatorInset = UITableViewCell.standardSeparatorInset
  /// What `separatorInset` is counted from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Whether cells keep to the readable width; kept and not shown.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether contents of cells keep clear of the safe area.
  open var insetsContentViewsToSafeArea = true
  /// Behind all rows; as large as the table.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Above all sections.
  open var tableHeaderView: UIView? {
    didSet { exchangeEdge(oldValue, for: tableHeaderView) }
  }
  /// Below all sections.
  open var tableFooterView: UIView? {
    didSet { exchangeEdge(oldValue, for: tableFooterView) }
  }

  // MARK: Selection

  /// Whether a finger selects rows.
  open var allowsSelection = true
  /// Whether it does while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether several can be while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the selection follows the focus; nothing here has the focus.
  open var selectionFollowsFocus = false
  /// Whether the focus is remembered.
  open var remembersLastFocusedIndexPath = false
  /// Whether a cell whose content changes gets another height.
  nonisolated public enum SelfSizingInvalidation: Int, Sendable {
    /// No.
    case disabled
    /// Where a configuration changes.
    case enabled
    /// Where constraints change, too.
    case enabledIncludingConstraints
  }
  /// Whether a cell whose content changes gets another height.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Index

  /// The number of rows from which the index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The colour of the titles of the index.
  open var sectionIndexColor: UIColor?
  /// What is behind the index.
  open var sectionIndexBackgroundColor: UIColor?
  /// What is behind the index while a finger is on it.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  var indexView: TableIndexView?

  // MARK: State

  var model = TableModel()
  var staticSections: [InterfaceTables.Section]?
  var cells: [Int: UITableViewCell] = [:]
  var supplements: [Int: UIView] = [:]
  var cellPool = ReusePool<UITableViewCell>()
  var headerPool = ReusePool<UITableViewHeaderFooterView>()
  var selection: [IndexPath] = []
  var touched: TouchedRow?
  var prefetched: Set<Int> = []
  /// The parts in sight when `prefetched` was found; `nil` after the numbers have changed.
  var prefetchedAround: Range<Int>?
  var owesReload = true
  var isLayingOut = false
  var laidOutWidth: CGFloat = 0
  var updates: ListUpdates?
  var updateDepth = 0
  var updateAnimation = RowAnimation.automatic
  var updateCompletions: [(Bool) -> Void] = []
  var swipe: RowSwipe?
  var reorder: RowReorder?
  var panSelection: PanSelection?
  /// Scrolls while a row is dragged, or rows are selected by a pan.
  var edgeScroll: EdgeScroll?
  var isBeingEdited = false
  var isDefaultEditability = false

  // MARK: Creating

  /// Makes a table; the style cannot be changed later.
  public init(frame: CGRect, style: Style) {
    tableStyle = style
    super.init(frame: frame)
    build()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public convenience init() { self.init(frame: .zero, style: .plain) }

  public required init?(coder: NSCoder) {
    tableStyle = InterfaceTables.style ?? .plain
    InterfaceTables.style = nil
    super.init(coder: coder)
    build()
  }

  @_spi(Kit) open override func prepareForDecoding() {
    super.prepareForDecoding()
    alwaysBounceVertical = true
  }

  /// A fast finger on the index is no drag of the rows.
  @_spi(Kit) open override func delaysTouches(in view: UIView) -> Bool {
    indexView.map { !view.isDescendant(of: $0) } ?? true
  }

  private func build() {
    alwaysBounceVertical = true
    backgroundColor = tableStyle == .plain ? .systemBackground : .systemGroupedBackground
    addSwipeRecognizer()
    addSelectionPan()
  }

  // MARK: Overrides

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    rowTouchesBegan(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    rowTouchesMoved(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    rowTouchesEnded(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    rowTouchesCancelled(touches)
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    rowGestureShouldBegin(gestureRecognizer) ?? selectionPanShouldBegin(gestureRecognizer)
      ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Cells

  /// Cells for the name are of the class from now on; `nil` ends that.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass.map { .type($0) }, for: identifier)
  }
  /// Cells for the name are made by the nib from now on; `nil` ends that.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(nib.map { .nib($0) }, for: identifier)
  }
  /// Headers and footers for the name are of the class from now on.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerPool.register(aClass.map { .type($0) }, for: identifier)
  }
  /// Headers and footers for the name are made by the nib from now on.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerPool.register(nib.map { .nib($0) }, for: identifier)
  }
  /// A prototype of a storyboard.
  public func register(
    prototype identifier: String, _ make: @escaping @MainActor () -> UITableViewCell?
  ) {
    cellPool.register(.maker(make), for: identifier)
  }
  /// A cell that is out of sight or new; `nil` if the name is not registered and none is out of sight.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cellPool.take(identifier) {
      UIView.performWithoutAnimation { cell.prepareForReuse() }
      return cell
    }
    guard let source = cellPool.source(of: identifier) else { return nil }
    let cell = made(source, identifier)
    cell.reuseIdentifier = identifier
    return cell
  }
  /// A cell for the row; a name that is not registered gives a plain cell and one diagnostic.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    reportMistake(
      "no cell is registered for \"\(identifier)\" (row \(indexPath.row) of section "
        + "\(indexPath.section)): call register(_:forCellReuseIdentifier:) first")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// A header or footer that is out of sight or new; `nil` if the name is not registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = headerPool.take(identifier) {
      view.prepareForReuse()
      return view
    }
    guard let source = headerPool.source(of: identifier) else { return nil }
    let view: UITableViewHeaderFooterView
    switch source {
    case .type(let kind):
      let made =
        kind == UITableViewHeaderFooterView.self
        ? nil : CellMakers.make(kind, identifier: identifier, call: "init(reuseIdentifier:)")
      view =
        made as? UITableViewHeaderFooterView
        ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    case .nib(let nib):
      let views = nib.instantiate(withOwner: nil).compactMap { $0 as? UITableViewHeaderFooterView }
      view = views.first ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    case .maker(let make):
      view = make() ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
    view.reuseIdentifier = identifier
    return view
  }

  // MARK: Rows

  /// The number of sections.
  open var numberOfSections: Int {
    count()
    return model.counts.count
  }
  /// The number of rows of a section; 0 for one that does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    count()
    guard model.counts.indices.contains(section) else {
      reportMistake("section \(section) was asked for its rows; there are \(model.counts.count)")
      return 0
    }
    return model.counts[section]
  }
  /// Where a section is, with its header and footer; a rectangle of no height for one that does not exist.
  open func rect(forSection section: Int) -> CGRect {
    count()
    guard model.counts.indices.contains(section) else { return emptyRect }
    return frame(of: model.header(section)).union(frame(of: model.footer(section)))
  }
  /// Where a header is.
  open func rectForHeader(inSection section: Int) -> CGRect {
    count()
    return model.counts.indices.contains(section) ? frame(of: model.header(section)) : emptyRect
  }
  /// Where a footer is.
  open func rectForFooter(inSection section: Int) -> CGRect {
    count()
    return model.counts.indices.contains(section) ? frame(of: model.footer(section)) : emptyRect
  }
  /// Where a row is, which may be estimated; a rectangle without size for one that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    count()
    return model.number(of: indexPath).map(frame) ?? .zero
  }
  /// The row at a point of the table's space.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    count()
    guard point.y >= rowsTop else { return nil }
    return model.path(model.heights.index(at: point.y - rowsTop))
  }
  /// The path of what a list shows, or of an identifier; `nil` for none.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }.flatMap { model.path($0.key) }
  }
  /// The rows that a rectangle touches.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    count()
    var found: [IndexPath] = []
    var number = model.heights.index(at: max(0, rect.minY - rowsTop))
    while number < model.count, frame(of: number).minY < rect.maxY {
      if let path = model.path(number) { found.append(path) }
      number += 1
    }
    return found
  }
  /// The cell of a row, if it is in sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutForQuestion()
    return model.number(of: indexPath).flatMap { cells[$0] }
  }
  /// The cells in sight, from the top.
  open var visibleCells: [UITableViewCell] {
    layoutForQuestion()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The rows in sight, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutForQuestion()
    return cells.keys.sorted().compactMap(model.path)
  }
  /// The header of a section, if it is in sight.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutForQuestion()
    guard model.counts.indices.contains(section) else { return nil }
    return supplements[model.header(section)] as? UITableViewHeaderFooterView
  }
  /// The footer of a section, if it is in sight.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutForQuestion()
    guard model.counts.indices.contains(section) else { return nil }
    return supplements[model.footer(section)] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling and selecting by code

  /// Scrolls until the row is at a place in sight.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    count()
    if indexPath.count == 2, indexPath.row == NSNotFound { return }
    guard let number = model.number(of: indexPath) else {
      return reportMistake(
        "scrollToRow(at:): there is no row \(indexPath.row) in section \(indexPath.section)")
    }
    if window != nil { layoutIfNeeded() }
    scroll(toNumber: number, scrollPosition, animated: animated)
    guard !animated, window != nil else { return }
    // Heights that become known on the way may move the row.
    layoutIfNeeded()
    scroll(toNumber: number, scrollPosition, animated: false)
  }
  /// Scrolls to the first selected row.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selection.min() else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }
  /// The row that was selected first.
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  /// The selected rows; `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
  /// Selects a row, and no other unless several can be; `nil` deselects all. The delegate receives nothing (LST-05).
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    count()
    if !selectsSeveral || indexPath == nil {
      for old in selection where old != indexPath { mark(old, isSelected: false, animated) }
    }
    guard let indexPath else { return }
    guard model.has(indexPath) else {
      return reportMistake(
        "selectRow(at:): there is no row \(indexPath.row) in section \(indexPath.section)")
    }
    mark(indexPath, isSelected: true, animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Deselects a row. The delegate receives nothing (LST-05).
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    mark(indexPath, isSelected: false, animated)
  }

  // MARK: Reloading

  /// Asks for everything anew. Nothing stays selected (LST-06).
  open func reloadData() { reloadEverything() }
  /// Asks for the titles of the index anew.
  open func reloadSectionIndexTitles() { showIndex() }
  /// Whether an update is under way.
  open var hasUncommittedUpdates: Bool { updates != nil }

  // MARK: Updates

  /// Begins an update, which changes of rows and sections are collected for.
  open func beginUpdates() { openUpdates() }
  /// Ends an update; its changes are shown.
  open func endUpdates() { closeUpdates() }
  /// Shows the changes that the closure makes, all at once.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    openUpdates()
    if let completion { updateCompletions.append(completion) }
    updates?()
    closeUpdates()
  }
  /// Shows rows that the data source has gained.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.inserted += indexPaths }
  }
  /// Removes rows that the data source has lost.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.deleted += indexPaths }
  }
  /// Makes new cells for rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.reloaded += indexPaths }
  }
  /// Has the cells of rows show their content anew, without making others.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Shows a row at another place.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(.automatic) { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Shows sections that the data source has gained.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.insertedSections.formUnion(sections) }
  }
  /// Removes sections that the data source has lost.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.deletedSections.formUnion(sections) }
  }
  /// Makes new cells for sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.reloadedSections.formUnion(sections) }
  }
  /// Shows a section at another place.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update(.automatic) { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Editing

  /// Whether the table is edited.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing; an override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }
}
