import Foundation

/// `MotionEvent { action=ACTION_DOWN, id[0]=0, x[0]=540.0, y[0]=1200.0, eventTime=1234, … }` as the
/// JSON object that would say the same.
enum MotionEventText {
  private static let mostPointers = 32

  static func value(_ line: ByteCursor) -> JSONValue? {
    var line = line
    guard line.skip(past: "MotionEvent {") || line.skip(past: "MotionEvent{") else { return nil }
    var members: [String: JSONValue] = [:]
    var pointers: [Int: [String: JSONValue]] = [:]
    for field in line.rest.prefix(1 << 14).split(separator: ",") {
      let sides = field.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { continue }
      let name = sides[0].trimmingCharacters(in: [" ", "{"])
      let text = sides[1].trimmingCharacters(in: [" ", "}"])
      let value: JSONValue = Int64(text).map { .integer($0) } ?? .string(text)
      if let open = name.firstIndex(of: "["), name.hasSuffix("]"),
        let index = Int(name[name.index(after: open)...].dropLast()),
        (0..<mostPointers).contains(index)
      {
        pointers[index, default: [:]][String(name[..<open])] = value
      } else {
        members[name] = value
      }
    }
    let count = pointers.keys.max().map { $0 + 1 } ?? 0
    members["pointers"] = .array((0..<count).map { .object(pointers[$0] ?? [:]) })
    return .object(members)
  }
}
