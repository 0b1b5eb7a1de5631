import Foundation
import Pictures
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Replicators, emitters and transitions")
struct LayerKindTests {
  let stage = Stage()

  private final class Ends: CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("started") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("ended \(flag)") }
  }

  @Test("a replicator shows its sublayers as often as it says, each copy further on")
  func replicator() {
    let replicator = CAReplicatorLayer()
    replicator.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = .black
    replicator.addSublayer(dot)
    let view = UIView(frame: replicator.bounds)
    view.layer.addSublayer(replicator)
    #expect(moves(in: view.wholePicture) == [0, 20, 40])
    replicator.instanceCount = 0
    #expect(moves(in: view.wholePicture) == [])
  }

  /// How far each filled shape is moved to the right within the replicator.
  private func moves(in picture: Picture) -> [CGFloat] {
    var stack = [CGAffineTransform.identity]
    var found: [CGFloat] = []
    for operation in picture.operations {
      switch operation {
      case .save: stack.append(stack[stack.count - 1])
      case .restore: stack.removeLast()
      case .concat(let transform):
        stack[stack.count - 1] = transform.concatenating(stack[stack.count - 1])
      case .fill: found.append(stack[stack.count - 1].tx)
      default: break
      }
    }
    return found.map { $0 - (found.first ?? 0) }
  }

  @Test("a transition takes its time, and its delegate hears of its end")
  func transition() {
    let ends = Ends()
    let transition = CATransition()
    transition.type = .push
    transition.duration = 0.5
    transition.delegate = ends
    stage.view.layer.add(transition, forKey: nil)
    stage.wait(0.4)
    #expect(ends.log == ["started"])
    stage.wait(0.2)
    #expect(ends.log == ["started", "ended true"])
  }

  @Test("an emitter keeps its cells and shows nothing")
  func emitter() {
    let emitter = CAEmitterLayer()
    emitter.emitterCells = [CAEmitterCell()]
    emitter.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let view = UIView(frame: emitter.frame)
    view.layer.addSublayer(emitter)
    #expect(emitter.emitterCells?.count == 1)
    #expect(moves(in: view.wholePicture) == [])
  }
}
