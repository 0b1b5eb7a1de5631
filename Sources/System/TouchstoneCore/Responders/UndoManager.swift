import Foundation

/// Records the changes that undo and redo operations make.
///
/// All changes that are registered in one moment of input form a group, which is undone together. On Linux time comes with the
/// input, so a test without touches can mark groups with `beginUndoGrouping()` and `endUndoGrouping()`.
/// - Note: Differs from UIKit: there is no `prepare(withInvocationTarget:)`, which needs Objective-C.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private struct Change {
    weak var target: AnyObject?
    let undo: @MainActor (AnyObject) -> Void
  }

  private struct Group {
    var changes: [Change] = []
    var actionName = ""
  }

  /// The operation in progress, which determines the use of registered changes.
  private enum Course { case idle, undoing, redoing }

  // Removed groups are released after the mutation, because client code that runs then may call this object.
  private var undoable: [Group] = [] { didSet { withExtendedLifetime(oldValue) {} } }
  private var redoable: [Group] = [] { didSet { withExtendedLifetime(oldValue) {} } }
  private var open: [Group] = [] { didSet { withExtendedLifetime(oldValue) {} } }
  private var course = Course.idle
  private var disabled = 0
  private var isAtCheckpoint = false
  /// The moment in which the group of the current event began; `nil` if it was opened explicitly.
  private var eventMoment: [UInt64]?

  // MARK: Configuration

  /// The maximum number of groups; 0 for no limit.
  open var levelsOfUndo = 0 { didSet { trim() } }
  /// Whether the changes of one moment of input form a group automatically.
  open var groupsByEvent = true
  /// Whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Disables registration until it is enabled as many times as it was disabled.
  open func disableUndoRegistration() { disabled += 1 }
  /// Reverses one `disableUndoRegistration()`.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  // MARK: State

  /// Whether an undo is in progress.
  open var isUndoing: Bool { course == .undoing }
  /// Whether a redo is in progress.
  open var isRedoing: Bool { course == .redoing }
  /// Whether there are changes to undo.
  open var canUndo: Bool { !undoable.isEmpty || open.contains { !$0.changes.isEmpty } }
  /// Whether there are changes to redo.
  open var canRedo: Bool {
    reachCheckpoint()
    return !redoable.isEmpty
  }
  /// The number of open nested groups.
  open var groupingLevel: Int { open.count }
  /// The name of the action to undo; empty without a name.
  open var undoActionName: String { (open.last ?? undoable.last)?.actionName ?? "" }
  /// The name of the action to redo; empty without a name.
  open var redoActionName: String { redoable.last?.actionName ?? "" }

  /// Sets the action name of the current group.
  open func setActionName(_ actionName: String) {
    if open.isEmpty {
      if !undoable.isEmpty { undoable[undoable.count - 1].actionName = actionName }
    } else {
      open[open.count - 1].actionName = actionName
    }
  }

  // MARK: Registering

  /// Registers a method that undoes a change. The target is held weakly.
  @preconcurrency open func registerUndo(
    withTarget target: Any, selector: Selector, object anObject: Any?
  ) {
    add(target as AnyObject) { _ = selector.method(of: $0)?.perform($0, [anObject]) }
  }

  /// Registers a closure that undoes a change. The target is held weakly.
  @preconcurrency public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    add(target) { if let target = $0 as? Target { handler(target) } }
  }

  private func add(_ target: AnyObject, _ undo: @escaping @MainActor (AnyObject) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if course == .idle {
      openGroupOfEvent()
      redoable = []
    }
    guard !open.isEmpty else { return }
    open[open.count - 1].changes.append(Change(target: target, undo: undo))
  }

  // MARK: Grouping

  /// Opens a group: the changes until its end are undone together.
  open func beginUndoGrouping() {
    if course == .idle { closeGroupOfPastEvent() }
    openGroup()
  }

  private func openGroup(named actionName: String = "") {
    if !open.isEmpty { reachCheckpoint() }
    open.append(Group(actionName: actionName))
    tell(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes a group. A nested group becomes part of the enclosing one; a group without changes is dropped.
  open func endUndoGrouping() {
    guard !open.isEmpty else { return }
    reachCheckpoint()
    tell(.NSUndoManagerWillCloseUndoGroup)
    closeGroup()
    tell(.NSUndoManagerDidCloseUndoGroup)
  }

  private func closeGroup() {
    guard let group = open.popLast() else { return }
    if open.isEmpty { eventMoment = nil }
    guard !group.changes.isEmpty else { return }
    guard open.isEmpty else {
      open[open.count - 1].changes += group.changes
      if open[open.count - 1].actionName.isEmpty {
        open[open.count - 1].actionName = group.actionName
      }
      return
    }
    if course == .undoing { redoable.append(group) } else { undoable.append(group) }
    trim()
  }

  private func openGroupOfEvent() {
    closeGroupOfPastEvent()
    guard open.isEmpty, groupsByEvent else { return }
    openGroup()
    eventMoment = Self.moment
  }

  private func closeGroupOfPastEvent() {
    guard let eventMoment, eventMoment != Self.moment else { return }
    // What observers of the end register still belongs to the group.
    self.eventMoment = nil
    while !open.isEmpty { endUndoGrouping() }
  }

  /// The current times of all scenes; another time means another event.
  private static var moment: [UInt64] {
    UIApplication.shared.connectedInOrder.flatMap {
      [$0.touchSystem.last.change, UInt64(bitPattern: Int64($0.touchSystem.now.nanoseconds))]
    }
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoable.removeFirst(max(0, undoable.count - levelsOfUndo))
    redoable.removeFirst(max(0, redoable.count - levelsOfUndo))
  }

  // MARK: Undoing

  /// Undoes the last group of changes, including the open one.
  open func undo() {
    guard course == .idle else { return }
    while !open.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the newest group, even if it is nested.
  open func undoNestedGroup() {
    guard course == .idle, open.isEmpty, let group = undoable.popLast() else { return }
    tell(.NSUndoManagerWillUndoChange)
    carryOut(group, as: .undoing)
    tell(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the last undone group.
  open func redo() {
    guard course == .idle, open.isEmpty, let group = redoable.popLast() else { return }
    tell(.NSUndoManagerWillRedoChange)
    carryOut(group, as: .redoing)
    tell(.NSUndoManagerDidRedoChange)
  }

  /// Removes all changes.
  open func removeAllActions() {
    (undoable, redoable, open, eventMoment) = ([], [], [], nil)
  }

  /// Removes the changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for index in open.indices { open[index].changes.removeAll { $0.target === object } }
    undoable = Self.without(object, undoable)
    redoable = Self.without(object, redoable)
  }

  private static func without(_ target: AnyObject, _ groups: [Group]) -> [Group] {
    groups.compactMap { group in
      var group = group
      group.changes.removeAll { $0.target === target }
      return group.changes.isEmpty ? nil : group
    }
  }

  /// Performs a group of changes; changes that are registered meanwhile reverse them.
  private func carryOut(_ group: Group, as newCourse: Course) {
    course = newCourse
    openGroup(named: group.actionName)
    for change in group.changes.reversed() {
      if let target = change.target { change.undo(target) }
    }
    while open.count > 1 { endUndoGrouping() }
    endUndoGrouping()
    course = .idle
  }

  /// An observer that asks `canRedo` is not called again.
  private func reachCheckpoint() {
    guard !isAtCheckpoint else { return }
    isAtCheckpoint = true
    defer { isAtCheckpoint = false }
    tell(.NSUndoManagerCheckpoint)
  }

  private func tell(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
  nonisolated deinit {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated extension Notification.Name {
  /// A group is about to be opened inside of another or closed, or `canRedo` was asked.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// A group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Self(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// A group is about to be closed.
  public static let NSUndoManagerWillCloseUndoGroup = Self(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// A group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before an undo.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// Posted after an undo.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a redo.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// Posted after a redo.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
