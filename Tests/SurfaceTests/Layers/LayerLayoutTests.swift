import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Layout and drawing through layers")
struct LayerLayoutTests {
  final class Dial: UIView {
    var log: [String] = []
    var callsSuper = true

    override func layoutSublayers(of layer: CALayer) {
      log.append(layer === self.layer ? "layoutSublayers" : "of another")
      if callsSuper { super.layoutSublayers(of: layer) }
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layoutSubviews")
    }
    override func draw(_ rect: CGRect) { log.append("draw \(rect.width)") }
  }

  final class Track: CALayer {
    var layouts = 0
    override func layoutSublayers() { layouts += 1 }
  }

  let stage = Stage()
  let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  @Test(
    "the layer's layout calls the view's, and only by that its subviews' [COR-23]",
    arguments: [true, false])
  func order(callsSuper: Bool) {
    dial.callsSuper = callsSuper
    stage.view.addSubview(dial)
    stage.wait(0.1)
    let layout = callsSuper ? ["layoutSublayers", "layoutSubviews"] : ["layoutSublayers"]
    #expect(dial.log == layout + ["draw 100.0"])
    dial.log = []
    dial.layer.setNeedsLayout()
    dial.layer.layoutIfNeeded()
    #expect(dial.log == layout)
  }

  @Test("a view draws at the end of the frame, once, though nobody looks [COR-23]")
  func drawing() {
    stage.view.addSubview(dial)
    stage.wait(0.1)
    dial.log = []
    dial.setNeedsDisplay()
    dial.setNeedsDisplay()
    #expect(dial.log == [])
    stage.wait(0.1)
    #expect(dial.log == ["draw 100.0"])
    stage.wait(0.1)
    #expect(dial.log.count == 1)
    dial.removeFromSuperview()
    dial.setNeedsDisplay()
    stage.wait(0.1)
    #expect(dial.log.count == 1)
  }

  @Test("a layer below a view's is laid out when its size changes or it asks [COR-23]")
  func sublayer() {
    let track = Track()
    stage.view.addSubview(dial)
    dial.layer.addSublayer(track)
    stage.wait(0.1)
    track.layouts = 0
    track.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(track.layouts == 0)
    stage.wait(0.1)
    #expect(track.layouts == 1)
    track.setNeedsLayout()
    track.layoutIfNeeded()
    #expect(track.layouts == 2)
    stage.wait(0.1)
    #expect(track.layouts == 2)
  }

  @Test("a layer that only layout has asked for is no look of the view's [COR-23]")
  func noLook() {
    final class Plain: UIView {}
    stage.view.addSubview(Plain(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    stage.wait(0.1)
    #expect(stage.scene.drawnPicture == nil)
  }
}
