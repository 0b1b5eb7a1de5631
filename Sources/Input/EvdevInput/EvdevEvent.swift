import GestureCore

/// One event of a Linux input device, as the kernel hands it out.
public struct EvdevEvent: Sendable, Hashable {
  /// By the clock of the machine that recorded it; only differences have meaning.
  public var time: Timestamp
  /// `EvdevCode.Kind`'s numbers; unknown ones are allowed and ignored.
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
