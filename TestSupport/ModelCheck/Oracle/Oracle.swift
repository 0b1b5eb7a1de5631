import GestureCore

/// The rules of touches, delivery and arbitration, played on paper.
///
/// Written from the reference and not from the code, as plainly as the rules allow: no queues, no
/// verdicts, no memory of what was asked, only the present state and a loop until nothing changes.
struct Oracle {
  let script: Script
  var relations: Set<Script.Relation>
  var log: [LogLine] = []
  var views: [View]
  var members: [Member] = []
  var touches: [Int: Touch] = [:]
  var controls: [Int: Control] = [:]
  /// What may be the first half of a double tap.
  var taps: [Tap] = []
  /// In milliseconds.
  var time = 0
  var counter = 0
  /// The members that have sent a change in this event; `nil` outside of an event.
  var changers: Set<Int>?
  /// Those who have said something, and those who have gone ahead, since the last actions; both in
  /// that order.
  var speakers: [Int] = []
  var winners: [Int] = []
  /// A recognizer that has not decided when an interruption takes the last finger fails.
  var isInterrupting = false
  /// Touches of the present frame of which their window has not heard.
  var waiting: Set<Int> = []

  init(_ script: Script) {
    self.script = script
    relations = script.relations
    views = []
    for (number, plan) in script.views.enumerated() {
      let outer = plan.isWindow ? nil : views[plan.parent]
      views.append(
        View(
          parent: plan.isWindow ? nil : plan.parent, x: (outer?.x ?? 0) + plan.x,
          y: (outer?.y ?? 0) + plan.y, plan: plan, height: number))
      controls[number] = plan.control.map { Control($0) }
    }
    for plan in script.recognizers {
      counter += 1
      members.append(
        Member(
          plan: plan, view: plan.view, addition: counter, run: ProgramRun(plan.program),
          builtIn: plan.kind?.run))
    }
  }

  mutating func play() {
    for (number, step) in script.steps.enumerated() {
      log.append(.step(number))
      perform(step)
      noteWhereAllAre()
    }
    log.append(.step(script.steps.count))
    pass(Performance.epilogue)
    noteWhereAllAre()
    interrupt()
    noteWhereAllAre()
  }

  private mutating func noteWhereAllAre() {
    log.append(.states(members.map(\.attempt.shown)))
    guard !controls.isEmpty else { return }
    let views = controls.keys.sorted()
    log.append(
      .controls(
        tracking: views.filter { controls[$0]?.isTracking == true },
        highlighted: views.filter { controls[$0]?.isHighlighted == true }))
  }

  private mutating func perform(_ step: Script.Step) {
    switch step {
    case .frame(let delay, let changes):
      pass(delay)
      dispatch(changes)
    case .press(let delay, let button):
      pass(delay)
      dispatch(button)
    case .stream(let delay, let stream):
      pass(delay)
      dispatch(stream)
    case .wait(let delay): pass(delay)
    case .interrupt: interrupt()
    case .removeView(let view): removeView(view)
    case .restoreView(let view):
      guard !script.views[view].isWindow, views[view].parent == nil else { return }
      counter += 1
      views[view].parent = script.views[view].parent
      views[view].height = script.views.count + counter
    case .interact(let view, let isEnabled): views[view].isInteractive = isEnabled
    case .enableControl(let view, let isEnabled): enableControl(view, isEnabled)
    case .require(let one, let other):
      if one != other { relations.insert(.waits(one, for: other)) }
    case .detach(let member): detach(member)
    case .attach(let member, let view):
      guard members[member].view != view else { return }
      // A gesture under way goes on in another view, and keeps its place among the others (COR-22).
      let isInWindow = chain(view).contains { views[$0].plan.isWindow }
      if members[member].view != nil, isInWindow, members[member].attempt.shown.isUnderWay {
        members[member].attempt.rank = rank(member)
      } else {
        detach(member)
      }
      counter += 1
      members[member].view = view
      members[member].addition = counter
    case .enable(let member, let isEnabled):
      let wasEnabled = members[member].isEnabled
      members[member].isEnabled = isEnabled
      if wasEnabled && !isEnabled { dismiss([member]) }
    case .poke(let member):
      guard members[member].builtIn == nil else { return }
      let commands = members[member].run.poke()
      // One that has nothing to say changes nothing, and nothing is settled for its sake.
      guard !commands.isEmpty else { return }
      obey(commands, member)
      reconcile()
    }
  }

  /// Every finger is taken away (DEL-27), and nobody goes on waiting for another tap.
  private mutating func interrupt() {
    let down = touches.filter { $0.value.isDown && !$0.value.isStream }
    isInterrupting = true
    defer { isInterrupting = false }
    dispatch(down.filter { !$0.value.isPress }.keys.sorted().map { .cancel($0) })
    let pressed = down.filter(\.value.isPress).keys.sorted()
    for number in pressed { touches[number]?.phase = .cancelled }
    if !pressed.isEmpty { dispatch([.cancelled: pressed], through: windows(of: pressed)) }
    cancelStreams()
    for index in members.indices {
      let attempt = members[index].attempt
      if attempt.isIncluded, attempt.shown == .possible, !hasFinger(index) {
        members[index].attempt.shown = .failed
      }
    }
    reconcile()
  }

  /// Lets time pass; what is due happens at its own time, one deadline after the other.
  mutating func pass(_ delay: Int) {
    let end = time + delay
    while true {
      let due = members.indices.filter { (members[$0].attempt.deadline?.time ?? .max) <= 2 * end }
      guard
        let next = due.min(by: {
          guard let one = members[$0].attempt.deadline, let other = members[$1].attempt.deadline
          else { return false }
          return (one.time, one.order) < (other.time, other.order)
        })
      else { break }
      time = (members[next].attempt.deadline?.time ?? 2 * time) / 2
      members[next].attempt.deadline = nil
      let commands =
        members[next].builtIn == nil
        ? members[next].run.deadline() : members[next].builtIn?.deadline() ?? []
      obey(commands, next)
      reconcile()
    }
    time = end
  }

  // MARK: For the rules

  /// The views from one up to where the tree ends.
  func chain(_ view: Int?) -> [Int] {
    var chain: [Int] = []
    var next = view
    while let view = next {
      chain.append(view)
      next = views[view].parent
    }
    return chain
  }

  /// Deeper views first; on one view, the most recently added first (ARB-05, DEL-06). Between views
  /// that have nothing to do with each other nobody says; there it is the same.
  var order: [Int] {
    members.indices.sorted { rank($0) > rank($1) }
  }

  /// Higher is earlier.
  func rank(_ index: Int) -> (depth: Int, addition: Int) {
    if let rank = members[index].attempt.rank { return rank }
    return (chain(members[index].view).count, members[index].addition)
  }

  func holds(_ relation: Script.Relation) -> Bool { relations.contains(relation) }
}
