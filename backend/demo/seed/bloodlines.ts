import { type Breed, breeds, sizeClasses } from "../../features/breeds/data/index.ts";
import { slugOf } from "../../features/breeds/data/parse.ts";
import type { PetsTable } from "../../platform/db/schema.ts";
import type { Days } from "./days.ts";
import { adultWeight, litterSize } from "./growth.ts";
import { parentTests } from "./health.ts";
import type { Row } from "../../platform/db/insert.ts";
import { femaleNames, maleNames } from "./names.ts";
import { describeParent, registrationNumber, registryOf, seasonOf } from "./papers.ts";
import type { SellerRows } from "./people.ts";
import { shotOf, upload } from "./pictures.ts";
import type { Random } from "../../platform/random.ts";
import { breedId } from "../../features/reference/actions.ts";

export type Parent = Required<Row<"parents">>;
export type LitterRow = Required<Row<"litters">>;
type Sex = "Male" | "Female";

/** A litter and the common facts of its young. Days count from the day of the seed. */
export type Litter = {
  row: LitterRow;
  /** Its number among the litters of its seller. */
  number: number;
  seller: SellerRows;
  breed: Breed;
  sire: Parent;
  dam: Parent;
  generation: PetsTable["generation"];
  sizeClass: string | null;
  coatType: string | null;
  bornOn: number;
  goHomeOn: number;
  size: number;
};

const bySlug = new Map(breeds.map((breed) => [breed.slug, breed]));

/** Returns the breed of this slug. A slug missing in the tables is a mistake in the seed's data. */
export function breedOf(slug: string): Breed {
  const breed = bySlug.get(slug);
  if (!breed) throw new Error(`no such breed: ${slug}`);
  return breed;
}

/** Breeds of a first cross: the dam's and the sire's. */
const CROSSES: Readonly<Record<string, readonly [string, string]>> = {
  goldendoodle: ["golden-retriever", "poodle"],
  bernedoodle: ["bernese-mountain-dog", "poodle"],
  cavapoo: ["cavalier-king-charles-spaniel", "poodle"],
  cockapoo: ["cocker-spaniel", "poodle"],
  sheepadoodle: ["old-english-sheepdog", "poodle"],
  havapoo: ["havanese", "poodle"],
  schnoodle: ["miniature-schnauzer", "poodle"],
  shihpoo: ["shih-tzu", "poodle"],
  maltipoo: ["maltese", "poodle"],
  poochon: ["bichon-frise", "poodle"],
  morkie: ["maltese", "yorkshire-terrier"],
  "texas-heeler": ["australian-cattle-dog", "australian-shepherd"],
};

