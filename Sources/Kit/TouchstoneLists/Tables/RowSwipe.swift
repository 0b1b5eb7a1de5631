import Foundation
import GestureCore
@_spi(Kit) import TouchstoneCore

/// A row that is swiped aside, and the actions that it reveals.
@MainActor final class RowSwipe {
  let path: IndexPath
  let cell: UITableViewCell
  let configuration: UISwipeActionsConfiguration
  let isTrailing: Bool
  let buttons = UIView()
  /// The offset of the row, in points; positive towards the actions' opposite edge.
  var shift: CGFloat = 0
  /// The offset when the finger began to drag the row, in points.
  var startShift: CGFloat = 0
  var isOpen = false

  init(
    _ path: IndexPath, _ cell: UITableViewCell, _ configuration: UISwipeActionsConfiguration,
    isTrailing: Bool
  ) {
    self.path = path
    self.cell = cell
    self.configuration = configuration
    self.isTrailing = isTrailing
  }

  nonisolated deinit {}

  /// The width of all buttons.
  var openWidth: CGFloat { CGFloat(configuration.actions.count) * cell.limits.rowActionWidth }
  /// The offset of the row to the right, in points.
  var signedShift: CGFloat { isTrailing ? -shift : shift }
}

/// Swipes a row aside. It begins only for horizontal movement on a row with actions on that side, so that the table's pan
/// handles all other drags.
///
/// It begins one movement later than a pan. So a pan above the table that may begin prevents it: that of a scroll view of
/// pages, or the pop from the left edge (LST-66). Only the pop from the content waits for it (LST-67).
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  /// Whether an earlier movement exceeded the hysteresis.
  private var wasFarEnough = false

  override var traceName: String {
    "swipe actions of \((view as? UITableView)?.traceLabelOfList ?? "a table")"
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    wasFarEnough = isFarEnough(translation(in: nil))
  }

  override func counted(_ travel: CGPoint) -> CGPoint {
    isFarEnough(travel) && !wasFarEnough ? .zero : travel
  }

  private func isFarEnough(_ travel: CGPoint) -> Bool {
    hypot(travel.x, travel.y) > limitsInUse.panHysteresis
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    let navigation = otherGestureRecognizer.view?.viewOwner as? UINavigationController
    return navigation?.interactiveContentPopGestureRecognizer === otherGestureRecognizer
  }

  override func reset() {
    super.reset()
    wasFarEnough = false
  }
}

extension RowSwipeGestureRecognizer: HooksKnown {
  static var hooks: OverriddenHooks { .others }
}

extension UIScrollView {
  /// The name of the list in the trace.
  var traceLabelOfList: String { accessibilityIdentifier ?? "\(type(of: self))" }
}

extension UIView {
  /// The constants of the view's scene.
  fileprivate var limits: GestureTuning { window?.touchSystem?.tuning ?? GestureTuning() }
}

extension UITableView {
  func addSwipeRecognizer() {
    let recognizer = RowSwipeGestureRecognizer()
    recognizer.maximumNumberOfTouches = 1
    recognizer.touchstone.addAction { [weak self] in
      if let pan = $0 as? RowSwipeGestureRecognizer { self?.swipeChanged(pan) }
    }
    addGestureRecognizer(recognizer)
  }

