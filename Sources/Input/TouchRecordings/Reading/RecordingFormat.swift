/// The formats that recordings come in.
public enum RecordingFormat: String, Sendable, Hashable, CaseIterable {
  /// Touchstone's own; specified in `docs/touches-format.md`.
  case touches
  /// evemu 1.0 to 1.3, whole or in a head and an events file.
  case evemu
  /// What `libinput record` writes, in YAML.
  case libinput
  /// Android's `getevent -t` and `-lt`.
  case getevent
  /// evtest's and mtplot's text.
  case evtest
  /// hid-recorder's reports.
  case hid
  /// The W3C's pointer and touch events in JSON.
  case w3c
  /// Chrome's `Input.dispatchTouchEvent` in JSON.
  case devtools
  /// `WAYLAND_DEBUG` output.
  case wayland
  /// `xinput test-xi2` output.
  case xinput
  /// SDL's log of finger events.
  case sdl
  /// TUIO 1.1 as text, or as packets behind their lengths.
  case tuio
  /// iOS 4 to 6's events, decoded to JSON.
  case gsevent
  /// Android's motion events in JSON or as it prints them.
  case motionevent
  /// The movements of Android's velocity tests in JSON.
  case velocitytracker
  /// Flutter's pointer data in JSON.
  case flutter
  /// `libinput debug-events` output.
  case debugEvents = "debug-events"
  /// The pointer actions of WebDriver and Appium in JSON.
  case webdriver
  /// What tslib's `ts_print` prints.
  case tslib
  /// rrweb's recordings of pages in JSON.
  case rrweb
  /// ChromeOS's touchpad activity logs in JSON.
  case touchpadLog = "touchpad-log"
  /// The strokes of the $-family's collections in XML.
  case strokes
  /// What Qt prints of touch events.
  case qt
  /// What FreeRDP prints of the touches that it sends.
  case freerdp
  /// Scripts of Android's monkey, and what it prints.
  case monkey
  /// The commands of a Maestro flow.
  case maestro
  /// Events of the kernel as other tools print them: a line each, or bytes in hexadecimal.
  case evdev
  /// What UIKit prints of a `UITouch`.
  case uitouch
  /// React Native's touch events in JSON.
  case reactNative = "react-native"
  /// Commands of Android's `input`, and scripts of monkeyrunner.
  case inputCommands = "input"
  /// Any log of fingers: a phase, a place and a time in each line.
  case log
  /// The kernel's events as bytes.
  case inputEvent = "input-event"
}
