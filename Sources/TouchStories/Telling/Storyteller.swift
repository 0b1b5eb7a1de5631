import Foundation
import Touchstone

/// Makes a story of the trace and the recognizers' actions.
///
/// An *episode* goes from the first touch of a recognizer to the moment at which all have been
/// reset. Its entries are kept until then and told in order of time.
final class Storyteller {
  /// How near, as a part of its way, a contender must have come for its loss to be told.
  private static let near = 0.5
  /// Entries of an episode without end are told in portions, so that memory stays bounded.
  private static let portion = 512

  /// How often, in seconds, a gesture that goes on is measured.
  private static let lookInterval = 0.03

  private let contenders: [Contender]
  private let tell: @MainActor (StoryEntry) -> Void
  /// Contenders by the trace's number for them, learnt when they are first heard of.
  private var places: [Int: Int] = [:]
  private var attempts: [Attempt?]
  private var attemptCount = 0
  private var tracks: [Int: FingerTrack] = [:]
  private var entries: [StoryEntry] = []
  /// When gestures that go on were measured, all of them at the same moments, and will be again.
  private var lastLook = Timestamp.zero
  private var nextLook = Timestamp.zero
  private var others = ToldOthers(time: .zero, wrongFingers: [], still: [])

  init(_ cast: SceneCast, tell: @escaping @MainActor (StoryEntry) -> Void) {
    let tuning = cast.scene.touchSystem.tuning
    contenders = cast.recognizers.map { Contender($0, tuning) }
    attempts = Array(repeating: nil, count: contenders.count)
    self.tell = tell
  }

  // MARK: - Listening

  func hear(_ event: TraceEvent) {
    switch event.kind {
    case .touch(let id, let phase, let location, _): note(id, phase, location, event.time)
    case .receives(let subject, .touch(let touch)): note(touch, of: subject, event.time)
    case .proposal(let subject, _, _):
      if let place = place(of: subject) { noteProposal(of: place) }
    case .state(let subject, _, let state, let reason):
      note(subject, is: state, because: reason, event.time)
    case .action(let subject, let state): noteAction(of: subject, state, event.time)
    case .refused(let refusal): entries.append(.remark(event.time, "input refused: \(refusal)"))
    case .diagnostic(let words): entries.append(.remark(event.time, words))
    default: break
    }
  }

  /// Tells what is left at the end of the recording.
  func finish() {
    for place in attempts.indices where attempts[place] != nil { close(place) }
    endEpisode(at: entries.last?.time ?? .zero)
  }

  // MARK: - Touches

  private func note(
    _ id: Int, _ phase: Contact.Phase, _ location: CGPoint, _ time: Timestamp
  ) {
    switch phase {
    case .began:
      forgetOldTracks()
      tracks[id] = FingerTrack(start: location, location: location, landed: time)
    case .moved: tracks[id]?.location = location
    case .ended, .cancelled:
      tracks[id]?.location = location
      tracks[id]?.isDown = false
    }
  }

  private func note(_ touch: Int, of subject: Subject, _ time: Timestamp) {
    guard let place = place(of: subject) else { return }
    if attempts[place] == nil {
      attempts[place] = Attempt(firstTouch: tracks[touch]?.landed ?? time)
      attemptCount += 1
    }
    if attempts[place]?.won != nil { nextLook = .zero }
    guard var attempt = attempts[place], attempt.won == nil else { return }
    attempt.touches.append(touch)
    let down = fingersDown(in: attempt)
    if attempt.hasProposed { attempt.fingers = max(attempt.fingers, down) }
    if attempt.complete == nil, contenders[place].fingers.contains(down) {
      attempt.complete = time
    }
    attempts[place] = attempt
  }

  /// A contender that has to wait may be heard only when its fingers have lifted; those that are
  /// down now take part.
  private func noteProposal(of place: Int) {
    guard var attempt = attempts[place], !attempt.hasProposed else { return }
    attempt.hasProposed = true
    attempt.span = Contender.span(tracks(of: attempt))
    if !contenders[place].isDiscrete { attempt.fingers = fingersDown(in: attempt) }
    attempts[place] = attempt
  }

  private func fingersDown(in attempt: Attempt) -> Int {
    attempt.touches.reduce(0) { $0 + (tracks[$1]?.isDown == true ? 1 : 0) }
  }

  /// Touches that have lifted and belong to no attempt are of no more use; without this they would
  /// pile up while a finger rests and others tap.
  private func forgetOldTracks() {
    guard tracks.count >= 64 else { return }
    let used = Set(attempts.flatMap { $0?.touches ?? [] })
    tracks = tracks.filter { $0.value.isDown || used.contains($0.key) }
  }

  // MARK: - States

