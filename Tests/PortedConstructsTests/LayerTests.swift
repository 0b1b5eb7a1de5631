import PortedConstructs
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite("Layers of ported sources' own classes") struct LayerTests {
  private let stage = Stage()

  @Test("a view's layer is of the class of the app that layerClass names (API-W01)")
  func gauge() {
    let gauge = Gauge(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.view.addSubview(gauge)
    stage.finger(at: CGPoint(x: 20, y: 100)).drag(to: CGPoint(x: 120, y: 100))
    #expect(gauge.turns > 0.5)
    #expect(gauge.lineWidth == 3)
  }

  @Test("a private class of layers is found, and one that stands in its view's class")
  func hidden() {
    #expect(Knob(frame: .zero).isKnob)
    #expect(Meter(frame: .zero).marks == 7)
  }
}
