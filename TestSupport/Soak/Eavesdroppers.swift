import Foundation
import GestureCore
import ModelCheck
import Touchstone

/// Others who listen to a scene from threads of their own while its fingers move: what of the library
/// may be used there is used there, so that the thread sanitizer has something to look at.
enum Eavesdroppers {
  static func fault(ofSeed seed: UInt64) async -> String? {
    var random = SplitMix64(seed: seed)
    let scene = UIWindowScene(
      screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 400, height: 400)))
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    let pan = UIPanGestureRecognizer()
    window.addGestureRecognizer(pan)
    let system = scene.touchSystem
    let (events, states) = (system.traceEvents(), pan.states)
    let clock = system.clock
    let reader = Task.detached {
      var count = 0
      for await event in events where !event.description.isEmpty { count += 1 }
      return count
    }
    let follower = Task.detached {
      for await state in states where state == .ended { return true }
      return false
    }
    let sleepers = (1...4).map { number in
      Task.detached { try? await clock.sleep(for: .milliseconds(10 * number)) }
    }
    var time = 0.0
    for phase in [Contact.Phase.began, .moved, .moved, .moved, .ended] {
      time += Double(random.number(8...40)) / 1000
      let place = CGPoint(x: 50 + 1000 * time, y: 100)
      let now = Timestamp(seconds: time)
      system.receive(
        InputFrame(time: now, contacts: [Contact(id: 1, phase: phase, at: place, time: now)]))
      await Task.yield()
    }
    // Those who come late sleep from now on.
    while system.clock.strangeSleeps < 4 || system.clock.sleeperCount > 0 {
      time += 0.1
      system.advance(to: Timestamp(seconds: time))
      await Task.yield()
    }
    for sleeper in sleepers { await sleeper.value }
    let hasEnded = await follower.value
    reader.cancel()
    let count = await reader.value
    return hasEnded && count > 0 ? nil : "the listeners heard \(count) events, the end: \(hasEnded)"
  }
}
