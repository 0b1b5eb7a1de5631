/// Prints the story of each listing.
@main struct Main {
  static func main() {
    for chapter in GuideStory.chapters { print(chapter.joined(separator: "\n") + "\n") }
  }
}
