"""Makes the wheel one for a platform: it holds a binary, and no module of one Python alone."""

import os

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel

#: The binary is static, and needs the kernel alone; auditwheel checks that.
PLATFORM = os.environ.get("TOUCHSTONE_WHEEL_PLATFORM", f"manylinux_2_17_{os.uname().machine}")


class Platform(Distribution):
    """What is not for every platform."""

    def has_ext_modules(self) -> bool:
        """Have it installed where such modules are."""
        return True


class Wheel(bdist_wheel):
    """A wheel for every Python 3 of one platform."""

    def get_tag(self) -> tuple[str, str, str]:
        """Name the Pythons and the platform."""
        return "py3", "none", PLATFORM


setup(distclass=Platform, cmdclass={"bdist_wheel": Wheel})
