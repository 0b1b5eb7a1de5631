import Foundation
import GestureCore
import Testing

@Suite("CGVector")
struct CGVectorTests {
  @Test("every initializer stores the two numbers")
  func initializers() {
    let (dx, dy) = (1.5 as CGFloat, -2 as CGFloat)
    let vectors = [
      CGVector(), CGVector.zero, CGVector(dx: dx, dy: dy), CGVector(dx: 1.5 as Double, dy: -2),
      CGVector(dx: 3 as Int, dy: 4),
    ]
    #expect(vectors.map(\.dx) == [0, 0, 1.5, 1.5, 3])
    #expect(vectors.map(\.dy) == [0, 0, -2, -2, 4])
  }

  @Test("literals of either kind, and of both, choose an initializer")
  func literals() {
    let vectors = [CGVector(dx: 1, dy: 2), CGVector(dx: 1.0, dy: 2.0), CGVector(dx: 1, dy: 2.0)]
    #expect(Set(vectors).count == 1)
  }

  @Test("vectors are equal when both numbers are; NaN equals nothing, the zeros each other")
  func equality() {
    let vector = CGVector(dx: 1, dy: 2)
    let invalid = CGVector(dx: CGFloat.nan, dy: 0)
    #expect(vector == CGVector(dx: 1, dy: 2))
    #expect(vector != CGVector(dx: 2, dy: 2))
    #expect(vector != CGVector(dx: 1, dy: 1))
    #expect(invalid != invalid)
    #expect(Set([CGVector.zero, CGVector(dx: -0.0, dy: -0.0)]).count == 1)
  }

  @Test("it prints as a pair, for people and for debuggers")
  func description() {
    let vector = CGVector(dx: 1, dy: -2.5)
    #expect("\(vector)" == "(1.0, -2.5)")
    #expect(vector.description == "(1.0, -2.5)")
    #expect(String(reflecting: vector) == "(1.0, -2.5)")
    #expect("\([CGVector(dx: CGFloat.infinity, dy: .nan)])" == "[(inf, nan)]")
  }

  @Test("its JSON is an array of two numbers, and back")
  func coding() throws {
    let vector = CGVector(dx: 1, dy: -2.5)
    let json = try JSONEncoder().encode(vector)
    #expect(String(decoding: json, as: UTF8.self) == "[1,-2.5]")
    #expect(try JSONDecoder().decode(CGVector.self, from: json) == vector)
  }

  @Test("too few numbers, words and keys are refused", arguments: ["[1]", "[]", "[1,\"2\"]", "{}"])
  func decodingRefuses(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CGVector.self, from: Data(json.utf8))
    }
  }
}