  private func note(
    _ subject: Subject, is state: GestureState, because reason: Reason, _ time: Timestamp
  ) {
    guard let place = place(of: subject) else { return }
    switch state {
    case .began, .ended:
      if attempts[place]?.won == nil { attempts[place]?.won = time }
    case .failed: lose(place, because: reason, time)
    case .possible:
      close(place)
      if attemptCount == 0 { endEpisode(at: time) }
    case .changed, .cancelled: break
    }
  }

  private func lose(_ place: Int, because reason: Reason, _ time: Timestamp) {
    guard let attempt = attempts[place] else { return }
    attempts[place]?.hasLost = true
    let contender = contenders[place]
    guard contender.isTold else { return }
    if isNear(contender, attempt, because: reason, time) {
      let winner = winner(in: reason)
      entries.append(
        .loss(
          ToldLoss(
            time: time, kind: contender.kind, recognizer: contender.name,
            reason: words(for: reason, winner), winner: winner?.name)))
    } else if attempt.complete == nil || isAboutFingers(reason) {
      others.wrongFingers.append(contender.name)
    } else {
      others.still.append(contender.name)
    }
  }

  private func isNear(
    _ contender: Contender, _ attempt: Attempt, because reason: Reason, _ time: Timestamp
  ) -> Bool {
    if attempt.hasProposed { return true }
    guard attempt.complete != nil, !isAboutFingers(reason) else { return false }
    return contender.progress(attempt, tracks(of: attempt), now: time) >= Self.near
  }

  private func isAboutFingers(_ reason: Reason) -> Bool {
    switch reason {
    case .tooFewFingers, .tooManyFingers, .fingersLate: true
    default: false
    }
  }

  private func winner(in reason: Reason) -> Subject? {
    switch reason {
    case .prevented(let winner), .requirementRecognized(let winner): winner
    default: nil
    }
  }

  private func words(for reason: Reason, _ winner: Subject?) -> String {
    guard let winner, let place = place(of: winner), let won = attempts[place]?.won else {
      return "\(reason)"
    }
    let verb = contenders[place].isDiscrete ? "was recognized" : "began"
    let when = "which \(verb) at \(StoryText.time(won))"
    if case .requirementRecognized = reason {
      return "waited for \(winner.name) to fail, \(when)"
    }
    return "\(reason), \(when)"
  }

  // MARK: - Actions

  private func noteAction(of subject: Subject, _ state: GestureState, _ time: Timestamp) {
    // Moves are by far the most of what happens; a look every now and then is enough.
    if state == .changed, time < nextLook, time != lastLook { return }
    guard let place = place(of: subject) else { return }
    if attempts[place]?.gesture == nil { open(place, time) }
    if time >= nextLook {
      lastLook = time
      nextLook = time.advanced(by: Self.lookInterval)
    }
    let (fingers, extent) = contenders[place].size(span: attempts[place]?.span ?? 0)
    attempts[place]?.gesture?.grow(to: fingers, extent: extent)
    guard state.isTerminal, let attempt = attempts[place], var gesture = attempt.gesture else {
      return
    }
    gesture.ended = time
    gesture.isCancelled = state == .cancelled
    gesture.values = contenders[place].values(tracks(of: attempt))
    entries.append(.gesture(gesture))
    attempts[place]?.gesture = nil
    if entries.count >= Self.portion { tellEntries() }
  }

  private func open(_ place: Int, _ time: Timestamp) {
    let contender = contenders[place]
    guard let attempt = attempts[place], contender.isTold else { return }
    attempts[place]?.gesture = ToldGesture(
      kind: contender.kind, recognizer: contender.name, fingers: attempt.fingers,
      began: attempt.firstTouch, recognized: time, ended: time, isCancelled: false,
      location: contender.recognizer.location(in: nil), values: .none)
  }

  // MARK: - Episodes

  private func close(_ place: Int) {
    guard let attempt = attempts[place] else { return }
    attempts[place] = nil
    attemptCount -= 1
    if attempt.won == nil, !attempt.hasLost, contenders[place].isTold {
      others.still.append(contenders[place].name)
    }
  }

  private func endEpisode(at time: Timestamp) {
    if others.count > 0 {
      others.time = time
      others.sort(like: contenders.map(\.name))
      entries.append(.others(others))
      others = ToldOthers(time: .zero, wrongFingers: [], still: [])
    }
    tellEntries()
    tracks.removeAll(keepingCapacity: true)
  }

  private func tellEntries() {
    let ordered = entries.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    entries.removeAll(keepingCapacity: true)
    for (_, entry) in ordered { tell(entry) }
  }

  // MARK: - Looking up

  private func place(of subject: Subject) -> Int? {
    if let place = places[subject.id] { return place }
    guard let place = contenders.firstIndex(where: { $0.name == subject.name }) else { return nil }
    places[subject.id] = place
    return place
  }

  private func tracks(of attempt: Attempt) -> [FingerTrack] {
    attempt.touches.compactMap { tracks[$0] }
  }
}
