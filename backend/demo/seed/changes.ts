import { HEIGHT, WIDTH } from "../pictures/spec.ts";
import type { Days } from "./days.ts";
import type { Row } from "../../platform/db/insert.ts";
import { type Listing, uploadShot } from "./listing.ts";
import { MOST_SHOTS, shotOf } from "./pictures.ts";
import type { Random } from "../../platform/random.ts";

type Change = Required<Row<"change_requests">>;
type Kind = Exclude<Change["kind"], "video">;
type Asked = Pick<Change, "old_text" | "new_text" | "old_images" | "new_images">;

/** Number of changes of each type that wait for staff. */
const QUOTA: Readonly<Record<Kind, number>> = { photo: 5, name: 4, description: 5 };

/** Statuses of listings that were public, whose texts and pictures change by request. */
const SEEN = ["available", "temporary-pause", "not-available"];

/**
 * Creates changes of live listings that wait for staff, the oldest three days old: at most one for each
 * listing, and none of a breeder whose listings skip the review. One belongs to the demo breeder, named by
 * `demoBreederId`, so both sides of it can be seen.
 */
export function makeChanges(
  random: Random,
  days: Days,
  { listings, demoBreederId }: { listings: readonly Listing[]; demoBreederId: string | undefined },
): Change[] {
  const possible = listings.filter(({ pet, rows, timeline, images }) =>
    SEEN.includes(pet.status) && !rows.breeder.auto_approve && (timeline.listedOn ?? 0) < -4 &&
    images.length > 0 &&
    pet.description.length > 120
  );
  const own = possible.filter(({ pet }) => pet.breeder_id === demoBreederId);
  const others = possible.filter(({ pet }) => pet.breeder_id !== demoBreederId);
  const kinds = Object.entries(QUOTA).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => kind as Kind)
  );
  const chosen = [...random.some(own, 1), ...random.some(others, kinds.length - 1)];
  return chosen.map((listing, index) => {
    const kind = kinds[index] ?? "name";
    const at = days.at(-1 - index % 3, 14 + index % 7);
    return {
      id: random.id(at),
      pet_id: listing.pet.id,
      kind,
      status: "open",
      ...ASKED[kind](random, listing),
      reason: null,
      created_at: at,
      decided_at: null,
      decided_by: null,
    };
  });
}

const NO_IMAGES = { old_images: [], new_images: [] };
const NO_TEXT = { old_text: null, new_text: null };

const ASKED: Readonly<Record<Kind, (random: Random, listing: Listing) => Asked>> = {
  name: (random, { pet }) => ({
    ...NO_IMAGES,
    old_text: pet.name,
    new_text: random.chance(0.3)
      ? `${pet.name.slice(0, 24)} ready now, call 541-555-0142`
      : `${pet.name.slice(0, 48)} ${random.pick(["Rose", "June", "Blue", "Wren", "Grey"])}`,
  }),
  description: (random, { pet }) => ({
    ...NO_IMAGES,
    old_text: pet.description,
    new_text: rewritten(random, pet.description),
  }),
  photo: (random, { images, pet, rows, sight }) => {
    const old_images = images.map(({ file_key, width, height }) => ({ key: file_key, width, height }));
    const fresh = {
      key: uploadShot(rows, pet, shotOf(sight, MOST_SHOTS - 1)),
      width: WIDTH,
      height: HEIGHT,
    };
    // The new picture comes first, and of several old pictures the last may be missing.
    const kept = old_images.length > 1 && random.chance(0.5) ? old_images.slice(0, -1) : old_images;
    return { ...NO_TEXT, old_images, new_images: [fresh, ...kept] };
  },
};

const MORE = [
  "The first vet check is done, and everything was as it should be.",
  "House training goes well: there has been no accident for a week.",
  "We can bring the first bag of food and a blanket that smells of home.",
  "Write to us at hello@example.com, or text us at 541-555-0117 for more pictures.",
];

/** Returns the same text with one more sentence and, if there are several, one less. */
function rewritten(random: Random, text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const kept = sentences.length > 3 ? sentences.filter((_, index) => index !== 1) : sentences;
  return [...kept, random.pick(MORE)].join(" ").replace(/\bplayful\b/g, "calm").slice(0, 5_000);
}

type Claim = Required<Row<"claim_changes">>;

/**
 * Creates changes of verified programs that wait for staff: a name, a license, and a name that staff should
 * refuse.
 */
export function makeClaimChanges(
  random: Random,
  days: Days,
  { breeders }: { breeders: readonly Required<Row<"breeders">>[] },
): Claim[] {
  return random.some(breeders, CLAIMS.length).map((breeder, index) => {
    const claim = CLAIMS[index]!(breeder);
    const at = days.at(-1 - index, 15 + index);
    return {
      id: random.id(at),
      breeder_id: breeder.id,
      status: "open",
      ...claim,
      reason: null,
      question: null,
      asked_at: null,
      answer: null,
      answered_at: null,
      created_at: at,
      decided_at: null,
      decided_by: null,
    };
  });
}

type Asking = Pick<Claim, "kind" | "old_text" | "new_text" | "new_value">;

const named = (old_text: string, name: string): Asking => ({
  kind: "name",
  old_text,
  new_text: name,
  new_value: { name },
});

const CLAIMS: readonly ((breeder: Required<Row<"breeders">>) => Asking)[] = [
  ({ name, city }) => named(name, `${name} of ${city}`),
  ({ licence }) => ({
    kind: "licence",
    old_text: licence,
    new_text: "USDA 41-A-0392",
    new_value: { licence: "USDA 41-A-0392" },
  }),
  ({ name }) => named(name, "National Puppy Registry"),
];
