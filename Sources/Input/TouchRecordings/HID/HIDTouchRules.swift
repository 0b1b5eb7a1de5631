/// How the reports of a touch device are read, which differs by maker: the rules of Linux's
/// hid-multitouch driver.
struct HIDTouchRules: Sendable, Hashable {
  /// Which field says that an entry of a report holds a contact.
  enum Validity: Sendable, Hashable {
    /// Each of the first entries does, as many as the contact count says; one without its tip has lifted.
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
  /// A contact that is missing in a scan has lifted; otherwise it stays as it was.
  var unseenIsUp = false
  /// Only as many entries of a scan count as the contact count says.
  var countsContacts = true
  /// Of two entries of a scan with one identifier the first counts.
  var ignoresDuplicates = false
  /// A contact that the device is not confident of is a palm.
  var rejectsPalms = false
  /// Such devices report as long as something touches: after this time of silence all have lifted.
  var silence: Int64?
  /// The smallest part of an axis that is no noise, as its denominator.
  var precision: Int64?

  /// The rules for a device, by its descriptor and its maker.
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
    // One contact a report: the count, if there is one, is not of the report.
    if device.isSerial, !device.isCertified, panel == nil || panel?.habit == .isSerial {
      (validity, unseenIsUp, countsContacts) = (.always, false, false)
    }
    if !device.countsContacts { countsContacts = false }
    // Without numbers the order in the report is all there is.
    let hasNoNumbers = device.reports.values.contains { report in
      report.fingers.count > 1 && report.fingers.contains { $0.id == nil }
    }
    if hasNoNumbers { slot = .byOrder }
  }
}
