import type { Need } from "./checks.ts";
import * as texts from "./texts.tsx";
import { type FieldName, fieldsOf } from "./values.ts";
import type { StepId } from "./fields.ts";

export type Step = {
  id: StepId;
  title: string;
  /** Purpose of the step, in a sentence. */
  lead: string;
  fields: readonly FieldName[];
  needs: readonly Need[];
};

/** The steps of the form in their order. */
export const STEPS: readonly Step[] = [
  {
    id: "animal",
    title: texts.theBasics,
    lead: texts.basicsLead,
    fields: fieldsOf("animal"),
    needs: ["type", "breed", "sex", "name"],
  },
  {
    id: "looks",
    title: texts.looksAndSize,
    lead: texts.looksLead,
    fields: fieldsOf("looks"),
    needs: ["weightLb"],
  },
  {
    id: "family",
    title: texts.datesAndParents,
    lead: texts.datesLead,
    fields: fieldsOf("family"),
    needs: ["birthDate"],
  },
  {
    id: "photos",
    title: texts.photosAndVideo,
    lead: texts.photosLead,
    fields: [],
    needs: ["imageKeys"],
  },
  {
    id: "health",
    title: texts.healthAndDocuments,
    lead: texts.healthLead,
    fields: fieldsOf("health"),
    needs: [],
  },
  {
    id: "character",
    title: texts.temperament,
    lead: texts.temperamentLead,
    fields: fieldsOf("character"),
    needs: [],
  },
  {
    id: "price",
    title: texts.priceAndDelivery,
    lead: texts.priceLead,
    fields: fieldsOf("price"),
    needs: ["priceCents"],
  },
  {
    id: "preview",
    title: texts.preview,
    lead: texts.previewLead,
    fields: [],
    needs: [],
  },
];

export const stepOf = (id: unknown): Step | undefined => STEPS.find((step) => step.id === id);

/**
 * Returns the step at which a breeder continues: the first with something missing or wrong, else the preview.
 */
export function firstUnfinished(
  missing: readonly Need[],
  wrong: readonly FieldName[],
): StepId {
  return STEPS.find((step) => stateOf(step, missing, wrong) !== "done")?.id ?? "preview";
}

/** Returns the state of a step; `done` also if it needs nothing. */
export function stateOf(
  { needs, fields }: Step,
  missing: readonly Need[],
  wrong: readonly FieldName[],
): "done" | "missing" | "wrong" {
  if (fields.some((name) => wrong.includes(name))) return "wrong";
  return needs.some((need) => missing.includes(need)) ? "missing" : "done";
}

/** Returns the step that contains a field. */
export const stepWith = (name: FieldName | Need): Step =>
  STEPS.find(({ fields, needs }) =>
    (fields as readonly string[]).includes(name) || (needs as readonly string[]).includes(name)
  ) ?? STEPS[0]!;

/** Returns the id of a field's control, for links and messages that point to it. */
export const controlId = (name: FieldName | Need | "video"): string =>
  `listing-${name === "breed" ? "breedId" : name}`;

/** Names of missing fields for links. */
export const needWords: Readonly<Record<Need, string>> = {
  type: texts.dogOrCat,
  breed: texts.theBreed,
  sex: texts.theSex,
  name: texts.aName,
  weightLb: texts.theCurrentWeight,
  birthDate: texts.theBirthDate,
  imageKeys: texts.atLeastOnePhoto,
  priceCents: texts.thePrice,
};
