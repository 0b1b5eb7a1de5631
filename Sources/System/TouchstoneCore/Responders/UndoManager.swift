import Foundation

/// Keeps what would take changes back, and what would make them again.
///
/// Everything that is registered in one moment of input belongs together, and is undone at once. Time
/// on Linux comes in with the input, so that a test that moves no finger may say where one group ends
/// with `beginUndoGrouping()` and `endUndoGrouping()`.
/// - Note: Differs from UIKit: there is no `prepare(withInvocationTarget:)`, which wants Objective-C.
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

  /// What a registration is for at the moment.
  private enum Course { case idle, undoing, redoing }

  // What is taken out of them goes when they have changed: code that runs then may come back here.
  private var undoable: [Group] = [] { didSet { withExtendedLifetime(oldValue) {} } }
  private var redoable: [Group] = [] { didSet { withExtendedLifetime(oldValue) {} } }
  private var open: [Group] = [] { didSet { withExtendedLifetime(oldValue) {} } }
  private var course = Course.idle
  private var disabled = 0
  private var isAtCheckpoint = false
  /// The moment in which the open group of this very event began; `nil` for one that was opened by hand.
  private var eventMoment: [UInt64]?

  // MARK: Configuration

  /// How many groups are kept; 0 is no bound.
  open var levelsOfUndo = 0 { didSet { trim() } }
  /// Whether what is registered in one moment of input makes a group by itself.
  open var groupsByEvent = true
  /// Whether changes are registered at present.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Registers nothing until it is enabled as often as it was disabled.
  open func disableUndoRegistration() { disabled += 1 }
  /// Takes back one `disableUndoRegistration()`.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  // MARK: State

  /// Whether a change is being undone.
  open var isUndoing: Bool { course == .undoing }
  /// Whether a change is being done again.
  open var isRedoing: Bool { course == .redoing }
  /// Whether there is something to undo.
  open var canUndo: Bool { !undoable.isEmpty || open.contains { !$0.changes.isEmpty } }
  /// Whether there is something to do again.
  open var canRedo: Bool {
    reachCheckpoint()
    return !redoable.isEmpty
  }
  /// How many groups are open, one in the other.
  open var groupingLevel: Int { open.count }
  /// What the newest change is called; empty without a name.
  open var undoActionName: String { (open.last ?? undoable.last)?.actionName ?? "" }
  /// What the change to be done again is called; empty without a name.
  open var redoActionName: String { redoable.last?.actionName ?? "" }

  /// Names what the present group does.
  open func setActionName(_ actionName: String) {
    if open.isEmpty {
      if !undoable.isEmpty { undoable[undoable.count - 1].actionName = actionName }
    } else {
      open[open.count - 1].actionName = actionName
    }
  }

  // MARK: Registering

  /// Keeps what takes a change back. The target is not kept alive.
  @preconcurrency open func registerUndo(
    withTarget target: Any, selector: Selector, object anObject: Any?
  ) {
    add(target as AnyObject) { _ = selector.method(of: $0)?.perform($0, [anObject]) }
  }

  /// Keeps what takes a change back. The target is not kept alive.
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

  /// Opens a group: what is registered until its end is undone together.
  open func beginUndoGrouping() {
    if course == .idle { closeGroupOfPastEvent() }
    openGroup()
  }

  private func openGroup(named actionName: String = "") {
    if !open.isEmpty { reachCheckpoint() }
    open.append(Group(actionName: actionName))
    tell(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes a group. One within another becomes a part of it; one without changes leaves no trace.
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
    while !open.isEmpty { endUndoGrouping() }
  }

  /// Where all scenes stand in their time; another moment is another event.
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

  /// Takes the last group of changes back, the one that is open included.
  open func undo() {
    guard course == .idle else { return }
    while !open.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the newest group, also one that is inside of others.
  open func undoNestedGroup() {
    guard course == .idle, open.isEmpty, let group = undoable.popLast() else { return }
    tell(.NSUndoManagerWillUndoChange)
    carryOut(group, as: .undoing)
    tell(.NSUndoManagerDidUndoChange)
  }

  /// Makes again what was taken back last.
  open func redo() {
    guard course == .idle, open.isEmpty, let group = redoable.popLast() else { return }
    tell(.NSUndoManagerWillRedoChange)
    carryOut(group, as: .redoing)
    tell(.NSUndoManagerDidRedoChange)
  }

  /// Forgets all changes.
  open func removeAllActions() {
    (undoable, redoable, open, eventMoment) = ([], [], [], nil)
  }

  /// Forgets the changes of a target.
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

  /// What is registered meanwhile takes back what is done here.
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
  /// Something is about to be undone.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// Something was undone.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Something is about to be done again.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// Something was done again.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
