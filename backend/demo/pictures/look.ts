/** Traits that distinguish breeds, in words and numbers for the drawing code. */

export type Ears =
  | "drop"
  | "longdrop"
  | "vdrop"
  | "button"
  | "rose"
  | "prick"
  | "bat"
  | "tipped"
  | "cat"
  | "catfold"
  | "catcurl";
export type Texture = "smooth" | "medium" | "long" | "wire" | "silky" | "fluffy" | "curly" | "bare";
export type Tail = "straight" | "plume" | "curl" | "bob" | "whip" | "brush";

/** Lengths are in half widths of the skull. Unless stated otherwise, 1 is the average dog or cat. */
export type Look = {
  readonly species: "dog" | "cat";
  /** Length of the muzzle: 0.2 pug, 0.75 retriever, 1.2 greyhound. */
  readonly muzzle: number;
  /** Width of the muzzle: 0.3 fine, 0.45 retriever, 0.62 mastiff. */
  readonly muzzleWide: number;
  /** Hanging lips, 0 to 1. */
  readonly jowl: number;
  /** Width of the skull. */
  readonly skull: number;
  /** From 0 (flat) to 1 (apple-headed). */
  readonly dome: number;
  readonly cheek: number;
  readonly ears: Ears;
  readonly earSize: number;
  /** From 0 (low at the side) to 1 (high on the head). */
  readonly earSet: number;
  readonly eye: number;
  readonly eyeShape: "round" | "almond" | "droop" | "slant";
  readonly iris: string;
  /** Hair that rises from the crown (poodle), 0 to 1. */
  readonly topknot: number;
  /** Folds over the eyes and on the face, 0 to 1. */
  readonly wrinkle: number;
  readonly texture: Texture;
  /** Beard and brows (schnauzer), or a whole hanging face (shih tzu). */
  readonly face: "clean" | "beard" | "curtain";
  /** Raised hair around the neck, 0 to 1. */
  readonly ruff: number;
  /** Hair hanging from the ears, 0 to 1. */
  readonly feather: number;
  readonly girth: number;
  readonly leg: number;
  readonly back: number;
  readonly neck: number;
  /** Size of the head relative to the body. */
  readonly headSize: number;
  readonly tail: Tail;
  /** Replaces a color's pattern by the one that this breed wears, such as 'solid' by 'mask' for a pug. */
  readonly wears: Readonly<Record<string, string>>;
};

export const DOG: Look = {
  species: "dog",
  muzzle: 0.66,
  muzzleWide: 0.43,
  jowl: 0.3,
  skull: 1,
  dome: 0.35,
  cheek: 0.5,
  ears: "drop",
  earSize: 1,
  earSet: 0.5,
  eye: 0.165,
  eyeShape: "round",
  iris: "#4d2b13",
  topknot: 0,
  wrinkle: 0,
  texture: "medium",
  face: "clean",
  ruff: 0.2,
  feather: 0.3,
  girth: 1,
  leg: 1,
  back: 1,
  neck: 1,
  headSize: 1,
  tail: "straight",
  wears: {},
};

export const CAT: Look = {
  ...DOG,
  species: "cat",
  muzzle: 0.3,
  muzzleWide: 0.36,
  jowl: 0,
  dome: 0.5,
  cheek: 0.55,
  ears: "cat",
  earSet: 0.6,
  eye: 0.235,
  eyeShape: "slant",
  iris: "#b7952f",
  texture: "smooth",
  ruff: 0.1,
  feather: 0.1,
  girth: 0.92,
  neck: 0.8,
  leg: 0.9,
  tail: "whip",
};

export const COATS = ["smooth", "medium", "long", "wire", "silky-wire", "fluffy", "natural"] as const;

export type Coat = (typeof COATS)[number];
