import type { ApplicationQuestion } from "../../platform/db/schema.ts";
import type { Days } from "./days.ts";
import type { Row } from "../../platform/db/insert.ts";
import type { Listing } from "./listing.ts";
import type { Random } from "../../platform/random.ts";

type Form = Required<Row<"application_forms">>;
type Sent = Required<Row<"applications">>;
const BISCUIT: Sent["own_pets"][number] = {
  id: "0199c0d1-0017-7a4e-9b5f-2c3d4e5f6071",
  name: "Biscuit",
  type: "Dog",
  sex: "Male",
  breedName: "Beagle",
  birthDate: "2019-05-02",
  weightLb: 26.5,
};
type Person = { id: string };

const QUESTIONS: readonly ApplicationQuestion[] = [
  {
    id: "home",
    text: "Who lives in your home, and how old are the children?",
    kind: "long-text",
    isRequired: true,
    choices: [],
  },
  {
    id: "day",
    text: "Where will the pet spend the day?",
    kind: "choice",
    isRequired: true,
    choices: ["With somebody at home", "Alone for up to 4 hours", "Alone for longer"],
  },
  { id: "yard", text: "Do you have a fenced yard?", kind: "yes-no", isRequired: true, choices: [] },
  {
    id: "before",
    text: "Which animals have you lived with before?",
    kind: "long-text",
    isRequired: false,
    choices: [],
  },
];

const HOMES = [
  "Two adults and a girl of nine who has waited for this for two years.",
  "My husband and I. Our sons are grown and visit on weekends.",
  "I live alone, and my sister next door has a key.",
  "A family of four; the twins are twelve.",
  "My mother of 74 and I, in a quiet street.",
];
const BEFORE = [
  "A Labrador who lived to be 13, and two cats.",
  "I grew up with spaniels. This would be the first of my own.",
  "None yet: we have read a lot and would like your advice.",
];

/**
 * Creates the questions of two breeders, and the answers. The demo breeder asks without requiring an
 * application and has applications of every kind. Another breeder requires an application before a
 * reservation, and the first of `buyers` waits for the reply.
 */
export function makeApplications(
  random: Random,
  days: Days,
  { listings, demoBreederId, buyers }: {
    listings: readonly Listing[];
    demoBreederId: string;
    /** The demo buyers come first. */
    buyers: readonly Person[];
  },
): { forms: Form[]; applications: Sent[] } {
  const available = listings.filter(({ pet, rows }) =>
    pet.status === "available" && rows.seller.kind === "breeder"
  );
  const own = available.filter(({ pet }) => pet.breeder_id === demoBreederId);
  const strict = available.findLast(({ pet }) => pet.breeder_id !== demoBreederId);
  const form = (breederId: string, isRequired: boolean): Form => ({
    breeder_id: breederId,
    is_required: isRequired,
    questions: [...QUESTIONS],
    mask: null,
    updated_at: days.at(-60, 15),
  });
  const send = (
    buyer: Person | undefined,
    listing: Listing | undefined,
    daysAgo: number,
    status: Sent["status"],
    reason: string | null = null,
  ): Sent[] => {
    if (!buyer || !listing) return [];
    const at = days.at(-daysAgo, 10 + daysAgo % 9);
    const answers = [
      { questionId: "home", text: random.pick(HOMES) },
      { questionId: "day", text: random.pick(QUESTIONS[1]!.choices.slice(0, 2)) },
      { questionId: "yard", text: random.pick(["Yes", "Yes", "No"]) },
      { questionId: "before", text: random.pick(BEFORE) },
    ];
    const isDecided = status === "approved" || status === "declined";
    return [{
      id: random.id(at),
      breeder_id: listing.pet.breeder_id,
      consumer_id: buyer.id,
      pet_id: listing.pet.id,
      status,
      questions: [...QUESTIONS],
      answers,
      // Included in the newest one, so a breeder sees how it looks.
      own_pets: daysAgo === 1 ? [BISCUIT] : [],
      reason,
      mask: null,
      created_at: at,
      submitted_at: at,
      decided_at: isDecided ? days.at(1 - daysAgo, 18) : null,
    }];
  };
  const [first, second, ...others] = buyers;
  return {
    forms: [form(demoBreederId, false), ...(strict ? [form(strict.pet.breeder_id, true)] : [])],
    applications: [
      ...send(second, own[0], 1, "submitted"),
      ...send(others[0], own[1] ?? own[0], 3, "submitted"),
      ...send(others[1], own[0], 9, "approved"),
      ...send(
        others[2],
        own[0],
        16,
        "declined",
        "Our puppies need somebody at home by day in their first months. We wish you luck.",
      ),
      ...send(first, strict, 2, "submitted"),
      ...send(first, own[0], 30, "withdrawn"),
    ],
  };
}
