/** States of the United States and DC with their USPS codes, by long name. */
export const states: readonly { short: string; long: string }[] = [
  ["AL", "Alabama"],
  ["AK", "Alaska"],
  ["AZ", "Arizona"],
  ["AR", "Arkansas"],
  ["CA", "California"],
  ["CO", "Colorado"],
  ["CT", "Connecticut"],
  ["DE", "Delaware"],
  ["DC", "District of Columbia"],
  ["FL", "Florida"],
  ["GA", "Georgia"],
  ["HI", "Hawaii"],
  ["ID", "Idaho"],
  ["IL", "Illinois"],
  ["IN", "Indiana"],
  ["IA", "Iowa"],
  ["KS", "Kansas"],
  ["KY", "Kentucky"],
  ["LA", "Louisiana"],
  ["ME", "Maine"],
  ["MD", "Maryland"],
  ["MA", "Massachusetts"],
  ["MI", "Michigan"],
  ["MN", "Minnesota"],
  ["MS", "Mississippi"],
  ["MO", "Missouri"],
  ["MT", "Montana"],
  ["NE", "Nebraska"],
  ["NV", "Nevada"],
  ["NH", "New Hampshire"],
  ["NJ", "New Jersey"],
  ["NM", "New Mexico"],
  ["NY", "New York"],
  ["NC", "North Carolina"],
  ["ND", "North Dakota"],
  ["OH", "Ohio"],
  ["OK", "Oklahoma"],
  ["OR", "Oregon"],
  ["PA", "Pennsylvania"],
  ["RI", "Rhode Island"],
  ["SC", "South Carolina"],
  ["SD", "South Dakota"],
  ["TN", "Tennessee"],
  ["TX", "Texas"],
  ["UT", "Utah"],
  ["VT", "Vermont"],
  ["VA", "Virginia"],
  ["WA", "Washington"],
  ["WV", "West Virginia"],
  ["WI", "Wisconsin"],
  ["WY", "Wyoming"],
].map(([short, long]) => ({ short: short as string, long: long as string }));

const longNames = new Map(states.map((state) => [state.short, state.long]));

/** Returns a state's long name, "OR" -> "Oregon"; undefined for anything else. */
export function stateName(short: string): string | undefined {
  return longNames.get(short);
}

const byName = new Map(
  states.flatMap(({ short, long }) => [[short.toLowerCase(), short], [long.toLowerCase(), short]] as const),
);

/** Meaning of a typed place. */
export type PlaceWords =
  | { kind: "zip"; zip: string }
  | { kind: "state"; state: string }
  | { kind: "city"; city: string; state: string | undefined };

/**
 * Reads a place as people type it: "97330", "Portland, OR", "portland oregon", "Ohio". A state's name means
 * the state, even if a city has it too. Returns undefined for anything else.
 */
export function readPlace(text: string): PlaceWords | undefined {
  const words = text.replace(/[\s,]+/g, " ").trim().toLowerCase();
  const zip = /^(\d{5})(-\d{4})?$/.exec(words)?.[1];
  if (zip) return { kind: "zip", zip };
  if (!/\p{L}/u.test(words)) return undefined;
  const whole = byName.get(words);
  if (whole) return { kind: "state", state: whole };
  // "New Mexico" and "District of Columbia" have several words.
  const parts = words.split(" ");
  for (let at = 1; at < parts.length; at++) {
    const state = byName.get(parts.slice(at).join(" "));
    if (state) return { kind: "city", city: parts.slice(0, at).join(" "), state };
  }
  return { kind: "city", city: words, state: undefined };
}

/** States that no car reaches from the others. */
export const NOT_BY_ROAD: ReadonlySet<string> = new Set(["AK", "HI"]);
