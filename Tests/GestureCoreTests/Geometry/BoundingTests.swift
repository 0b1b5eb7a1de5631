import Testing

@testable import GestureCore

@Suite("Whole numbers of others")
struct BoundingTests {
  @Test("what is too large becomes the largest, what is no number 0, and fractions are cut off")
  func bounding() {
    let values: [Double] = [
      0, -0.0, 1.9, -1.9, 1e19, -1e19, .infinity, -.infinity, .nan, 9_223_372_036_854_774_784,
    ]
    #expect(
      values.map { Int64(bounding: $0) } == [
        0, 0, 1, -1, .max, .min, .max, .min, 0, 9_223_372_036_854_774_784,
      ])
    #expect(
      values.map { Int32(bounding: $0) } == [
        0, 0, 1, -1, .max, .min, .max, .min, 0, .max,
      ])
    #expect(values.map { Int(bounding: $0) } == values.map { Int(Int64(bounding: $0)) })
  }
}
