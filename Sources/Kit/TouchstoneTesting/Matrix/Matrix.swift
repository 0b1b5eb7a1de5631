import Foundation
import GestureCore
import Touchstone

/// The same test under many circumstances: orders in which recognizers are added, hands, frame rates.
///
/// ```swift
/// let matrix = Matrix(hands: .steady, .human(seed: 1), frameRates: [60, 120, 240])
/// let report = matrix.run { stage in
///   stage.add(UIPanGestureRecognizer(), named: "pan")
///   stage.finger(at: CGPoint(x: 50, y: 50)).drag(by: 100, 0)
/// }
/// #expect(report.outcome == .met)
/// ```
/// What is compared is the stage's outline by default: how often something changed differs
/// with the frame rate, and rightly so.
@MainActor public struct Matrix {
  /// How many orders are tried at most; of more, as many are drawn by lot.
  public var mostOrders = 24
  /// Whether recognizers are added in every order.
  public var permutesOrders: Bool
  /// The hands to play a script with.
  public var hands: [HandStyle]
  /// Frames a second.
  public var frameRates: [Double]
  /// What of a stage is compared.
  public var compared: @MainActor (Stage) -> [String]

  /// Makes a matrix of these circumstances.
  public init(
    permutingOrders: Bool = true, hands: [HandStyle] = [.steady], frameRates: [Double] = [60],
    comparing compared: @escaping @MainActor (Stage) -> [String] = { $0.outline }
  ) {
    permutesOrders = permutingOrders
    self.hands = hands
    self.frameRates = frameRates
    self.compared = compared
  }

  /// One circumstance.
  public struct Variant: Sendable, Hashable, CustomStringConvertible {
    /// The places of the recognizers in the order of the script, in the order in which they are added
    /// to their views.
    public var order: [Int]
    /// The hands that play the script.
    public var hands: HandStyle
    /// How often the stage's panel reports, in hertz.
    public var frameRate: Double

    public var description: String {
      let isUsual = order == order.sorted()
      let names = order.map { "\($0 + 1)" }.joined(separator: " ")
      return (isUsual ? "" : "recognizers added in the order \(names), ")
        + "hands \(hands), \(Reason.spell(frameRate)) Hz"
    }
  }

  /// Runs a script once for each combination, on a stage of its own each time. The first of everything
  /// is what the others are compared with; each that differs leaves its artifacts, as a failing
  /// expectation does.
  public func run(
    size: CGSize = CGSize(width: 400, height: 800), file: StaticString = #fileID,
    line: UInt = #line, _ script: (Stage) -> Void
  ) -> MatrixReport {
    var runs: [MatrixReport.Run] = []
    var orders: [[Int]] = [[]]
    for hands in hands {
      for rate in frameRates {
        var next = 0
        while next < orders.count {
          let stage = Stage(size: size)
          stage.frameRate = rate
          stage.hands = hands
          let order = orders[next]
          if !order.isEmpty { stage.prelude = { $0.addAgain(in: order) } }
          script(stage)
          if runs.isEmpty, permutesOrders {
            orders = Permutations.of(stage.cast.count, atMost: mostOrders)
          }
          var run = MatrixReport.Run(
            variant: Variant(order: orders[next], hands: hands, frameRate: rate),
            log: compared(stage), faults: stage.faults.map { "\($0)" })
          if let words = run.failure(comparedWith: runs.first) {
            run.artifacts = stage.leaveArtifacts(
              because: words, of: "run-\(runs.count + 1)", file, line)
          }
          runs.append(run)
          next += 1
        }
      }
    }
    return MatrixReport(runs: runs)
  }
}

extension Matrix {
  /// For each variant whether something holds, so that one can say how often it does.
  public func rate(
    size: CGSize = CGSize(width: 400, height: 800), _ script: (Stage) -> Outcome
  ) -> SuccessRate {
    var rate = SuccessRate()
    for hands in hands {
      for frames in frameRates {
        let stage = Stage(size: size)
        stage.frameRate = frames
        stage.hands = hands
        // Only failures that the rate lists leave artifacts.
        if rate.isFull { stage.artifactsFolder = nil }
        let variant = Variant(order: [], hands: hands, frameRate: frames)
        rate.note(script(stage), of: variant)
      }
    }
    return rate
  }
}

extension Stage {
  /// Takes all recognizers from their views and adds them in another order.
  fileprivate func addAgain(in order: [Int]) {
    let homes = cast.map(\.view)
    for (recognizer, view) in zip(cast, homes) { view?.removeGestureRecognizer(recognizer) }
    for place in order where cast.indices.contains(place) {
      homes[place]?.addGestureRecognizer(cast[place])
    }
  }
}
