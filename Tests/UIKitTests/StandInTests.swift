import StandInUse
import Testing
import UIKit

@MainActor @Suite struct StandInTests {
  @Test("sources that import CoreGraphics and QuartzCore alone find their names")
  func ring() {
    let ring = RingLayer()
    ring.fit(into: CGSize(width: 20, height: 20))
    #expect(ring.path?.boundingBoxOfPath == CGRect(x: 2, y: 2, width: 16, height: 16))
    #expect(abs(ring.affineTransform().b + 1) < 1e-9)
  }
}
