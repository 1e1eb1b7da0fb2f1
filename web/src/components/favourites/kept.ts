import { useSyncExternalStore } from "react";

/** Hearts of somebody who has not signed in, on this device until they do: ids of pets, the latest first. */
const KEY = "hearthpaw:favorites";
const MOST = 50;
/** The cache in which the offline page finds their pets; the service worker leaves it alone. */
export const DEVICE = "device";
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let known: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };

/** What this device keeps. Nothing where the browser forbids storage, or where it holds something else. */
export function keptFavourites(): readonly string[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return known.ids;
  }
  if (text === known.text) return known.ids;
  known = { text, ids: idsIn(text) };
  return known.ids;
}

function idsIn(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter((id) => typeof id === "string").slice(0, MOST) : NONE;
  } catch {
    return NONE;
  }
}

/** Adds a pet in front, or drops it. */
export function keepFavourite(petId: string, isFavorite: boolean): void {
  const others = keptFavourites().filter((id) => id !== petId);
  const ids = isFavorite ? [petId, ...others].slice(0, MOST) : others;
  try {
    if (ids.length) localStorage.setItem(KEY, JSON.stringify(ids));
    else localStorage.removeItem(KEY);
  } catch {
    known = { text: known.text, ids };
  }
  for (const listener of listeners) listener();
}

/** The same, drawn anew when it changes, in another tab too. */
export const useKeptFavourites = (): readonly string[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", listener);
      };
    },
    keptFavourites,
    () => NONE,
  );
