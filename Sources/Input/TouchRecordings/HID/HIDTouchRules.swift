/// How to interpret a touch device's reports, which depends on the maker: the rules of Linux's hid-multitouch driver.
struct HIDTouchRules: Sendable, Hashable {
  /// The field that marks an entry of a report as a contact.
  enum Validity: Sendable, Hashable {
    /// The first entries, up to the contact count; an entry without the tip switch has lifted.
    case always
    case tip
    case confidence
    case range
  }

  /// How a contact is matched with that of the report before.
  enum Slot: Sendable, Hashable {
    /// By its contact identifier.
    case byNumber
    /// By its index among the contacts of the report.
    case byOrder
  }

  var validity = Validity.always
  var slot = Slot.byNumber
  /// Whether a contact that is missing in a scan has lifted; otherwise it stays unchanged.
  var unseenIsUp = false
  /// Whether only the first entries up to the contact count are valid.
  var countsContacts = true
  /// Whether the second of two entries with one identifier is ignored.
  var ignoresDuplicates = false
  /// Whether a contact without confidence is a palm.
  var rejectsPalms = false
  /// Nanoseconds without a report after which all contacts have lifted, because such devices report continuously while they are
  /// touched; `nil` if there is no such rule.
  var silence: Int64?
  /// The fraction of an axis below which movement is noise, as its denominator.
  var precision: Int64?

  /// The rules for a device, by its descriptor and maker.
  init(_ device: HIDTouchDevice, vendor: UInt16, product: UInt16) {
    if device.isCertified {
      ignoresDuplicates = true
      rejectsPalms = true
      silence = 100_000_000
    }
    let panel = HIDKnownPanel.all.first { $0.isOf(vendor, product) }
    if let panel {
      switch panel.habit {
      case .leavesOutLifted: (validity, unseenIsUp, countsContacts) = (.tip, true, false)
      case .marksWithConfidence: (validity, countsContacts) = (.confidence, false)
      case .marksWithRange: (validity, slot, countsContacts) = (.range, .byOrder, false)
      case .isSerial: countsContacts = false
      }
      precision = panel.precision
    }
    // With one contact per report, the contact count does not refer to the report.
    if device.isSerial, !device.isCertified, panel == nil || panel?.habit == .isSerial {
      (validity, unseenIsUp, countsContacts) = (.always, false, false)
    }
    if !device.countsContacts { countsContacts = false }
    // Without identifiers, contacts are matched by their order.
    let hasNoNumbers = device.reports.values.contains { report in
      report.fingers.count > 1 && report.fingers.contains { $0.id == nil }
    }
    if hasNoNumbers { slot = .byOrder }
  }
}
