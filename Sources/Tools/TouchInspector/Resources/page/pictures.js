// Pictures that scenes name and the page draws: a landscape for any name, always the same one.

const PALETTES = [
  ["#f6d7a7", "#f0a36b", "#b65d49", "#6d3f4a", "#33293b"],
  ["#cfe6ea", "#8fc1c9", "#4f8e97", "#2d5f6b", "#1b3c48"],
  ["#f3e6cf", "#d9c08c", "#9fa06a", "#5f7350", "#35493c"],
  ["#e3d8ec", "#b59cc9", "#7c6aa3", "#4d4a7b", "#2c2f55"],
  ["#fbe3d4", "#f2b6a0", "#d8797c", "#93506d", "#4f3355"],
  ["#dfeaf6", "#a9c4e4", "#6d93c5", "#41689c", "#274268"],
];

const made = new Map();

/** The address of a picture. */
export function picture(name) {
  if (!made.has(name)) made.set(name, `url("data:image/svg+xml,${encodeURIComponent(draw(name))}")`);
  return made.get(name);
}

function draw(name) {
  const random = numbers(name);
  const [sky, far, middle, near, ground] = PALETTES[Math.floor(random() * PALETTES.length)];
  const sunX = 50 + random() * 220;
  const sunY = 40 + random() * 60;
  const hills = [far, middle, near, ground].map((color, index) => {
    const base = 105 + index * 33;
    return `<path fill="${color}" d="${hill(base, 34 - index * 5, random)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"
    preserveAspectRatio="xMidYMid slice"><rect width="320" height="240" fill="${sky}"/>
    <circle cx="${sunX}" cy="${sunY}" r="${16 + random() * 16}" fill="#fff" opacity=".75"/>
    ${hills.join("")}</svg>`;
}

function hill(base, height, random) {
  let path = `M0 240V${base}`;
  for (let x = 0; x < 320; x += 80) {
    const up = base - random() * height;
    const down = base + (random() - 0.5) * height * 0.6;
    path += `Q${x + 40} ${up} ${x + 80} ${down}`;
  }
  return `${path}V240Z`;
}

/** Numbers from 0 to 1 that depend on a name alone. */
function numbers(name) {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ letter.codePointAt(0), 16777619);
  return () => {
    seed = (seed + 0x9e3779b9) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
  };
}
