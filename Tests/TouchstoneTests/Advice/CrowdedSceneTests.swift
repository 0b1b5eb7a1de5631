import Foundation
import Testing
import Touchstone
import Waiting

@Suite("Advice on crowds")
struct CrowdedSceneTests {
  /// Processor time: far more than it takes, and far less than the square of a crowd does.
  private static let patience = Duration.seconds(10)

  private func scene(_ count: Int, _ relate: ([UITapGestureRecognizer]) -> Void) -> UIWindowScene {
    let scene = UIWindowScene(
      screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 400, height: 600)))
    let window = UIWindow(windowScene: scene)
    let taps = (0..<count).map { _ in UITapGestureRecognizer() }
    for tap in taps { window.addGestureRecognizer(tap) }
    relate(taps)
    window.makeKeyAndVisible()
    return scene
  }

  @Test("thousands of taps on a view are looked at as far as anybody reads, which is told")
  func taps() {
    let crowd = scene(3000) { _ in }
    var found: [GestureConflict] = []
    let taken = ProcessorTime.measure { found = crowd.touchSystem.conflicts() }
    #expect(
      found.count == 1001 && found.last?.rule == .tooManyPairs && taken < Self.patience,
      "\(found.count) \(taken)")
  }

  @Test("a ring of thousands of requirements is found, once")
  func ring() {
    let count = 2000
    let crowd = scene(count) { taps in
      for index in taps.indices { taps[index].require(toFail: taps[(index + 1) % count]) }
    }
    var found: [GestureConflict] = []
    let taken = ProcessorTime.measure { found = crowd.touchSystem.conflicts() }
    let rings = found.filter { $0.rule == .requirementCycle }
    #expect(rings.map(\.subjects.count) == [count] && taken < Self.patience, "\(taken)")
  }
}
