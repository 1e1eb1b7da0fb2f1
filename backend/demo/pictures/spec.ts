/**
 * Specs of pictures in words: an animal, a breeder's place or a logo. The same words give the same picture.
 */

import { createHash } from "node:crypto";
import { breedOf } from "./looks.ts";
import type { Setting } from "./settings.ts";
import { toneFor, toneOfId } from "./color_names.ts";
import type { Coat } from "./look.ts";

export const AGES = ["puppy", "young", "adult"] as const;
export const POSES = ["portrait", "tilt", "turned", "sitting", "lying", "standing", "peeking"] as const;
export const PLACES = ["farm", "house", "cottage", "ranch", "shelter"] as const;

export type Age = (typeof AGES)[number];
export type Pose = (typeof POSES)[number];
export type Place = (typeof PLACES)[number];

export type PictureSpec = {
  readonly species: "dog" | "cat";
  /** Kebab-case name of the breed. An unknown breed is drawn as a mixed one. */
  readonly breed: string;
  /** Coat type; 'natural' is the breed's own. */
  readonly coat: Coat;
  /** A color name such as 'Black & Tan', or a tone id such as 'black-points'. */
  readonly color: string;
  /** 'puppy' means kitten for a cat. */
  readonly age: Age;
  readonly pose: Pose;
  readonly setting: Setting;
  /** Animals of one family share build and shade, and are photographed in one place. */
  readonly family: string;
  /** Number of the animal within the family; determines its markings. */
  readonly member: number;
};

export type PlaceSpec = { readonly place: Place; readonly seed: number };
export type MarkSpec = { readonly mark: "breeder" | "shelter"; readonly seed: number };
/** A video of a few seconds of an animal. */
export type FilmSpec = { readonly film: PictureSpec };
export type Drawing = PictureSpec | PlaceSpec | MarkSpec | FilmSpec;

/** Pixels of a picture. */
export const WIDTH = 960;
export const HEIGHT = 720;

/** Version of the drawing code. Increase it with every change, so all masters are drawn again. */
const DRAWING = 2;

const slugOf = (name: string): string =>
  name.toLowerCase().replace(/&/g, " ").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");

/** Returns the same spec in the closed vocabulary: a known breed and a tone id. */
export function canonical(spec: PictureSpec): PictureSpec {
  const breed = breedOf(spec.species, slugOf(spec.breed));
  const tone = toneOfId(spec.species, spec.color) ?? toneFor(spec.species, breed.look, spec.color);
  return { ...spec, breed: breed.slug, color: tone.id };
}

/** Returns the animal of a spec, regardless of its age, pose and surroundings. */
export function animalOf({ species, breed, coat, color, family, member }: PictureSpec): string {
  return [species, breed, coat, color, family, member].join("_");
}

/** Returns the spec in one line. Two specs with the same line look the same. */
export function lineOf(drawing: Drawing): string {
  if ("place" in drawing) return `place_${drawing.place}_${drawing.seed}`;
  if ("mark" in drawing) return `mark_${drawing.mark}_${drawing.seed}`;
  if ("film" in drawing) return `film_${lineOf(drawing.film)}`;
  const spec = canonical(drawing);
  return [animalOf(spec), spec.age, spec.pose, spec.setting].join("_");
}

/** Returns the key under which the picture is stored, in the format of uploaded pictures and videos. */
export function keyOf(drawing: Drawing): string {
  const hash = createHash("sha256").update(`${DRAWING} ${lineOf(drawing)}`).digest("hex").slice(0, 32);
  return `u-${hash}${"film" in drawing ? ".mp4" : ""}`;
}
