import Foundation
import Pictures
import Testing
import Touchstone
@_spi(Kit) import TouchstoneCore

@testable import TouchstoneControls
@testable import TouchstoneGraphics

@MainActor @Suite("Symbols by name") struct SymbolTests {
  @Test("a symbol that is drawn here is lines on a page, and takes the tint colour")
  func drawn() throws {
    let cross = try #require(UIImage(systemName: "xmark"))
    #expect(cross.isSymbolImage && cross.size == CGSize(width: 20, height: 20))
    guard case .picture(let picture, _) = cross.content else {
      Issue.record("not drawn")
      return
    }
    #expect(picture.operations.count == 1)
    let view = UIImageView(image: cross)
    view.tintColor = .red
    #expect(cross.isTinted && view.intrinsicContentSize == cross.size)
    let size = cross.size
    view.frame.size = size
    let tinted = ImageContent.tinted(cross.content, UIColor.red.shade)
    #expect(view.face == Picture([.image(tinted, in: CGRect(origin: .zero, size: size))]))
    // One with a colour of its own keeps it.
    view.image = cross.withTintColor(.blue)
    let blue = ImageContent.tinted(cross.content, UIColor.blue.shade)
    #expect(view.face == Picture([.image(blue, in: CGRect(origin: .zero, size: size))]))
  }

  @Test(
    "shapes are filled, and signs stand in circles",
    arguments: [("star.fill", 2), ("xmark.circle", 3), ("circle.fill", 2), ("info.circle", 3)])
  func variants(name: String, operations: Int) throws {
    let symbol = try #require(UIImage(systemName: name))
    guard case .picture(let picture, _) = symbol.content else {
      Issue.record("\(name) is not drawn")
      return
    }
    #expect(picture.operations.count == operations)
  }

  @Test("any other name is a frame with that name, and no name is nothing")
  func others() throws {
    let symbol = try #require(UIImage(systemName: "tortoise.fill"))
    #expect(symbol.content == .named("tortoise.fill"))
    #expect(symbol.isSymbolImage)
    // Lines have no inside.
    #expect(UIImage(systemName: "xmark.fill")?.content == .named("xmark.fill"))
    #expect(UIImage(systemName: "") == nil)
  }

  @Test("a configuration says how large and how heavy it is")
  func configured() throws {
    let twice = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
    let plus = try #require(UIImage(systemName: "plus", withConfiguration: twice))
    #expect(plus.size == CGSize(width: 40, height: 40))
    #expect(plus != UIImage(systemName: "plus"))
    let plain = try #require(UIImage(systemName: "plus"))
    #expect(plain.applyingSymbolConfiguration(twice) == plus)
    let large = UIImage.SymbolConfiguration(scale: .large)
    #expect(UIImage(systemName: "plus", withConfiguration: large)?.size.width == 25.6)
    let original = plain.withRenderingMode(.alwaysOriginal)
    #expect(original.applyingSymbolConfiguration(twice)?.renderingMode == .alwaysOriginal)
  }
}
