/// Tables and collections: their prototypes, static cells and layouts.
extension InterfaceFile {
  static let cells: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  /// The element of a cell's content view, which the cell itself creates.
  func content(of cell: InterfaceElement) -> InterfaceElement? {
    Self.cells.contains(cell.name) ? cell.value("contentView") : nil
  }

  /// Creates the parts that must exist before a list: its header and footer views.
  func makeListParts(_ element: InterfaceElement, _ access: inout InterfaceAccess) {
    for child in content(of: element)?.list("subviews") ?? [] { make(child, &access) }
    guard element.name == "tableView" else { return }
    for key in Self.edges {
      if let view = element.value(key) { make(view, &access) }
    }
  }

  private static let edges = ["tableHeaderView", "tableFooterView"]

  /// Writes settings that must precede a list's or cell's creation.
  func prepareList(_ element: InterfaceElement) {
    switch element.name {
    case "tableView":
      if let style = element["style"], ["plain", "grouped", "insetGrouped"].contains(style) {
        write("InterfaceTables.style = .\(style)", for: element)
      }
    case "tableViewCell":
      if let style = element["style"].flatMap({ Self.styles[$0] }) {
        write("InterfaceTables.cellStyle = .\(style)", for: element)
      }
    case "collectionView": prepareLayout(of: element)
    default: break
    }
  }

  private static let styles = [
    "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleValue1": "value1",
    "IBUITableViewCellStyleValue2": "value2", "IBUITableViewCellStyleSubtitle": "subtitle",
  ]

  private func prepareLayout(of element: InterfaceElement) {
    guard let layout = element.value("collectionViewLayout") else { return }
    let isFlow = layout.name == "collectionViewFlowLayout"
    let custom = layout["customClass"].flatMap(InterfaceObject.className)
    let type = custom ?? (isFlow ? "UICollectionViewFlowLayout" : "UICollectionViewLayout")
    write(
      "InterfaceCollections.layout = InterfaceCoder.make({ \(type)(coder: $0) }) { (o: \(type)) in",
      for: layout)
    write("_ = o", for: layout)
    if isFlow { describeFlow(layout) }
    write("}", for: layout)
  }

  private func describeFlow(_ layout: InterfaceElement) {
    if let direction = layout["scrollDirection"].flatMap(InterfaceValues.member) {
      write("o.scrollDirection = \(direction)", for: layout)
    }
    for name in ["minimumLineSpacing", "minimumInteritemSpacing"] {
      if let value = InterfaceValues.number(layout[name]) {
        write("o.\(name) = \(value)", for: layout)
      }
    }
    for name in ["itemSize", "headerReferenceSize", "footerReferenceSize", "estimatedItemSize"] {
      guard let size = layout.value(name), let width = InterfaceValues.number(size["width"]),
        let height = InterfaceValues.number(size["height"])
      else { continue }
      write("o.\(name) = CGSize(width: \(width), height: \(height))", for: size)
    }
    if let inset = layout.value("sectionInset") {
      let sides = [("minY", "top"), ("minX", "left"), ("maxY", "bottom"), ("maxX", "right")]
      let values = sides.map { "\($0.1): \(InterfaceValues.number(inset[$0.0]) ?? "0")" }
      write("o.sectionInset = UIEdgeInsets(\(values.joined(separator: ", ")))", for: inset)
    }
    if layout["automaticEstimatedItemSize"] == "YES" {
      write("o.estimatedItemSize = UICollectionViewFlowLayout.automaticSize", for: layout)
    }
  }

  /// Writes settings that follow a list's or cell's creation.
  func finishList(_ element: InterfaceElement, as name: String, _ access: inout InterfaceAccess) {
    if Self.cells.contains(element.name) { finishCell(element, as: name) }
    switch element.name {
    case "tableView":
      for key in Self.edges {
        if let view = element.value(key).flatMap(InterfaceObject.init) {
          write("\(name).\(key) = \(view.variable)", for: view.element)
        }
      }
      if let height = InterfaceValues.number(element["rowHeight"]) {
        write("\(name).rowHeight = \(height)", for: element)
      }
      if element["separatorStyle"] == "none" {
        write("\(name).separatorStyle = .none", for: element)
      }
      for cell in element.list("prototypes") { makePrototype(cell, of: name, kind: nil, &access) }
      makeSections(element.list("sections"), of: name, &access)
    case "collectionView":
      for cell in element.list("cells") { makePrototype(cell, of: name, kind: nil, &access) }
      for (key, kind) in [("sectionHeaderView", "Header"), ("sectionFooterView", "Footer")] {
        if let view = element.value(key) {
          let kind = "UICollectionView.elementKindSection\(kind)"
          makePrototype(view, of: name, kind: kind, &access)
        }
      }
    default: break
    }
  }

  private func finishCell(_ element: InterfaceElement, as name: String) {
    if let view = content(of: element) {
      // Collections of Xcode before version 11 give it no identifier.
      let object = InterfaceObject(view)
      let content = object?.variable ?? name + "_content"
      write("let \(content) = \(name).contentView", for: view)
      describe(view, as: content)
      if let object { made.append(object) }
    }
    guard element.name == "tableViewCell" else { return }
    let labels = [("textLabel", "text"), ("detailTextLabel", "detail"), ("imageView", "image")]
    let known = labels.compactMap { attribute, label in
      object(element[attribute]).map { "\(label): \($0.variable)" }
    }
    if !known.isEmpty {
      write("\(name).setInterfaceLabels(\(known.joined(separator: ", ")))", for: element)
    }
    if let height = InterfaceValues.number(element["rowHeight"]) {
      write("\(name).setInterfaceHeight(\(height))", for: element)
    }
  }

  // MARK: Prototypes

  /// Writes a closure that creates the cell with its content for each dequeued cell.
  private func makePrototype(
    _ cell: InterfaceElement, of list: String, kind: String?, _ access: inout InterfaceAccess
  ) {
    guard let identifier = cell["reuseIdentifier"], let object = InterfaceObject(cell) else {
      return warn(cell, "a prototype without an identifier is left out")
    }
    let outer = made
    made = []
    var inner = access
    let body = collect {
      make(cell, &inner)
      constrain(made)
      connect(made, controller: controllerVariable, &inner)
      awake(made, inner)
    }
    access = inner
    made = outer
    let capture = controllerVariable.map { " [weak \($0)] in _ = \($0)" } ?? ""
    let kindArgument = kind.map { ", kind: \($0)" } ?? ""
    write(
      "\(list).register(prototype: \(InterfaceValues.string(identifier))\(kindArgument)) {\(capture)",
      for: cell)
    append(body)
    write("return \(object.variable)", for: cell)
    write("}", for: cell)
  }

  // MARK: Static cells

  private func makeSections(
    _ sections: [InterfaceElement], of table: String, _ access: inout InterfaceAccess
  ) {
    guard !sections.isEmpty else { return }
    var written: [String] = []
    for section in sections {
      var cells: [String] = []
      for cell in section.list("cells") {
        make(cell, &access)
        if let object = InterfaceObject(cell) { cells.append(object.variable) }
      }
      let header = section["headerTitle"].map(InterfaceValues.string) ?? "nil"
      let footer = section["footerTitle"].map(InterfaceValues.string) ?? "nil"
      written.append(
        "InterfaceTables.Section(header: \(header), footer: \(footer), "
          + "cells: [\(cells.joined(separator: ", "))])")
    }
    write(
      "\(table).setStaticSections([\(written.joined(separator: ", "))])", for: sections[0])
  }
}
