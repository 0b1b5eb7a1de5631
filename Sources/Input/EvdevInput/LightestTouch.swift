/// The pressure from which a touchpad's contact is a touch.
///
/// Touchpads report a finger that only hovers or brushes along; the Linux desktop's input library asks
/// for 12 % of the pressure range before it believes in a touch, and for 10 % to go on with it.
/// Touchscreens decide that themselves.
struct LightestTouch: Sendable, Hashable {
  private static let shareToBegin = 0.12
  private static let shareToStay = 0.10

  let toBegin: Int32
  let toStay: Int32

  /// `nil` for a surface that is no touchpad, whose range of pressure is not known, or of which a file of
  /// quirks says better.
  init?(_ device: DeviceDescription) {
    guard device.limits.pressure == nil else { return nil }
    guard device.surface == .touchpad || device.surface == .unknown,
      let range = device.axes[EvdevCode.mtPressure], range.span > 0
    else { return nil }
    func pressure(_ share: Double) -> Int32 {
      Int32(bounding: (Double(range.minimum) + share * Double(range.span)).rounded(.up))
    }
    toBegin = pressure(Self.shareToBegin)
    toStay = pressure(Self.shareToStay)
  }
}
