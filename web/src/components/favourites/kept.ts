import { useSyncExternalStore } from "react";

/** Favorites of a signed-out visitor, kept on this device until they sign in: ids of pets, latest first. */
const KEY = "hearthpaw:favorites";
const MOST = 50;
/** The cache from which the offline page reads these pets; the service worker does not touch it. */
export const DEVICE = "device";
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let known: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };

/**
 * Returns the pets kept on this device. Empty if the browser forbids storage, or if it holds something else.
 */
export function keptFavorites(): readonly string[] {
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

/** Adds a pet in front, or removes it. */
export function keepFavorite(petId: string, isFavorite: boolean): void {
  const others = keptFavorites().filter((id) => id !== petId);
  const ids = isFavorite ? [petId, ...others].slice(0, MOST) : others;
  try {
    if (ids.length) localStorage.setItem(KEY, JSON.stringify(ids));
    else localStorage.removeItem(KEY);
  } catch {
    known = { text: known.text, ids };
  }
  for (const listener of listeners) listener();
}

/** Returns the same list and rerenders on changes, including changes in another tab. */
export const useKeptFavorites = (): readonly string[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", listener);
      };
    },
    keptFavorites,
    () => NONE,
  );
