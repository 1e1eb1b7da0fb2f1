import { useEffect } from "react";

/** What a letter does now; undefined where it does nothing. */
export type QueueKeys = Readonly<Record<string, (() => unknown) | undefined>>;

/** Letters decide and go on, unless somebody types or a dialog is open. `keys` names them in lower case. */
export function useQueueKeys(keys: QueueKeys, isOff = false): void {
  useEffect(() => {
    if (isOff) return;
    function press(event: KeyboardEvent) {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (
        target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable], dialog")
      ) return;
      if (document.querySelector("dialog:modal")) return;
      const act = keys[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}
