import type { Input } from "../../generated/handlers.ts";
import type { BreedCaution, BreedFit } from "../../generated/types.ts";
import type { Known } from "./care_rules.ts";

/** Answers of the caller. An absent answer is no wish. */
export type Wishes = Omit<Input<"matchBreeds">["query"], "type">;

/** Distance between a wish and a breed: 0 fits, 1 is close or unknown, 2 and 3 do not fit. */
type Distance = 0 | 1 | 2 | 3;
type Judged = { distance: Distance; fit?: BreedFit | undefined; caution?: BreedCaution };

const limit = (distance: number): Distance => Math.min(3, Math.max(0, distance)) as Distance;
const atMost = (level: number | undefined, most: number): Distance =>
  level === undefined ? 1 : limit(level - most);
const atLeast = (level: number | undefined, least: number): Distance =>
  level === undefined ? 1 : limit(least - level);

function home(wish: Wishes["home"], { isApartmentFriendly, energy = 3, heaviestLb }: Known): Judged[] {
  if (wish === "apartment") {
    const distance = isApartmentFriendly ? 0 : energy === 5 || heaviestLb > 100 ? 3 : 2;
    return [{ distance, fit: "apartment", caution: "needs_space" }];
  }
  if (wish === "house") return [{ distance: energy === 5 && !isApartmentFriendly ? 1 : 0 }];
  return [];
}

function activity(wish: Wishes["activity"], { energy }: Known): Judged[] {
  const fit = energy !== undefined && energy <= 2 ? "calm" : "moderate";
  if (wish === "low") return [{ distance: atMost(energy, 2), fit: "calm", caution: "needs_exercise" }];
  if (wish === "medium") return [{ distance: atMost(energy, 3), fit, caution: "needs_exercise" }];
  if (wish === "high") return [{ distance: atLeast(energy, 4), fit: "active", caution: "quiet_nature" }];
  return [];
}

function coat(wish: Wishes["shedding"], { shedding }: Known): Judged[] {
  return wish === "low"
    ? [{ distance: shedding <= 2 ? 0 : limit(shedding - 1), fit: "low_shedding", caution: "sheds" }]
    : [];
}

function household(wish: Wishes["household"], { children, training, category }: Known): Judged[] {
  const judged: Judged[] = [];
  if (wish === "children" || wish === "children_and_first_pet") {
    const distance = children !== undefined && children <= 2 ? 3 : atLeast(children, 4);
    judged.push({ distance, fit: "children", caution: "small_children" });
  }
  // Training decides little about a first cat.
  if ((wish === "first_pet" || wish === "children_and_first_pet") && category === "Dogs") {
    const distance = training !== undefined && training <= 2 ? limit(4 - training) : atLeast(training, 3);
    const fit = training !== undefined && training >= 4 ? "easy_to_train" : undefined;
    judged.push({ distance, fit, caution: "hard_to_train" });
  }
  return judged;
}

function time(wish: Wishes["time"], { grooming, alone }: Known): Judged[] {
  if (wish === "little") {
    return [
      { distance: atMost(grooming, 2), fit: "little_grooming", caution: "much_grooming" },
      { distance: alone === 1 ? 2 : alone === 3 ? 0 : 1, fit: "time_alone", caution: "needs_company" },
    ];
  }
  if (wish === "some") {
    return [
      {
        distance: atMost(grooming, 3),
        fit: grooming <= 2 ? "little_grooming" : undefined,
        caution: "much_grooming",
      },
      { distance: alone === 1 ? 1 : 0 },
    ];
  }
  return [];
}

export type Fit = { distance: number; reasons: BreedFit[]; cautions: BreedCaution[] };

/** Returns how well a breed fits some wishes, and why. Distance 0 is the best. */
export function fitOf(wishes: Wishes, known: Known): Fit {
  const judged = [
    ...home(wishes.home, known),
    ...activity(wishes.activity, known),
    ...coat(wishes.shedding, known),
    ...household(wishes.household, known),
    ...time(wishes.time, known),
  ];
  return {
    distance: judged.reduce((sum, { distance }) => sum + distance, 0),
    reasons: judged.flatMap(({ distance, fit }) => distance === 0 && fit ? [fit] : []),
    cautions: judged.flatMap(({ distance, caution }) => distance >= 2 && caution ? [caution] : []),
  };
}

/** A breed with at least one available pet. */
export type Candidate = { id: string; slug: string; known: Known; available: number };

/**
 * Returns the best breeds for some wishes: first those with the fewest cautions, then the closest. A breed that
 * is closer to one wish and no farther from any other always comes first. Among equals, the breed with more
 * available pets does.
 */
export function rankBreeds<C extends Candidate>(candidates: readonly C[], wishes: Wishes, most: number) {
  return candidates.map((candidate) => ({ candidate, ...fitOf(wishes, candidate.known) })).sort((a, b) =>
    a.cautions.length - b.cautions.length || a.distance - b.distance ||
    b.candidate.available - a.candidate.available ||
    (a.candidate.slug < b.candidate.slug ? -1 : 1)
  ).slice(0, most);
}
