import type { FilePurpose } from "../../platform/db/schema.ts";
import { type Age, type Drawing, keyOf, type PictureSpec, type Pose, POSES } from "../pictures/spec.ts";
import { type Coat, COATS } from "../pictures/look.ts";
import { type Setting, SETTINGS } from "../pictures/settings.ts";
import { randomOf } from "../../platform/random.ts";

/** A picture uploaded by a person of the example data. */
export type Picture = {
  key: string;
  drawing: Drawing;
  purpose: FilePurpose;
  /** File name given by its owner. */
  name: string;
  at: Date;
};

/** Uploads of a seller, and the number of its animals already pictured. */
export type Album = { pictures: Picture[]; animals: number };

/** Adds a picture to the album and returns its key. */
export function upload(album: Album, picture: Omit<Picture, "key">): string {
  const key = keyOf(picture.drawing);
  album.pictures.push({ key, ...picture });
  return key;
}

/** Looks of an animal. Those of one family look alike, and no two are the same. */
export type Sight = {
  type: "Dog" | "Cat";
  breed: string;
  coatType: string | null;
  color: string | null;
  age: Age;
  family: string;
  member: number;
};

export type Shot = { drawing: PictureSpec; pose: string };

/** Names of poses for a picture's text. */
const POSE_WORDS: Readonly<Record<Pose, string>> = {
  portrait: "looking into the camera",
  tilt: "with a tilted head",
  turned: "looking aside",
  sitting: "sitting",
  lying: "lying down",
  standing: "standing",
  peeking: "peeking out",
};

export const MOST_SHOTS = 4;
/** Distance between the poses of one animal, and of neighbors in a litter, so both show different ones. */
const STRIDE = 3;

/**
 * Returns an animal's shot with this number (0 to MOST_SHOTS - 1). A family has two places for its photos.
 */
export function shotOf(sight: Sight, number: number): Shot {
  const random = randomOf(`photos of ${sight.family}`);
  const first = random.int(0, POSES.length - 1);
  const places = random.some<Setting>(SETTINGS, 2);
  const pose = POSES[(first + (sight.member + number) * STRIDE + number) % POSES.length]!;
  const coat = sight.coatType?.toLowerCase();
  const drawing: PictureSpec = {
    species: sight.type === "Dog" ? "dog" : "cat",
    breed: sight.breed,
    coat: COATS.find((known): known is Coat => known === coat) ?? "natural",
    color: sight.color ?? "",
    age: sight.age,
    pose,
    setting: places[(sight.member + number) % 2]!,
    family: sight.family,
    member: sight.member,
  };
  return { drawing, pose: POSE_WORDS[pose] };
}
