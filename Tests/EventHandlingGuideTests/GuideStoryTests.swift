import Testing

@testable import EventHandlingGuideStory

@Suite("The guide's story")
struct GuideStoryTests {
  @Test("every listing has a chapter in which something happens, the same at every telling")
  func chapters() {
    let chapters = GuideStory.chapters
    #expect(chapters.count == 16)
    #expect(chapters.allSatisfy { $0.contains { $0.hasSuffix("ended") } })
    #expect(chapters == GuideStory.chapters)
  }

  @Test("a chapter tells what gestures and pictures do, and when")
  func chapter() {
    #expect(
      GuideStory.chapters[0] == [
        "A tap shows a picture, which fades", "    0.050  tap ended",
        "    0.050  tap at (120.0, 200.0), alpha 1.00, turned by 0.00",
        "    0.300  tap at (120.0, 200.0), alpha 0.50, turned by 0.00",
        "    0.550  tap at (120.0, 200.0), alpha 0.00, turned by 0.00",
      ])
  }
}
