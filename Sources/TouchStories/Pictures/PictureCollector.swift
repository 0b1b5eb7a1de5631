import Foundation
import Touchstone

/// Makes a picture of what a scene's trace tells, as it comes, in bounded memory.
///
/// Let it hear the trace. Let it see each frame before it is played if there are frames: only they
/// know how hard fingers press, and which movements a slow panel did not report itself. Let it hear
/// the story if one is told, before the trace's line that ends the episode: then the picture says the
/// same as the story.
package final class PictureCollector {
  /// What makes a picture too much to be looked at.
  package struct Limits {
    package var touches = 300
    /// Bars and marks of all lanes, and remarks.
    package var items = 4000
    /// Stops of all paths together, once the picture is done.
    package var stops = 6000
    /// Of scenes with more recognizers, attempts that came to nothing are left out.
    package var recognizers = 8

    package init() {}
  }

  /// What happens outside is not drawn.
  private let window: ClosedRange<Timestamp>
  private let limits: Limits
  private var size = CGSize.zero
  private var views: [OutlinedView] = []
  /// All recognizers of the scene, in its order.
  private var names: [String] = []
  /// Those of them that are there only for others to wait for.
  private var untold: Set<String> = []

  private var touches: [TouchPath] = []
  /// Places in `touches` of those that are down, by the trace's number.
  private var down: [Int: Int] = [:]
  private var lanes: [RecognizerLane] = []
  /// Places in `lanes`, by the trace's number.
  private var places: [Int: Int] = [:]
  private var received: [Int: Int] = [:]
  private var remarks: [PictureRemark] = []
  private var gestures: [PictureLine] = []
  private var losses: [PictureLine] = []
  private var hasStory = false
  /// For each lane how many bars and marks are there to stay, and whether its present attempt had
  /// another number of fingers than it wants.
  private var settled: [(bars: Int, marks: Int)] = []
  private var wrongFingers: Set<Int> = []
  private var openCount = 0
  private var itemCount = 0
  private var last: Timestamp?
  private var cut: Timestamp?
  /// The places that the panel itself reported in this frame, with their weights.
  private var reports: [CGPoint: CGFloat?]?

  /// A collector that has heard nothing. `window` is the time to be drawn.
  package init(
    window: ClosedRange<Timestamp> = .zero...Timestamp(nanoseconds: .max),
    limits: Limits = Limits()
  ) {
    self.window = window
    self.limits = limits
  }

  /// Listens to a scene from now on, after everybody who does already.
  package func listen(to scene: UIWindowScene) {
    look(at: scene)
    let others = scene.touchSystem.trace
    scene.touchSystem.trace = { [self] event in
      others?(event)
      hear(event)
    }
  }

  /// Takes over the scene's views and recognizers as they are now.
  package func look(at scene: UIWindowScene) {
    size = scene.screen.bounds.size
    views = OutlinedView.all(in: scene)
    let recognizers = scene.windows.flatMap(Self.recognizers)
    names = recognizers.map(\.label)
    untold = Set(recognizers.filter { $0 is LingerGestureRecognizer }.map(\.label))
  }

  /// Whether nothing that comes can be in the picture any more.
  package var isComplete: Bool { cut != nil || (last.map { $0 > window.upperBound } ?? false) }

  // MARK: - Listening

  /// Looks at a frame that is about to be played.
  package func note(_ frame: InputFrame) {
    var reports: [CGPoint: CGFloat?] = [:]
    for contact in frame.contacts {
      let sample = contact.sample
      let weight = sample.force > 0 ? sample.force : sample.majorRadius
      reports[sample.location] = .some(weight > 0 ? weight : nil)
    }
    self.reports = reports
  }

  /// Hears what a story tells.
  package func hear(_ entry: StoryEntry) {
    hasStory = true
    let end = cut ?? window.upperBound
    switch entry {
    case .gesture(let gesture)
    where gesture.ended >= window.lowerBound && gesture.recognized <= end:
      gestures.append(PictureLine(gesture))
    case .loss(let loss) where (window.lowerBound...end).contains(loss.time):
      losses.append(PictureLine(loss))
    default: return
    }
    itemCount += 1
  }

  package func hear(_ event: TraceEvent) {
    guard !isComplete else { return }
    guard event.time <= window.upperBound else {
      last = event.time
      return
    }
    last = max(last ?? event.time, event.time)
    switch event.kind {
    case .touch(let id, let phase, let location, let view):
      note(id, phase, location, view, event.time)
    case .receives(let subject, _):
      received[subject.id, default: 0] += 1
      if lanes[place(of: subject)].isAtRest { open(.possible, of: subject, "", event.time) }
    case .proposal(let subject, _, let reason):
      let bar = lanes[place(of: subject)].bars.last
      if lanes[place(of: subject)].isAtRest || bar?.kind == .possible {
        open(.waiting, of: subject, "\(reason)", event.time)
      }
    case .state(let subject, _, let state, let reason):
      note(subject, is: state, because: reason, event.time)
    case .held(let subject, let other):
      add(.held, to: subject, "waits until \(other.name) fails", other, event.time)
    case .action(let subject, .changed): noteChange(of: subject, event.time)
    case .action(let subject, let state):
      add(.action, to: subject, "action \(state)", nil, event.time)
    case .deadline(let subject): add(.deadline, to: subject, "deadline", nil, event.time)
    case .refused(let refusal): add(remark: "input refused: \(refusal)", event.time)
    case .diagnostic(let words): add(remark: words, event.time)
    case .question, .message: break
    }
    if itemCount > limits.items || touches.count > limits.touches { cut = event.time }
  }

  // MARK: - Touches

  private func note(
    _ id: Int, _ phase: Contact.Phase, _ location: CGPoint, _ view: String?, _ time: Timestamp
  ) {
    let isReported = reports.map { $0[location] != nil } ?? true
    let weight = reports?[location] ?? nil
    let stop = TouchPath.Stop(time: time, location: location, weight: weight)
    switch phase {
    case .began:
      let taken = Set(down.values.map { touches[$0].lane })
      let lane = (0...taken.count).first { !taken.contains($0) } ?? 0
      touches.append(TouchPath(id: id, lane: lane, view: view, start: stop))
      down[id] = touches.count - 1
    case .moved:
      if let place = down[id], isReported { touches[place].go(to: stop) }
    case .ended, .cancelled:
      guard let place = down.removeValue(forKey: id) else { return }
      touches[place].go(to: stop)
      touches[place].ending = phase == .ended ? .lifted : .cancelled
      if time < window.lowerBound { forgetOldTouches() }
    }
  }

  /// Keeps the memory small of what is before the window.
  private func forgetOldTouches() {
    guard touches.count >= 32 else { return }
    let kept = touches.filter { $0.ending == .none || $0.ended >= window.lowerBound }
    touches = kept
    down = [:]
    for (place, touch) in kept.enumerated() where touch.ending == .none { down[touch.id] = place }
  }

  // MARK: - Recognizers

  private func note(
    _ subject: Subject, is state: GestureState, because reason: Reason, _ time: Timestamp
  ) {
    switch reason {
    case .prevented(let other), .requirementRecognized(let other), .deadlock(let other):
      add(.prevented, to: subject, "\(reason)", other, time)
    case .vetoed: add(.vetoed, to: subject, "\(reason)", nil, time)
    default: break
    }
    switch reason {
    case .tooFewFingers, .tooManyFingers: wrongFingers.insert(place(of: subject))
    default: break
    }
    if state == .possible {
      close(subject, time)
      received[subject.id] = nil
      if openCount == 0 { endEpisode() }
    } else {
      open(StateBar.Kind(state), of: subject, "\(reason)", time)
    }
  }

  private func open(
    _ kind: StateBar.Kind, of subject: Subject, _ reason: String, _ time: Timestamp
  ) {
    close(subject, time)
    lanes[place(of: subject)].bars.append(
      StateBar(kind: kind, from: time, to: StateBar.open, reason: reason))
    openCount += 1
    itemCount += 1
  }

  /// Ends the bar that is open. Who was never in doubt has no bar of that; a wait that was over at
  /// once stays, since it says that the recognizer asked to go ahead.
  private func close(_ subject: Subject, _ time: Timestamp) {
    let place = place(of: subject)
    guard var bar = lanes[place].bars.popLast() else { return }
    if bar.isOpen {
      openCount -= 1
      bar.to = time
      bar.touches = received[subject.id] ?? 0
      if bar.from == time && bar.kind == .possible || time < window.lowerBound {
        itemCount -= 1
        return
      }
    }
    lanes[place].bars.append(bar)
  }

  /// Forgets attempts that came to nothing, if there are so many recognizers that nobody would look
  /// at them.
  private func endEpisode() {
    for place in lanes.indices {
      let (firstBar, firstMark) = settled[place]
      let bars = lanes[place].bars[firstBar...]
      let marks = lanes[place].marks[firstMark...]
      if names.count > limits.recognizers, !(bars.isEmpty && marks.isEmpty),
        !isEventful(place, bars, marks)
      {
        itemCount -= bars.count + marks.count
        lanes[place].bars.removeSubrange(firstBar...)
        lanes[place].marks.removeSubrange(firstMark...)
        lanes[place].quietAttempts += 1
      }
      settled[place] = (lanes[place].bars.count, lanes[place].marks.count)
    }
    wrongFingers = []
  }

  private func isEventful(
    _ place: Int, _ bars: ArraySlice<StateBar>, _ marks: ArraySlice<VerdictMark>
  ) -> Bool {
    if bars.contains(where: { $0.kind != .possible && $0.kind != .failed }) { return true }
    let verdicts = marks.filter { $0.kind != .prevented }
    // Its time may have been up only because the other fingers did not come.
    if !verdicts.isEmpty, !wrongFingers.contains(place) { return true }
    let name = lanes[place].name
    let start = bars.first?.from ?? .zero
    for loss in losses.reversed() {
      if loss.time < start { break }
      if loss.recognizer == name { return true }
    }
    return false
  }

  /// The trace has no line for a state that changes once more; the action tells.
  private func noteChange(of subject: Subject, _ time: Timestamp) {
    let place = place(of: subject)
    if let bar = lanes[place].bars.last, bar.kind == .began, bar.isOpen {
      open(.changed, of: subject, "", time)
    }
    guard let index = lanes[place].bars.indices.last else { return }
    lanes[place].bars[index].changes += 1
  }

  /// Adds a mark; one more of the same kind at the same moment is told by the same mark.
  private func add(
    _ kind: VerdictMark.Kind, to subject: Subject, _ words: String, _ other: Subject?,
    _ time: Timestamp
  ) {
    let place = place(of: subject)
    guard time >= window.lowerBound else { return }
    if kind == .held, let index = lanes[place].marks.indices.last,
      lanes[place].marks[index].kind == .held, lanes[place].marks[index].time == time
    {
      let words = String(words.dropFirst("waits until ".count))
      if lanes[place].marks[index].words.count < 1000 {
        lanes[place].marks[index].words += "; \(words)"
      }
      return
    }
    lanes[place].marks.append(VerdictMark(kind: kind, time: time, words: words, other: other?.id))
    itemCount += 1
  }

  private func add(remark words: String, _ time: Timestamp) {
    guard time >= window.lowerBound else { return }
    remarks.append(PictureRemark(time: time, words: words))
    itemCount += 1
  }

  private func place(of subject: Subject) -> Int {
    if let place = places[subject.id] { return place }
    places[subject.id] = lanes.count
    var lane = RecognizerLane(id: subject.id, name: subject.name)
    lane.isTold = !untold.contains(subject.name)
    lanes.append(lane)
    settled.append((0, 0))
    return lanes.count - 1
  }

  // MARK: - The picture

  /// Ends the collection, and returns the picture of what has been heard.
  package func finish() -> Picture {
    endEpisode()
    var picture = Picture()
    picture.size = size
    picture.views = views
    let end = max(window.lowerBound, min(last ?? .zero, window.upperBound))
    picture.touches = touches.prefix(limits.touches).compactMap { cropped($0, end) }
    simplify(&picture.touches)
    let rank = Dictionary(zip(names, 0...)) { first, _ in first }
    let ordered = lanes.enumerated().sorted {
      (rank[$0.element.name] ?? .max, $0.offset) < (rank[$1.element.name] ?? .max, $1.offset)
    }
    picture.lanes = ordered.map { cropped($0.element, end) }.filter {
      !$0.bars.isEmpty || !$0.marks.isEmpty || $0.quietAttempts > 0
    }
    picture.gestures = hasStory ? gestures : picture.lanes.flatMap(\.gestures)
    picture.losses = hasStory ? losses : picture.lanes.flatMap(\.losses)
    // A story may know already how they ended after the picture.
    picture.gestures += picture.lanes.compactMap(\.gestureUnderWay).filter { line in
      !gestures.contains { $0.recognizer == line.recognizer && $0.time == line.time }
    }
    picture.gestures.sort { ($0.time, $0.recognizer) < ($1.time, $1.recognizer) }
    picture.losses.sort { ($0.time, $0.recognizer) < ($1.time, $1.recognizer) }
    picture.remarks = remarks
    let known = Set(picture.lanes.map(\.name))
    picture.bystanders = names.filter { !known.contains($0) }
    picture.cut = cut
    let starts =
      picture.touches.map(\.began) + picture.lanes.compactMap(\.bars.first?.from)
      + picture.lanes.compactMap(\.marks.first?.time) + remarks.map(\.time)
    let ends =
      picture.touches.map(\.ended) + picture.lanes.compactMap(\.bars.last?.to)
      + picture.lanes.compactMap(\.marks.last?.time) + remarks.map(\.time)
    if let start = starts.min(), let end = ends.max() { picture.span = start...max(start, end) }
    return picture
  }

  private func cropped(_ touch: TouchPath, _ end: Timestamp) -> TouchPath? {
    guard touch.began <= end, touch.ending == .none || touch.ended >= window.lowerBound else {
      return nil
    }
    var touch = touch
    if let first = touch.stops.lastIndex(where: { $0.time <= window.lowerBound }) {
      touch.stops.removeFirst(first)
      touch.stops[0].time = max(touch.stops[0].time, window.lowerBound)
    }
    // It rested on until the end of the picture.
    if touch.ending == .none, var stop = touch.stops.last, stop.time < end {
      (stop.time, stop.isLeap) = (end, false)
      touch.stops.append(stop)
    }
    return touch
  }

  private func cropped(_ lane: RecognizerLane, _ end: Timestamp) -> RecognizerLane {
    var lane = lane
    for index in lane.bars.indices {
      if lane.bars[index].isOpen {
        lane.bars[index].to = end
        lane.bars[index].touches = received[lane.id] ?? 0
      }
      lane.bars[index].from = max(lane.bars[index].from, window.lowerBound)
    }
    return lane
  }

  private func simplify(_ touches: inout [TouchPath]) {
    var share = 128
    for index in touches.indices { touches[index].simplify(to: share) }
    while touches.reduce(0, { $0 + $1.stops.count }) > limits.stops, share > 2 {
      share /= 2
      for index in touches.indices { touches[index].simplify(to: share) }
    }
  }

  private static func recognizers(below view: UIView) -> [UIGestureRecognizer] {
    var recognizers: [UIGestureRecognizer] = []
    var waiting: [UIView] = [view]
    while let view = waiting.popLast() {
      recognizers += view.gestureRecognizers ?? []
      waiting += view.subviews.reversed()
    }
    return recognizers
  }
}

extension StateBar {
  /// The end of a bar that has none yet.
  fileprivate static let open = Timestamp(nanoseconds: .max)
  fileprivate var isOpen: Bool { to == Self.open }
}

extension RecognizerLane {
  fileprivate var isAtRest: Bool { bars.last?.isOpen != true }
}
