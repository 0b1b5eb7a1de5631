/// The lowest pressure of a touch on a touchpad.
///
/// Touchpads also report fingers that hover or brush over them. As in libinput, a touch begins at 12 % of the pressure range
/// and lasts while the pressure is at least 10 %. Touchscreens filter such contacts themselves.
struct LightestTouch: Sendable, Hashable {
  private static let shareToBegin = 0.12
  private static let shareToStay = 0.10

  let toBegin: Int32
  let toStay: Int32

  /// `nil` if the surface is not a touchpad, its pressure range is unknown, or a quirks file has limits.
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
