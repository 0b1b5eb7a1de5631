import GestureCore

/// An event of a Linux input device.
public struct EvdevEvent: Sendable, Hashable {
  /// Time of the recording machine's clock; only differences are meaningful.
  public var time: Timestamp
  /// One of `EvdevCode`'s event types; unknown ones are ignored.
  public var type: UInt16
  public var code: UInt16
  public var value: Int32

  public init(time: Timestamp, type: UInt16, code: UInt16, value: Int32) {
    self.time = time
    self.type = type
    self.code = code
    self.value = value
  }
}