/** Starts one seller's dams, sires and litters, which grow as litters are requested. */
export function startKennel(rows: SellerRows, days: Days) {
  const { random, seller } = rows;
  const parents: Parent[] = [];
  const litters: Litter[] = [];
  const planned: LitterRow[] = [];
  const taken = new Set<string>();
  const palettes = new Map<string, string[]>();
  const registry = registryOf(random, rows);

  const palette = (breed: Breed) => {
    const known = palettes.get(breed.slug) ??
      random.some(breed.colors.map((color) => color.title), random.int(2, 4));
    palettes.set(breed.slug, known);
    return known;
  };

  /** Returns a name that no other animal of this seller has. */
  const nameFor = (sex: Sex): string => {
    const names = sex === "Male" ? maleNames : femaleNames;
    for (let tries = 0; tries < 60; tries++) {
      const name = random.pick(names);
      if (!taken.has(name)) return taken.add(name), name;
    }
    // A seller with very many animals repeats names, as real sellers do.
    return random.pick(names);
  };

  const parent = (breed: Breed, sex: Sex, bornOn: number, sizeClass: string | null): Parent => {
    const color = random.pick(palette(breed));
    const coatType = breed.facts.coatTypes.length > 0 ? random.pick(breed.facts.coatTypes) : null;
    const type = breed.category === "Dogs" ? "Dog" as const : "Cat" as const;
    const tests = parentTests(random, days, breed, bornOn);
    const joined = days.at(Math.max(bornOn + 400, -random.int(160, 400)), 16);
    const name = nameFor(sex);
    const sight = {
      type,
      breed: breed.slug,
      coatType,
      color,
      age: "adult" as const,
      family: `${seller.name}, ${breed.slug}`,
      member: rows.album.animals++,
    };
    const made: Parent = {
      id: random.id(joined),
      breeder_id: rows.breeder.id,
      breed_id: breedId(breed.slug),
      type,
      sex,
      name,
      status: random.chance(0.94) ? "live" : random.pick(["in-review", "no-longer-available"]),
      // Their own parents follow too, in linkPedigrees.
      sire_id: null,
      sire_name: null,
      sire_registration: null,
      dam_id: null,
      dam_name: null,
      dam_registration: null,
      // Staff's part follows once all exist, in reviewParents.
      verified_at: null,
      submitted_at: joined,
      review_reason: null,
      public_image_keys: [],
      birth_date: days.date(bornOn),
      color,
      coat_type: coatType,
      size_class: sizeClass,
      weight_lb: adultWeight(random, breed, sex, sizeClass),
      description: describeParent(random, breed, sex),
      registries: breed.facts.hybrid ? [] : [registry(breed)],
      registration_number: breed.facts.hybrid ? null : registrationNumber(random, breed),
      genetic_testing: tests.some((test) =>
        /DNA|PRA|HCM|PKD|MDR|UC Davis|Paw Print|Embark/.test(
          `${test.type} ${test.laboratory}`,
        )
      ),
      health_tests: tests,
      image_keys: [
        upload(rows.album, {
          drawing: shotOf(sight, 0).drawing,
          purpose: "parent-image",
          name: `${slugOf(name)}.webp`,
          at: joined,
        }),
      ],
      created_at: joined,
      updated_at: joined,
    };
    parents.push(made);
    return made;
  };

  /** Returns a dam or sire that was between two and six years old on a day. */
  const mateFor = (breed: Breed, sizeClass: string | null, day: number): Parent => {
    const fitting = parents.filter((one) => {
      const age = (Date.parse(days.date(day)) - Date.parse(one.birth_date ?? "")) / 86_400_000;
      return one.sex === "Male" && one.breed_id === breedId(breed.slug) &&
        one.size_class === sizeClass &&
        age > 600 && age < 3000;
    });
    if (fitting.length >= 2 || (fitting.length === 1 && random.chance(0.6))) return random.pick(fitting);
    return parent(breed, "Male", day - random.int(750, 2100), sizeClass);
  };

  const pair = (breed: Breed, sizeClass: string | null, day: number, dam?: Parent) => {
    const cross = CROSSES[breed.slug];
    const generation = cross ? generationOf(random, breed, dam) : null;
    const [damBreed, sireBreed] = breedsOfPair(breed, cross, generation);
    const mother = dam ??
      parent(damBreed, "Female", day - random.int(900, 1900), classFor(damBreed, sizeClass));
    return { generation, dam: mother, sire: mateFor(sireBreed, classFor(sireBreed, sizeClass), day) };
  };

  return {
    rows,
    parents,
    litters,
    planned,
    registry,
    nameFor,
    palette,

    /** Adds a litter born `-bornOn` days ago, from the dam of `earlier` if passed. */
    born(bornOn: number, earlier?: Litter): Litter {
      const breed = earlier?.breed ?? pickBreed(random, seller.breeds);
      const classes = sizeClasses[breed.sizeClassSet];
      const sizeClass = earlier?.sizeClass ?? (classes.length > 0 ? random.pick(classes) : null);
      const { dam, sire, generation } = pair(breed, sizeClass, bornOn, earlier?.dam);
      const small = breed.facts.weightLb.female[1] < 12;
      const weeks = breed.category === "Cats"
        ? random.int(12, 14)
        : small
        ? random.int(9, 12)
        : random.int(8, 9);
      const goHomeOn = bornOn + weeks * 7 + random.int(0, 3);
      const born = days.at(bornOn, random.int(2, 21));
      const row: LitterRow = {
        id: random.id(born),
        breeder_id: rows.breeder.id,
        breed_id: breedId(breed.slug),
        sire_id: sire.id,
        dam_id: dam.id,
        name: `${dam.name} & ${sire.name}, ${seasonOf(days.date(bornOn))}`,
        state: "born",
        expected_on: days.date(bornOn + random.int(-3, 4)),
        born_on: days.date(bornOn),
        go_home_on: days.date(goHomeOn),
        litter_number: sire.registration_number && dam.registration_number
          ? registrationNumber(random, breed).slice(0, 8)
          : null,
        created_at: days.at(bornOn - 40, 19),
        updated_at: born,
      };
      const litter: Litter = {
        row,
        number: litters.length,
        seller: rows,
        breed,
        sire,
        dam,
        generation,
        sizeClass,
        coatType: coatOf(random, breed, dam, sire),
        bornOn,
        goHomeOn,
        size: litterSize(random, breed),
      };
      litters.push(litter);
      return litter;
    },

    /** Adds a future litter: expected within two months, or planned for later. */
    plan(state: "expected" | "planned"): void {
      const breed = pickBreed(random, seller.breeds);
      const classes = sizeClasses[breed.sizeClassSet];
      const due = state === "expected" ? random.int(4, 58) : random.int(70, 210);
      const { dam, sire } = pair(breed, classes.length > 0 ? random.pick(classes) : null, Math.min(due, 0));
      const made = days.at(-random.int(1, 30), 20);
      planned.push({
        id: random.id(made),
        breeder_id: rows.breeder.id,
        breed_id: breedId(breed.slug),
        sire_id: sire.id,
        dam_id: dam.id,
        name: `${dam.name} & ${sire.name}, ${seasonOf(days.date(due))}`,
        state,
        expected_on: days.date(due),
        born_on: null,
        go_home_on: state === "expected" ? days.date(due + 60) : null,
        litter_number: null,
        created_at: made,
        updated_at: made,
      });
    },
  };
}

