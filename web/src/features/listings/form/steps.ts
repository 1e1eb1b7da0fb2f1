import type { Need } from "./checks.ts";
import { type FieldName, fieldsOf } from "./values.ts";

export type StepId =
  | "animal"
  | "looks"
  | "family"
  | "photos"
  | "health"
  | "character"
  | "price"
  | "preview";

export type Step = {
  id: StepId;
  title: string;
  /** What it is for, in a sentence. */
  lead: string;
  fields: readonly FieldName[];
  needs: readonly Need[];
};

/** The steps of the form in their order. */
export const STEPS: readonly Step[] = [
  {
    id: "animal",
    title: "The basics",
    lead: "The first things buyers see.",
    fields: fieldsOf("animal"),
    needs: ["type", "breed", "sex", "name"],
  },
  {
    id: "looks",
    title: "Looks and size",
    lead: "So families know what to expect now and full grown.",
    fields: fieldsOf("looks"),
    needs: ["weightLb"],
  },
  {
    id: "family",
    title: "Dates and parents",
    lead: "When it was born, when it can go home, and who its parents are.",
    fields: fieldsOf("family"),
    needs: ["birthDate"],
  },
  {
    id: "photos",
    title: "Photos and video",
    lead: "Daylight, eye level and a plain background work best.",
    fields: [],
    needs: ["imageKeys"],
  },
  {
    id: "health",
    title: "Health and documents",
    lead: "What families ask about most. Skip anything you don't have.",
    fields: fieldsOf("health"),
    needs: [],
  },
  {
    id: "character",
    title: "Character",
    lead: "What is it like day to day?",
    fields: fieldsOf("character"),
    needs: [],
  },
  {
    id: "price",
    title: "Price and delivery",
    lead: "What it costs, and how it gets home.",
    fields: fieldsOf("price"),
    needs: ["priceCents"],
  },
  {
    id: "preview",
    title: "Preview",
    lead: "This is how buyers will see it.",
    fields: [],
    needs: [],
  },
];

export const stepOf = (id: unknown): Step | undefined => STEPS.find((step) => step.id === id);

/** The step at which a breeder goes on: the first that lacks something or has something wrong, else the preview. */
export function firstUnfinished(
  missing: readonly Need[],
  wrong: readonly FieldName[],
): StepId {
  return STEPS.find((step) => stateOf(step, missing, wrong) !== "done")?.id ?? "preview";
}

/** How a step stands: `done` as well where nothing of it is needed. */
export function stateOf(
  { needs, fields }: Step,
  missing: readonly Need[],
  wrong: readonly FieldName[],
): "done" | "missing" | "wrong" {
  if (fields.some((name) => wrong.includes(name))) return "wrong";
  return needs.some((need) => missing.includes(need)) ? "missing" : "done";
}

/** The step in which something stands. */
export const stepWith = (name: FieldName | Need): Step =>
  STEPS.find(({ fields, needs }) =>
    (fields as readonly string[]).includes(name) || (needs as readonly string[]).includes(name)
  ) ?? STEPS[0]!;

/** The id of the control of a field, for links and messages that lead there. */
export const controlId = (name: FieldName | Need | "video"): string =>
  `listing-${name === "breed" ? "breedId" : name}`;

/** What is missing, as a link says it. */
export const needWords: Readonly<Record<Need, string>> = {
  type: "Dog or cat",
  breed: "The breed",
  sex: "The sex",
  name: "A name",
  weightLb: "The weight now",
  birthDate: "The birth date",
  imageKeys: "At least one photo",
  priceCents: "The price",
};
