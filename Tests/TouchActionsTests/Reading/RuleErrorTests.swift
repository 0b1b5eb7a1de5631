import Testing
import TouchActions
import YAMLRules

@Suite struct RuleErrorTests {
  @Test(
    "an error names line, column and what would be right",
    arguments: [
      ("", "1:1: there is nothing in it; docs/acting.md shows rules"),
      ("[]", "1:1: a table is needed, and this is a list"),
      ("settings: {}", "1:1: there are no “rules”; docs/acting.md shows some"),
      ("rule: []", "1:1: “rule” is unknown here; did you mean “rules”?"),
      ("rules: 3", "1:8: a list of rules is needed, and this is “3”"),
      ("rules: []\nrules: []", "2:1: “rules” stands here twice; leave one out"),
      (
        "settings: {edge: wide}\nrules: []",
        "1:18: a number from 1 to 100000, such as 120 or 20mm, is needed, and this is “wide”"
      ),
      (
        "settings: {atOnce: 65}\nrules: []",
        "1:20: a whole number from 1 to 64 is needed, and this is “65”"
      ),
      ("settings: {together: yes}\nrules: []", "1:22: true or false is needed, and this is “yes”"),
      (
        "rules:\n- fingers: 3",
        "2:3: a rule needs a “gesture”: one or some of tap, doubleTap, longPress, swipe, pan, pinch, rotation, edgePan, hover"
      ),
      ("rules:\n- gesture: swip", "2:12: “swip” is unknown here; did you mean “swipe”?"),
      ("rules:\n- gesture: [tap, []]", "2:18: a word is needed, and this is a list"),
      ("rules:\n- gesture: []", "2:12: an empty list; name gestures, or leave it out"),
      ("rules:\n- gesture:\n  fingers: 1", "2:11: a word is needed, and this is nothing"),
      (
        "rules:\n- gesture: tap\n  finger: 3",
        "3:3: “finger” is unknown here; did you mean “fingers”?"
      ),
      (
        "rules:\n- gesture: tap\n  fingers: 4-2",
        "3:12: a number from 1 to 10, or two such as 3-4, is needed, and this is “4-2”"
      ),
      (
        "rules:\n- gesture: tap\n  direction: left",
        "3:14: a tap does not go “left”; it goes nowhere; leave “direction” out"
      ),
      (
        "rules:\n- gesture: pinch\n  direction: left",
        "3:14: a pinch does not go “left”; it goes in, out"
      ),
      ("rules:\n- gesture: swipe\n  when: began", "3:9: a swipe has no “began”; it has ended"),
      (
        "rules:\n- gesture: longPress\n  when: progress",
        "3:9: a longPress has no “progress”; it has began, ended, cancelled"
      ),
      (
        "rules:\n- gesture: pan\n  every: 5%",
        "3:10: “every” goes with when: progress or when: back"
      ),
      (
        "rules:\n- gesture: pan\n  when: back\n  every: 0%",
        "4:10: a number from 1 to 100%, such as 10%, is needed, and this is “0%”"
      ),
      ("rules:\n- gesture: tap\n  after: 2", "3:10: “after” goes with gesture: longPress alone"),
      ("rules:\n- gesture: tap", "2:3: nothing is to be done; say do: {run: [program, word]}"),
      (
        "rules:\n- gesture: tap\n  do: ls",
        "3:7: a table such as {run: [program, word]} is needed, and this is “ls”"
      ),
      (
        "rules:\n- gesture: tap\n  do: {runs: [ls]}",
        "3:8: “runs” is unknown here; did you mean “run”?"
      ),
      (
        "rules:\n- gesture: tap\n  do: {run: rm -rf /}",
        "3:13: a command is a list of words, such as [notify-send, hello]; no shell takes it apart"
      ),
      (
        "rules:\n- gesture: tap\n  do: {run: []}",
        "3:13: a command without a program; write [program, word]"
      ),
      (
        "rules:\n- gesture: tap\n  do: {run: [<x>]}",
        "3:14: the program cannot depend on the gesture; name it"
      ),
      (
        "rules:\n- gesture: tap\n  do: {run: [echo, <persent>]}",
        "3:20: “<persent>” stands for nothing; did you mean “percent”?"
      ),
      (
        "rules:\n- gesture: tap\n  do: {run: [echo, \"a\\0b\"]}",
        "3:20: no word of a command can hold the sign \\0"
      ),
      (
        "rules:\n- gesture: tap\n  do: {keys: ctrl+knock}",
        "3:14: no key is called “knock”; keys are called as in Linux's input-event-codes.h, such as f5, volumeup, leftmeta"
      ),
      (
        "rules:\n- gesture: tap\n  do: {keys: ctrl+}",
        "3:14: no key is called “”; write it as ctrl+t"
      ),
      (
        "rules:\n- gesture: tap\n  do: {keys: ctrl+leftctrl}",
        "3:14: “leftctrl” is pressed twice at once; name it once"
      ),
      (
        "rules:\n- gesture: tap\n  do: {hold: alt}",
        "3:8: nothing can be held when the gesture is over; say when: began, or keys:"
      ),
      (
        "rules:\n- gesture: tap\n  do: {click: lift}",
        "3:15: “lift” is unknown here; did you mean “left”?"
      ),
      (
        "rules:\n- {name: a, gesture: tap, do: {click: left}}\n- {name: a, gesture: pan, do: {click: left}}",
        "3:3: another rule, at 2:3, is called “a”; give it another name"
      ),
    ])
  func places(text: String, message: String) {
    #expect(Self.error(text) == message)
  }

