import { useEffect, useRef } from "react";

/** What a letter does now; undefined where it does nothing. */
export type QueueKeys = Readonly<Record<string, (() => unknown) | undefined>>;

/** Whether a press is one of a letter that acts: nobody types, no dialog is open, and the key is not held. */
export function isLetter(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return false;
  if (
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable], dialog")
  ) return false;
  return !document.querySelector("dialog:modal");
}

/**
 * Letters decide and go on, unless somebody types or a dialog is open. `keys` names them in lower case. A key acts once until it is
 * released: some keyboards and remote screens repeat one without saying so.
 */
export function useQueueKeys(keys: QueueKeys, isOff = false): void {
  const held = useRef(new Set<string>());
  useEffect(() => {
    const release = ({ key }: KeyboardEvent) => void held.current.delete(key.toLowerCase());
    // A key that is released in another window says nothing here.
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
