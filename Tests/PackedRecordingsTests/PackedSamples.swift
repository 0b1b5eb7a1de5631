/// Packed recordings in base 64.
enum PackedSamples {
  /// One tap, with gzip.
  static let gzip = """
    H4sIAAAAAAACAyvJL03OSC1WMOQqzqxKVTAxMKiwMDDgMlBIyS/PUzBUMDQw0DECCegZmCqUFgDVAQCbnBRgMgAAAA\
    ==
    """

  /// The same in two members.
  static let members = """
    H4sIAAAAAAACAyvJL03OSC1WMOQqzqxKVTAxMKiwMDDgMlBIyS/PUwAAcv13DR4AAAAfiwgAAAAAAAIDM1QwNDDQMT\
    Iw4DLQMzBVKC1QMOQCAEhlFIoUAAAA
    """

  /// The same with xz.
  static let xz = """
    /Td6WFoAAATm1rRGAgAhARYAAAB0L+WjAQAxdG91Y2hlcyAxCnNpemUgNDAweDgwMAowIGRvd24gMSAxMDAsMjAwCj\
    AuMDUgdXAgMQoAAAAUB9Hc4jMifgABSjIkQ8fiH7bzfQEAAAAABFla
    """

  /// Four and a half million bytes of comments with xz.
  static let bomb = """
    /Td6WFoAAATm1rRGAgAhARYAAAB0L+Wj//8TAW9dABGH/WJkCDI74OmXfyPqSijX6ROpjW6Slw6KP7pNIVJfHCqVyi\
    1yNpWTCQNo8ToSYmT+TNtkdX2X6jkXSuEtlOwG2X8+2n/HORVt5DZjp6I/22d4vzMybK8h+XHhvaI+VmV+SPTQdFaD\
    nARuzL3Z6Iqtly3/LuuaHbrOsScYXFmG6WZSWL7pdqxZ5OVbBQj5x9qt/PtSK3TNHlsgQvndUz34KWQJO4DLKmzftT\
    vwxL0uX6oPPktmQpATDv8Qk/hxeFn4C83/lShGD6n8fN77mjAuVsCPhfODgcBlxCVT+PWRNjEFpbDub8FwTUcM0ZER\
    qq1gHbrOsScYXFmG6WZSWL7pdqxZ5OVbBQj5x9qt/PtSK3TNHlsgQvndUz34KWQJO4DLKmzftTvwxL0uX6oPPktmQp\
    ATDv8Qk/hxeFn4C83/lShGD6n8fN77mjAuVsCPhfODgcBlxCVT+PWRNjEFpbDub8FwTUcM0ZERqqxL4ESf/xABKwDs\
    c1On/b6ufDEan7eNMW5wnqcjX+woy4XRlZiKfiqR8id19xnABphNmP3Yr9WQD8QlU/j1kTYxBaWw7m/BcE1HDNGREa\
    qtYB26zrEnGFxZhulmUli+6XasWeTlWwUI+cfarfz7Uit0zR5bIEL53VM9+ClkCTuAyyps37U78MS9Ll+qDz5LZkKQ\
    Ew7/EJP4cXhZ+AvN/5UoRg+p/Hze+5owLlbAj4Xzg4HAZcQlU/j1kTYxBaWw7m/BcE1HDNGREaqtYB26zrEnGFxZhu\
    lmUli+6XasWeTlWwUI+cfarfz7Uit0zR5bIEL53VM9+ClkCTuAyyps37U78MS9Ll+qDz5LZkKQEw7/EJP4cXhZ+AvN\
    /5UoRg+p/Hze+5owLlbAj4Xzg4HAZcQlUQ8/soSr+gAwAOxzU6f9vq58MRqft40xbnCepyNf7CjLhdGVmIp+KpHyJ3\
    X3GcAGmE2Y/dhb5w+HAAAAAFSjmxYkeIFGAAHyBaDUkgLi7n05scRn+wIAAAAABFla
    """
}
