import Testing
import TouchActions
import YAMLRules

/// Rules made of fusuma's configuration.
@Suite struct FusumaImportTests {
  @Test("fusuma's interval is a factor: of 0.3 s for a gesture, and of 0.1 s for its events")
  func intervals() throws {
    let imported = try Imported(
      """
      swipe:
        4:
          up: {command: a, interval: 3, update: {command: b, interval: 4}}
          down: {command: c, begin: {sendkey: LEFTMETA, interval: 0.5}}
          end: {command: d, interval: 9}
      """)
    #expect(
      imported.lines("do", "interval") == [
        "interval: 0.9", "do: {run: [sh, -c, \"a\"]}", "interval: 0.4",
        "do: {run: [sh, -c, \"b\"]}", "do: {run: [sh, -c, \"c\"]}", "interval: 0.05",
        "do: {keys: [leftmeta]}", "do: {run: [sh, -c, \"d\"]}",
      ])
    #expect(imported.complaints == [])
  }

  @Test("an interval for all gestures of a kind is that of each rule without one of its own")
  func documentIntervals() throws {
    let imported = try Imported(
      """
      interval: {swipe: 2, pinch: soon, drag: 1}
      swipe:
        3:
          interval: 7
          left: {command: a}
          right: {command: b, interval: 0.75}
      pinch:
        in: {command: c, interval: fast}
      """)
    #expect(
      imported.lines("do", "interval") == [
        "interval: 0.6", "do: {run: [sh, -c, \"a\"]}", "interval: 0.225",
        "do: {run: [sh, -c, \"b\"]}", "do: {run: [sh, -c, \"c\"]}",
      ])
    #expect(
      imported.complaints == [
        "1: interval is no number", "1: “drag” is no gesture with an interval",
        "4: interval has no action beside it", "8: interval is no number",
      ])
  }

  @Test("documents for applications become rules with app; those of other contexts are left out")
  func contexts() throws {
    let imported = try Imported(
      """
      ---
      swipe:
        3:
          up: {command: all}
      ---
      context: {application: Firefox}
      swipe:
        3:
          up: {command: web}
      ---
      context: {thumbsense: true}
      remap: {F: BTN_LEFT}
      swipe:
        3:
          up: {command: thumb}
      ---
      context: {application: Gimp, mode: draw}
      pinch:
        in: {command: both}
      ---
      touchpad: {speed: 1}
      """)
    #expect(
      imported.lines("app", "do") == [
        "app: [\"Firefox\"]", "do: {run: [sh, -c, \"web\"]}", "do: {run: [sh, -c, \"all\"]}",
      ])
    #expect(
      imported.complaints == [
        "11: the context thumbsense has no rule; the document's entries are left out",
        "17: the context mode has no rule; the document's entries are left out",
        "21: “touchpad” has no rule",
      ])
  }

  @Test(
    "a configuration with several documents, other entries or a fault in its YAML is fusuma's",
    arguments: [
      "---\ncontext: {application: a}\nswipe: {3: {left: {command: b}}}\n---\nremap: {A: B}\n",
      "swipe:\n  3:\n    left: {command: b}\nscroll: {natural: true}\n",
      "remap: {CAPSLOCK: LEFTCTRL}\n",
      "swipe:\r\n\t3:\r\n\t\tleft:\r\n\t\t\tcommand: b\r\n",
    ])
  func recognition(text: String) {
    #expect(ImportedRules.program(of: Array(text.utf8)) == .fusuma)
  }

  @Test(
    "rules, and tables of other things, are no configuration of fusuma",
    arguments: [
      "settings: {edge: 5mm}\nrules: []\n", "rules:\n- tap:\n\tx\n", "swipe: 3\n",
      "plugin: {a: b}\n", "- swipe\n",
    ])
  func otherFiles(text: String) {
    #expect(ImportedRules.program(of: Array(text.utf8)) == nil)
  }

  @Test("a fault in the YAML is reported with its line, not as a file of another kind")
  func fault() {
    let text = "swipe:\n  3:\n    left:\n\t  command: b\n"
    #expect {
      try Imported(text)
    } throws: { error in
      (error as? RuleError)?.place.line == 4
    }
  }
}
