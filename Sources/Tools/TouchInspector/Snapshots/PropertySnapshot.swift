/// A property that the page shows and can change.
struct PropertySnapshot: Encodable, Equatable {
  var property: String
  var value: PropertyValue
  /// "integer" for whole numbers.
  var type: String?
  var minimum: Double?
  var maximum: Double?
  var choices: [String]?
  var unit: String?
  var text: String?
}
