import Testing

@testable import TouchstoneCommand

@Suite struct OptionTableTests {
  private let table = OptionTable(
    options: [
      .init(name: "--json", help: "writes JSON"),
      .init(name: "--size", value: "WxHmm", help: "is the size"),
    ])

  @Test("options, values and operands may stand in any order")
  func order() throws {
    let expected = ParsedArguments(
      flags: ["--json"], values: ["--size": "1x2"], operands: ["a", "-", "b"])
    #expect(try table.read(["a", "--json", "-", "--size", "1x2", "b"]) == expected)
    #expect(try table.read(["--size=1x2", "--json", "a", "-", "b"]) == expected)
  }

  @Test("behind -- all are operands")
  func end() throws {
    #expect(
      try table.read(["--json", "--", "--size", "x"])
        == ParsedArguments(flags: ["--json"], operands: ["--size", "x"]))
  }

  @Test(
    "what is wrong is told",
    arguments: [
      (["--jsom"], "unknown option “--jsom”; did you mean “--json”?"),
      (["--size"], "--size needs a value: --size WxHmm"),
      (["--json=1"], "--json takes no value"),
      (["-x"], "unknown option “-x”; known are --json, --size"),
    ])
  func wrong(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try table.read(arguments) }
  }

  @Test("a letter stands for an option's name, and help tells it")
  func short() throws {
    let table = OptionTable(
      options: [.init(name: "--quiet", help: "tells less", short: "-q")])
    #expect(try table.read(["-q", "a"]) == ParsedArguments(flags: ["--quiet"], operands: ["a"]))
    #expect(table.help == "  --quiet  tells less (-q)\n")
    #expect(throws: UsageError("--quiet takes no value")) { try table.read(["-q=1"]) }
  }

  @Test("help has two columns")
  func help() {
    #expect(table.help == "  --json        writes JSON\n  --size WxHmm  is the size\n")
  }
}
