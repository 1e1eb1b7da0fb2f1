import { useSyncExternalStore } from "react";

/** The visitor's place: a ZIP code and its name, "Portland, OR". */
export type Here = { zip: string; name: string };

const KEY = "hearthpaw:here";
const listeners = new Set<() => void>();
let known: { text: string | null; here: Here | undefined } = { text: null, here: undefined };

/** Returns the place kept on this device; undefined if there is none, or if the browser forbids storage. */
export function keptHere(): Here | undefined {
  let text: string | null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return known.here;
  }
  if (text !== known.text) known = { text, here: hereIn(text) };
  return known.here;
}

function hereIn(text: string | null): Here | undefined {
  const [, zip, name] = /^(\d{5}) (.{1,100})$/.exec(text ?? "") ?? [];
  return zip && name ? { zip, name } : undefined;
}

/** Keeps a place on this device until the visitor removes it. Undefined removes it. */
export function keepHere(here: Here | undefined): void {
  try {
    if (here) localStorage.setItem(KEY, `${here.zip} ${here.name}`);
    else localStorage.removeItem(KEY);
  } catch {
    known = { text: known.text, here };
  }
  for (const listener of listeners) listener();
}

/** Returns the same place and rerenders on changes. Undefined while the page equals the server's. */
export const useHere = (): Here | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    keptHere,
    () => undefined,
  );
