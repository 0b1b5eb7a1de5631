import Foundation
import InspectorNetwork
import Touchstone

/// A page that looks at a session, and what it has received.
final class Viewer {
  let client: ClientID
  /// The colour of its fingers.
  let hand: Int
  var frames: FrameMaker
  /// The number of its last message of input.
  var sequence: Int?
  /// What it may still ask for.
  var limits = OrderLimits()
  /// Whether a recording of its is being read.
  var isLoading = false
  /// What it has asked of the recording that is being read; carried out when that is there.
  var held: [PageMessage] = []
  /// What is tried for it at present.
  var trial: Aside.Work?
  /// What recognizers are compared for it at present.
  var survey: Task<Void, Never>?
  /// The size of its stage in points.
  var size: CGSize
  var selected: Int?
  /// Whether it has read what was sent last.
  var isReady = true
  /// Whether something may have happened since it was sent.
  var hasNews = false
  /// What it knows.
  var snapshot = SceneSnapshot()
  var advice: [AdviceSnapshot] = []
  /// The views that no finger reaches, in words, as its advice has them.
  var reach: [String] = []
  var lastEntry = 0
  /// The number of the next line of the story for it.
  var lastLine = 0
  var wasBusy: Bool?
  /// Whether it knows that the lesson's task has been done.
  var knowsDone = false
  /// Whether every line of the trace is shown there.
  var readsTrace = false
  var touches = TouchTable()

  init(_ client: ClientID, hand: Int, size: CGSize) {
    self.client = client
    self.hand = hand
    self.size = size
    frames = FrameMaker(hand: hand)
  }

  /// Another scene comes, with a time of its own.
  func begin() {
    survey?.cancel()
    frames = FrameMaker(hand: hand)
  }

  /// The page no longer waits for what it asked.
  func dropWork() {
    trial?.cancel()
    trial = nil
    survey?.cancel()
  }
}
