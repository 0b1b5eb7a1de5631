// Recordings that come from outside: chosen, or dropped on the page.

/** A recording larger than this is not sent to the server, in bytes. */
const LARGEST_RECORDING = 24 * 1024 * 1024;

const find = (id) => document.getElementById(id);

/** `onFile` hears of a recording with its name and its bytes, `announce` of what is none. */
export function listenToFiles({ onFile, announce }) {
  async function load(file) {
    if (file.size > LARGEST_RECORDING) return announce("That recording is too large for the page.");
    const bytes = new Uint8Array(await file.arrayBuffer());
    let text = "";
    for (let start = 0; start < bytes.length; start += 32768) {
      text += String.fromCharCode(...bytes.subarray(start, start + 32768));
    }
    onFile({ name: file.name, base64: btoa(text) });
  }

  find("load").onclick = () => find("file").click();
  find("file").onchange = () => {
    if (find("file").files[0]) load(find("file").files[0]);
    find("file").value = "";
  };
  let depth = 0;
  window.addEventListener("dragenter", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    depth += 1;
    find("drop").hidden = false;
  });
  window.addEventListener("dragleave", () => {
    depth = Math.max(0, depth - 1);
    find("drop").hidden = depth === 0;
  });
  window.addEventListener("dragover", (event) => event.preventDefault());
  window.addEventListener("drop", (event) => {
    event.preventDefault();
    depth = 0;
    find("drop").hidden = true;
    if (event.dataTransfer?.files[0]) load(event.dataTransfer.files[0]);
  });
}
