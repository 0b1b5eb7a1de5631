import Foundation
import GestureCore
import Touchstone

/// Runs a test in many variants: orders of adding recognizers, hands, and frame rates.
///
/// ```swift
/// let matrix = Matrix(hands: .steady, .human(seed: 1), frameRates: [60, 120, 240])
/// let report = matrix.run { stage in
///   stage.add(UIPanGestureRecognizer(), named: "pan")
///   stage.finger(at: CGPoint(x: 50, y: 50)).drag(by: 100, 0)
/// }
/// #expect(report.outcome == .met)
/// ```
/// By default, the stages' outlines are compared, because the number of changes depends on the frame rate.
@MainActor public struct Matrix {
  /// The most orders that are tried; if there are more, a random selection is used.
  public var mostOrders = 24
  /// Whether recognizers are added in every order.
  public var permutesOrders: Bool
  /// The hands that play the script.
  public var hands: [HandStyle]
  /// Frames per second.
  public var frameRates: [Double]
  /// The property of a stage that is compared.
  public var compared: @MainActor (Stage) -> [String]

  /// Creates a matrix of variants.
  public init(
    permutingOrders: Bool = true, hands: [HandStyle] = [.steady], frameRates: [Double] = [60],
    comparing compared: @escaping @MainActor (Stage) -> [String] = { $0.outline }
  ) {
    permutesOrders = permutingOrders
    self.hands = hands
    self.frameRates = frameRates
    self.compared = compared
  }

  /// A variant.
  public struct Variant: Sendable, Hashable, CustomStringConvertible {
    /// The script indices of the recognizers, in the order in which they are added to their views.
    public var order: [Int]
    /// The hands that play the script.
    public var hands: HandStyle
    /// The frame rate in hertz.
    public var frameRate: Double

    public var description: String {
      let isUsual = order == order.sorted()
      let names = order.map { "\($0 + 1)" }.joined(separator: " ")
      return (isUsual ? "" : "recognizers added in the order \(names), ")
        + "hands \(hands), \(Reason.spell(frameRate)) Hz"
    }
  }

  /// Runs a script once for each combination, each on its own stage. The first variant is the reference; each one that differs
  /// writes artifacts, as a failing expectation does.
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
  /// Counts the variants in which an expectation is met.
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
  /// Removes all recognizers from their views and adds them in another order.
  fileprivate func addAgain(in order: [Int]) {
    let homes = cast.map(\.view)
    for (recognizer, view) in zip(cast, homes) { view?.removeGestureRecognizer(recognizer) }
    for place in order where cast.indices.contains(place) {
      homes[place]?.addGestureRecognizer(cast[place])
    }
  }
}