export type Kennel = ReturnType<typeof startKennel>;

/** Picks a breed for a litter. A seller's main breed has the most litters. */
function pickBreed(random: Random, slugs: readonly string[]): Breed {
  return breedOf(slugs.length > 1 && random.chance(0.45) ? random.pick(slugs.slice(1)) : slugs[0] ?? "");
}

function generationOf(
  random: Random,
  breed: Breed,
  dam: Parent | undefined,
): PetsTable["generation"] {
  if (breed.slug === "morkie" || breed.slug === "texas-heeler") return "F1";
  if (!dam) return random.weighted({ F1: 45, F1b: 28, F1bb: 7, F2: 8, Multigen: 12 });
  const damIsCross = dam.breed_id === breedId(breed.slug);
  return damIsCross ? random.weighted({ F1b: 28, F1bb: 7, F2: 8, Multigen: 12 }) : "F1";
}

/**
 * Returns the breeds of a pair. F1: the two breeds. F1b and F1bb: the cross and a Poodle. F2 and Multigen:
 * two crosses.
 */
function breedsOfPair(
  breed: Breed,
  cross: readonly [string, string] | undefined,
  generation: PetsTable["generation"],
): readonly [Breed, Breed] {
  if (!cross) return [breed, breed];
  const [first, second] = [breedOf(cross[0]), breedOf(cross[1])];
  if (generation === "F1") return [first, second];
  if (generation === "F1b" || generation === "F1bb") return [breed, second];
  return [breed, breed];
}

/**
 * Returns a parent's own size class for young of this one: a Standard needs a Standard Poodle, a Micro-Mini a
 * Toy.
 */
function classFor(breed: Breed, wanted: string | null): string | null {
  const classes = sizeClasses[breed.sizeClassSet];
  if (classes.length === 0) return null;
  if (wanted && classes.includes(wanted)) return wanted;
  if (breed.slug === "poodle") return wanted === "Micro-Mini" ? "Toy" : "Mini";
  return classes.at(-1) ?? null;
}

function coatOf(random: Random, breed: Breed, dam: Parent, sire: Parent): string | null {
  const coats: readonly string[] = breed.facts.coatTypes;
  const inherited = [dam.coat_type, sire.coat_type].filter((coat) => coat !== null && coats.includes(coat));
  if (inherited.length > 0) return random.pick(inherited);
  return coats.length > 0 ? random.pick(coats) : null;
}
