import Foundation
import Testing

/// `--device` with what udev's hardware database and libinput's quirks say of a device.
@Suite struct DeviceQuirkTests {
  private static let head = """
    # EVEMU 1.3
    # DMI: dmi:bvnA:svnACME:pnBook:
    N: ACME Screen
    I: 0003 1234 5678 0100
    P: 02 00 00 00 00 00 00 00
    A: 2f 0 4 0 0 0
    A: 30 0 1000 0 0 10
    A: 35 0 999 0 0 0
    A: 36 0 999 0 0 0
    A: 39 0 65535 0 0 0

    """
  /// A finger that taps while a palm lies beside it.
  private static let events = """
    E: 1.000000 0003 0039 1
    E: 1.000000 0003 0035 500
    E: 1.000000 0003 0036 500
    E: 1.000000 0003 0030 90
    E: 1.000000 0003 002f 1
    E: 1.000000 0003 0039 2
    E: 1.000000 0003 0035 800
    E: 1.000000 0003 0036 800
    E: 1.000000 0003 0030 210
    E: 1.000000 0000 0000 0
    E: 1.060000 0003 002f 0
    E: 1.060000 0003 0039 -1
    E: 1.060000 0003 002f 1
    E: 1.060000 0003 0039 -1
    E: 1.060000 0000 0000 0

    """
  private let folder: Folder

  init() throws {
    folder = try Folder([
      "a.evemu": Self.head + Self.events,
      // The palm is let down slowly.
      "b.evemu": Self.head
        + Self.events.replacingOccurrences(of: "0030 210", with: "0030 110")
        .replacing(
          "E: 1.06", with: "E: 1.020000 0003 0030 210\nE: 1.020000 0000 0000 0\nE: 1.06",
          maxReplacements: 1),
      "screen.hwdb": """
      # What the kernel does not know.
      evdev:name:ACME Screen:dmi:*svnACME:*
       EVDEV_ABS_35=::10
       EVDEV_ABS_36=::10

      """,
      "screen.quirks": """
      [ACME]
      MatchName=ACME *
      MatchUdevType=touchscreen
      AttrPalmSizeThreshold=200
      AttrLidSwitchReliability=reliable

      """,
      "broken.hwdb": "evdev:name:ACME*\n EVDEV_ABS_35=10\n EVDEV_ABS_36=ten\n",
    ])
  }

  private func run(_ arguments: String..., of file: String = "a.evemu") -> Run {
    var run = Run(arguments: arguments + [folder[file]])
    run.output = run.output.replacingOccurrences(of: folder.path + "/", with: "")
    run.errors = run.errors.replacingOccurrences(of: folder.path + "/", with: "")
    return run
  }

  @Test("without, a palm is a finger and the size is assumed")
  func plain() {
    let run = run("explain", "--quiet")
    #expect(
      run
        == Run(
          code: 0,
          output: "   0.000  tap (2 fingers) recognized at 0.060, 2 fingers at (1042, 651)\n",
          errors: """
            a.evemu: the device does not report its resolution; assumed a 11.6-inch screen of 250x156 mm; give its size with --size WIDTHxHEIGHTmm

            """))
  }

  @Test("with both, the size is known and the palm is none; what is ignored is said")
  func both() {
    let run = run(
      "explain", "--quiet", "--device", folder["screen.hwdb"], "--device", folder["screen.quirks"])
    #expect(
      run
        == Run(
          code: 0, output: "   0.000  tap          recognized at 0.410, 1 finger at (321, 321)\n",
          errors: """
            screen.hwdb:2: changes EVDEV_ABS_35, EVDEV_ABS_36
            screen.quirks:1: changes AttrPalmSizeThreshold
            screen.quirks:1: AttrLidSwitchReliability has nothing to change here

            """))
  }

  @Test("what info says of the sensor goes by the quirks")
  func info() throws {
    let screen = folder["screen.hwdb"]
    let plain = run("info", "--device", screen, of: "b.evemu")
    #expect(plain.output.contains("a contact is as large as thumbs, up to 21.0 mm"))
    let known = run(
      "info", "--device", screen, "--device", "AttrPalmSizeThreshold=200", of: "b.evemu")
    #expect(known.output.contains("a contact is as large as palms, up to 21.0 mm"))
    #expect(!known.output.contains("thumbs"))
  }

  @Test("words on the command line do without a file")
  func words() {
    let run = run(
      "explain", "--quiet", "--device", "EVDEV_ABS_35=::10", "--device", "EVDEV_ABS_36=::10",
      "--device", "AttrPalmSizeThreshold=200")
    #expect(run.output == "   0.000  tap          recognized at 0.410, 1 finger at (321, 321)\n")
  }

  @Test("a file with a mistake is an error with its line")
  func broken() {
    #expect(
      run("explain", "--device", folder["broken.hwdb"])
        == Run(
          code: 1, output: "",
          errors:
            "broken.hwdb:3: “ten” of “ten” is no number; write minimum:maximum:resolution:fuzz:flat; what is empty stays\n"
        ))
  }

  @Test("two descriptions of one device are too many")
  func two() {
    let run = run("explain", "--device", "a.desc", "--device", "b.desc")
    #expect(run.code == 2)
    #expect(
      run.errors.hasPrefix("touchstone explain: --device names two descriptions: a.desc, b.desc\n"))
  }
}
