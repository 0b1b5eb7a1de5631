import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct LayerOverrideTests {
  /// Keeps a track as long as it is, and writes down what is done to it.
  private final class Track: CALayer {
    var notes: [String] = []
    override var bounds: CGRect { didSet { notes.append("bounds \(bounds.width)") } }
    override var position: CGPoint { didSet { notes.append("position \(position.x)") } }
    override var cornerRadius: CGFloat {
      get { bounds.height / 2 }
      set {}
    }
    override func addSublayer(_ layer: CALayer) {
      notes.append("added")
      super.addSublayer(layer)
    }
    override func add(_ anim: CAAnimation, forKey key: String?) {
      notes.append("animated \(key ?? "-")")
      super.add(anim, forKey: key)
    }
    override func removeAllAnimations() {
      notes.append("stilled")
      super.removeAllAnimations()
    }
  }

  @Test("what a kind of layer overrides is asked, and hears of frames as of their parts")
  func overrides() {
    let stage = Stage()
    let track = Track()
    stage.view.layer.addSublayer(track)
    track.frame = CGRect(x: 10, y: 0, width: 40, height: 20)
    track.addSublayer(CALayer())
    track.cornerRadius = 3
    #expect(track.cornerRadius == 10 && track.sublayers?.count == 1)
    track.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    track.removeAllAnimations()
    #expect(
      track.notes == ["bounds 40.0", "position 30.0", "added", "animated fade", "stilled"])
    #expect(track.animationKeys() == nil)
  }
}
