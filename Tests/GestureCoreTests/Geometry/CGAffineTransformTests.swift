import Foundation
import GestureCore
import Testing

@Suite("CGAffineTransform")
struct CGAffineTransformTests {
  private let sample = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

  @Test("every initializer puts its numbers where the matrix has them")
  func initializers() {
    #expect(
      [
        CGAffineTransform(),
        CGAffineTransform(1, 2, 3, 4, 5, 6),
        CGAffineTransform(translationX: 7, y: 8),
        CGAffineTransform(scaleX: 7, y: 8),
        CGAffineTransform(rotationAngle: 0),
        .identity,
      ] == [
        CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0),
        sample,
        CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 7, ty: 8),
        CGAffineTransform(a: 7, b: 0, c: 0, d: 8, tx: 0, ty: 0),
        CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
        CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      ])
    #expect(
      [sample.a, sample.b, sample.c, sample.d, sample.tx, sample.ty] == [1, 2, 3, 4, 5, 6])
  }

  @Test("a rotation of a sixth of a turn has cosine one half, and turns x towards y")
  func rotation() {
    let turned = CGAffineTransform(rotationAngle: .pi / 3)
    let half: CGFloat = 0.5
    let height = CGFloat(3).squareRoot() / 2
    let expected = CGAffineTransform(a: half, b: height, c: -height, d: half, tx: 0, ty: 0)
    #expect(turned.isClose(to: expected))
  }

  @Test("only the exact identity is the identity")
  func isIdentity() {
    let transforms = [
      CGAffineTransform.identity, CGAffineTransform(scaleX: 1, y: 1),
      CGAffineTransform(1, -0.0, 0, 1, 0, 0), CGAffineTransform(),
      CGAffineTransform(1, 0, 0, 1, 0, .leastNonzeroMagnitude),
      CGAffineTransform(rotationAngle: 2 * .pi), CGAffineTransform(.nan, 0, 0, 1, 0, 0),
    ]
    #expect(transforms.map(\.isIdentity) == [true, true, true, false, false, false, false])
  }

  @Test("concatenating does the first transform first")
  func concatenating() {
    let other = CGAffineTransform(a: 7, b: 8, c: 9, d: 10, tx: 11, ty: 12)
    #expect(
      sample.concatenating(other)
        == CGAffineTransform(a: 25, b: 28, c: 57, d: 64, tx: 100, ty: 112))
    #expect(
      other.concatenating(sample)
        == CGAffineTransform(a: 31, b: 46, c: 39, d: 58, tx: 52, ty: 76))
  }

  @Test("translating, scaling and rotating come before what is there")
  func prepending() {
    #expect(
      sample.translatedBy(x: 10, y: 100)
        == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 315, ty: 426))
    #expect(
      sample.scaledBy(x: 10, y: 100)
        == CGAffineTransform(a: 10, b: 20, c: 300, d: 400, tx: 5, ty: 6))
    #expect(
      sample.rotated(by: .pi / 2).isClose(
        to: CGAffineTransform(a: 3, b: 4, c: -1, d: -2, tx: 5, ty: 6)))
  }

  @Test("the inverse has the literal values of the adjugate over the determinant")
  func inverse() {
    #expect(
      sample.inverted() == CGAffineTransform(a: -2, b: 1, c: 1.5, d: -0.5, tx: 1, ty: -2))
    #expect(
      CGAffineTransform(scaleX: 2, y: 4).inverted() == CGAffineTransform(scaleX: 0.5, y: 0.25))
    #expect(
      CGAffineTransform(translationX: 3, y: -4).inverted()
        == CGAffineTransform(translationX: -3, y: 4))
  }

  @Test("what cannot be inverted comes back unchanged")
  func singular() {
    let transforms = [
      CGAffineTransform(), CGAffineTransform(1, 2, 2, 4, 5, 6), CGAffineTransform(0, 1, 0, 0, 0, 0),
      CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 1e-200, y: 1e-200),
    ]
    #expect(transforms.map { $0.inverted() } == transforms)
  }

  @Test("it prints its six fields, for people and for debuggers")
  func description() {
    let text = "CGAffineTransform(a: 1.0, b: 2.0, c: 3.0, d: 4.0, tx: 5.0, ty: 6.0)"
    let identity = "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)"
    #expect("\(sample)" == text)
    #expect(sample.description == text)
    #expect(String(reflecting: sample) == text)
    #expect("\(CGAffineTransform.identity)" == identity)
    #expect("\([CGAffineTransform.identity])" == "[\(identity)]")
  }

  @Test("its JSON is an array of six numbers, and back")
  func coding() throws {
    let transform = CGAffineTransform(a: 1, b: 2.5, c: -3, d: 4, tx: 5, ty: 1e-20)
    let json = try JSONEncoder().encode(transform)
    #expect(String(decoding: json, as: UTF8.self) == "[1,2.5,-3,4,5,1e-20]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: json) == transform)
  }

  @Test(
    "too few numbers, words and keys are refused",
    arguments: ["[1,2,3,4,5]", "[]", "[1,2,3,4,5,\"6\"]", "{\"a\":1}"])
  func decodingRefuses(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CGAffineTransform.self, from: Data(json.utf8))
    }
  }

  @Test("equal transforms have one hash, and each field counts")
  func hashing() {
    let variants = (0..<6).map { changed in
      let n = (0..<6).map { CGFloat($0 == changed ? 9 : $0) }
      return CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5])
    }
    #expect(Set(variants + variants).count == 6)
    #expect(Set([CGAffineTransform(), CGAffineTransform(-0.0, 0, 0, 0, 0, -0.0)]).count == 1)
  }

  @Test("numbers that are not finite or too large spread, and never trap")
  func extremes() {
    let numbers: [CGFloat] = [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]
    for number in numbers {
      let transform = CGAffineTransform(number, 1, number, -1, number, 2)
      _ = transform.concatenating(transform).inverted().rotated(by: number)
      _ = transform.translatedBy(x: number, y: 1).scaledBy(x: number, y: number).decomposed()
      _ = CGRect(x: 1, y: 2, width: 3, height: 4).applying(transform)
    }
    let invalid = CGAffineTransform(.nan, 0, 0, 1, 0, 0)
    #expect(invalid.inverted().a.isNaN)
    #expect(invalid != invalid)
  }
}
