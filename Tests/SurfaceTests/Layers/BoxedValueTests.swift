import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct BoxedValueTests {
  @Test("an animation takes a transform in a box")
  func boxed() {
    let stage = Stage()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.view.layer.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
    animation.toValue = NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1))
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(animation, forKey: nil)
    stage.wait(0.5)
    let scale = layer.presentation()?.transform.m11 ?? 0
    #expect(abs(scale - 2) < 0.1)
  }

  @Test("a buzz of the system is felt, and its other sounds are not")
  func sounds() {
    let stage = Stage()
    stage.finger(at: CGPoint(x: 5, y: 5)).tap()
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    AudioServicesPlaySystemSound(1519)
    AudioServicesPlayAlertSound(1000)
    #expect(stage.log.filter { $0.hasPrefix("haptic") } == ["haptic vibrate", "haptic peek"])
  }
}
