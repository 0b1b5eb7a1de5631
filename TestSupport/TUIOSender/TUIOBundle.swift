/// What a tracker tells of its cursors at one moment.
public struct TUIOBundle {
  /// Shares of the surface.
  public typealias Cursor = (id: Int32, x: Float, y: Float)

  public var source: String?
  public var alive: [Int32]
  public var changes: [Cursor]
  public var number: Int32

  public init(
    _ number: Int32, alive: [Int32], _ changes: [Cursor] = [], source: String? = nil
  ) {
    self.number = number
    self.alive = alive
    self.changes = changes
    self.source = source
  }

  /// The packet; its time is when it is sent, unless milliseconds of a recording are given.
  public func packet(at milliseconds: UInt32? = nil) -> [UInt8] {
    var messages = source.map { [message(.string("source"), .string($0))] } ?? []
    messages.append(message([.string("alive")] + alive.map { .int($0) }))
    messages += changes.map { cursor in
      message(
        .string("set"), .int(cursor.id), .float(cursor.x), .float(cursor.y), .float(0), .float(0),
        .float(0))
    }
    messages.append(message(.string("fseq"), .int(number)))
    guard let milliseconds else { return OSCBytes.bundle(messages) }
    let parts = (UInt64(milliseconds % 1000) << 32) / 1000
    return OSCBytes.bundle(
      messages, seconds: 3_900_000_000 + milliseconds / 1000, parts: UInt32(parts))
  }

  private func message(_ arguments: OSCBytes.Argument...) -> [UInt8] { message(arguments) }

  private func message(_ arguments: [OSCBytes.Argument]) -> [UInt8] {
    OSCBytes.message("/tuio/2Dcur", arguments)
  }
}
