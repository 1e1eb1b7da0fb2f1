const STORE = "hp:zip";

/** Keeps the visitor's ZIP code until the tab is closed, so that it need not be typed for each pet. */
export function rememberZip(zip: string): void {
  try {
    sessionStorage.setItem(STORE, zip);
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** The ZIP code that was typed last in this tab. */
export function rememberedZip(): string | undefined {
  try {
    const zip = sessionStorage.getItem(STORE);
    return zip && /^[0-9]{5}$/.test(zip) ? zip : undefined;
  } catch {
    return undefined;
  }
}
