// Colours as style sheets have them, of the four parts that the server tells.

export function color([red, green, blue, alpha = 1]) {
  const byte = (part) => Math.round(part * 255);
  return `rgb(${byte(red)} ${byte(green)} ${byte(blue)} / ${alpha})`;
}
