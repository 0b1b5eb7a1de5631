import TouchActions

/// X's names of keys as the kernel's.
enum KeySymbol {
  private static let names = [
    "control_l": "leftctrl", "control_r": "rightctrl", "shift_l": "leftshift",
    "shift_r": "rightshift", "alt_l": "leftalt", "alt_r": "rightalt", "super_l": "leftmeta",
    "super_r": "rightmeta", "meta_l": "leftmeta", "meta_r": "rightmeta",
    "iso_level3_shift": "rightalt", "page_up": "pageup", "page_down": "pagedown",
    "period": "dot", "bracketleft": "leftbrace", "bracketright": "rightbrace",
    "kp_add": "kpplus", "kp_subtract": "kpminus", "kp_multiply": "kpasterisk",
    "kp_divide": "kpslash", "kp_enter": "kpenter", "print": "sysrq",
    "xf86audioraisevolume": "volumeup", "xf86audiolowervolume": "volumedown",
    "xf86audiomute": "mute", "xf86audioplay": "playpause", "xf86audionext": "nextsong",
    "xf86audioprev": "previoussong", "xf86monbrightnessup": "brightnessup",
    "xf86monbrightnessdown": "brightnessdown", "xf86back": "back", "xf86forward": "forward",
  ]

  /// `nil` for a name that no key has.
  static func key(_ name: String) -> String? {
    let lower = name.lowercased()
    let key = names[lower] ?? lower
    return KeyName.code(named: key) == nil ? nil : key
  }
}
