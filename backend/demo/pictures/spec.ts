/** What a picture shows, in words: an animal, a breeder's place or a mark. The same words give the same picture. */

import { createHash } from "node:crypto";
import { breedOf } from "./looks.ts";
import type { Setting } from "./settings.ts";
import { toneFor, toneOfId } from "./color_names.ts";

export const COATS = ["smooth", "medium", "long", "wire", "silky-wire", "fluffy", "natural"] as const;
export const AGES = ["puppy", "young", "adult"] as const;
export const POSES = ["portrait", "tilt", "turned", "sitting", "lying", "standing", "peeking"] as const;
export const PLACES = ["farm", "house", "cottage", "ranch", "shelter"] as const;

export type Coat = (typeof COATS)[number];
export type Age = (typeof AGES)[number];
export type Pose = (typeof POSES)[number];
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
  /** Animals of one family have its build and shade, and are photographed at one place. */
  readonly family: string;
  /** Which animal of the family: decides its markings. */
  readonly member: number;
};

export type PlaceSpec = { readonly place: Place; readonly seed: number };
export type MarkSpec = { readonly mark: "breeder" | "shelter"; readonly seed: number };
/** A few seconds of an animal. */
export type FilmSpec = { readonly film: PictureSpec };
export type Drawing = PictureSpec | PlaceSpec | MarkSpec | FilmSpec;

/** Pixels of a picture. */
export const WIDTH = 960;
export const HEIGHT = 720;

/** Raised whenever the drawing changes, so that every master is drawn anew. */
const DRAWING = 2;

const slugOf = (name: string): string =>
  name.toLowerCase().replace(/&/g, " ").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");

/** The same picture said in the closed vocabulary: a known breed and a tone id. */
export function canonical(spec: PictureSpec): PictureSpec {
  const breed = breedOf(spec.species, slugOf(spec.breed));
  const tone = toneOfId(spec.species, spec.color) ?? toneFor(spec.species, breed.look, spec.color);
  return { ...spec, breed: breed.slug, color: tone.id };
}

/** The animal of a spec, whatever its age, pose and surroundings are. */
export function animalOf({ species, breed, coat, color, family, member }: PictureSpec): string {
  return [species, breed, coat, color, family, member].join("_");
}

/** The spec in one line: two specs with one line look the same. */
export function lineOf(drawing: Drawing): string {
  if ("place" in drawing) return `place_${drawing.place}_${drawing.seed}`;
  if ("mark" in drawing) return `mark_${drawing.mark}_${drawing.seed}`;
  if ("film" in drawing) return `film_${lineOf(drawing.film)}`;
  const spec = canonical(drawing);
  return [animalOf(spec), spec.age, spec.pose, spec.setting].join("_");
}

/** The key under which the picture is stored, of the form that uploaded pictures and videos have. */
export function keyOf(drawing: Drawing): string {
  const hash = createHash("sha256").update(`${DRAWING} ${lineOf(drawing)}`).digest("hex").slice(0, 32);
  return `u-${hash}${"film" in drawing ? ".mp4" : ""}`;
}
