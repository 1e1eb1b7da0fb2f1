/**
 * What a picture shows, and its key. The key stands in public addresses, so it is made of closed lists alone:
 * whatever is not in them is not drawn, and no part of a key ever names a file or a path.
 */

import { breedOf, breedSlugs } from "./looks.ts";
import { type Setting, SETTINGS } from "./settings.ts";
import { toneFor, toneOfId } from "./color_names.ts";

export const COATS = ["smooth", "medium", "long", "wire", "silky-wire", "fluffy", "natural"] as const;
export const AGES = ["puppy", "young", "adult"] as const;
export const POSES = ["portrait", "tilt", "turned", "sitting", "lying", "standing", "peeking"] as const;
export const SIZES = ["thumb", "card", "full", "og", "avatar"] as const;
export const PLACES = ["farm", "house", "cottage", "ranch", "shelter"] as const;
/** Seeds run from 0 to SEEDS - 1. */
export const SEEDS = 64;

export type Coat = (typeof COATS)[number];
export type Age = (typeof AGES)[number];
export type Pose = (typeof POSES)[number];
export type PictureSize = (typeof SIZES)[number];
export type Place = (typeof PLACES)[number];

export type PictureSpec = {
  readonly species: "dog" | "cat";
  /** Kebab-case name of the breed; an unknown one is drawn as a mixed breed. */
  readonly breed: string;
  /** Coat type; 'natural' is the breed's own. */
  readonly coat: Coat;
  /** A colour name such as 'Black & Tan', or a tone id such as 'black-points'. */
  readonly color: string;
  /** 'puppy' means kitten for a cat. */
  readonly age: Age;
  readonly pose: Pose;
  readonly setting: Setting;
  /** Any whole number; taken modulo SEEDS. */
  readonly seed: number;
};

export type PlaceSpec = { readonly place: Place; readonly seed: number };
export type MarkSpec = { readonly mark: "breeder" | "shelter"; readonly seed: number };

const seedOf = (seed: number): number => ((Math.trunc(seed) % SEEDS) + SEEDS) % SEEDS;
const slugOf = (name: string): string =>
  name.toLowerCase().replace(/&/g, " ").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");

/** The same picture said in the closed vocabulary: a known breed, a tone id, a seed in range. */
export function canonical(spec: PictureSpec): PictureSpec {
  const breed = breedOf(spec.species, slugOf(spec.breed));
  const tone = toneOfId(spec.species, spec.color) ?? toneFor(spec.species, breed.look, spec.color);
  return { ...spec, breed: breed.slug, color: tone.id, seed: seedOf(spec.seed) };
}

/** The key of a picture: eight words of the vocabulary joined by '_'. Two specs with one key look the same. */
export function pictureKey(spec: PictureSpec): string {
  const s = canonical(spec);
  return [s.species, s.breed, s.coat, s.color, s.age, s.pose, s.setting, s.seed].join("_");
}

const oneOf = <T extends string>(list: readonly T[], word: string | undefined): T | undefined =>
  list.find((x) => x === word);

function parseSeed(word: string | undefined): number | undefined {
  if (word === undefined || !/^(0|[1-9][0-9]?)$/.test(word)) return undefined;
  const n = Number(word);
  return n < SEEDS ? n : undefined;
}

/** The spec of a key, or undefined for anything that `pictureKey` could not have written. */
export function parsePictureKey(key: string): PictureSpec | undefined {
  if (key.length > 160) return undefined;
  const words = key.split("_");
  if (words.length !== 8) return undefined;
  const species = oneOf(["dog", "cat"] as const, words[0]);
  const coat = oneOf(COATS, words[2]), age = oneOf(AGES, words[4]);
  const pose = oneOf(POSES, words[5]), setting = oneOf(SETTINGS, words[6]), seed = parseSeed(words[7]);
  if (!species || !coat || !age || !pose || !setting || seed === undefined) return undefined;
  const breed = oneOf(breedSlugs(species), words[1]);
  const tone = toneOfId(species, words[3] ?? "");
  if (!breed || !tone) return undefined;
  return { species, breed, coat, color: tone.id, age, pose, setting, seed };
}

export const placeKey = (spec: PlaceSpec): string => `place_${spec.place}_${seedOf(spec.seed)}`;
export const markKey = (spec: MarkSpec): string => `mark_${spec.mark}_${seedOf(spec.seed)}`;

export function parsePlaceKey(key: string): PlaceSpec | undefined {
  const words = key.split("_");
  const place = oneOf(PLACES, words[1]), seed = parseSeed(words[2]);
  return words.length === 3 && words[0] === "place" && place && seed !== undefined
    ? { place, seed }
    : undefined;
}

export function parseMarkKey(key: string): MarkSpec | undefined {
  const words = key.split("_");
  const mark = oneOf(["breeder", "shelter"] as const, words[1]), seed = parseSeed(words[2]);
  return words.length === 3 && words[0] === "mark" && mark && seed !== undefined ? { mark, seed } : undefined;
}

/** Where a browser finds the picture of a key. */
export const pictureUrlPath = (key: string, size: PictureSize): string => `/media/${key}.${size}.webp`;

/** The key and size of a file name under /media, or undefined when it names no picture. */
export function parseFileName(name: string): { key: string; size: PictureSize } | undefined {
  const words = name.split(".");
  const size = oneOf(SIZES, words[1]), key = words[0] ?? "";
  if (words.length !== 3 || words[2] !== "webp" || !size) return undefined;
  return parsePictureKey(key) || parsePlaceKey(key) || parseMarkKey(key) ? { key, size } : undefined;
}
