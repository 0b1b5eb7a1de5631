import Foundation
import InspectorNetwork
import Touchstone

/// A page that watches a session, and what it has received.
final class Viewer {
  let client: ClientID
  /// Determines the colour of its fingers.
  let hand: Int
  var frames: FrameMaker
  /// Sequence number of its last input message.
  var sequence: Int?
  /// Limits its rate of expensive requests.
  var limits = OrderLimits()
  /// Whether one of its recordings is being read.
  var isLoading = false
  /// Messages that wait until the recording has been read.
  var held: [PageMessage] = []
  /// The trial that is running for it.
  var trial: Aside.Work?
  /// The search for collisions that is running for it.
  var survey: Task<Void, Never>?
  /// The size of its stage in points.
  var size: CGSize
  var selected: Int?
  /// Whether it has acknowledged the last update.
  var isReady = true
  /// Whether something may have changed since the last update.
  var hasNews = false
  /// The snapshot that it has received.
  var snapshot = SceneSnapshot()
  var advice: [AdviceSnapshot] = []
  /// The views that no finger can reach, as described in its advice.
  var reach: [String] = []
  var lastEntry = 0
  /// Number of the next story line to send.
  var lastLine = 0
  var wasBusy: Bool?
  /// Whether it has been informed that the lesson's task is done.
  var knowsDone = false
  /// Whether it shows every trace line.
  var readsTrace = false
  var touches = TouchSnapshots()

  init(_ client: ClientID, hand: Int, size: CGSize) {
    self.client = client
    self.hand = hand
    self.size = size
    frames = FrameMaker(hand: hand)
  }

  /// Resets its state for another scene, whose time starts anew.
  func begin() {
    survey?.cancel()
    frames = FrameMaker(hand: hand)
  }

  /// Cancels work whose result the page no longer needs.
  func dropWork() {
    trial?.cancel()
    trial = nil
    survey?.cancel()
  }
}
