import { relatednessIn } from "../../features/matches/inbreeding_rules.ts";
import { isTooClose } from "../../features/matches/rules.ts";
import type { Row } from "../../platform/db/insert.ts";
import type { Random } from "../../platform/random.ts";
import type { Kennel, Parent } from "./bloodlines.ts";
import type { Days } from "./days.ts";

type Match = Required<Row<"matches">>;

/** Minimum age difference between an animal and its parents, in days. */
const GENERATION = 500;
const MANNERS = ["Admiral", "Bonfire", "Clover", "Daybreak", "Ember", "Foxglove", "Galahad", "Heather"];

/**
 * Gives most dams and sires their own parents: an older one of the breed, of any breeder in the data, or an
 * earlier one known only by its registration number. Several share one, as in real lines.
 */
export function linkPedigrees(random: Random, kennels: readonly Kennel[]): void {
  const all = kennels.flatMap(({ parents }) => parents).filter((one) => one.registration_number !== null);
  for (const [breedId, parents] of Map.groupBy(all, (one) => one.breed_id)) {
    const stem = breedId.replaceAll("-", "").slice(-6).toUpperCase();
    for (const parent of parents) {
      for (const [which, sex] of [["sire", "Male"], ["dam", "Female"]] as const) {
        if (!random.chance(0.8)) continue;
        const older = parents.filter((one) =>
          one.sex === sex && one.birth_date !== null && parent.birth_date !== null &&
          Date.parse(parent.birth_date) - Date.parse(one.birth_date) > GENERATION * 86_400_000
        );
        const chosen = older.length > 0 && random.chance(0.7) ? random.pick(older) : undefined;
        const number = random.int(1, MANNERS.length);
        Object.assign(
          parent,
          chosen?.breeder_id === parent.breeder_id ? { [`${which}_id`]: chosen!.id } : {
            [`${which}_name`]: chosen?.name ?? `Old Mill ${MANNERS[number - 1]}`,
            [`${which}_registration`]: chosen?.registration_number ??
              `OM${stem}${sex === "Male" ? "M" : "F"}${number}`,
          },
        );
      }
    }
  }
}

/** Creates matches of the demo breeder: a waiting one, an accepted one, and a past one. */
export function makeMatches(
  random: Random,
  days: Days,
  { kennels, demoBreederId }: { kennels: readonly Kennel[]; demoBreederId: string | undefined },
): Match[] {
  const adults = kennels.flatMap(({ parents }) => parents).filter((one) =>
    one.status === "live" && one.verified_at !== null && one.birth_date !== null &&
    one.birth_date < days.date(-400)
  );
  const relatednessOf = relatednessIn(pedigreeOf(kennels.flatMap(({ parents }) => parents)));
  const taken = new Set<string>();
  const pair = (): [Parent, Parent] | undefined => {
    // If few animals fit, one of them has several matches, each with another partner.
    const own = adults.filter((one) => one.breeder_id === demoBreederId);
    for (const mine of own.toSorted((a, b) => Number(taken.has(a.id)) - Number(taken.has(b.id)))) {
      const isOfBreed = (one: Parent) => Number(one.breed_id === mine.breed_id);
      const other = adults.toSorted((a, b) => isOfBreed(b) - isOfBreed(a)).find((one) =>
        one.breeder_id !== demoBreederId && one.type === mine.type && one.sex !== mine.sex &&
        !taken.has(one.id) && !isTooClose(relatednessOf(nodeOf(mine), nodeOf(one)).coefficient)
      );
      if (!other) continue;
      taken.add(mine.id).add(other.id);
      return [mine, other];
    }
    return undefined;
  };
  const match = (daysAgo: number, status: Match["status"], message: string, byDemo: boolean): Match[] => {
    const found = pair();
    if (!found) return [];
    const [proposer, asked] = byDemo ? found : found.toReversed() as [Parent, Parent];
    const at = days.at(-daysAgo, 11);
    return [{
      id: random.id(at),
      status,
      message,
      mask: null,
      created_at: at,
      updated_at: at,
      parent_id: proposer.id,
      other_parent_id: asked.id,
      breeder_id: proposer.breeder_id,
      other_breeder_id: asked.breeder_id,
      expires_at: days.at(14 - daysAgo, 11),
    }];
  };
  return [
    ...match(
      3,
      "proposed",
      `We like what your lines have done for hearts. Ours comes into season in spring.`,
      false,
    ),
    ...match(10, "accepted", "Happy to drive to you. Our vet can send the latest test results.", true),
    ...match(200, "completed", "The same pair as we talked about at the show.", true),
  ];
}

/** Returns an animal's identity, as the product compares it. */
const nodeOf = ({ id, type, registration_number }: Parent): string =>
  registration_number === null ? id : keyOf(type, registration_number)!;
const keyOf = (type: string, number: string | null): string | null =>
  number && `${type}:${number.replaceAll(/[^A-Za-z0-9]/g, "").toUpperCase()}`;

function pedigreeOf(parents: readonly Parent[]) {
  const byId = new Map(parents.map((one) => [one.id, one]));
  const node = (one: Parent, id: string | null, number: string | null) =>
    id === null ? keyOf(one.type, number) : nodeOf(byId.get(id)!);
  return new Map(parents.map((one) => [
    nodeOf(one),
    {
      sireId: node(one, one.sire_id, one.sire_registration),
      damId: node(one, one.dam_id, one.dam_registration),
    },
  ]));
}
