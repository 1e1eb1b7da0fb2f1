import type { Breed } from "../../features/breeds/data/index.ts";
import type { SellerRows } from "./people.ts";
import type { Random } from "../../platform/random.ts";

/**
 * Returns the registry that a seller uses for a breed. Registries of cats are not on the product's list:
 * 'other'.
 */
export function registryOf(random: Random, rows: SellerRows): (breed: Breed) => string {
  const dog = random.weighted({ AKC: 80, UKC: 5, CKC: 5, ACA: 4, APRI: 3, ICA: 3 });
  const cross = random.pick(["CKC", "ICA", "APRI", "COKC"]);
  const aussie = rows.seller.breeds.includes("australian-shepherd") ? "ASDR" : dog;
  return (breed) => {
    if (breed.category === "Cats") return "other";
    if (breed.facts.hybrid) return cross;
    return breed.slug === "australian-shepherd" ? aussie : dog;
  };
}

const PREFIX: Readonly<Record<string, string>> = {
  Sporting: "SS",
  Hound: "HP",
  Working: "WS",
  Terrier: "RN",
  Toy: "TS",
  "Non-Sporting": "NP",
  Herding: "DN",
};

/**
 * Returns a number in the AKC's format: two letters for the group, six digits for the litter, two for the
 * puppy.
 */
export function registrationNumber(random: Random, breed: Breed): string {
  return `${PREFIX[breed.group] ?? "C"}${random.digits(6)}0${random.int(1, 9)}`;
}

/** Returns 'fall 2026' for a date in October of that year. */
export function seasonOf(date: string): string {
  const [year, month] = date.split("-").map(Number) as [number, number];
  const season = month < 3 || month === 12 ? "winter" : month < 6 ? "spring" : month < 9 ? "summer" : "fall";
  return `${season} ${year}`;
}

/** Returns two sentences about a dam or sire. */
export function describeParent(random: Random, breed: Breed, sex: "Male" | "Female"): string {
  const [word = "steady", other = "kind"] = random.some(breed.facts.temperament, 2);
  const role = sex === "Male" ? "father" : "mother";
  return random.pick([
    `Lives in the house with us. ${capital(word)} by nature, ${other} with everyone who brings a biscuit.`,
    `A patient ${role} and our first choice for company on the porch: ${word}, ${other}, and good at waiting.`,
    `Chosen for temper before looks. ${capital(word)} and ${other}; passes both on.`,
    `Tested, trained and thoroughly spoiled. The word people use first is '${word}'.`,
    `${capital(word)} outdoors, ${other} at home, and never far from the kitchen.`,
  ]);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
