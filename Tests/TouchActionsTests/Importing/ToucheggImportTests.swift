import Testing
import YAMLRules

/// Rules made of a `touchegg.conf`.
@Suite struct ToucheggImportTests {
  @Test("a gesture without a number of fingers makes no rule")
  func fingers() throws {
    let imported = try Imported(
      """
      <touchégg><application name="All">
        <gesture type="SWIPE" fingers="three" direction="UP"><action type="RUN_COMMAND"><command>a</command></action></gesture>
        <gesture type="SWIPE" direction="UP"><action type="RUN_COMMAND"><command>b</command></action></gesture>
        <gesture type="SWIPE" fingers=" 3 " direction="UP"><action type="RUN_COMMAND"><command>c</command></action></gesture>
      </application></touchégg>
      """)
    #expect(imported.lines("fingers", "do") == ["fingers: 3", "do: {run: [sh, -c, \"c\"]}"])
    #expect(
      imported.complaints == [
        "2: “three” is no number of fingers", "3: “” is no number of fingers",
      ])
  }

  @Test("a command may stand in a CDATA section")
  func literal() throws {
    let imported = try Imported(
      """
      <touchégg><application name="All">
        <gesture type="SWIPE" fingers="3" direction="DOWN">
          <action type="RUN_COMMAND">
            <command><![CDATA[a && b > "c" &amp;]]></command>
          </action>
        </gesture>
      </application></touchégg>
      """)
    #expect(imported.lines("do") == [#"do: {run: [sh, -c, "a && b > \"c\" &amp;"]}"#])
    #expect(imported.complaints == [])
  }
}
