/** Finds the look of a breed. */

import { CAT, type Coat, DOG, type Look, type Texture } from "./look.ts";
import { DOG_KINDS, DOG_OWN, DOGS } from "./looks_dogs.ts";
import { CAT_KINDS, CAT_OWN, CATS } from "./looks_cats.ts";

type Species = "dog" | "cat";

function table(
  base: Look,
  kinds: Readonly<Record<string, Partial<Look>>>,
  members: Readonly<Record<string, string>>,
  own: Readonly<Record<string, Partial<Look>>>,
): ReadonlyMap<string, Look> {
  const out = new Map<string, Look>();
  for (const [kind, slugs] of Object.entries(members)) {
    for (const slug of slugs.split(" ")) {
      const of = kinds[kind] ?? {}, more = own[slug] ?? {};
      out.set(slug, { ...base, ...of, ...more, wears: { ...of.wears, ...more.wears } });
    }
  }
  return out;
}

const TABLES: Readonly<Record<Species, ReadonlyMap<string, Look>>> = {
  dog: table(DOG, DOG_KINDS, DOGS, DOG_OWN),
  cat: table(CAT, CAT_KINDS, CATS, CAT_OWN),
};
const SLUGS = { dog: [...TABLES.dog.keys()], cat: [...TABLES.cat.keys()] } as const;
const MIXED = { dog: "mixed-breed", cat: "domestic-shorthair" } as const;

/** Returns the slug of every breed that can be drawn. */
export const breedSlugs = (species: Species): readonly string[] => SLUGS[species];

/** Returns the breed's look. An unknown breed is drawn as a mixed one. */
export function breedOf(species: Species, slug: string): { slug: string; look: Look } {
  const look = TABLES[species].get(slug);
  if (look) return { slug, look };
  return { slug: MIXED[species], look: TABLES[species].get(MIXED[species])! };
}

const TEXTURES: Readonly<Record<Coat, Texture | undefined>> = {
  natural: undefined,
  smooth: "smooth",
  medium: "medium",
  long: "long",
  wire: "wire",
  "silky-wire": "silky",
  fluffy: "fluffy",
};

/**
 * Returns the look with the coat named in the listing. Defining traits of the breed stay: curls stay curls
 * ('Fluffy' adds nothing for a Poodle) and a hairless cat stays hairless.
 */
export function inCoat(look: Look, coat: Coat): Look {
  const texture = TEXTURES[coat];
  if (!texture || texture === look.texture || look.texture === "curly" || look.texture === "bare") {
    return look;
  }
  // A word that fits the breed's own hair, such as 'Long' for silky or fluffy, changes nothing.
  const long = ["long", "silky", "fluffy"];
  if (long.includes(texture) && long.includes(look.texture)) return look;
  if (texture === "medium" && long.includes(look.texture) && look.face !== "clean") return look;
  if (long.includes(texture)) {
    return {
      ...look,
      texture,
      feather: Math.max(look.feather, 0.75),
      ruff: Math.max(look.ruff, 0.5),
      tail: look.tail === "whip" ? "plume" : look.tail,
    };
  }
  if (texture === "wire") return { ...look, texture, face: "beard" };
  if (texture === "smooth" && look.ruff > 0.5) return { ...look, texture: "medium" };
  return { ...look, texture };
}
