import Foundation

extension InterfaceCoder {
  /// Makes a button that is in the making one of that type, as its nib says.
  @MainActor public static func set(_ type: UIButton.ButtonType, of button: UIButton) {
    button.become(type)
  }
}
