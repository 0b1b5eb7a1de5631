import Foundation
import Testing

@testable import TouchstoneCommand

/// Rules made of other programs' configurations.
@Suite struct ImportTests {
  /// The rules that a configuration becomes, which can be read, and the complaints without their file.
  private func imported(_ text: String) throws -> (yaml: String, complaints: [String]) {
    let folder = try Folder(["theirs": text])
    let run = Run("act", "--import", folder["theirs"])
    #expect(run.code == 0)
    try folder.write(Data(run.output.utf8), to: "rules.yaml")
    if !run.output.hasSuffix("[]\n") {
      #expect(Run("act", "--rules", folder["rules.yaml"], "--check").errors == "")
    }
    let start = folder["theirs"] + ":"
    return (
      run.output,
      run.errors.split(separator: "\n").map { String($0.dropFirst(start.count)) }
    )
  }

  @Test("touchegg: gestures, steps with their way back, and applications first")
  func touchegg() throws {
    let (yaml, complaints) = try imported(
      """
      <touchégg>
        <settings><property name="animation_delay">150</property></settings>
        <application name="All">
          <!-- <gesture type="SWIPE"> -->
          <gesture type="SWIPE" fingers="3" direction="LEFT">
            <action type="RUN_COMMAND"><command>echo "a &amp; b" &lt; c</command><on>end</on></action>
          </gesture>
          <gesture type="PINCH" fingers="2" direction="IN">
            <action type="SEND_KEYS"><repeat>true</repeat><modifiers>Control_L</modifiers>
              <keys>KP_Subtract</keys><decreaseKeys>KP_Add</decreaseKeys></action>
          </gesture>
          <gesture type="PINCH" fingers="4" direction="IN"><action type="CLOSE_WINDOW"/></gesture>
        </application>
        <application name="Firefox, Chromium">
          <gesture type="TAP" fingers="3"><action type="MOUSE_CLICK"><button>2</button></action></gesture>
          <gesture type="DRAG" fingers="3" direction="UP"><action type="RUN_COMMAND"/></gesture>
        </application>
      </touchégg>
      """)
    #expect(
      yaml == """
        # Made of a configuration of touchegg by touchstone act --import.
        rules:
        - name: "tap with 3 in Firefox"
          gesture: tap
          fingers: 3
          app: ["Firefox", "Chromium"]
          do: {click: middle}
        - name: "pan left with 3"
          gesture: [swipe, pan]
          fingers: 3
          direction: left
          when: ended
          do: {run: [sh, -c, "echo \\"a & b\\" < c"]}
        - name: "pinch in progress with 2"
          gesture: pinch
          fingers: 2
          direction: in
          when: progress
          do: {keys: leftctrl+kpminus}
        - name: "pinch in back with 2"
          gesture: pinch
          fingers: 2
          direction: in
          when: back
          do: {keys: leftctrl+kpplus}

        """)
    #expect(
      complaints == [
        "2:13: the setting animation_delay is touchegg's own; there is none here",
        "12:54: CLOSE_WINDOW is the window manager's; use run or keys",
        "16:5: no gesture here is what touchegg calls DRAG",
      ])
  }

  @Test("fusuma: directions, moments, keys and contexts")
  func fusuma() throws {
    let (yaml, complaints) = try imported(
      """
      swipe:
        3:
          left: {command: "xdotool key alt+Right"}
          up: {sendkey: "LEFTMETA", update: {command: thunar, interval: 0.5}}
          down: {keypress: {LEFTCTRL: {command: a}}}
      pinch:
        in: {command: zoom}
      hold:
        4: {command: menu}
      threshold: {swipe: 0.5}
      ---
      context: {application: firefox}
      rotate:
        2:
          clockwise: {sendkey: "LEFTCTRL+TAB"}
      """)
    #expect(
      yaml == """
        # Made of a configuration of fusuma by touchstone act --import.
        rules:
        - name: "rotation clockwise began with 2 in firefox"
          gesture: rotation
          fingers: 2
          direction: clockwise
          when: began
          app: ["firefox"]
          do: {keys: [leftctrl+tab]}
        - name: "pan left began with 3"
          gesture: pan
          fingers: 3
          direction: left
          when: began
          do: {run: [sh, -c, "xdotool key alt+Right"]}
        - name: "pan up began with 3"
          gesture: pan
          fingers: 3
          direction: up
          when: began
          do: {keys: [leftmeta]}
        - name: "pan up progress with 3"
          gesture: pan
          fingers: 3
          direction: up
          when: progress
          interval: 0.05
          do: {run: [sh, -c, "thunar"]}
        - name: "pinch in began"
          gesture: pinch
          direction: in
          when: began
          do: {run: [sh, -c, "zoom"]}
        - name: "longPress began with 4"
          gesture: longPress
          fingers: 4
          when: began
          do: {run: [sh, -c, "menu"]}

        """)
    #expect(
      complaints == [
        "5:12: keypress asks for keys that are held; there is none here",
        "10:1: threshold is in fusuma's units; use atLeast",
      ])
  }

  @Test("lisgd: its command line and its config.h")
  func lisgd() throws {
    let (yaml, complaints) = try imported(
      """
      #!/bin/sh
      lisgd -d /dev/input/event1 -m 900 -g "1,LR,L,*,R,thunar --a \\"b\\"" -g '2,DU,B,S,P,wvkbd, x'
      """)
    #expect(
      yaml == """
        # Made of a configuration of lisgd by touchstone act --import.
        rules:
        - name: "pan right from left with 1"
          gesture: [swipe, pan]
          fingers: 1
          direction: right
          from: left
          when: ended
          do: {run: [sh, -c, "thunar --a \\"b\\""]}
        - name: "pan up from bottom progress with 2"
          gesture: pan
          fingers: 2
          direction: up
          from: bottom
          when: progress
          do: {run: [sh, -c, "wvkbd, x"]}

        """)
    #expect(
      complaints == [
        "2:1: -d has no rule: name the device behind touchstone act",
        "2:1: -m has no rule: a swipe has half a second, and a pan any time",
        "2:1: the distance S is left out; use atLeast or atMost",
      ])
    let header = try imported(
      "{ 3, SwipeDRUL, EdgeCornerTopLeft, DistanceAny, ActModeReleased, \"foot\" },\n")
    #expect(header.complaints == [])
    #expect(header.yaml.contains("direction: upLeft\n  from: topLeft\n  when: ended"))
  }

  @Test("a configuration given to --rules is an error that names --import, which takes no others")
  func wrongPlace() throws {
    let folder = try Folder([
      "touchegg.conf": "<touchégg><application name=\"All\"></application></touchégg>",
      "rules.yaml": "rules: []\n",
    ])
    let run = Run("act", "--rules", folder["touchegg.conf"])
    #expect(run.code == 1)
    #expect(
      run.errors.hasSuffix(
        ": is a configuration of touchegg; convert it with touchstone act --import"
          + " \(folder["touchegg.conf"]) > rules.yaml\n"))
    let other = Run("act", "--import", folder["rules.yaml"])
    #expect(other.code == 1)
    #expect(other.errors.contains("is no configuration of touchegg (XML), fusuma (YAML) or lisgd"))
  }
}
