"""Runs a command with an input method of IBus, for Scripts/test-window.

Letters are provisional text; Space commits a character in its place, and Escape drops it.

usage: dbus-run-session -- input-method.py COMMAND...
"""

import subprocess
import sys
import threading
import time

import gi

gi.require_version("IBus", "1.0")
from gi.repository import GLib, IBus  # noqa: E402

NAME = "touchstone-probe"


class Engine(IBus.Engine):
    letters = ""

    def do_process_key_event(self, value, code, state):
        if state & IBus.ModifierType.RELEASE_MASK:
            return False
        if ord("a") <= value <= ord("z"):
            self.show(self.letters + chr(value))
        elif value == IBus.KEY_space and self.letters:
            self.show("")
            self.commit_text(IBus.Text.new_from_string("\u4f60"))
        elif value == IBus.KEY_Escape and self.letters:
            self.show("")
        else:
            return False
        return True

    def show(self, letters):
        self.letters = letters
        text = IBus.Text.new_from_string(letters)
        self.update_preedit_text(text, len(letters), bool(letters))

    def do_focus_in(self):
        print("input method in use", flush=True)

    def do_reset(self):
        self.letters = ""


def connect():
    bus = IBus.Bus()
    for _ in range(100):
        if bus.is_connected():
            return bus
        time.sleep(0.1)
        while GLib.MainContext.default().iteration(False):
            pass
    sys.exit("input-method.py: ibus-daemon cannot be reached")


def main(command):
    IBus.init()
    bus = connect()
    factory = IBus.Factory.new(bus.get_connection())
    factory.add_engine(NAME, Engine)
    component = IBus.Component.new(NAME, "for tests", "1", "Apache-2.0", "Touchstone", "", "", "")
    component.add_engine(
        IBus.EngineDesc.new(NAME, NAME, "for tests", "zh", "Apache-2.0", "Touchstone", "", "us")
    )
    bus.register_component(component)
    bus.set_global_engine_async(NAME, -1, None, None)
    loop = GLib.MainLoop()
    codes = []

    def run():
        codes.append(subprocess.call(command))
        GLib.idle_add(loop.quit)

    threading.Thread(target=run, daemon=True).start()
    loop.run()
    return codes[0]


daemon = subprocess.Popen(["ibus-daemon", "--panel=disable", "--config=disable", "--emoji-extension=disable"])
try:
    code = main(sys.argv[1:])
finally:
    daemon.terminate()
sys.exit(code)
