import Foundation
@_spi(Kit) import TouchstoneCore

/// The identifiers of the sections and items that a list shows.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [SectionIdentifierType] = []
  private var itemsOfSection: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The sections to reload.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items to reload.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items to reconfigure.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Makes a snapshot without sections.
  public init() {}

  // MARK: Queries

  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The number of items.
  public var numberOfItems: Int { sectionOfItem.count }
  /// The section identifiers, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The item identifiers, in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sections.flatMap { itemsOfSection[$0] ?? [] }
  }
  /// The number of items in a section; 0 for an unknown section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// The items of a section; for an unknown section empty, with a diagnostic.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    if let items = itemsOfSection[identifier] { return items }
    report("there is no section \(identifier)")
    return []
  }
  /// The section that contains an item; `nil` for none.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sectionOfItem[identifier] }
  /// The index of an item among all; `nil` for an unknown item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionOfItem[identifier] else { return nil }
    var count = 0
    for other in sections {
      if other == section {
        return itemsOfSection[section]?.firstIndex(of: identifier).map { count + $0 }
      }
      count += itemsOfSection[other]?.count ?? 0
    }
    return nil
  }
  /// The index of a section; `nil` for an unknown section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Appends items to a section, by default the last one. Existing items are skipped, with a diagnostic.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last, itemsOfSection[section] != nil else {
      return report(
        sectionIdentifier.map { "there is no section \($0)" } ?? "there is no section yet")
    }
    let new = unique(identifiers)
    itemsOfSection[section]?.append(contentsOf: new)
    for item in new { sectionOfItem[item] = section }
  }

  /// Inserts items before an item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, 0) }
  /// Inserts items after an item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, _ step: Int,
    call: String = #function
  ) {
    guard let section = sectionOfItem[other],
      let place = itemsOfSection[section]?.firstIndex(of: other)
    else { return report("there is no item \(other)", call: call) }
    let new = unique(identifiers, call: call)
    itemsOfSection[section]?.insert(contentsOf: new, at: place + step)
    for item in new { sectionOfItem[item] = section }
  }

  /// Deletes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let leaving = Set(identifiers)
    for section in Set(leaving.compactMap { sectionOfItem[$0] }) {
      itemsOfSection[section]?.removeAll(where: leaving.contains)
    }
    for item in leaving { sectionOfItem[item] = nil }
  }

  /// Deletes all sections and items.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, 0) }
  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, 1) }

  private mutating func move(
    _ item: ItemIdentifierType, beside other: ItemIdentifierType, _ step: Int,
    call: String = #function
  ) {
    for known in [item, other] where sectionOfItem[known] == nil {
      return report("there is no item \(known)", call: call)
    }
    guard item != other else {
      return report("item \(item) cannot be moved beside itself", call: call)
    }
    deleteItems([item])
    insert([item], beside: other, step, call: call)
  }

  /// Marks items for new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += known(identifiers)
  }
  /// Marks items for the reconfiguration of their cells.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += known(identifiers)
  }

  private func known(
    _ identifiers: [ItemIdentifierType], call: String = #function
  ) -> [ItemIdentifierType] {
    for item in identifiers where sectionOfItem[item] == nil {
      report("there is no item \(item)", call: call)
    }
    return identifiers.filter { sectionOfItem[$0] != nil }
  }

  private func unique(
    _ identifiers: [ItemIdentifierType], call: String = #function
  ) -> [ItemIdentifierType] {
    var seen: Set<ItemIdentifierType> = []
    return identifiers.filter {
      if sectionOfItem[$0] == nil, seen.insert($0).inserted { return true }
      report("item \($0) is there already, and is left out", call: call)
      return false
    }
  }

  // MARK: Sections

  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  /// Inserts sections before a section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, beside: toIdentifier, 0) }
  /// Inserts sections after a section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, beside: toIdentifier, 1) }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], beside other: SectionIdentifierType, _ step: Int,
    call: String = #function
  ) {
    guard let place = sections.firstIndex(of: other) else {
      return report("there is no section \(other)", call: call)
    }
    insert(identifiers, at: place + step, call: call)
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], at place: Int, call: String = #function
  ) {
    var place = place
    for section in identifiers {
      guard itemsOfSection[section] == nil else {
        report("section \(section) is there already, and is left out", call: call)
        continue
      }
      sections.insert(section, at: place)
      itemsOfSection[section] = []
      place += 1
    }
  }

  /// Deletes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      for item in itemsOfSection[section] ?? [] { sectionOfItem[item] = nil }
      itemsOfSection[section] = nil
    }
    sections.removeAll { itemsOfSection[$0] == nil }
  }

  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, 0) }
  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, 1) }

  private mutating func move(
    _ section: SectionIdentifierType, beside other: SectionIdentifierType, _ step: Int,
    call: String = #function
  ) {
    for known in [section, other] where itemsOfSection[known] == nil {
      return report("there is no section \(known)", call: call)
    }
    guard section != other else {
      return report("section \(section) cannot be moved beside itself", call: call)
    }
    sections.removeAll { $0 == section }
    if let place = sections.firstIndex(of: other) { sections.insert(section, at: place + step) }
  }

  /// Marks sections for new cells.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where itemsOfSection[section] == nil {
      report("there is no section \(section)")
    }
    reloadedSectionIdentifiers += identifiers.filter { itemsOfSection[$0] != nil }
  }

  /// Reports a programming error, for which UIKit would raise an exception.
  private func report(_ words: String, call: String = #function) {
    SnapshotFaults.report(
      "NSDiffableDataSourceSnapshot.\(call): \(words) (\(numberOfItems) items in \(sections.count) "
        + "sections)")
  }

  // MARK: Paths

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let items = itemsOfSection[sections[path.section]] ?? []
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionOfItem[item], let number = sections.firstIndex(of: section),
      let place = itemsOfSection[section]?.firstIndex(of: item)
    else { return nil }
    return IndexPath(item: place, section: number)
  }

  var counts: [Int] { sections.map { itemsOfSection[$0]?.count ?? 0 } }

  /// The origins in another snapshot of this snapshot's items.
  func result(from old: NSDiffableDataSourceSnapshot) -> ListUpdates.Result {
    var former: [ItemIdentifierType: IndexPath] = [:]
    var formerSections: [SectionIdentifierType: Int] = [:]
    for (number, section) in old.sections.enumerated() {
      formerSections[section] = number
      for (place, item) in (old.itemsOfSection[section] ?? []).enumerated() {
        former[item] = IndexPath(item: place, section: number)
      }
    }
    for item in reloadedItemIdentifiers { former[item] = nil }
    let again = Set(reloadedSectionIdentifiers)
    var result = ListUpdates.Result()
    for section in sections {
      result.sections.append(again.contains(section) ? nil : formerSections[section])
      result.rows.append(
        (itemsOfSection[section] ?? []).map { again.contains(section) ? nil : former[$0] })
    }
    return result
  }

  /// The snapshot after it was shown, without marks.
  var shown: NSDiffableDataSourceSnapshot {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

private enum SnapshotFaults {
  /// Writes into the trace of the scene that handles input. A snapshot may be made outside of the main actor.
  nonisolated static func report(_ line: String) {
    let isTraced =
      MainQueue.isCurrent
      && MainActor.assumeIsolated {
        TouchSystem.current?.engine.diagnose(line) != nil
      }
    if !isTraced { FileHandle.standardError.write(Data("touchstone: \(line)\n".utf8)) }
  }
}