  /// Whether one of the table's own recognizers may begin; `nil` for any other.
  func rowGestureShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
    if recognizer === panGestureRecognizer, swipe != nil {
      endSwipe(animated: true)
      return nil
    }
    guard let pan = recognizer as? RowSwipeGestureRecognizer else { return nil }
    let way = pan.translation(in: self)
    guard abs(way.x) > abs(way.y) else { return false }
    let place = pan.location(in: self)
    let start = CGPoint(x: place.x - way.x, y: place.y - way.y)
    guard let path = indexPathForRow(at: start) else { return false }
    if let swipe {
      if swipe.path == path { return true }
      endSwipe(animated: true)
    }
    guard !isEditing, let cell = cellForRow(at: path),
      let configuration = swipeConfiguration(at: path, isTrailing: way.x < 0),
      !configuration.actions.isEmpty
    else { return false }
    swipe = RowSwipe(path, cell, configuration, isTrailing: way.x < 0)
    return true
  }

  private func swipeConfiguration(
    at path: IndexPath, isTrailing: Bool
  ) -> UISwipeActionsConfiguration? {
    let editability = editability(at: path)
    guard editability.canEdit || editability.isDefault else { return nil }
    guard let delegate else { return isTrailing ? deleteConfiguration(at: path) : nil }
    return isTrailing
      ? delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      : delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
  }

  /// The delete action of a row that has no other actions.
  func deleteConfiguration(at path: IndexPath) -> UISwipeActionsConfiguration? {
    if let actions = delegate?.tableView(self, editActionsForRowAt: path), !actions.isEmpty {
      let configuration = UISwipeActionsConfiguration(
        actions: actions.map { $0.contextual(at: path) })
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    guard editability(at: path).canEdit,
      delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
    else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self else { return done(false) }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [action])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  // MARK: Under a finger

  /// The view that receives a touch on a view in the table. While a row is open, a touch beside its actions only closes it
  /// (LST-30): the table receives it, or the row's cell, which a drag moves.
  func receiver(of view: UIView?) -> UIView? {
    guard let swipe, swipe.isOpen, let view, !view.isDescendant(of: swipe.buttons) else {
      return view
    }
    return view.isDescendant(of: swipe.cell) ? swipe.cell : self
  }

  private func swipeChanged(_ pan: RowSwipeGestureRecognizer) {
    guard let swipe else { return }
    let way = pan.translation(in: self).x
    switch pan.state {
    case .began:
      endTouch(isCancelled: true)
      swipe.startShift = swipe.shift
      if !swipe.isOpen { beginSwipe(swipe) }
      follow(swipe, way)
    case .changed: follow(swipe, way)
    case .ended:
      follow(swipe, way)
      letGo(swipe, velocity: pan.velocity(in: self).x)
    case .cancelled, .failed: endSwipe(animated: true)
    case .possible: break
    }
  }

  func beginSwipe(_ swipe: RowSwipe) {
    delegate?.tableView(self, willBeginEditingRowAt: swipe.path)
    swipe.cell.state.isSwiped = true
    swipe.cell.willTransition(to: .showingDeleteConfirmation)
    swipe.buttons.clipsToBounds = true
    for (index, action) in swipe.configuration.actions.enumerated() {
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.backgroundColor = action.backgroundColor
      button.tag = index
      button.accessibilityIdentifier = action.title
      button.addAction(
        UIAction { [weak self, weak swipe] _ in
          if let self, let swipe { run(action, of: swipe) }
        }, for: .touchUpInside)
      swipe.buttons.addSubview(button)
    }
    insertSubview(swipe.buttons, belowSubview: swipe.cell)
  }

  private func follow(_ swipe: RowSwipe, _ way: CGFloat) {
    let pulled = swipe.startShift + (swipe.isTrailing ? -way : way)
    let wide = isFullSwipeAllowed(swipe) ? rowWidth : swipe.openWidth
    // Beyond its buttons, a row without a full swipe follows more slowly.
    let over = max(0, pulled - wide)
    swipe.shift = max(0, min(pulled, wide) + over * limits.rowSwipeResistance)
    placeSwipe(swipe)
  }

  private func isFullSwipeAllowed(_ swipe: RowSwipe) -> Bool {
    swipe.configuration.performsFirstActionWithFullSwipe
  }

  private func letGo(_ swipe: RowSwipe, velocity: CGFloat) {
    let limits = limits
    let isFull = isFullSwipeAllowed(swipe) && swipe.shift >= rowWidth * limits.rowFullSwipe
    if isFull, let first = swipe.configuration.actions.first { return run(first, of: swipe) }
    let speed = swipe.isTrailing ? -velocity : velocity
    let opens =
      abs(speed) > limits.rowSwipeFlick
      ? speed > 0 : swipe.shift > swipe.openWidth * limits.rowSwipeOpening
    guard opens else { return endSwipe(animated: true) }
    open(swipe)
  }

  func open(_ swipe: RowSwipe) {
    swipe.isOpen = true
    swipe.shift = swipe.openWidth
    UIView.animate(withDuration: Self.listAnimationDuration) { [self] in placeSwipe(swipe) }
    swipe.cell.didTransition(to: .showingDeleteConfirmation)
  }

  private func run(_ action: UIContextualAction, of swipe: RowSwipe) {
    action.handler(action, swipe.buttons) { [weak self] _ in
      guard let self, self.swipe === swipe else { return }
      endSwipe(animated: true)
    }
  }

  /// Moves the row back over its actions.
  func endSwipe(animated: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    swipe.shift = 0
    swipe.cell.state.isSwiped = false
    guard swipe.buttons.superview != nil else { return }
    let move = { [self] in
      var frame = swipe.cell.frame
      frame.origin.x = sideInset
      swipe.cell.frame = frame
      placeButtons(swipe)
    }
    if animated {
      UIView.animate(withDuration: Self.listAnimationDuration, animations: move) { _ in
        swipe.buttons.removeFromSuperview()
      }
    } else {
      move()
      swipe.buttons.removeFromSuperview()
    }
    swipe.cell.didTransition(to: [])
    delegate?.tableView(self, didEndEditingRowAt: model.has(swipe.path) ? swipe.path : nil)
  }

  // MARK: Places

  func swipeShift(of number: Int) -> CGFloat {
    guard let swipe, cells[number] === swipe.cell else { return 0 }
    return swipe.signedShift
  }

  private func placeSwipe(_ swipe: RowSwipe) {
    var frame = swipe.cell.frame
    frame.origin.x = sideInset + swipe.signedShift
    swipe.cell.frame = frame
    placeButtons(swipe)
  }

  private func placeButtons(_ swipe: RowSwipe) {
    let cell = swipe.cell.frame
    let x = swipe.isTrailing ? sideInset + rowWidth - swipe.shift : sideInset
    swipe.buttons.frame = CGRect(x: x, y: cell.minY, width: swipe.shift, height: cell.height)
    let count = swipe.configuration.actions.count
    let width = swipe.shift / CGFloat(max(1, count))
    for (index, button) in swipe.buttons.subviews.enumerated() {
      let place = swipe.isTrailing ? count - 1 - index : index
      button.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: cell.height)
    }
  }
}
