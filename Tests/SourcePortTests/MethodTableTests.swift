import SourcePort
import Testing

@Suite struct MethodTableTests {
  private func files(_ texts: String...) -> [String] {
    let sources = texts.enumerated().map { PortSource(path: "/app/\($0).swift", text: $1) }
    return TargetPort(sources, PortSettings(hasTable: true)).ported().files.map(\.text)
  }

  @Test("the table knows the @objc methods of all files, private ones too")
  func table() {
    let files = files(
      "class C { @objc private func f(_ s: Any) {} }",
      "extension C { @IBAction func g() {}; func h() {}; @objc static func i() {} }")
    #expect(files.count == 3)
    #expect(
      files[0].hasSuffix(
        """
        extension C {
          nonisolated fileprivate static func _port_methods_0_C(_ table: inout ObjCMethods) {
            table.add("f:", C.f(_:))
          }
        }
        nonisolated func _port_file_0(_ table: inout ObjCMethods) {
          C._port_methods_0_C(&table)
        }

        """))
    #expect(files[1].contains("    table.add(\"g\", C.g)\n  }\n"))
    #expect(files[2].hasSuffix("let _port = ObjCMethods(_port_file_0, _port_file_1)\n"))
  }

  @Test("all members of an @objcMembers class are known, but private ones")
  func members() {
    let files = files("@objcMembers class C { func f() {}; private func g() {} }")
    #expect(files[0].contains("    table.add(\"f\", C.f)\n  }\n"))
  }

  @Test("what cannot be in a table is left out")
  func omissions() {
    let files = files(
      """
      class G<T> { @objc func a() {} }
      class C {
        @objc func b() async {}
        #if DEBUG
          @objc func c() {}
        #endif
        func d() { class L { @objc func e() {} } }
      }
      """)
    #expect(!files[0].contains("table.add"))
  }

  @Test("selectors are made by the table, those of a name put together at run time too")
  func selectors() {
    let files = files(
      "class C { @objc func f() {}; func g(_ n: String) { x(#selector(f), Selector(\"\\(n):\")) } }"
    )
    #expect(files[0].contains(#"x(_port.selector("f", C.f), _port.selector("\(n):"))"#))
  }
}
