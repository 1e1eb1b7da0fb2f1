const STORE = "hp:zip";

/** Keeps the visitor's ZIP code until the tab closes, because visitors should not type it for each pet. */
export function rememberZip(zip: string): void {
  try {
    sessionStorage.setItem(STORE, zip);
  } catch {
    // A browser that stores nothing asks again.
  }
}

/** Returns the last ZIP code typed in this tab. */
export function rememberedZip(): string | undefined {
  try {
    const zip = sessionStorage.getItem(STORE);
    return zip && /^[0-9]{5}$/.test(zip) ? zip : undefined;
  } catch {
    return undefined;
  }
}
