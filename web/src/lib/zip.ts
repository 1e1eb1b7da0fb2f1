import type { ClipboardEvent } from "react";
import { keptHere } from "./here.ts";

const STORE = "hp:zip";

/**
 * Pastes the five digits of " 97211" or "97211-1234" into a field for five characters, which would cut the
 * text before anyone could trim it. Other text is pasted as it is.
 */
export function pasteZip(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData("text");
  const zip = /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(text)?.[1];
  if (zip === undefined || zip === text) return;
  event.preventDefault();
  event.currentTarget.select();
  // Unlike a new value, this fires the field's own events and can be undone.
  document.execCommand("insertText", false, zip);
}

/** Keeps the visitor's ZIP code until the tab closes, because visitors should not type it for each pet. */
export function rememberZip(zip: string): void {
  try {
    sessionStorage.setItem(STORE, zip);
  } catch {
    // A browser that stores nothing asks again.
  }
}

/** Removes the ZIP code of this tab. */
export function forgetZip(): void {
  try {
    sessionStorage.removeItem(STORE);
  } catch {
    // A browser that stores nothing has nothing to remove.
  }
}

/** Returns the last ZIP code typed in this tab, else that of the place kept on this device. */
export function rememberedZip(): string | undefined {
  try {
    const zip = sessionStorage.getItem(STORE);
    return zip && /^[0-9]{5}$/.test(zip) ? zip : keptHere()?.zip;
  } catch {
    return undefined;
  }
}
