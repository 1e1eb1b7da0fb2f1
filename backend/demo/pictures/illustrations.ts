/**
 * Pictures of the site itself: empty pages, errors, the sign-in dialog. Drawn by the same code as the pets, so they need
 * no file of their own: `illustrationPath("notFound")` is an address under /media.
 */

import { pictureKey, type PictureSize, type PictureSpec, pictureUrlPath } from "./spec.ts";

export const ILLUSTRATIONS = {
  home: ["dog", "golden-retriever", "Golden", "puppy", "lying", "window", 2],
  emptySearch: ["dog", "beagle", "Tricolor", "puppy", "peeking", "meadow", 14],
  emptyFavorites: ["cat", "domestic-shorthair", "Orange Tabby", "puppy", "peeking", "blanket", 4],
  emptyReservations: ["dog", "pembroke-welsh-corgi", "Red and White", "puppy", "peeking", "porch", 5],
  emptyMessages: ["cat", "ragdoll", "Seal Point", "young", "lying", "window", 16],
  notFound: ["dog", "dachshund", "Black and Tan", "young", "tilt", "autumn", 3],
  gone: ["cat", "british-shorthair", "Blue", "adult", "sitting", "hearth", 9],
  error: ["dog", "old-english-sheepdog", "Gray and White", "adult", "tilt", "studio", 8],
  signIn: ["dog", "labrador-retriever", "Chocolate", "puppy", "portrait", "sofa", 6],
  celebrate: ["dog", "cavalier-king-charles-spaniel", "Blenheim", "puppy", "tilt", "garden", 11],
} as const satisfies Record<
  string,
  readonly [
    PictureSpec["species"],
    string,
    string,
    PictureSpec["age"],
    PictureSpec["pose"],
    PictureSpec["setting"],
    number,
  ]
>;

export type Illustration = keyof typeof ILLUSTRATIONS;

/** The spec of one of the site's own pictures. */
export function illustration(name: Illustration): PictureSpec {
  const [species, breed, color, age, pose, setting, seed] = ILLUSTRATIONS[name];
  return { species, breed, coat: "natural", color, age, pose, setting, seed };
}

/** Its address. */
export const illustrationPath = (name: Illustration, size: PictureSize = "card"): string =>
  pictureUrlPath(pictureKey(illustration(name)), size);
