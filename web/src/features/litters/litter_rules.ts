import type { LitterBody, OwnLitter } from "@hearthpaw/client";
import { firstHomeDay } from "../../lib/pets.ts";

export type LitterValues = {
  name: string;
  state: string;
  type: string;
  breedId: string;
  sireId: string;
  damId: string;
  expectedDate: string;
  birthDate: string;
  goHomeDate: string;
  litterNumber: string;
};

/** Who expects a litter later than this many days from now only plans it. */
const LONGEST_WAIT_DAYS = 75;
const DAY = 86_400_000;
const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

export const litterStates = {
  planned: { label: "Planned", text: "The pair is chosen." },
  expected: { label: "Expected", text: "The dam is expecting." },
  born: { label: "Born", text: "The litter is here." },
} as const satisfies Record<OwnLitter["state"], { label: string; text: string }>;

/** What is born stays so. */
export const statesAfter = (state: OwnLitter["state"] | undefined): OwnLitter["state"][] =>
  state === "born" ? ["born"] : ["planned", "expected", "born"];

export const litterValues = (litter?: OwnLitter): LitterValues => ({
  name: litter?.name ?? "",
  state: litter?.state ?? "planned",
  type: litter?.type ?? "Dog",
  breedId: litter?.breed.id ?? "",
  sireId: litter?.sire?.id ?? "",
  damId: litter?.dam?.id ?? "",
  expectedDate: litter?.expectedDate ?? "",
  birthDate: litter?.birthDate ?? "",
  goHomeDate: litter?.goHomeDate ?? "",
  litterNumber: litter?.litterNumber ?? "",
});

/** What is wrong, by field, in the order of the form. */
export function checkLitter(values: LitterValues, today: string) {
  const { state, expectedDate, birthDate, goHomeDate } = values;
  const isBorn = state === "born";
  const born = isBorn ? birthDate : expectedDate;
  return {
    name: values.name.trim() ? undefined : "Enter a name for the litter.",
    breedId: values.breedId ? undefined : "Choose the breed.",
    expectedDate: state !== "expected"
      ? undefined
      : !expectedDate
      ? "Enter when you expect it."
      : expectedDate > later(today, LONGEST_WAIT_DAYS)
      ? `That is more than ${LONGEST_WAIT_DAYS} days away: choose “Planned”.`
      : undefined,
    birthDate: !isBorn
      ? undefined
      : !birthDate
      ? "Enter the birth date."
      : birthDate > today
      ? "The birth date is in the future."
      : undefined,
    goHomeDate: goHomeDate && born && goHomeDate < firstHomeDay(born)
      ? "At least 8 weeks after birth."
      : undefined,
  };
}

/** The litter as the server takes it; what does not belong to its state is left out. */
export function bodyOf(values: LitterValues): LitterBody {
  const state = values.state as LitterBody["state"];
  return {
    name: values.name.trim(),
    state,
    breedId: values.breedId,
    ...(values.sireId ? { sireId: values.sireId } : {}),
    ...(values.damId ? { damId: values.damId } : {}),
    expectedDate: values.expectedDate || null,
    birthDate: state === "born" ? values.birthDate || null : null,
    goHomeDate: values.goHomeDate || null,
    litterNumber: values.litterNumber.trim() || null,
  };
}
