import Foundation
import GestureCore
import Pictures
import Touchstone

/// Collects a picture from a scene's trace in bounded memory.
///
/// Pass it the trace. If there are frames, pass each before it is played: only frames contain
/// pressure, and show which movements a slow panel did not report itself. If there is a story, pass
/// each entry before the trace record that ends its episode, so that the picture agrees with the
/// story.
package final class PictureCollector {
  /// Limits of a picture's content.
  package struct Limits {
    package var touches = 600
    /// Bars and marks of all lanes, plus remarks.
    package var items = 8000
    /// Stops of all paths in the finished picture.
    package var stops = 6000
    /// With more recognizers, attempts without a result are omitted.
    package var recognizers = 8

    package init() {}
  }

  /// The time span that is drawn.
  let window: ClosedRange<Timestamp>
  let limits: Limits
  var size = CGSize.zero
  var views: [OutlinedView] = []
  var drawing: Pictures.Picture?
  /// The names of the scene's recognizers, without `spares`, in order.
  var names: [String] = []
  /// The names of auxiliary recognizers.
  var untold: Set<String> = []
  /// The trace's numbers of taps that only handle touches that the tap with the first turn cannot receive.
  var spares: Set<Int> = []

  var touches: [TouchPath] = []
  /// Indices in `touches` of active touches, by the trace's number.
  private var down: [Int: Int] = [:]
  var lanes: [RecognizerLane] = []
  /// Indices in `lanes`, by the trace's number.
  var places: [Int: Int] = [:]
  var received: [Int: Int] = [:]
  var remarks: [PictureRemark] = []
  var gestures: [PictureLine] = []
  var losses: [PictureLine] = []
  var hasStory = false
  /// For each lane the number of bars and marks of earlier attempts, and whether the present
  /// attempt has a wrong number of fingers.
  var settled: [(bars: Int, marks: Int)] = []
  var wrongFingers: Set<Int> = []
  var openCount = 0
  var itemCount = 0
  var last: Timestamp?
  var cut: Timestamp?
  /// The locations that the panel reported in this frame, with their weights.
  private var reports: [CGPoint: CGFloat?]?

  /// Creates an empty collector. `window` is the time span to draw.
  package init(
    window: ClosedRange<Timestamp> = .zero...Timestamp(nanoseconds: .max),
    limits: Limits = Limits()
  ) {
    self.window = window
    self.limits = limits
  }

  /// Receives a scene's trace from now on, after all existing listeners.
  package func listen(to scene: UIWindowScene) {
    look(at: scene)
    let others = scene.touchSystem.trace
    scene.touchSystem.trace = { [self] event in
      others?(event)
      hear(event)
    }
  }

  /// Stores the scene's present views and recognizers.
  package func look(at scene: UIWindowScene) {
    size = scene.screen.bounds.size
    views = OutlinedView.all(in: scene)
    drawing = scene.drawnPicture
    let recognizers = scene.windows.flatMap(Self.recognizers)
    spares = Set(
      recognizers.filter { ($0 as? TurnTapGestureRecognizer)?.isSpare == true }.map(\.subject.id))
    names = recognizers.map(\.subject).filter { !spares.contains($0.id) }.map(\.name)
    untold = Set(
      recognizers.filter { $0 is LingerGestureRecognizer || $0 is RestGestureRecognizer }
        .map(\.subject.name))
  }

  /// Whether further input cannot change the picture.
  package var isComplete: Bool { cut != nil || (last.map { $0 > window.upperBound } ?? false) }

  // MARK: - Listening

  /// Reads a frame before it is played.
  package func note(_ frame: InputFrame) {
    var reports: [CGPoint: CGFloat?] = [:]
    for contact in frame.contacts {
      let sample = contact.sample
      let weight = sample.force > 0 ? sample.force : sample.majorRadius
      reports[sample.location] = .some(weight > 0 ? weight : nil)
    }
    self.reports = reports
  }

  /// Receives a story entry.
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
    case .receives(let subject, let input):
      if case .touch = input { received[subject.id, default: 0] += 1 }
      if lanes[place(of: subject)].isAtRest { open(.possible, of: subject, "", event.time) }
    case .proposal(let subject, _, let reason):
      let bar = lanes[place(of: subject)].bars.last
      if lanes[place(of: subject)].isAtRest || bar?.kind == .possible {
        open(.waiting, of: subject, "\(reason)", event.time)
      }
    case .state(let subject, _, let state, let reason):
      note(subject, is: state, because: reason, event.time)
    case .verdict(let subject, let verdict): note(verdict, about: subject, event.time)
    case .action(let subject, .changed): noteChange(of: subject, event.time)
    case .action(let subject, let state):
      add(.action, to: subject, "action \(state)", nil, event.time)
    case .deadline(let subject): add(.deadline, to: subject, "deadline", nil, event.time)
    case .refused(let refusal): add(remark: "input refused: \(refusal)", event.time)
    case .diagnostic(let words): add(remark: words, event.time)
    default: break
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

  /// Limits the memory for touches before the window.
  private func forgetOldTouches() {
    guard touches.count >= 32 else { return }
    let kept = touches.filter { $0.ending == .none || $0.ended >= window.lowerBound }
    touches = kept
    down = [:]
    for (place, touch) in kept.enumerated() where touch.ending == .none { down[touch.id] = place }
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
