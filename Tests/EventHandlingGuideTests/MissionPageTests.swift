import Foundation
import Testing

@testable import EventHandlingGuideStory

/// Output that pages quote from the guide's listings and from tests.
@Suite("The pages about the guide") struct MissionPageTests {
  private struct Row {
    /// The files that its cells link to.
    var links: [String]
    var printed: String
  }

  private let story = Set(
    GuideStory.chapters.joined().map { $0.trimmingCharacters(in: .whitespaces) })

  private func rows() throws -> [Row] {
    let page = try String(contentsOfFile: "docs/mission.md", encoding: .utf8)
    return page.matches(of: /(?m)^\| (.*) \| `(.*)` \|$/).map { row in
      Row(
        links: row.1.matches(of: /\]\(\.\.\/([^)]+)\)/).map { String($0.1) },
        printed: String(row.2))
    }
  }

  @Test("each row of the mission is a line of the listings, or names a test of the linked file")
  func mission() throws {
    let rows = try rows()
    #expect(rows.count >= 35)
    for row in rows {
      guard let test = try /✔ Test "(.+)" passed/.wholeMatch(in: row.printed)?.1 else {
        #expect(story.contains(row.printed), "\(row.printed)")
        continue
      }
      let sources = try row.links.filter { $0.hasSuffix(".swift") }.map {
        try String(contentsOfFile: $0, encoding: .utf8)
      }
      #expect(sources.contains { $0.contains("@Test(\"\(test)\")") }, "\(test)")
    }
  }

  @Test("the page about actions shows a whole chapter")
  func actions() throws {
    let page = try String(contentsOfFile: "docs/target-action.md", encoding: .utf8)
    let chapter = GuideStory.chapters.first { $0[0] == "Three forms of an action" } ?? []
    #expect(page.contains("```\n\(chapter.joined(separator: "\n"))\n```"))
  }
}
