import Testing
import YAMLRules

/// Rules made of lisgd's command line and its `config.h`.
@Suite struct LisgdImportTests {
  @Test("config.h: edges and corners by lisgd's names; an unknown one makes no rule")
  func corners() throws {
    let imported = try Imported(
      """
      Gesture gestures[] = {
        { 2, SwipeUD, CornerTopRight, DistanceAny, ActModeReleased, "a" },
        { 2, SwipeDU, EdgeBottom, DistanceAny,
          ActModePressed, "b" },
        { 2, SwipeDU, EdgeNone, DistanceAny, ActModeReleased, "c" },
        { 2, SwipeLR, EdgeAny, DistanceAny, ActModeReleased, "d" },
        { 2, SwipeRL, EdgeMiddle, DistanceAny, ActModeReleased, "e" },
        { 2, SwipeRL, MYEDGE, DistanceAny, ActModeReleased, "f" },
        { 3, SwipeRL, "g" },
      };
      """)
    #expect(
      imported.lines("from", "do") == [
        "from: topRight", "do: {run: [sh, -c, \"a\"]}", "from: bottom",
        "do: {run: [sh, -c, \"b\"]}", "from: middle", "do: {run: [sh, -c, \"c\"]}",
        "do: {run: [sh, -c, \"d\"]}", "do: {run: [sh, -c, \"g\"]}",
      ])
    #expect(
      imported.complaints == [
        "7: no edge here is what lisgd calls Middle",
        "8: MYEDGE is no edge, distance, mode or text of lisgd",
      ])
  }

  @Test("config.h: one line for each setting without a rule; comments are none")
  func settings() throws {
    let imported = try Imported(
      """
      /* distancethreshold = 1;
         timeoutms = 2; */
      unsigned int distancethreshold = 200; // px
      unsigned int distancethreshold_pressed = 80;
      unsigned int degreesleniency = 20;
      unsigned int timeoutms = 600;
      unsigned int orientation = 0;
      unsigned int verbose = 1;
      double edgesizetop = 40.0;
      char *device = "/dev/input/event7"; /* "{ 1, SwipeLR, EdgeAny, */
      Gesture gestures[] = {
        // { 1, SwipeLR, EdgeAny, DistanceAny, ActModeReleased, "off" },
        /* { 1, SwipeLR, EdgeAny, DistanceAny, ActModeReleased, "off" }, */
        { 1, SwipeRL, EdgeAny, DistanceAny, ActModeReleased, "say \\"// /* no\\" "
          "comment\\\\n" },
        { 1, SwipeDU, EdgeAny, DistanceAny, ActModeReleased, COMMAND },
      };
      """)
    #expect(imported.lines("do") == [#"do: {run: [sh, -c, "say \"// /* no\" comment\\n"]}"#])
    #expect(
      imported.complaints == [
        "3: the setting distancethreshold has no rule: use atLeast",
        "4: the setting distancethreshold_pressed has no rule: use atLeast",
        "5: the setting degreesleniency has no rule: a direction is a quarter of the circle",
        "6: the setting timeoutms has no rule: a swipe has half a second, and a pan any time",
        "9: the setting edgesizetop has no rule: use edge in settings",
        "10: the setting device has no rule: name the device behind touchstone act",
        "16: COMMAND is no edge, distance, mode or text of lisgd",
      ])
  }

  @Test("options are words of lisgd's command, not of the commands in quote marks")
  func options() throws {
    let imported = try Imported(
      """
      #!/bin/sh
      # lisgd -m 1 -g "1,LR,*,*,R,never"
      lisgd -t 300 -g "1,LR,*,*,R,notify -d '-r' -w 3 -m x" \\
        -g '1,RL,*,*,R,printf "%s" -o' -v & sleep 1 -m
      exec /usr/bin/lisgd ${SIZE:+-w 600} -s 0.5 -g "1,DU,*,*,P,echo \\"a\\"; ls | wc"
      sh -c "lisgd -o 1 -g '2,UD,*,*,R,menu'"
      """)
    #expect(
      imported.lines("do") == [
        #"do: {run: [sh, -c, "notify -d '-r' -w 3 -m x"]}"#,
        #"do: {run: [sh, -c, "printf \"%s\" -o"]}"#,
        #"do: {run: [sh, -c, "echo \"a\"; ls | wc"]}"#, #"do: {run: [sh, -c, "menu"]}"#,
      ])
    #expect(
      imported.complaints == [
        "3: -t has no rule: use atLeast", "5: -s has no rule: use edge in settings",
        "6: -o has no rule: use --rotate",
      ])
  }

  @Test("a gesture without a command, edge, distance or number that lisgd knows makes no rule")
  func fields() throws {
    let imported = try Imported(
      """
      lisgd -g "1,LR,*,*,R,a, b" -g "1,RL,foot" -g "1,DU,B,*,old, too"
      lisgd -g "1,LR,L,*,R" -g "1,LR,L,*" -g "1,LR,L" -g "1,LR,*,*,P," -g "1,LR,"
      lisgd -g "1,LR,X,*,R,a" -g "1,LR,L,9,R,a" -g "x,LR,*,*,R,a" -g "1,LR"
      """)
    #expect(
      imported.lines("do") == [
        #"do: {run: [sh, -c, "a, b"]}"#, #"do: {run: [sh, -c, "foot"]}"#,
        #"do: {run: [sh, -c, "old, too"]}"#,
      ])
    #expect(
      imported.complaints == [
        "2: “1,LR,L,*,R” has no command", "2: “1,LR,L,*” has no command",
        "2: “1,LR,L” has no command", "2: “1,LR,*,*,P,” has no command",
        "2: “1,LR,” has no command", "3: no edge here is what lisgd calls X",
        "3: no distance here is what lisgd calls 9", "3: “x” is no number of fingers",
        "3: “1,LR” has too few fields",
      ])
  }
}
