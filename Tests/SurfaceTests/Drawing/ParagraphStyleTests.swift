import Foundation
import Testing
import Touchstone

@Suite("Paragraph styles, numbers and colours as Apple's frameworks box them")
struct ParagraphStyleTests {
  @Test("a copy of a style has all of its values, and none that are set later")
  func copies() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 3
    style.headIndent = 4
    style.hyphenationFactor = 0.5
    style.baseWritingDirection = .rightToLeft
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.headIndent = 9
    #expect(copy.alignment == .right && copy.lineSpacing == 3 && copy.headIndent == 4)
    #expect(copy.hyphenationFactor == 0.5 && copy.baseWritingDirection == .rightToLeft)
  }

  @Test("a CGFloat goes into a number and comes out of it")
  func numbers() {
    let width: CGFloat = 2.5
    let number = width as NSNumber
    #expect(number.doubleValue == 2.5)
    #expect((number as Any) as? CGFloat == 2.5)
    #expect([NSNumber(value: 3)].map { CGFloat(truncating: $0) } == [3])
  }

  @Test("a colour literal is a CGColor where one is meant")
  func literal() {
    // swift-format-ignore: NoPlaygroundLiterals
    let color: CGColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color.components == [1, 0, 0, 1])
  }

  @Test("a rectangle of an aspect ratio lies in the middle of another")
  func aspect() {
    let box = CGRect(x: 10, y: 10, width: 100, height: 50)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: box)
        == CGRect(x: 35, y: 10, width: 50, height: 50))
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: box) == .null)
  }
}
