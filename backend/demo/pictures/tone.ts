/** Colors: a breed's color name becomes one of a limited set of tones, a pattern over a base color. */

import { mixRgb, type Rgb, rgb, shade } from "./math.ts";

export const DOG_PATTERNS = [
  "solid",
  "shaded",
  "points",
  "silverpoints",
  "saddle",
  "tricolor",
  "parti",
  "irish",
  "merle",
  "merletri",
  "brindle",
  "brindlewhite",
  "mask",
  "sable",
  "spitz",
  "ticked",
  "roan",
  "spotted",
  "harlequin",
  "grizzle",
  "houndtri",
  "partitri",
  "yorkie",
  "urajiro",
  "badger",
] as const; // deno-fmt-ignore
export const CAT_PATTERNS = [
  "solid", "mackerel", "classic", "rosette", "agouti", "tabbywhite", "colorpoint", "lynxpoint", "mitted",
  "tortie", "torbie", "calico", "bicolor", "tuxedo", "van", "smoke", "tipped",
] as const; // deno-fmt-ignore
export type Pattern = (typeof DOG_PATTERNS)[number] | (typeof CAT_PATTERNS)[number];

type Base = {
  /** Main, lighter (below, in the light), darker (ears, back). */
  readonly main: string;
  readonly light: string;
  readonly dark: string;
  readonly nose: string;
};

/** Base colors; the words for them are in `wordsOf` below. */
export const BASES = {
  black: { main: "#322e2f", light: "#544d4c", dark: "#191617", nose: "#1b1718" },
  white: { main: "#f1ece3", light: "#fbf8f2", dark: "#ddd0bd", nose: "#2a2223" },
  cream: { main: "#ecd7b2", light: "#f8eed9", dark: "#d9b27c", nose: "#2d2322" },
  gold: { main: "#d19a53", light: "#efcf98", dark: "#a4662a", nose: "#2a1f1d" },
  apricot: { main: "#dba36a", light: "#f1cfa3", dark: "#bb7940", nose: "#33241f" },
  red: { main: "#b5622d", light: "#dfa066", dark: "#86401a", nose: "#2c1d19" },
  mahogany: { main: "#86391c", light: "#b96a3d", dark: "#5b2412", nose: "#2a1a17" },
  chocolate: { main: "#5b3825", light: "#865a3e", dark: "#3c2317", nose: "#472a1f" },
  fawn: { main: "#cda877", light: "#ead3ae", dark: "#a57d4c", nose: "#221b1b" },
  orange: { main: "#d07d33", light: "#efb777", dark: "#a9581b", nose: "#2c1f1b" },
  lemon: { main: "#e0bd79", light: "#f3dfb4", dark: "#c79a4c", nose: "#5a3f36" },
  wheaten: { main: "#d8b27d", light: "#efd8b2", dark: "#b98d55", nose: "#241c1b" },
  blue: { main: "#68707a", light: "#929ba3", dark: "#444b54", nose: "#3b4047" },
  gray: { main: "#87858a", light: "#bdbab9", dark: "#545257", nose: "#232122" },
  silver: { main: "#b7b4b3", light: "#dedbd7", dark: "#86838a", nose: "#2a2728" },
  lilac: { main: "#b09a92", light: "#d6c7be", dark: "#8b746e", nose: "#8b6d6b" },
  isabella: { main: "#a98b72", light: "#cfb69d", dark: "#836650", nose: "#80625a" },
  brown: { main: "#715641", light: "#a3866a", dark: "#412c1f", nose: "#3a2620" },
  sand: { main: "#c9ac84", light: "#e6d5b7", dark: "#96734b", nose: "#2b211f" },
} as const satisfies Record<string, Base>;
export type BaseName = keyof typeof BASES;

export type Tone = {
  /** `base-pattern`, such as 'black-points', the form used in keys. */
  readonly id: string;
  readonly pattern: Pattern;
  readonly base: BaseName;
  readonly main: Rgb;
  readonly light: Rgb;
  readonly dark: Rgb;
  readonly tan: Rgb;
  readonly white: Rgb;
  readonly nose: string;
  readonly iris?: string;
};

const BASE_NAMES = Object.keys(BASES) as BaseName[];

/** Returns the tone of an id, or undefined if the id names no base or no pattern of the species. */
export function toneOfId(species: "dog" | "cat", id: string): Tone | undefined {
  const cut = id.lastIndexOf("-");
  const base = id.slice(0, cut), pattern = id.slice(cut + 1);
  const known = BASE_NAMES.find((b) => b === base);
  const worn = (species === "dog" ? DOG_PATTERNS : CAT_PATTERNS).find((p) => p === pattern);
  return known && worn ? tone(known, worn) : undefined;
}

function tone(base: BaseName, pattern: Pattern): Tone {
  const b = BASES[base];
  const warm = base === "blue" || base === "lilac" || base === "isabella" || base === "cream"
    ? "#d9b182"
    : base === "chocolate" || base === "brown"
    ? "#c58a4e"
    : "#b27640";
  const merle = pattern === "merle" || pattern === "merletri";
  return {
    id: `${base}-${pattern}`,
    pattern,
    base,
    main: rgb(b.main),
    light: rgb(b.light),
    dark: rgb(b.dark),
    tan: rgb(warm),
    white: rgb("#f3eee6"),
    nose: b.nose,
    iris: merle && base === "blue"
      ? "#8fb3cf"
      : base === "chocolate" || base === "isabella" || base === "lilac"
      ? "#9a6a2c"
      : undefined,
  };
}

/** Returns a tone slightly different from the breed's average, as in real animals: `t` from -1 to 1. */
export function vary(t: Tone, by: number): Tone {
  const shift = (c: Rgb) => by < 0 ? shade(c, 1 + by * 0.14) : mixRgb(c, t.light, by * 0.16);
  return { ...t, main: shift(t.main), dark: shift(t.dark), tan: shade(t.tan, 1 + by * 0.08) };
}
