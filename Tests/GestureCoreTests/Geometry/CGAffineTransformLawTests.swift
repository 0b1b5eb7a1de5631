import Foundation
import GestureCore
import Testing

@Suite("The algebra of CGAffineTransform, on a grid of matrices")
struct CGAffineTransformLawTests {
  @Test("the identity changes nothing, on either side")
  func identity() {
    let all = TransformGrid.all
    #expect(all.count == 256)
    #expect(all.map { $0.concatenating(.identity) } == all)
    #expect(all.map { CGAffineTransform.identity.concatenating($0) } == all)
  }

  @Test("concatenation is associative")
  func associativity() {
    for first in TransformGrid.few {
      for second in TransformGrid.few {
        let left = TransformGrid.few.map { first.concatenating(second).concatenating($0) }
        let right = TransformGrid.few.map { first.concatenating(second.concatenating($0)) }
        #expect(left == right)
      }
    }
  }

  @Test("the determinant of a concatenation is the product of the two")
  func determinants() {
    for first in TransformGrid.few {
      #expect(
        TransformGrid.few.map { first.concatenating($0).determinant }
          == TransformGrid.few.map { first.determinant * $0.determinant })
    }
  }

  @Test("applying a concatenation is applying one and then the other")
  func applyingConcatenation() {
    for first in TransformGrid.few {
      for second in TransformGrid.few {
        let both = first.concatenating(second)
        #expect(
          TransformGrid.points.map { $0.applying(both) }
            == TransformGrid.points.map { $0.applying(first).applying(second) })
      }
    }
  }

  @Test("the three shorthands are concatenations from the left")
  func shorthands() {
    for transform in TransformGrid.all {
      #expect(
        [
          transform.translatedBy(x: 3, y: -0.5), transform.scaledBy(x: 3, y: -0.5),
          transform.rotated(by: 0.7),
        ]
          == [
            CGAffineTransform(translationX: 3, y: -0.5), CGAffineTransform(scaleX: 3, y: -0.5),
            CGAffineTransform(rotationAngle: 0.7),
          ].map { $0.concatenating(transform) })
    }
  }

  @Test("an inverse undoes from either side, and its inverse is the transform again")
  func inverses() {
    #expect(TransformGrid.invertible.count > 100)
    for transform in TransformGrid.invertible {
      let inverse = transform.inverted()
      #expect(transform.concatenating(inverse).isClose(to: .identity))
      #expect(inverse.concatenating(transform).isClose(to: .identity))
      #expect(inverse.inverted().isClose(to: transform))
    }
  }

  @Test("a singular transform is its own inverse by decree")
  func singular() {
    #expect(TransformGrid.singular.count > 20)
    #expect(TransformGrid.singular.map { $0.inverted() } == TransformGrid.singular)
  }

  @Test("rotations add, and keep lengths")
  func rotations() {
    let angles: [CGFloat] = [-7, -.pi, -1, 0, 0.1, 1.5, .pi, 100]
    for first in angles {
      for second in angles {
        let both = CGAffineTransform(rotationAngle: first).rotated(by: second)
        #expect(both.isClose(to: CGAffineTransform(rotationAngle: first + second)))
        #expect(abs(CGPoint(x: 3, y: -4).applying(both).length - 5) < 1e-12)
      }
    }
  }

  @Test("a transform survives JSON")
  func coding() throws {
    let json = try JSONEncoder().encode(TransformGrid.all)
    #expect(try JSONDecoder().decode([CGAffineTransform].self, from: json) == TransformGrid.all)
  }

  @Test("four steps make an invertible transform again, with a height above zero")
  func components() {
    for transform in TransformGrid.invertible {
      let steps = transform.decomposed()
      #expect(CGAffineTransform(steps).isClose(to: transform))
      #expect(steps.scale.height > 0)
      #expect((steps.scale.width < 0) == (transform.determinant < 0))
      #expect(abs(steps.rotation) <= .pi)
    }
  }
}
