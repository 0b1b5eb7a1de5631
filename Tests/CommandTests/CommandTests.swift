import Testing

@Suite struct CommandTests {
  @Test("help lists the verbs and the exit codes")
  func help() {
    let help = """
      usage: touchstone VERB [OPTIONS] [FILE…]

      Runs recordings of fingers through UIKit's touch and gesture system.

        explain  Explains which gestures recordings hold, and why the others lost.
        plot     Draws where the fingers of a recording went, and what recognizers made of it.
        advise   Finds recognizers of a scene that conflict, and names the usual cure.
        convert  Writes a recording in another format, and reports what that cannot hold.
        info     Reports what recordings hold: device, rates, gaps, fingers, suspicious spots.
        replay   Prints a recording's story as slowly as it happened, or at another speed.
        strokes  Writes what fingers drew in recordings as templates in Swift.
        port     Writes the sources of an iOS app as plain Swift that builds on Linux.
        act      Runs commands and presses keys at gestures, by rules.
        render   Draws a scene as PNG: at one moment of a recording, or as a numbered series.
        devices  Lists the touch devices of this machine.
        live     Prints the story of real fingers as it happens.
        record   Records a touch device, event by event.
        serve    Shows gestures live in a browser, with the why beside them.

      touchstone VERB --help says more about a verb; touchstone --version prints the version.
      touchstone help manual writes a man page, touchstone help completions bash (or zsh, or fish) what a
      shell completes words with.
      Exit codes: 0 done, 1 input could not be read or output not written, 2 wrong usage,
      3 problems found (advise --strict).

      """
    #expect(Run("--help").output == help)
    #expect(Run("--help").code == 0)
    #expect(Run("-h").output == help)
    #expect(Run("help").output == help)
    #expect(Run().errors == help)
    #expect(Run().code == 2)
  }

  @Test("every verb has help of its own")
  func verbHelp() {
    let help = Run("explain", "--help")
    #expect(help.code == 0)
    #expect(help.errors == "")
    #expect(help.output.hasPrefix("usage: touchstone explain [OPTIONS] FILE…\n"))
    for option in [
      "--quiet", "--json", "--scene FILE", "--format NAME", "--device FILE", "--size WxHmm",
      "--points-per-inch N", "--strict", "--why NAME", "--at SECONDS", "--help",
    ] {
      #expect(help.output.contains("\n  \(option) "))
    }
    #expect(Run("help", "explain") == help)
    #expect(Run("explain", "-h") == help)
  }

  @Test("unknown verbs and options are wrong usage, with what was probably meant")
  func unknown() {
    let verb = Run("explian", "file")
    #expect(verb.errors == "touchstone: unknown verb “explian”; did you mean “explain”?\n")
    #expect(verb.code == 2)
    let option = Run("--verison")
    #expect(option.errors == "touchstone: unknown option “--verison”; did you mean “--version”?\n")
    #expect(option.code == 2)
    #expect(Run("help", "explian").code == 2)
  }
}
