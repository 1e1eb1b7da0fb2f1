import { cfaCats } from "./cats_cfa.ts";
import { ticaCats } from "./cats_tica.ts";
import { designer } from "./dogs_designer.ts";
import { herding } from "./dogs_herding.ts";
import { hound } from "./dogs_hound.ts";
import { moreDogs } from "./dogs_more.ts";
import { nonSporting } from "./dogs_non_sporting.ts";
import { sporting } from "./dogs_sporting.ts";
import { terrier } from "./dogs_terrier.ts";
import { toy } from "./dogs_toy.ts";
import { working } from "./dogs_working.ts";
import type { Breed, SizeClassSet } from "./parse.ts";

export type { Breed, SizeClassSet } from "./parse.ts";

/** Breeds of the American Kennel Club's seven groups. */
export const akcBreeds: readonly Breed[] = [
  ...sporting,
  ...hound,
  ...working,
  ...terrier,
  ...toy,
  ...nonSporting,
  ...herding,
];

/** All breeds of the product, dogs before cats, each by name. */
export const breeds: readonly Breed[] = [
  ...[...akcBreeds, ...moreDogs, ...designer].sort(byName),
  ...[...cfaCats, ...ticaCats].sort(byName),
];

export { cfaCats, designer, ticaCats };

/** Size classes of each set, in display order. A breed of set 'none' has no size class. */
export const sizeClasses: Readonly<Record<SizeClassSet, readonly string[]>> = {
  none: [],
  doodle: ["Micro-Mini", "Petite", "Medium", "Standard"],
  dachshund: ["Mini", "Tweenie", "Standard"],
  poodle: ["Mini", "Toy", "Standard"],
};

function byName(a: Breed, b: Breed): number {
  return a.name < b.name ? -1 : 1;
}
