@main
struct Touchstone {
  static func main() {}
}
