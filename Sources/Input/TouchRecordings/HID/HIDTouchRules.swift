/// How a touch device means its reports, since makers differ: the rules by which Linux's
/// hid-multitouch driver reads them.
struct HIDTouchRules: Sendable, Hashable {
  /// What says that a contact's place in a report is in use.
  enum Validity: Sendable, Hashable {
    /// Every place is, as far as the contact count goes; what has no tip down has lifted.
    case always
    case tip
    case confidence
  }

  /// How a contact is known again.
  enum Slot: Sendable, Hashable {
    /// By its number, whatever number that is.
    case byNumber
    /// By its place among the contacts of the report.
    case byOrder
  }

  var validity = Validity.always
  var slot = Slot.byNumber
  /// A contact that a scan leaves out has lifted; otherwise it stays as it was.
  var unseenIsUp = false
  /// Only as many places of a scan count as the contact count says.
  var countsContacts = true
  /// A number that comes twice in a scan is the first time's.
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
    if let panel = HIDKnownPanel.all.first(where: { $0.isOf(vendor, product) }) {
      switch panel.habit {
      case .leavesOutLifted: (validity, unseenIsUp, countsContacts) = (.tip, true, false)
      case .marksWithConfidence: (validity, countsContacts) = (.confidence, false)
      case .isSerial: countsContacts = false
      }
      precision = panel.precision
    }
    // One contact a report: the count, if there is one, is not of the report.
    if device.isSerial, !device.isCertified {
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
