import SourcePort
import Testing

@Suite struct MethodTableTests {
  private func files(_ texts: String...) -> [String] {
    let sources = texts.enumerated().map { PortSource(path: "/app/\($0).swift", text: $1) }
    return TargetPort(sources).ported().files.map(\.text)
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
    #expect(
      files[2].hasSuffix(
        """
          override var methods: [(inout ObjCMethods) -> Void] { [_port_file_0, _port_file_1] }
        }

        """))
  }

  @Test("all members of an @objcMembers class are known, but private ones")
  func members() {
    let files = files("@objcMembers class C { func f() {}; private func g() {} }")
    #expect(files[0].contains("    table.add(\"f\", C.f)\n  }\n"))
  }

  @Test("classes of layers can be made, also where the superclass is of another file")
  func layers() {
    let files = files(
      "class Ring: CAShapeLayer { override init() { super.init() } }",
      """
      private class Knob: Ring {}
      class Needed: CALayer { init(turns: Int) {} }
      class View { class Scale: CALayer {}; private class Secret: CALayer {} }
      """)
    #expect(files[0].contains("  table.add(making: Ring.init)\n"))
    #expect(
      files[1].hasSuffix(
        """
        {
          table.add(making: Knob.init)
          table.add(making: View.Scale.init)
        }

        """))
  }

  @Test("cells of lists can be made by the initializers that they have or inherit")
  func cells() {
    let files = files(
      """
      class Mail: UITableViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } }
      class Plain: UITableViewCell {}
      class Own: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { fatalError() }
        required init?(coder: NSCoder) { nil }
      }
      class Photo: UICollectionViewCell {}
      class Large: Photo {}
      class Odd: UICollectionViewCell { init(turns: Int) { super.init(frame: .zero) } }
      class Late: Odd {}
      class Title: UITableViewHeaderFooterView {}
      """)
    #expect(
      files[0].hasSuffix(
        """
        {
          table.add(making: Large.init(frame:))
          table.add(making: Own.init(style:reuseIdentifier:))
          table.add(making: Photo.init(frame:))
          table.add(making: Plain.init(style:reuseIdentifier:))
          table.add(making: Title.init(reuseIdentifier:))
        }

        """))
  }

  @Test(
    "cells whose superclass is in an imported target can be made by the initializers that they inherit"
  )
  func importedCells() {
    func source(_ name: String, _ text: String) -> PortSource {
      PortSource(path: "/\(name).swift", text: text)
    }
    let target = TargetPort(
      [
        source(
          "tests/A",
          """
          class ItemCell: Pager.Cell {}
          class Titled: ItemCell { override init(frame: CGRect) { super.init(frame: frame) } }
          class Turned: Odd {}
          class Unknown: ElsewhereCell {}
          class Plain: NSObject {}
          class Shown: Plain {}
          class Either: Twice {}
          """)
      ],
      importing: [
        source(
          "lib/A",
          "open class Cell: Base {}; open class Odd: Base { init(turns: Int) { super.init(frame: .zero) } }"
        ),
        source(
          "lib/B",
          "open class Base: UICollectionViewCell {}; enum Menu { class Plain: UITableViewCell {} }"),
        source("lib/C", "open class Twice: UITableViewCell {}"),
        source("other/C", "open class Twice: UICollectionViewCell {}"),
      ]
    ).ported()
    #expect(target.files.map(\.name) == ["A.swift", "_Port.swift"])
    #expect(
      target.files[0].text.hasSuffix(
        """
        {
          table.add(making: ItemCell.init(frame:))
          table.add(making: Titled.init(frame:))
        }

        """))
  }

  @Test("what a list's data source does about edited rows and moved items is known by name")
  func editing() {
    let files = files(
      """
      class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
      }
      """)
    #expect(files[0].contains("table.add(\"tableView:commit:forRowAt:\""))
    let board = self.files(
      """
      class Board: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
      }
      """)
    #expect(board[0].contains("table.add(\"collectionView:moveItemAt:to:\""))
  }

  @Test("what cannot be in a table is left out")
  func omissions() {
    let files = files(
      """
      class G<T> { @objc func a(_ t: T) {} }
      class C {
        @objc func b() async {}
        #if DEBUG
          @objc func c() {}
        #endif
        func d() { class L { @objc func e() {} } }
        @available(*, unavailable) @objc func f() {}
        private class Hidden { @objc func g() {} }
      }
      """)
    #expect(!files[0].contains("table.add"))
  }

  @Test(
    "what a condition certainly lets in is known",
    arguments: [
      ("os(iOS)", true), ("!os(macOS)", true), ("os(iOS) || os(tvOS)", true),
      ("canImport(UIKit) && !os(watchOS)", true), ("swift(>=5)", true), ("os(macOS)", false),
      ("targetEnvironment(macCatalyst)", false), ("DEBUG", false), ("os(iOS) && DEBUG", false),
    ])
  func conditions(condition: String, isCertain: Bool) {
    let files = files("#if \(condition)\nclass C { @objc func f() {} }\n#endif")
    #expect(files[0].contains("table.add") == isCertain)
  }

  @Test("what comes otherwise is known if what comes first certainly does not")
  func otherwise() {
    let files = files(
      "#if os(macOS)\nclass C { @objc func f() {} }\n#else\nclass D { @objc func g() {} }\n#endif")
    #expect(files[0].contains("D.g") && !files[0].contains("C.f"))
  }

  @Test("delegates of an application and its scenes can be made by their names")
  func made() {
    let files = files(
      """
      class A: UIResponder, UIApplicationDelegate {}
      class S: UIResponder, UIWindowSceneDelegate { init(x: Int) {} }
      private class P: UIApplication { override init() {} }
      """)
    #expect(
      files[0].contains("  table.add(making: A.init)\n  table.add(making: P.init)\n}\n"))
  }
}
