import type { ParentTest } from "../../generated/types.ts";

/** Registries among a listing's registries and documents. */
export const REGISTRIES: ReadonlySet<string> = new Set(
  ["AKC", "CKC", "UKC", "COKC", "ACA", "ICA", "APRI", "ASDR"],
);
/** Documents among them. */
export const DOCUMENTS: ReadonlySet<string> = new Set(["healthRecords", "microchipped"]);

/** Words in the name of a health test, by the kind of test. */
const KINDS: readonly (readonly [ParentTest, RegExp])[] = [
  ["hips", /\bhips?\b|pennhip/],
  ["elbows", /\belbows?\b/],
  ["patellas", /\bpatell|\bknees?\b|kneecap/],
  ["heart", /\bcardiac|\bheart|\bholter|\bechocardiogram/],
  ["eyes", /\beyes?\b|\bcaer\b|\bcerf\b|ophthalm|gonioscopy/],
  ["thyroid", /\bthyroid/],
  ["hearing", /\bhearing|\bbaer\b/],
  ["spine", /\bspine|\bspinal|\bivdd\b|vertebra/],
  [
    "dna",
    /\bdna\b|\bgenetic|\bmdr1|\bpra\b|\bpra-|myelopathy|collapse|\bpkd|\bhcm \(|\bsma\b|willebrand|deficiency|\bjlpp|ichthyosis/,
  ],
];
/** Laboratories that test DNA only. */
const DNA_LABORATORY =
  /embark|paw print genetics|wisdom panel|vgl|penngen|antagene|gensol|optigen|animal genetics/;
const TYPE = /"type": "((?:[^"\\]|\\.)*)"/g;
const LABORATORY = /"laboratory": "((?:[^"\\]|\\.)*)"/g;

const known = new Map<string, readonly ParentTest[]>();
const MOST_KNOWN = 20_000;

/**
 * Returns the kinds of health tests of a sire and a dam, from the stored JSON of both as text. Litters share
 * their parents, so results are cached.
 */
export function testsOf(json: string): readonly ParentTest[] {
  const cached = known.get(json);
  if (cached) return cached;
  const all = (pattern: RegExp) => [...json.matchAll(pattern)].map(([, value]) => value!.toLowerCase());
  const [types, laboratories] = [all(TYPE), all(LABORATORY)];
  const kinds = KINDS.filter(([kind, words]) =>
    types.some((type) => words.test(type)) ||
    (kind === "dna" && laboratories.some((name) => DNA_LABORATORY.test(name)))
  ).map(([kind]) => kind);
  const tests: readonly ParentTest[] = types.length > 0 ? ["any", ...kinds] : [];
  if (known.size === MOST_KNOWN) known.clear();
  known.set(json, tests);
  return tests;
}
