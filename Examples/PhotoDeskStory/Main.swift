/// Prints what hands do with the pictures.
@main struct Main {
  static func main() {
    for line in DeskStory.lines { print(line) }
  }
}
