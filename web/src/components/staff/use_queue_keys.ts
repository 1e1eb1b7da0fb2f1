import { useEffect, useRef } from "react";

/** Action of each letter; undefined if it does nothing now. */
export type QueueKeys = Readonly<Record<string, (() => unknown) | undefined>>;

/**
 * Returns whether a key press is a letter that acts: the user is not typing, no dialog is open, and the key
 * is not held.
 */
export function isLetter(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return false;
  if (
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable], dialog")
  ) return false;
  return !document.querySelector("dialog:modal");
}

/**
 * Lets letter keys decide and move, unless the user is typing or a dialog is open. `keys` names them in lower
 * case. A key acts once until it is released: some keyboards and remote screens repeat one without the repeat
 * flag.
 */
export function useQueueKeys(keys: QueueKeys, isOff = false): void {
  const held = useRef(new Set<string>());
  useEffect(() => {
    const release = ({ key }: KeyboardEvent) => void held.current.delete(key.toLowerCase());
    // A key released in another window sends no event here.
    const releaseAll = () => held.current.clear();
    document.addEventListener("keyup", release);
    addEventListener("blur", releaseAll);
    return () => {
      document.removeEventListener("keyup", release);
      removeEventListener("blur", releaseAll);
    };
  }, []);
  useEffect(() => {
    if (isOff) return;
    function press(event: KeyboardEvent) {
      if (!isLetter(event)) return;
      const key = event.key.toLowerCase();
      const act = keys[key];
      if (!act) return;
      event.preventDefault();
      if (held.current.has(key)) return;
      held.current.add(key);
      act();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}
