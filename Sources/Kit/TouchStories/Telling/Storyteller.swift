import Foundation
import GestureCore
import Touchstone

/// Makes a story from the trace and the recognizers' actions.
///
/// An *episode* lasts from a recognizer's first touch until all recognizers have been reset. Its entries are collected and then
/// reported in order of time.
package final class Storyteller: TraceReader {
  /// The share of progress from which a contender's failure has an entry.
  private static let near = 0.5
  /// The share of progress from which a contender has moved towards recognition. If another recognizer makes it fail from then
  /// on, its failure has an entry.
  private static let least = 0.1
  /// The number of entries at which a long episode is reported in parts, to bound the memory.
  private static let portion = 512

  /// Shorter waits, in seconds, are not reported.
  private static let leastWait = 0.02

  /// Seconds between two measurements of a continuing gesture.
  private static let lookInterval = 0.03

  /// Whether every loss has an entry, even if it was not near.
  package var tellsEveryLoss = false
  private let contenders: [Contender]
  private let tell: @MainActor (StoryEntry) -> Void
  /// Called with the present values of continuing gestures, if set.
  var follow: (@MainActor (GestureMoment) -> Void)?
  /// While inserted frames are played: the time of the sample after them, at which followers act.
  @exclusivity(unchecked) var sampleTime: Timestamp?
  /// Finds signs of a session, where they are asked for.
  @exclusivity(unchecked) private var signs: SignFinder?
  /// Indices of contenders by the trace's numbers, starting at `firstNumber`.
  private let places: [Int?]
  private let firstNumber: Int

  // The trace is far longer than the story. Mutations of this state call no client code, so exclusivity need not be checked.

  @exclusivity(unchecked) private var attempts: [ContenderAttempt]
  @exclusivity(unchecked) private var attemptCount = 0
  @exclusivity(unchecked) private var tracks = FingerTracks()
  @exclusivity(unchecked) private var others: OtherContenders
  private var ignoredTaps = IgnoredTaps()
  /// The landings of pens and mice in the frame being played.
  private var otherKinds: [(kind: Contact.Kind, location: CGPoint)] = []
  private var entries: [StoryEntry] = []
  /// The times of the last and the next measurement of all continuing gestures.
  private var lastLook = Timestamp.zero
  private var nextLook = Timestamp.zero

  convenience init(_ cast: SceneCast, tell: @escaping @MainActor (StoryEntry) -> Void) {
    self.init(of: cast.recognizers, cast.scene.touchSystem.tuning, tell: tell)
  }

  /// - Parameter name: the recognizer's name in the story; `nil` for its own name.
  package init(
    of recognizers: [UIGestureRecognizer], _ tuning: GestureTuning,
    name: (UIGestureRecognizer) -> String? = { _ in nil },
    tell: @escaping @MainActor (StoryEntry) -> Void
  ) {
    contenders = recognizers.map { Contender($0, tuning, name: name($0)) }
    attempts = Array(repeating: ContenderAttempt(), count: contenders.count)
    others = OtherContenders(count: contenders.count)
    let numbers = recognizers.map(\.subject.id)
    firstNumber = numbers.min() ?? 0
    var places: [Int?] = []
    for (place, number) in numbers.enumerated() {
      while places.count <= number - firstNumber { places.append(nil) }
      places[number - firstNumber] = place
    }
    self.places = places
    self.tell = tell
  }

  // MARK: - Listening

  /// Text is created only for the few trace records that the story uses.
  package func receive(_ record: TraceRecord, _ detail: TraceDetail?, _ names: TraceNames) {
    switch record.form {
    case .touch: note(record.id, record.phase, record.location, record.time)
    case .whole: if case .whole(let kind) = detail { hear(kind, record.time) }
    case .receives, .ignored, .proposal, .state, .action, .held:
      guard let number = names.id(at: record.subject), let place = place(of: number) else { return }
      if record.form == .held { return noteWait(of: place, for: names.id(at: record.other)) }
      receive(record, of: place) { record.reason(names, detail) }
    default: break
    }
  }

  private func receive(_ record: TraceRecord, of place: Int, because reason: () -> Reason) {
    switch record.form {
    case .receives: note(record.id, of: place, record.time)
    case .ignored: giveBack(record.id, of: place)
    case .proposal: noteProposal(of: place, because: reason, record.time)
    case .state: note(place, is: record.state, because: reason, record.time)
    case .action: noteAction(of: place, record.state, record.time)
    default: break
    }
  }

  private func hear(_ kind: TraceEvent.Kind, _ time: Timestamp) {
    switch kind {
    case .passedOver(let subject, .touch(let touch), let exclusion):
      guard case .isOver = exclusion else { break }
      if let place = place(of: subject.id), contenders[place].isSingleTap {
        ignoredTaps.note(touch, keptFrom: place, by: exclusion)
      }
    case .refused(let refusal): entries.append(.remark(time, "input refused: \(refusal)"))
    case .diagnostic(let words): entries.append(.remark(time, words))
    default: break
    }
  }

  /// Reports decisions made so far, without undecided recognizers.
  func stop() { tellEntries() }

  /// Reports the remaining entries at the end of the recording.
  func finish() {
    for place in attempts.indices where attempts[place].isUnderWay { close(place) }
    endEpisode(at: entries.last?.time ?? .zero)
    signs?.finish()
  }

  func find(_ signs: SignFinder) { self.signs = signs }

  /// Notes that a control sends an event.
  func noteControl(at time: Timestamp) { signs?.actControl(at: time) }

  // MARK: - Touches

  /// Stores the landings of pens and mice in a frame before it is played, because the trace does not contain them.
  func storeKinds(of frame: InputFrame) {
    if !otherKinds.isEmpty { otherKinds.removeAll(keepingCapacity: true) }
    for contact in frame.contacts where contact.phase == .began && contact.kind != .direct {
      otherKinds.append((contact.kind, contact.sample.location))
    }
  }

  private func note(
    _ id: Int, _ phase: Contact.Phase, _ location: CGPoint, _ time: Timestamp
  ) {
    noteSign(id, phase, location, time)
    switch phase {
    case .began:
      forgetOldTracks()
      let kind = otherKinds.first { $0.location == location }?.kind ?? .direct
      tracks.land(id, at: location, time, kind)
    case .moved: tracks.move(id, to: location)
    case .ended, .cancelled:
      guard let track = tracks.lift(id, at: location), phase == .ended,
        let loss = ignoredTaps.lift(track, at: time, contenders)
      else { return }
      entries.append(.loss(loss))
    }
  }

  private func noteSign(
    _ id: Int, _ phase: Contact.Phase, _ location: CGPoint, _ time: Timestamp
  ) {
    guard signs != nil else { return }
    switch phase {
    case .began:
      if attemptCount == 0 { signs?.settle() }
      signs?.land(id, at: location, time)
    case .moved: signs?.move(id, to: location, time)
    case .ended, .cancelled:
      signs?.lift(id, at: location, time, isCancelled: phase == .cancelled)
    }
  }

  private func giveBack(_ touch: Int, of place: Int) {
    guard attempts[place].isUnderWay, attempts[place].giveBack(touch) else { return }
    attempts[place].finish()
    attemptCount -= 1
  }

  private func note(_ touch: Int, of place: Int, _ time: Timestamp) {
    if contenders[place].isSingleTap { ignoredTaps.noteServed(touch) }
    if !attempts[place].isUnderWay {
      attempts[place].start(with: tracks.landing(of: touch) ?? time)
      attemptCount += 1
    }
    guard attempts[place].won == nil else {
      nextLook = .zero
      return
    }
    attempts[place].receive(touch, tracks)
    let down = tracks.downCount(of: attempts[place].touches)
    if attempts[place].hasProposed {
      attempts[place].fingers = max(attempts[place].fingers, down)
    }
    if attempts[place].complete == nil, contenders[place].fingers.contains(down) {
      attempts[place].complete = time
    }
  }

  /// A waiting contender may be reported only after its fingers have lifted, so those that are down now are stored.
  private func noteProposal(of place: Int, because reason: () -> Reason, _ time: Timestamp) {
    guard attempts[place].isUnderWay, !attempts[place].hasProposed else { return }
    let fingers = tracks.tracks(of: attempts[place].touches)
    let span = Contender.span(fingers)
    attempts[place].asked = (
      span, contenders[place].extent(at: reason(), span: span), Contender.meanMovement(fingers)
    )
    attempts[place].hasProposed = true
    attempts[place].proposed = time
    if !contenders[place].isDiscrete {
      attempts[place].fingers = tracks.downCount(of: attempts[place].touches)
    }
  }

  private func noteWait(of place: Int, for number: Int?) {
    guard let other = number.flatMap({ self.place(of: $0) }) else { return }
    attempts[place].awaited = other
  }

  /// Removes lifted touches that belong to no attempt; they would accumulate while a finger rests and others tap.
  private func forgetOldTracks() {
    guard tracks.isFull else { return }
    tracks.forgetLifted(apartFrom: Set(attempts.flatMap(\.touches)))
  }

  // MARK: - States

  private func note(
    _ place: Int, is state: GestureState, because reason: () -> Reason, _ time: Timestamp
  ) {
    switch state {
    case .began, .ended:
      startHover(place, time)
      if attempts[place].isUnderWay, attempts[place].won == nil { attempts[place].won = time }
    case .failed: lose(place, because: reason(), time)
    case .possible:
      close(place)
      if attemptCount == 0 { endEpisode(at: time) }
    case .changed, .cancelled: break
    }
  }

  /// A hovering pointer has no touch that begins the attempt.
  private func startHover(_ place: Int, _ time: Timestamp) {
    guard contenders[place].kind == .hover, !attempts[place].isUnderWay else { return }
    attempts[place].start(with: time)
    attemptCount += 1
  }

  private func lose(_ place: Int, because reason: Reason, _ time: Timestamp) {
    guard attempts[place].isUnderWay else { return }
    attempts[place].lost = time
    guard contenders[place].isTold, !contenders[place].isSpare else { return }
    if let signs, signs.limits.findsDeadTaps {
      let loss = ToldLoss(
        time: time, kind: contenders[place].kind, recognizer: contenders[place].name,
        reason: words(for: reason, reason.winner), winner: reason.winner?.name, cause: reason)
      self.signs?.lose(loss, at: attempts[place].touches)
    }
    let progress = progress(of: place, time)
    let isAsked = attempts[place].hasProposed
    let isWrong = attempts[place].complete == nil || reason.isAboutFingers
    let share = isAsked ? 1 : isWrong ? 0 : progress?.share ?? 1
    let least = reason.winner == nil ? Self.near : Self.least
    if tellsEveryLoss || share >= least {
      let contender = contenders[place]
      let winner = reason.winner
      var words = words(for: reason, winner)
      if winner != nil, !isAsked, !isWrong, let progress, progress.share < 1 {
        words += ", \(progress.words)"
      }
      entries.append(
        .loss(
          ToldLoss(
            time: time, kind: contender.kind, recognizer: contender.name,
            reason: words, winner: winner?.name, cause: reason)))
    } else if isWrong {
      others.addWrongFingers(place)
    } else if share >= Self.least || contenders[place].hasMovedAway(reason) {
      others.addNotHalfway(place, because: reason)
    } else {
      others.addStill(place)
    }
  }

  /// A contender's progress; `nil` if it lacks fingers or has no measure.
  private func progress(of place: Int, _ time: Timestamp) -> GestureProgress? {
    guard let complete = attempts[place].complete else { return nil }
    let tracks = tracks.tracks(of: attempts[place].touches)
    return contenders[place].progress(since: complete, tracks, now: time)
  }

  private func words(for reason: Reason, _ winner: Subject?) -> String {
    guard let winner, let place = place(of: winner.id), let won = attempts[place].won else {
      return "\(reason)"
    }
    if case .requirementRecognized = reason, let words = contenders[place].lossReason {
      return words
    }
    let verb = contenders[place].isDiscrete ? "was recognized" : "began"
    let when = "which \(verb) at \(StoryText.time(won))"
    if case .requirementRecognized = reason {
      return "waited for \(winner.name) to fail, \(when)"
    }
    return "\(reason), \(when)"
  }

  // MARK: - Actions

  private func noteAction(of place: Int, _ state: GestureState, _ time: Timestamp) {
    // Most events are movements, so they are measured only at intervals. A follower needs each sample that completes a step.
    if state == .changed, time < nextLook, time != lastLook, follow == nil { return }
    if signs != nil, state != .changed, contenders[place].isTold {
      let kind = contenders[place].kind
      signs?.act(at: attempts[place].touches, holds: kind == .longPress || kind == .pan)
    }
    if attempts[place].gesture == nil { open(place, time) }
    if time >= nextLook {
      lastLook = time
      nextLook = time.advanced(by: Self.lookInterval)
    }
    let (fingers, extent) = contenders[place].size(
      span: attempts[place].asked.span, after: attempts[place].asked.extent)
    attempts[place].gesture?.grow(to: fingers, extent: extent)
    if let follow, let moment = moment(of: place, state, sampleTime ?? time) { follow(moment) }
    guard state.isTerminal, var gesture = attempts[place].gesture else { return }
    gesture.ended = time
    gesture.isCancelled = state == .cancelled
    gesture.values = contenders[place].values(
      tracks.tracks(of: attempts[place].touches), of: attempts[place],
      recognizedAt: gesture.location)
    entries.append(.gesture(gesture))
    attempts[place].gesture = nil
    if entries.count >= Self.portion { tellEntries() }
  }

  private func open(_ place: Int, _ time: Timestamp) {
    let contender = contenders[place]
    guard attempts[place].isUnderWay, contender.isTold else { return }
    attempts[place].gesture = ToldGesture(
      kind: contender.kind, recognizer: contender.name, fingers: attempts[place].fingers,
      began: attempts[place].firstTouch, recognized: time, ended: time, isCancelled: false,
      location: contender.recognizer.location(in: nil), values: .none)
    if contender.kind == .longPress {
      attempts[place].center = Contender.center(tracks.tracks(of: attempts[place].touches))
    }
    attempts[place].gesture?.inputKind = tracks.kind(of: attempts[place].touches)
    if let proposed = attempts[place].proposed, let awaited = lastAwaited(by: place) {
      let seconds = time.seconds(since: proposed)
      if seconds >= Self.leastWait, contender.isTransform {
        attempts[place].gesture?.wait = .init(
          seconds: seconds, other: contenders[awaited].awaitedName)
      }
    }
    if follow != nil { attempts[place].rivals = rivals(of: place) }
  }

  /// The contender whose failure ended another one's wait: of all required failures, the last.
  private func lastAwaited(by place: Int) -> Int? {
    guard let first = attempts[place].awaited else { return nil }
    var last = (place: first, lost: attempts[first].lost)
    for required in contenders[place].recognizer.standingRequirements {
      guard let other = self.place(of: required.subject.id), let lost = attempts[other].lost,
        last.lost.map({ $0 < lost }) ?? true
      else { continue }
      last = (other, lost)
    }
    return last.place
  }

  private func moment(
    of place: Int, _ state: GestureState, _ time: Timestamp
  ) -> GestureMoment? {
    guard let gesture = attempts[place].gesture else { return nil }
    let tracks = tracks.tracks(of: attempts[place].touches)
    let values = contenders[place].values(
      tracks, of: attempts[place], recognizedAt: gesture.location)
    var moment = GestureMoment(gesture, state, tracks, values, at: time)
    moment?.rivals = attempts[place].rivals
    return moment
  }

  /// The pans, pinches and rotations that could also have begun now, with less movement.
  private func rivals(of place: Int) -> [GestureMoment.Rival] {
    guard let winner = contenders[place].recognizer as? any ExtentRanked else { return [] }
    return contenders.indices.compactMap { other in
      guard other != place, attempts[other].isUnderWay, attempts[other].hasProposed,
        let rival = contenders[other].recognizer as? any ExtentRanked, rival.extent > 1
      else { return nil }
      return GestureMoment.Rival(
        kind: contenders[other].kind, extent: rival.extent, winnersExtent: winner.extent)
    }
  }

  // MARK: - Episodes

  private func close(_ place: Int) {
    guard attempts[place].isUnderWay else { return }
    if attempts[place].won == nil, attempts[place].lost == nil, contenders[place].isTold,
      !contenders[place].isSpare
    {
      others.addStill(place)
    }
    attempts[place].finish()
    attemptCount -= 1
  }

  private func endEpisode(at time: Timestamp) {
    if let told = others.take(contenders, at: time) { entries.append(.others(told)) }
    tellEntries()
    signs?.settle()
    tracks.forgetAll()
  }

  private func tellEntries() {
    StoryEntry.markBeside(&entries)
    let ordered = StoryEntry.inOrder(entries)
    entries = []
    for entry in ordered { tell(entry) }
  }

  // MARK: - Looking up

  private func place(of number: Int) -> Int? {
    let index = number - firstNumber
    return places.indices.contains(index) ? places[index] : nil
  }
}
