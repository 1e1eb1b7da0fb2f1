import { type Age, type Coat, COATS, pictureKey, type Pose } from "../pictures/spec.ts";
import type { Setting } from "../pictures/settings.ts";

/** What a picture has to look like. Animals of one look share the same few shots. */
export type Sight = {
  type: "Dog" | "Cat";
  breed: string;
  coatType: string | null;
  color: string | null;
  age: Age;
};

export type Shot = { key: string; pose: string };

/**
 * The shots of one look, the best first. A look has four that are shared by all its animals, so that a few hundred
 * pictures serve them all; the rest only fill the few long galleries.
 */
const SHOTS: readonly (readonly [Pose, Setting])[] = [
  ["portrait", "window"],
  ["sitting", "garden"],
  ["tilt", "sofa"],
  ["lying", "blanket"],
  ["standing", "meadow"],
  ["turned", "porch"],
  ["peeking", "hearth"],
  ["sitting", "autumn"],
  ["portrait", "studio"],
  ["lying", "sofa"],
  ["standing", "beach"],
  ["tilt", "snow"],
];
export const SHARED_SHOTS = 4;
export const MOST_SHOTS = SHOTS.length;

/** Poses as a picture's text says them. */
const POSE_WORDS: Readonly<Record<Pose, string>> = {
  portrait: "looking into the camera",
  tilt: "with a tilted head",
  turned: "looking aside",
  sitting: "sitting",
  lying: "lying down",
  standing: "standing",
  peeking: "peeking out",
};

/** The shot of this number (0 to MOST_SHOTS - 1) of a look: the key of its picture and its pose in words. */
export function shotOf(sight: Sight, number: number): Shot {
  // Which shot comes first differs from look to look, or every card of a page would show the same window.
  const shift = [...`${sight.breed}${sight.color}`].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const shared = number < SHARED_SHOTS ? (number + shift) % SHARED_SHOTS : number;
  const [pose, setting] = SHOTS[shared % SHOTS.length] as [Pose, Setting];
  const coat = sight.coatType?.toLowerCase();
  const key = pictureKey({
    species: sight.type === "Dog" ? "dog" : "cat",
    breed: sight.breed,
    coat: COATS.find((known): known is Coat => known === coat) ?? "natural",
    color: sight.color ?? "",
    age: sight.age,
    pose,
    setting,
    seed: shared + shift % 7,
  });
  return { key, pose: POSE_WORDS[pose] };
}
