import Foundation
@_spi(Kit) import TouchstoneCore
@_spi(Kit) import TouchstoneScrolling

/// A scroll view of rows in sections. Only visible rows have cells.
///
/// A cell's views receive touches as usual. Those that they forward reach the table view, which highlights the row, and selects
/// it when the finger lifts. So a control in a cell, or a recognizer that cancels touches, prevents the selection of the row.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The style of the table view.
  open var style: Style { tableStyle }
  let tableStyle: Style
  /// Provides the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if oldValue !== dataSource { needsReload() } }
  }
  /// The delegate, which is notified of highlighting, selection and display.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      needsReload()
    }
  }
  /// The object that is notified of rows that will probably be shown soon.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether such rows are announced.
  open var isPrefetchingEnabled = true

  // MARK: Heights

  /// The height of rows unless the delegate provides it.
  open var rowHeight = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, rowHeight) }
  }
  /// The height of headers unless the delegate provides it.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, sectionHeaderHeight) }
  }
  /// The height of footers unless the delegate provides it.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, sectionFooterHeight) }
  }
  /// The estimated height of rows before they are shown; 0 reads all heights immediately.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The estimated height of headers before they are shown.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height of footers before they are shown.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The padding above each header of a plain table.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// The height of empty rows that fill a plain table. It is stored and has no effect.
  open var fillerRowHeight: CGFloat = 0

  // MARK: Appearance

  /// The style of the separators between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { for cell in visibleCells { cell.setNeedsLayout() } }
  }
  /// The colour of the separators.
  open var separatorColor: UIColor? = .separator
  /// The effect of the separators on the content behind them. It is stored and has no effect.
  open var separatorEffect: UIVisualEffect?
  /// The insets of the separators.
  open var separatorInset = UITableViewCell.standardSeparatorInset
  /// The reference of `separatorInset`. It is stored and has no effect.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Whether cells keep to the readable width. It is stored and has no effect.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether the content views are inset by the safe area. It is stored and has no effect.
  open var insetsContentViewsToSafeArea = true
  /// The view behind all rows, with the size of the table view; `nil` for none.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The view above all sections; `nil` for none.
  open var tableHeaderView: UIView? {
    didSet { exchangeEdge(oldValue, for: tableHeaderView) }
  }
  /// The view below all sections; `nil` for none.
  open var tableFooterView: UIView? {
    didSet { exchangeEdge(oldValue, for: tableFooterView) }
  }

  // MARK: Selection

  /// Whether touches select rows.
  open var allowsSelection = true
  /// Whether touches select rows while the table is being edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether several rows can be selected while the table is being edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the selection follows the focus; there is no focus here.
  open var selectionFollowsFocus = false
  /// Whether the focused row is remembered; there is no focus here.
  open var remembersLastFocusedIndexPath = false
  /// Whether a cell is resized when its content changes.
  nonisolated public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled
    /// When its configuration changes, or `invalidateIntrinsicContentSize()` is called.
    case enabled
    /// As `enabled`; constraints are not observed.
    case enabledIncludingConstraints
  }
  /// Whether a cell is resized when its content changes.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Index

  /// The number of rows from which the index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The colour of the index titles.
  open var sectionIndexColor: UIColor?
  /// The background colour of the index.
  open var sectionIndexBackgroundColor: UIColor?
  /// The background colour of the index while a finger is on it.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  var indexView: TableIndexView?

  // MARK: State

  var model = TableModel()
  var staticSections: [InterfaceTables.Section]?
  var cells: [Int: UITableViewCell] = [:]
  /// The cell with the first responder while its row is out of sight.
  var edited: (number: Int, cell: UITableViewCell)?
  var supplements: [Int: UIView] = [:]
  var cellPool = ReusePool<UITableViewCell>()
  var headerPool = ReusePool<UITableViewHeaderFooterView>()
  var selection: [IndexPath] = []
  var touched: TouchedRow?
  var prefetched: Set<Int> = []
  /// The visible parts for which `prefetched` was calculated; `nil` after the numbers have changed.
  var prefetchedAround: Range<Int>?
  // What CountedList needs.
  var owesReload = true
  var isLayingOut = false
  var isOutdated = false
  var laidOutWidth: CGFloat = 0
  var updates: ListUpdates?
  var updateDepth = 0
  var updateAnimation = RowAnimation.automatic
  var updateCompletions: [(Bool) -> Void] = []
  var swipe: RowSwipe?
  var reorder: RowReorder?
  var panSelection: PanSelection?
  /// Scrolls at the edges while a row is dragged or a pan selects rows.
  var edgeScroll: EdgeScroll?
  var isBeingEdited = false
  var isDefaultEditability = false

  // MARK: Creating

  /// Makes a table view; the style cannot be changed later.
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

  /// A fast movement on the index does not drag the rows.
  @_spi(Kit) open override func delaysTouches(in view: UIView) -> Bool {
    indexView.map { !view.isDescendant(of: $0) } ?? true
  }

  @_spi(Kit) open override func arranges(
    _ one: UIGestureRecognizer, with other: UIGestureRecognizer
  ) -> Bool {
    isOwn(one) && isOwn(other) || leavesRow(one, to: other) || leavesRow(other, to: one)
  }

  /// Whether a recognizer is the swipe of a row, which a pan above the table precedes (LST-66).
  private func leavesRow(_ swipe: UIGestureRecognizer, to pan: UIGestureRecognizer) -> Bool {
    swipe is RowSwipeGestureRecognizer && swipe.view === self && pan is UIPanGestureRecognizer
      && pan.view?.isDescendant(of: self) == false
  }

  private func isOwn(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === panGestureRecognizer
      || recognizer.view === self
        && (recognizer is RowSwipeGestureRecognizer || recognizer is SelectionPanGestureRecognizer)
  }

  @_spi(Kit) open override var selectsByTouch: Bool { selectsByFinger }

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

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    receiver(of: super.hitTest(point, with: event))
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

  /// Registers a cell class for a reuse identifier; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass.map { .type($0) }, for: identifier)
  }
  /// Registers a nib of a cell for a reuse identifier; `nil` removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(nib.map { .nib($0) }, for: identifier)
  }
  /// Registers a class of headers and footers for a reuse identifier.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerPool.register(aClass.map { .type($0) }, for: identifier)
  }
  /// Registers a nib of headers and footers for a reuse identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerPool.register(nib.map { .nib($0) }, for: identifier)
  }
  /// Registers a prototype of a storyboard.
  public func register(
    prototype identifier: String, _ make: @escaping @MainActor () -> UITableViewCell?
  ) {
    cellPool.register(.maker(make), for: identifier)
  }
  /// Returns a reused or new cell; `nil` if there is none to reuse and the identifier is not registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier, isForPath: false)
  }
  /// Returns a reused or new cell for a row; an unregistered identifier returns a plain cell, and is reported.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeue(identifier, isForPath: true) { return cell }
    reportMistake(
      "dequeueReusableCell(withIdentifier:for:): no cell is registered for \"\(identifier)\" "
        + "(\(indexPath.words("Row"))): call register(_:forCellReuseIdentifier:) first")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// Returns a reused or new header or footer; `nil` if the identifier is not registered.
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
  /// The number of rows in a section; 0 for an invalid section.
  open func numberOfRows(inSection section: Int) -> Int {
    count()
    guard model.counts.indices.contains(section) else {
      reportMistake(
        "numberOfRows(inSection:): there is no section \(section) of \(model.counts.count)")
      return 0
    }
    return model.counts[section]
  }
  /// The rectangle of a section with its header and footer; without height for an invalid section.
  open func rect(forSection section: Int) -> CGRect {
    count()
    guard model.counts.indices.contains(section) else { return emptyRect }
    return frame(of: model.header(section)).union(frame(of: model.footer(section)))
  }
  /// The rectangle of a header.
  open func rectForHeader(inSection section: Int) -> CGRect {
    count()
    return model.counts.indices.contains(section) ? frame(of: model.header(section)) : emptyRect
  }
  /// The rectangle of a footer.
  open func rectForFooter(inSection section: Int) -> CGRect {
    count()
    return model.counts.indices.contains(section) ? frame(of: model.footer(section)) : emptyRect
  }
  /// The rectangle of a row, possibly estimated; without size for an invalid index path.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    count()
    return model.number(of: indexPath).map(frame) ?? .zero
  }
  /// The index path of the row at a point, in the table view's coordinates; `nil` for none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    count()
    guard point.y >= rowsTop else { return nil }
    return model.path(model.heights.index(at: point.y - rowsTop))
  }
  /// The index path of a cell; `nil` if it is not shown.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    number(of: cell).flatMap { model.path($0) }
  }
  /// The index paths of the rows that intersect a rectangle.
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
  /// The cell of a row; `nil` if it is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutForQuestion()
    return model.number(of: indexPath).flatMap { cells[$0] }
  }
  /// The visible cells, from the top.
  open var visibleCells: [UITableViewCell] {
    layoutForQuestion()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The index paths of the visible rows, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutForQuestion()
    return cells.keys.sorted().compactMap(model.path)
  }
  /// The header of a section; `nil` if it is not visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutForQuestion()
    guard model.counts.indices.contains(section) else { return nil }
    return supplements[model.header(section)] as? UITableViewHeaderFooterView
  }
  /// The footer of a section; `nil` if it is not visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutForQuestion()
    guard model.counts.indices.contains(section) else { return nil }
    return supplements[model.footer(section)] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling and selecting by code

  /// Scrolls a row to a position.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    count()
    if indexPath.count == 2, indexPath.row == NSNotFound { return }
    guard let number = model.number(of: indexPath) else {
      return reportMistake(
        "scrollToRow(at:at:animated:): there is no \(indexPath.words("Row")), \(sizes(at: indexPath))"
      )
    }
    if window != nil { layoutIfNeeded() }
    scroll(toNumber: number, scrollPosition, animated: animated)
    guard !animated, window != nil else { return }
    // Heights that become known meanwhile may move the row.
    layoutIfNeeded()
    scroll(toNumber: number, scrollPosition, animated: false)
  }
  /// Scrolls to the first selected row.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selection.min() else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }
  /// The index path of the row that was selected first; `nil` for none.
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  /// The selected rows; `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
  /// Selects a row, and deselects the others unless several can be selected; `nil` deselects all. The delegate is not notified
  /// (LST-05).
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
        "selectRow(at:animated:scrollPosition:): there is no \(indexPath.words("Row")), "
          + sizes(at: indexPath))
    }
    mark(indexPath, isSelected: true, animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Deselects a row. The delegate is not notified (LST-05).
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    mark(indexPath, isSelected: false, animated)
  }

  // MARK: Reloading

  /// Reloads all data. The selection is cleared (LST-06).
  open func reloadData() { reloadEverything() }
  /// Reloads the titles of the index.
  open func reloadSectionIndexTitles() { showIndex() }
  /// Whether an update is in progress.
  open var hasUncommittedUpdates: Bool { updates != nil }

  // MARK: Updates

  /// Begins a batch update, which collects changes of rows and sections.
  open func beginUpdates() { openUpdates() }
  /// Ends a batch update, and shows its changes.
  open func endUpdates() { closeUpdates() }
  /// Performs the updates of the closure together.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    openUpdates()
    if let completion { updateCompletions.append(completion) }
    updates?()
    closeUpdates()
  }
  /// Inserts rows that the data source has inserted.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.inserted += indexPaths }
  }
  /// Deletes rows that the data source has deleted.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.deleted += indexPaths }
  }
  /// Replaces the cells of rows by new ones.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.reloaded += indexPaths }
  }
  /// Reconfigures the existing cells of rows.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Moves a row.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(.automatic) { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Inserts sections that the data source has inserted.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections that the data source has deleted.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.deletedSections.formUnion(sections) }
  }
  /// Replaces the cells of sections by new ones.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.reloadedSections.formUnion(sections) }
  }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update(.automatic) { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Editing

  /// Whether the table is being edited.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing; an override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }
  nonisolated deinit {}
}
