import Foundation
import GestureCore
import Touchstone

/// The collector's data about recognizers.
extension PictureCollector {
  func note(_ verdict: Verdict, about subject: Subject, _ time: Timestamp) {
    switch verdict {
    case .held(let other, _): add(.held, to: subject, "\(verdict)", other, time)
    case .vetoed: add(.vetoed, to: subject, "\(verdict)", nil, time)
    case .prevented(let other, _), .requirementWon(let other, _), .deadlock(let other):
      add(.prevented, to: subject, "\(verdict)", other, time)
    }
  }

  func note(
    _ subject: Subject, is state: GestureState, because reason: Reason, _ time: Timestamp
  ) {
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

  func open(
    _ kind: StateBar.Kind, of subject: Subject, _ reason: String, _ time: Timestamp
  ) {
    close(subject, time)
    lanes[place(of: subject)].bars.append(
      StateBar(kind: kind, from: time, to: StateBar.open, reason: reason))
    openCount += 1
    itemCount += 1
  }

  /// Ends the open bar. A bar `possible` is removed if the recognizer was never undecided; a wait without duration is kept,
  /// because it shows that the recognizer asked to begin.
  func close(_ subject: Subject, _ time: Timestamp) {
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

  /// Removes attempts without a result if there are too many recognizers to show.
  func endEpisode() {
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

  func isEventful(
    _ place: Int, _ bars: ArraySlice<StateBar>, _ marks: ArraySlice<VerdictMark>
  ) -> Bool {
    if bars.contains(where: { $0.kind != .possible && $0.kind != .failed }) { return true }
    let verdicts = marks.filter { $0.kind != .prevented }
    // It may have timed out only because other fingers did not land.
    if !verdicts.isEmpty, !wrongFingers.contains(place) { return true }
    let name = lanes[place].name
    let start = bars.first?.from ?? .zero
    for loss in losses.reversed() {
      if loss.time < start { break }
      if loss.recognizer == name { return true }
    }
    return false
  }

  /// The trace has no record of repeated `changed` states, only of their actions.
  func noteChange(of subject: Subject, _ time: Timestamp) {
    let place = place(of: subject)
    if let bar = lanes[place].bars.last, bar.kind == .began, bar.isOpen {
      open(.changed, of: subject, "", time)
    }
    guard let index = lanes[place].bars.indices.last else { return }
    lanes[place].bars[index].changes += 1
  }

  /// Adds a mark; marks of the same kind at the same time are merged.
  func add(
    _ kind: VerdictMark.Kind, to subject: Subject, _ words: String, _ other: Subject?,
    _ time: Timestamp
  ) {
    let place = place(of: subject)
    guard time >= window.lowerBound else { return }
    if kind == .held, let index = lanes[place].marks.indices.last,
      lanes[place].marks[index].kind == .held, lanes[place].marks[index].time == time
    {
      let words = String(words.dropFirst("held: ".count))
      if lanes[place].marks[index].words.count < 1000 {
        lanes[place].marks[index].words += "; \(words)"
      }
      return
    }
    lanes[place].marks.append(VerdictMark(kind: kind, time: time, words: words, other: other?.id))
    itemCount += 1
  }

  func add(remark words: String, _ time: Timestamp) {
    guard time >= window.lowerBound else { return }
    remarks.append(PictureRemark(time: time, words: words))
    itemCount += 1
  }

  func place(of subject: Subject) -> Int {
    if let place = places[subject.id] { return place }
    places[subject.id] = lanes.count
    var lane = RecognizerLane(id: subject.id, name: subject.name)
    lane.isTold = !untold.contains(subject.name)
    lanes.append(lane)
    settled.append((0, 0))
    return lanes.count - 1
  }
}

extension StateBar {
  /// The end of a bar that has not ended yet.
  static let open = Timestamp(nanoseconds: .max)
  var isOpen: Bool { to == Self.open }
}

extension RecognizerLane {
  var isAtRest: Bool { bars.last?.isOpen != true }
}
