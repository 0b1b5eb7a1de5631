/// Names of keys: those in Linux's input-event-codes.h without `KEY_`, in lower case.
package enum KeyName {
  /// The key's code; `nil` for an unknown name.
  package static func code(named name: String) -> UInt16? {
    codes[others[name] ?? name]
  }

  /// The key's shortest name.
  static func name(of code: UInt16) -> String {
    codes.first { $0.value == code }?.key ?? "\(code)"
  }

  /// All keys that rules can press, which the virtual keyboard must declare at its creation.
  package static var all: [UInt16] { codes.values.sorted() }

  static var known: [String] { (Array(codes.keys) + Array(others.keys)).sorted() }

  /// Common names.
  private static let others = [
    "ctrl": "leftctrl", "control": "leftctrl", "shift": "leftshift", "alt": "leftalt",
    "altgr": "rightalt", "super": "leftmeta", "meta": "leftmeta", "win": "leftmeta",
    "escape": "esc", "return": "enter", "del": "delete", "ins": "insert", "plus": "kpplus",
    "printscreen": "sysrq", "prior": "pageup", "next": "pagedown",
  ]

  private static let codes: [String: UInt16] = [
    "esc": 1, "1": 2, "2": 3, "3": 4, "4": 5, "5": 6, "6": 7, "7": 8, "8": 9, "9": 10, "0": 11,
    "minus": 12, "equal": 13, "backspace": 14, "tab": 15, "q": 16, "w": 17, "e": 18, "r": 19,
    "t": 20, "y": 21, "u": 22, "i": 23, "o": 24, "p": 25, "leftbrace": 26, "rightbrace": 27,
    "enter": 28, "leftctrl": 29, "a": 30, "s": 31, "d": 32, "f": 33, "g": 34, "h": 35, "j": 36,
    "k": 37, "l": 38, "semicolon": 39, "apostrophe": 40, "grave": 41, "leftshift": 42,
    "backslash": 43, "z": 44, "x": 45, "c": 46, "v": 47, "b": 48, "n": 49, "m": 50, "comma": 51,
    "dot": 52, "slash": 53, "rightshift": 54, "kpasterisk": 55, "leftalt": 56, "space": 57,
    "capslock": 58, "f1": 59, "f2": 60, "f3": 61, "f4": 62, "f5": 63, "f6": 64, "f7": 65,
    "f8": 66, "f9": 67, "f10": 68, "numlock": 69, "scrolllock": 70, "kpminus": 74, "kpplus": 78,
    "f11": 87, "f12": 88, "kpenter": 96, "rightctrl": 97, "kpslash": 98, "sysrq": 99,
    "rightalt": 100, "home": 102, "up": 103, "pageup": 104, "left": 105, "right": 106,
    "end": 107, "down": 108, "pagedown": 109, "insert": 110, "delete": 111, "mute": 113,
    "volumedown": 114, "volumeup": 115, "power": 116, "pause": 119, "scale": 120,
    "leftmeta": 125, "rightmeta": 126, "compose": 127, "stop": 128, "again": 129, "undo": 131,
    "copy": 133, "open": 134, "paste": 135, "find": 136, "cut": 137, "help": 138, "menu": 139,
    "calc": 140, "sleep": 142, "www": 150, "mail": 155, "bookmarks": 156, "computer": 157,
    "back": 158, "forward": 159, "nextsong": 163, "playpause": 164, "previoussong": 165,
    "stopcd": 166, "homepage": 172, "refresh": 173, "scrollup": 177, "scrolldown": 178,
    "f13": 183, "f14": 184, "f15": 185, "f16": 186, "f17": 187, "f18": 188, "f19": 189,
    "f20": 190, "f21": 191, "f22": 192, "f23": 193, "f24": 194, "print": 210, "search": 217,
    "brightnessdown": 224, "brightnessup": 225, "media": 226, "switchvideomode": 227,
    "micmute": 248, "zoomin": 418, "zoomout": 419, "zoomreset": 420,
  ]
}
