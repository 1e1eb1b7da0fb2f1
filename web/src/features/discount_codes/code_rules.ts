import type { DiscountCode, DiscountCodeFields } from "@hearthpaw/client";
import { formatCents } from "@hearthpaw/ui-kit";
import type { FormErrors } from "../../lib/use_form.ts";
import * as texts from "./texts.tsx";

/** A code in the form. Days are calendar days in the staff member's time zone. */
export type CodeValues = {
  code: string;
  type: string;
  percent: string;
  amountCents: string;
  funder: string;
  breederId: string;
  startsAt: string;
  endsAt: string;
  usesLimit: string;
  usesLimitPerPerson: string;
};

/** Returns the benefit of a code in words. */
export function codeGives({ type, percent, amountCents }: DiscountCode): string {
  if (type === "Percentage") return texts.percentOffPrice(percent);
  if (type === "Amount") return texts.amountCentsOff(formatCents(amountCents ?? 0));
  return type === "Free Delivery" ? texts.freeDeliveryKind : texts.everythingFree;
}

/** Returns whether buyers can use a code now. */
export function codeStatus(
  { isActive, startsAt, endsAt, usesLimit, usesCount }: DiscountCode,
  now: Date,
): "On" | "Off" | "Scheduled" | "Expired" | "Used up" {
  if (!isActive) return "Off";
  if (new Date(startsAt) > now) return "Scheduled";
  if (endsAt && new Date(endsAt) <= now) return "Expired";
  return usesLimit !== null && usesCount >= usesLimit ? "Used up" : "On";
}

/** Returns the form's values of a code, or of a new code that starts today. */
export function valuesOf(code: DiscountCode | undefined, now: Date): CodeValues {
  const whole = (number: number | null | undefined) => String(number ?? "");
  return {
    code: code?.code ?? "",
    type: code?.type ?? "Percentage",
    percent: whole(code?.percent),
    amountCents: code?.amountCents ? String(code.amountCents / 100) : "",
    funder: code?.funder ?? "platform",
    breederId: code?.breederId ?? "",
    startsAt: dayOf(code ? new Date(code.startsAt) : now),
    // The last valid day; the contract's end is the moment after it.
    endsAt: code?.endsAt ? dayOf(new Date(Date.parse(code.endsAt) - 1)) : "",
    usesLimit: whole(code?.usesLimit),
    usesLimitPerPerson: code ? whole(code.usesLimitPerPerson) : "1",
  };
}

/** Returns the errors by field. */
export function codeErrors(values: CodeValues): FormErrors<CodeValues> {
  const { type, funder, breederId, startsAt, endsAt } = values;
  const count = (text: string, most: number) =>
    text === "" || (/^\d+$/.test(text) && +text >= 1 && +text <= most);
  return {
    code: /^[A-Za-z0-9][A-Za-z0-9-]{2,39}$/.test(values.code.trim()) ? undefined : texts.codeInvalid,
    percent: type !== "Percentage" || (values.percent !== "" && count(values.percent, 100))
      ? undefined
      : texts.percentageInvalid,
    amountCents: type !== "Amount" || isAmount(values.amountCents) ? undefined : texts.amountInvalid,
    breederId: funder === "breeder" && breederId === "" ? texts.fundingBreederMissing : undefined,
    startsAt: startsAt === "" ? texts.chooseTheFirstDay : undefined,
    endsAt: endsAt !== "" && endsAt < startsAt ? texts.lastDayBeforeFirst : undefined,
    usesLimit: count(values.usesLimit, 1_000_000) ? undefined : texts.usesLimitInvalid,
    usesLimitPerPerson: count(values.usesLimitPerPerson, 1_000) ? undefined : texts.usesLimitInvalid,
  };
}

/** Returns the request's fields. Local days become moments; the end is the midnight after the last day. */
export function fieldsOf(values: CodeValues, { isActive }: { isActive: boolean }): DiscountCodeFields {
  const { type, funder, breederId } = values;
  const count = (text: string) => text === "" ? null : Number(text);
  return {
    code: values.code.trim().toUpperCase(),
    type: type as DiscountCodeFields["type"],
    percent: type === "Percentage" ? Number(values.percent) : null,
    amountCents: type === "Amount" ? Math.round(Number(values.amountCents) * 100) : null,
    funder: funder as DiscountCodeFields["funder"],
    ...(breederId ? { breederId } : {}),
    startsAt: midnight(values.startsAt, 0).toISOString(),
    endsAt: values.endsAt === "" ? null : midnight(values.endsAt, 1).toISOString(),
    usesLimit: count(values.usesLimit),
    usesLimitPerPerson: count(values.usesLimitPerPerson),
    isActive,
  };
}

/** Returns the present code as fields. */
export function sameFields(code: DiscountCode): DiscountCodeFields {
  const { id: _, usesCount: __, createdAt: ___, breederName: ____, ...fields } = code;
  return fields;
}

function isAmount(text: string): boolean {
  return /^\d+(\.\d{1,2})?$/.test(text) && Number(text) >= 0.01 && Number(text) <= 50_000;
}

function midnight(day: string, daysLater: number): Date {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return new Date(year, month - 1, date + daysLater);
}

function dayOf(at: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
