import Foundation
import Testing
import TouchInspector
import Touchstone

@testable import TouchstoneCommand

@Suite("serve")
struct ServeTests {
  @Test("what cannot be served is told before anything listens")
  func wrongUse() throws {
    let folder = try Folder(["empty.touches": "", "text.json": "{"])
    let words: [[String]] = [
      ["--recording", folder["nothing.touches"]], ["--recording", folder["empty.touches"]],
      ["--recordings", folder["empty.touches"]], ["--recordings", folder["nowhere"]],
      ["--scene", folder["text.json"]], ["pan-beats-swip"], ["pan", "tap"], ["--port", "70000"],
    ]
    let runs = words.map { Run(arguments: ["serve"] + $0) }
    #expect(
      runs.allSatisfy { $0.code == Command.Exit.usage && $0.output.isEmpty }
        && runs[5].errors.contains("pan-beats-swipe"), "\(runs)")
  }

  @Test("every example of this project is in the gallery, under its own name, and fills a window")
  func gallery() {
    let all = Gallery.everything
    let empty = all.filter { example in
      let size = CGSize(width: 390, height: 600)
      let scene = UIWindowScene(screen: UIScreen(bounds: CGRect(origin: .zero, size: size)))
      let window = UIWindow(windowScene: scene)
      let kept = example.build(window)
      window.makeKeyAndVisible()
      scene.touchSystem.advance(to: scene.touchSystem.now)
      return withExtendedLifetime(kept) {
        // The first lessons are about touches alone.
        window.subviews.isEmpty || (listeners(below: window) == 0 && example.group != "Lessons")
      }
    }
    #expect(
      empty.map(\.id) == [] && Set(all.map(\.id)).count == all.count
        && all.allSatisfy { !$0.title.isEmpty && !$0.text.isEmpty }
        && Set(all.map(\.group))
          == [
            "Recognizers", "Whole scenes", "Composed gestures", "Scroll views", "Conflicts",
            "Event handling guide", "Lessons", "Lists and text", "Reported problems",
          ]
    )
  }

  /// Recognizers and controls.
  private func listeners(below view: UIView) -> Int {
    var count = (view.gestureRecognizers?.count ?? 0) + (view is UIControl ? 1 : 0)
    for subview in view.subviews { count += listeners(below: subview) }
    return count
  }
}