  @Test(
    "what is no YAML is refused with its place",
    arguments: [
      (
        "rules: [",
        "2:1: is no YAML: did not find expected node content; look at indentation, colons and quotes"
      ),
      (
        "rules:\n\t- a",
        "2:1: is no YAML: found character that cannot start any token; look at indentation, colons and quotes"
      ),
      (
        "a: 1\nb: \u{7}",
        "2:4: is no YAML: control characters are not allowed; look at indentation, colons and quotes"
      ),
      ("rules: []\n---\nrules: []", "2:1: a second document; rules are one, so leave the --- out"),
      ("rules: !!binary aGk=", "1:8: a tag (!) means nothing in rules; leave it out"),
      ("rules: *all", "1:8: nothing above is marked &all; quote a text that begins with *"),
      ("rules: &all [*all]", "1:14: nothing above is marked &all; quote a text that begins with *"),
      ("? [a]\n: b", "1:3: a name is needed before the colon; quote a text with {, [, & or *"),
    ])
  func yaml(text: String, message: String) {
    #expect(Self.error(text) == message)
  }

  @Test("limits hold before rules mean anything")
  func limits() {
    let deep = String(repeating: "[", count: 40)
    let many = "rules: [" + String(repeating: "a,", count: 30_000) + "]"
    let long = "#" + String(repeating: "x", count: 300_000)
    // Nine levels of nine aliases would be 387 million values.
    var laughs = "a0: &a0 [x]\n"
    for level in 1...9 {
      let stand = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      laughs += "a\(level): &a\(level) [\(stand)]\n"
    }
    let aliases = "a: &a x\nb: [" + String(repeating: "*a,", count: 201) + "]"
    let rules = "rules: [" + String(repeating: "{gesture: tap},", count: 501) + "]"
    #expect(
      [deep, many, long, laughs, aliases, rules].map(Self.error) == [
        "1:17: more than 16 levels; rules need five",
        "1:40003: more than 20000 values; rules have 500 at most",
        "1:1: the file has 300001 bytes; rules have 262144 at most",
        "5:45: more than 20000 values; rules have 500 at most",
        "2:605: more than 200 aliases; write the values themselves",
        "1:8: a list of 501 rules; there may be 500",
      ])
  }

  static func error(_ text: String) -> String {
    do throws(RuleError) {
      _ = try RuleBook(yaml: Array(text.utf8))
      return "none"
    } catch {
      return "\(error)"
    }
  }
}
