"""Runs a harness that is a shared library, beside a Python package's compiled library. Python only
starts it: these libraries need Python's symbols to be loaded.

usage: host.py HARNESS LIBRARY [ARGUMENT…]
"""

import ctypes
import os
import sys

process = ctypes.CDLL(None)
process.dlopen.restype = ctypes.c_void_p
process.dlerror.restype = ctypes.c_char_p
# The harness comes first, so that the library calls the harness's clock instead of its own.
for file in sys.argv[1:3]:
    if not process.dlopen(os.fsencode(file), os.RTLD_LAZY | os.RTLD_GLOBAL):
        sys.exit(process.dlerror().decode())
arguments = [os.fsencode(argument) for argument in sys.argv[2:]]
sys.exit(process.run(len(arguments), (ctypes.c_char_p * (len(arguments) + 1))(*arguments)))
