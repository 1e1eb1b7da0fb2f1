import { useSyncExternalStore } from "react";
import { MOST_COMPARED } from "./compare_address.ts";

/** The pets that a visitor compares in this tab, in the order chosen. */
export type Compared = { id: string; name: string };
const KEY = "compared";
const NONE: readonly Compared[] = [];

const listeners = new Set<() => void>();
let known: readonly Compared[] | undefined;

/** Returns the chosen pets; none if the browser forbids storage, or if it holds something else. */
function compared(): readonly Compared[] {
  return known ??= stored();
}

function stored(): readonly Compared[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(value) ? value.filter(isCompared).slice(0, MOST_COMPARED) : NONE;
  } catch {
    return NONE;
  }
}

const isCompared = (value: unknown): value is Compared =>
  typeof value === "object" && value !== null && "id" in value && "name" in value &&
  typeof value.id === "string" && typeof value.name === "string";

/** Chooses these pets, in this order. */
export function setCompared(pets: readonly Compared[]): void {
  known = pets.slice(0, MOST_COMPARED).map(({ id, name }) => ({ id, name }));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Adds a pet at the end or removes it. A fifth pet is not added. */
export function compare(pet: Compared, isWanted: boolean): void {
  const others = compared().filter(({ id }) => id !== pet.id);
  setCompared(isWanted ? [...others, pet] : others);
}

/** Returns the chosen pets and rerenders on changes. */
export const useCompared = (): readonly Compared[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    compared,
    () => NONE,
  );
