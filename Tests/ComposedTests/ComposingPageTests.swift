import Composed
import Foundation
import Testing
import TouchstoneTesting
import UIKit

/// What docs/composing.md quotes of the whys is what a steady hand is told.
@MainActor @Suite("The whys of docs/composing.md") struct ComposingPageTests {
  private let controller = PhotoViewController()
  private let stage = Stage(size: CGSize(width: 400, height: 800))

  private func why(_ name: String) throws -> String {
    let recognizer = try #require(
      controller.view.gestureRecognizers?.first { $0.name == name })
    return stage.why(recognizer).causes.joined(separator: "\n")
  }

  @Test("each of the photo viewer's gestures, when it happens and when another has the fingers")
  func whys() throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).appending(path: "../../../docs/composing.md")
        .standardized, encoding: .utf8)
    stage.show(controller)
    stage.wait(1)
    stage.finger(at: CGPoint(x: 200, y: 300)).drag(by: 0, 60, in: 0.8, curve: .slowingDown)
    for why in [try why("pull"), try why("near")] {
      #expect(page.contains("```\n\(why)\n```\n"), "\(why)")
    }
    stage.wait(2 - stage.now)
    stage.finger(at: CGPoint(x: 150, y: 300)).doubleTap()
    let near = try why("near")
    #expect(page.contains("```\n\(near)\n```\n"), "\(near)")
    stage.wait(4 - stage.now)
    stage.finger(at: CGPoint(x: 200, y: 400)).drag(by: 60, 40, in: 0.2)
    for why in [try why("look"), try why("pull")] {
      #expect(page.contains("```\n\(why)\n```\n"), "\(why)")
    }
  }
}
