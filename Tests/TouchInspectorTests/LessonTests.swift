import Foundation
import Testing
import Touchstone
import Waiting

@testable import TouchInspector

@Suite("Lessons")
struct LessonTests {
  /// What a reader does for each lesson's task.
  private static let fingers: [String: @MainActor @Sendable (Page) -> Void] = [
    "lesson-touch": { $0.drag(from: (180, 270), by: (1, 0)) },
    "lesson-hit-test": { page in
      page.tap(at: (200, 270))
      page.wait(600)
      page.tap(at: (20, 20))
    },
    "lesson-chain": { $0.tap(at: (200, 270)) },
    "lesson-delegates": { page in
      page.tap(at: (260, 270))
      page.wait(600)
      page.tap(at: (140, 270))
    },
    "lesson-delays": { page in
      page.tap(at: (200, 270))
      page.wait(900)
      page.input((1, "began", 200, 270))
      page.wait(700)
      page.input((1, "ended", 200, 270))
    },
    "lesson-scroll": { page in
      page.drag(from: (200, 450), by: (0, 4))
      page.wait(3000)
      page.tap(at: (200, 250))
    },
    "lesson-controls": { page in
      page.tap(at: (200, 270))
      page.wait(600)
      page.tap(at: (30, 100))
    },
    "lesson-custom": { page in
      page.drag(from: (140, 270), by: (14, 0))
      page.wait(600)
      page.drag(from: (200, 220), by: (0, 8))
    },
    "lesson-states": { $0.drag(from: (180, 270), by: (6, 0)) },
    "lesson-two": { $0.drag(from: (150, 270), by: (14, 0)) },
    "lesson-waiting": { page in
      page.tap(at: (200, 270))
      page.wait(900)
      page.tap(at: (200, 270))
      page.pass(100)
      page.tap(at: (200, 270))
    },
    "lesson-together": { page in
      page.input((1, "began", 150, 270), (2, "began", 250, 270))
      for step in 1...20 {
        let turn = Double(step) * 0.06
        let reach = 50 + Double(step) * 4
        let (x, y) = (cos(turn) * reach, sin(turn) * reach)
        page.pass(16)
        page.input((1, "moved", 200 - x, 270 - y), (2, "moved", 200 + x, 270 + y))
      }
      page.input((1, "ended", 0, 0), (2, "ended", 0, 0))
    },
  ]

  @Test("each is done once its task has been, and not before")
  func done() throws {
    #expect(Gallery.lessons.map(\.id).sorted() == Self.fingers.keys.sorted())
    for example in Gallery.lessons {
      let page = Hall(example.id).page()
      let task = try #require(page.last("scene")["task"] as? [String: Any])
      #expect(task["text"] as? String == example.task?.text && task["isDone"] as? Bool == false)
      page.input((1, "began", 30, 30))
      page.input((1, "cancelled", 30, 30))
      page.wait(900)
      #expect(isDone(page) == false, "\(example.id)")
      let play = try #require(Self.fingers[example.id])
      play(page)
      page.wait(900)
      #expect(isDone(page), "\(example.id): \(page.trace)")
      page.say("open", ["example": example.id])
      let anew = page.last("scene")["task"] as? [String: Any]
      #expect(anew?["isDone"] as? Bool == false, "\(example.id)")
    }
  }

  @Test("a scene that is no lesson asks for nothing")
  func none() {
    let page = Hall("pan").page()
    page.drag(from: (150, 270), by: (14, 0))
    #expect(page.last("scene")["task"] == nil && !isDone(page))
  }

  @Test("the page that each names is there")
  func pages() {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    for example in Gallery.lessons {
      let file = root.appending(path: example.task?.page ?? "-")
      #expect(FileManager.default.fileExists(atPath: file.path), "\(example.id)")
    }
  }

  private func isDone(_ page: Page) -> Bool {
    page.messages("update").contains { $0["isDone"] as? Bool == true }
  }
}
