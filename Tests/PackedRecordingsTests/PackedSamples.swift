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

  /// A tap as libinput records it, with gzip.
  static let libinput = """
    H4sIAAAAAAACA4WO0QqDIBiF73uKQ9dJmVnkU+w+vKjlQGgW1Xr+mTY2Gm4iKt85//EMutNmeqwi6tWmr2oREYEZeyWQWpI\
    6MVWbMmsVAWqzUNgHYNq7NcWX1qghdqTtFm1uo5cBzgSaLAEt8wSZ3/KlFT+0ymsl54yf1GkeJzWv2vZEQ6VrZKst+5/ksx\
    1Bg33OLXezZI/2hGdHXsDGPKF/bMVBeND2PhySwZp5XZfVuSYIlQHbV/ATgV4zUskBAAA=
    """

  /// The same with xz.
  static let xz = """
    /Td6WFoAAATm1rRGAgAhARYAAAB0L+WjAQAxdG91Y2hlcyAxCnNpemUgNDAweDgwMAowIGRvd24gMSAxMDAsMjAwCj\
    AuMDUgdXAgMQoAAAAUB9Hc4jMifgABSjIkQ8fiH7bzfQEAAAAABFla
    """

  /// The same with zstd.
  static let zstd = """
    KLUv/SQykQEAdG91Y2hlcyAxCnNpemUgNDAweDgwMAowIGRvd24gMSAxMDAsMjAwCjAuMDUgdXAgMQprjvG5
    """

  /// The same in two frames.
  static let frames = """
    KLUv/QRYuQAAdG91Y2hlcyAxCnNpemUgNDAweDgwMAob+8YcKLUv/QRY2QAAMCBkb3duIDEgMTAwLDIwMAowLjA1IHVwIDE\
    KJlbRoA==
    """

  /// A finger and four and a half million bytes of comments with xz.
  static let bomb = """
    /Td6WFoAAAFpIt42AgAhARYAAAB0L+Wj//9+AZhdADobyxC9cA+dLKMT7wdBxadBY2hbQi1MJjMNauKalq2PlY7OHWMQ4C\
    c3UGxLymVqhUpC29oUTONOQjaYufQHXvTlGoHyLrkEirRP3Jc732oK8atjTO4uV9mUZCD/slzdIkoCmAKIr05avnux1VXk\
    +nRMc30TEe0GXZA/PutKfOy8D0CFYVqEui6k7WdyQFJYvul2rFnk5VsFCPnH2q38+1IrdM0eWyBC+d1TPfgpZAk7gMsqbN\
    +1O/DEvS5fqg8+S2ZCkBMO/xCT+HF4WfgLzf+VKEYPqfx83vuaMC5WwI+F84OBwGXEJVP49ZE2MQWlsO5vwXBNRwzRkRGq\
    rWAdus6xJxhcWYbpZlJYvul2rFnk5VsFCPnH2q38+1IrdM0eWyBC+d1TPfgpZAk7gMsqbN+1O/DEvS5fqg8+S2ZCkBMO/x\
    CT+HF4WfgLzf+VKEYPqfx83vuaMC5WwI+F84OBwGXEJVP49ZE2MQWlsO5vwXBNRwzRkRGqrWAdus6xJxhcWYbpZlJYvul2\
    rFnk5VsFCPnH2q387UCT/5//EAErAOxzU6f9vq58MRqft40xbnCepyNf7CjLhdGVmIp+KpHyJ3X3GcAGmE2Y/div1ZAPxC\
    VT+PWRNjEFpbDub8FwTUcM0ZERqq1gHbrOsScYXFmG6WZSWL7pdqxZ5OVbBQj5x9qt/PtSK3TNHlsgQvndUz34KWQJO4DL\
    KmzftTvwxL0uX6oPPktmQpATDv8Qk/hxeFn4C83/lShGD6n8fN77mjAuVsCPhfODgcBlxCVT+PWRNjEFpbDub8FwTUcM0Z\
    ERqq1gHbrOsScYXFmG6WZSWL7pdqxZ5OVbBQj5x9qt/PtSK3TNHlsgQvndUz34KWQJO4DLKmzftTvwxL0uX6oPPktmQpAT\
    Dv8Qk/hxeFn4C83/lShGD6n8fN77mjAuVsCPhfODgcBlxCVRDz+yhKt4ADAA7HNTp/2+rnwxGp+3jTFucJ6nI1/sKMuF0Z\
    WYin4qkfIndfcZwAaYTZj92FjYC+cAAABZheLZAAGXBonUkgJv6t77PjANiwIAAAAAAVla
    """
}
