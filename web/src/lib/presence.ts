/** Tracks whether the user is at the page, by pointer and keyboard activity. */

let lastMs = Date.now();

if (typeof document !== "undefined") {
  const note = () => void (lastMs = Date.now());
  for (const type of ["pointerdown", "pointermove", "keydown", "wheel"]) {
    addEventListener(type, note, { capture: true, passive: true });
  }
}

/** Returns whether the page was loaded or touched within the last `withinMs` milliseconds. */
export function isHere(withinMs: number): boolean {
  return Date.now() - lastMs < withinMs;
}
