import Foundation
import GestureCore
import Testing

@Suite("CGAffineTransformComponents")
struct CGAffineTransformComponentsTests {
  @Test("steps left out do nothing, but the empty initializer is all zeros")
  func initializers() {
    let neutral = CGAffineTransformComponents(rotation: 0)
    #expect(CGAffineTransform(neutral) == .identity)
    #expect(CGAffineTransform(CGAffineTransformComponents()) == CGAffineTransform())
  }

  @Test("each step alone is the transform of that name")
  func singleSteps() {
    #expect(
      [
        CGAffineTransformComponents(scale: CGSize(width: 2, height: 3)),
        CGAffineTransformComponents(horizontalShear: 0.5),
        CGAffineTransformComponents(rotation: 0.7),
        CGAffineTransformComponents(translation: CGVector(dx: 4, dy: 5)),
      ].map { CGAffineTransform($0) } == [
        CGAffineTransform(scaleX: 2, y: 3), CGAffineTransform(1, 0, 0.5, 1, 0, 0),
        CGAffineTransform(rotationAngle: 0.7), CGAffineTransform(translationX: 4, y: 5),
      ])
  }

  @Test("the steps are done in the order scale, shear, rotation, translation")
  func order() {
    let steps = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: 3), horizontalShear: 0.5, rotation: 0.7,
      translation: CGVector(dx: 4, dy: 5))
    let product = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(1, 0, 0.5, 1, 0, 0))
      .concatenating(CGAffineTransform(rotationAngle: 0.7))
      .concatenating(CGAffineTransform(translationX: 4, y: 5))
    #expect(CGAffineTransform(steps).isClose(to: product))
  }

  @Test("plain transforms have plain steps, exactly")
  func plainSteps() {
    #expect(
      [
        .identity, CGAffineTransform(2, 0, 0, 3, 4, 5), CGAffineTransform(1, 0, 0.5, 1, 0, 0),
        CGAffineTransform(0, 1, -1, 0, 7, 0),
      ].map { $0.decomposed() } == [
        CGAffineTransformComponents(rotation: 0),
        CGAffineTransformComponents(
          scale: CGSize(width: 2, height: 3), translation: CGVector(dx: 4, dy: 5)),
        CGAffineTransformComponents(horizontalShear: 0.5),
        CGAffineTransformComponents(rotation: .pi / 2, translation: CGVector(dx: 7, dy: 0)),
      ])
  }

  @Test("a mirror is a negative width; upside down is that and half a turn")
  func mirrors() {
    let mirrored = CGSize(width: -2, height: 3)
    #expect(
      [
        CGAffineTransform(scaleX: -2, y: 3), CGAffineTransform(scaleX: 2, y: -3),
        CGAffineTransform(scaleX: -2, y: -3),
      ].map { $0.decomposed() } == [
        CGAffineTransformComponents(scale: mirrored),
        CGAffineTransformComponents(scale: mirrored, rotation: -.pi),
        CGAffineTransformComponents(scale: CGSize(width: 2, height: 3), rotation: .pi),
      ])
  }

  @Test("a general transform has the steps one computes by hand")
  func generalSteps() {
    let steps = CGAffineTransform(1, 2, 3, 4, 5, 6).decomposed()
    let root = CGFloat(5).squareRoot()
    #expect(abs(steps.scale.width + root) < 1e-12)
    #expect(abs(steps.scale.height - 2 / root) < 1e-12)
    #expect(abs(steps.horizontalShear + 5.5) < 1e-12)
    #expect(abs(steps.rotation - (atan2(CGFloat(2), 1) - .pi)) < 1e-12)
    #expect(steps.translation == CGVector(dx: 5, dy: 6))
  }

  @Test("parallel rows give a height of zero and no shear")
  func singular() {
    let flat = CGSize(width: 2, height: 0)
    #expect(
      [
        CGAffineTransform(), CGAffineTransform(2, 0, 4, 0, 0, 0),
        CGAffineTransform(0, 2, 0, 0, 1, 2),
        CGAffineTransform(0, 0, 0, 1, 0, 0),
      ].map { $0.decomposed() } == [
        CGAffineTransformComponents(),
        CGAffineTransformComponents(scale: flat),
        CGAffineTransformComponents(
          scale: flat, rotation: .pi / 2, translation: CGVector(dx: 1, dy: 2)),
        CGAffineTransformComponents(scale: CGSize(width: 0, height: 1)),
      ])
  }
}
