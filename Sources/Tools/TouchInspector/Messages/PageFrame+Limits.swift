/// Limits for a page's values: messages beyond them are rejected, so that they do not reach a
/// scene.
nonisolated extension PageFrame {
  /// The most frames in a message.
  static let most = 1000
  /// The most fingers; a limit, because each costs memory.
  static let mostContacts = 64
  private static let mostSamples = 256
  private static let ids = 0...0xffff_ffff
  /// Milliseconds, up to about three centuries.
  private static let stamps = 0.0...1e13
  /// Range of points and other measures, as for scenes.
  private static let lengths = -1e7...1e7
  private static let flags = 0...0xffff_ffff
  private static let pressTypes = -1...10_000

  /// Describes the first invalid value; `nil` if all are valid.
  var fault: String? {
    guard Self.stamps.contains(stamp) else { return "a stamp is out of range" }
    guard (buttons ?? 0) >= 0, Self.flags.contains(modifiers ?? 0),
      Self.flags.contains(buttons ?? 0)
    else { return "buttons and modifiers are sets of flags" }
    return contacts.flatMap(Self.fault) ?? presses.flatMap(Self.fault) ?? faultOfPointer
  }

  private static func fault(_ contacts: [PageContact]) -> String? {
    guard contacts.count <= mostContacts else {
      return "a frame has at most \(mostContacts) contacts"
    }
    for contact in contacts {
      guard ids.contains(contact.id) else { return "a contact's id is out of range" }
      guard (1...mostSamples).contains(contact.samples.count) else {
        return "a contact has 1 to \(mostSamples) samples"
      }
      for sample in contact.samples {
        guard (3...8).contains(sample.count), stamps.contains(sample[0]),
          sample.dropFirst().allSatisfy(lengths.contains)
        else { return "a sample is stamp, x, y and what is known of the finger" }
      }
    }
    return nil
  }

  private static func fault(_ presses: [Press]) -> String? {
    guard presses.count <= mostContacts else {
      return "a frame has at most \(mostContacts) presses"
    }
    let isFine = presses.allSatisfy { press in
      ids.contains(press.id) && pressTypes.contains(press.type)
        && flags.contains(press.modifiers ?? 0) && flags.contains(press.usage ?? 0)
    }
    return isFine ? nil : "a press is out of range"
  }

  private var faultOfPointer: String? {
    let numbers = [
      hover.map { [$0.x, $0.y, $0.altitude ?? 0, $0.azimuth ?? 0] },
      scroll.map { [$0.x, $0.y, $0.dx, $0.dy] },
      transform.map { [$0.x, $0.y, $0.scale, $0.rotation] },
    ].compactMap(\.self).joined()
    return numbers.allSatisfy(Self.lengths.contains) ? nil : "a place is out of range"
  }
}
