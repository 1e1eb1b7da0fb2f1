/** Whether somebody is at the page, by what they do with pointer and keys. */

let lastMs = Date.now();

if (typeof document !== "undefined") {
  const note = () => void (lastMs = Date.now());
  for (const type of ["pointerdown", "pointermove", "keydown", "wheel"]) {
    addEventListener(type, note, { capture: true, passive: true });
  }
}

/** Returns whether the page was loaded or touched within so many milliseconds. */
export function isHere(withinMs: number): boolean {
  return Date.now() - lastMs < withinMs;
}
