/// The formats of recordings.
public enum RecordingFormat: String, Sendable, Hashable, CaseIterable {
  /// Touchstone's own format (`docs/touches-format.md`).
  case touches
  /// evemu 1.0 to 1.3, in one file or as a description and an events file.
  case evemu
  /// The YAML output of `libinput record`.
  case libinput
  /// Android's `getevent -t` and `-lt`.
  case getevent
  /// evtest's and mtplot's text.
  case evtest
  /// The reports of hid-recorder and usbhid-dump.
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
  /// TUIO 1.1 as text, or as packets preceded by their lengths.
  case tuio
  /// iOS 4 to 6's events, decoded to JSON.
  case gsevent
  /// Android's motion events in JSON or in printed form.
  case motionevent
  /// The movements of Android's velocity tests in JSON.
  case velocitytracker
  /// Flutter's pointer data in JSON.
  case flutter
  /// `libinput debug-events` output.
  case debugEvents = "debug-events"
  /// The pointer actions of WebDriver and Appium in JSON.
  case webdriver
  /// The output of tslib's `ts_print`.
  case tslib
  /// rrweb's recordings of pages in JSON.
  case rrweb
  /// ChromeOS's touchpad activity logs in JSON.
  case touchpadLog = "touchpad-log"
  /// The strokes of the $-family's collections in XML.
  case strokes
  /// Qt's log of touch events.
  case qt
  /// FreeRDP's log of the touches that it sends.
  case freerdp
  /// Scripts and output of Android's monkey.
  case monkey
  /// The commands of a Maestro flow.
  case maestro
  /// Kernel events printed by other tools: one per line, or as a hexadecimal dump.
  case evdev
  /// UIKit's printed form of a `UITouch`.
  case uitouch
  /// React Native's touch events in JSON.
  case reactNative = "react-native"
  /// Commands of Android's `input` and of minitouch, and monkeyrunner scripts.
  case inputCommands = "input"
  /// Any log with a phase, a location and a time in each line.
  case log
  /// The kernel's events as bytes.
  case inputEvent = "input-event"
}
