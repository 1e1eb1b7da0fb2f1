import type { AddShelterBody } from "@hearthpaw/client";
import { newPasswordError } from "../../lib/passwords.ts";
import { lengthOf } from "../../lib/text_length.ts";
import { emailError } from "../../lib/people.ts";
import * as texts from "./texts.tsx";

/** Values of the shelter's form. */
export type ShelterValues = {
  name: string;
  registrationNumber: string;
  website: string;
  postalCode: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  acceptsTerms: boolean;
};

export const emptyShelter: ShelterValues = {
  name: "",
  registrationNumber: "",
  website: "",
  postalCode: "",
  firstName: "",
  lastName: "",
  email: "",
  password: "",
  acceptsTerms: false,
};

const needed = (text: string, message: string) => text.trim() === "" ? message : undefined;

/** Returns the errors with their fixes, in the order of the form. */
export function shelterErrors(
  values: ShelterValues,
): Partial<Record<keyof ShelterValues, string | undefined>> {
  return {
    name: lengthOf(values.name) < 2 ? texts.shelterNameMissing : undefined,
    registrationNumber: /^\d{2}-?\d{7}$/.test(values.registrationNumber.trim())
      ? undefined
      : texts.einInvalid,
    website: websiteOf(values.website) === null ? texts.websiteInvalid : undefined,
    postalCode: /^\d{5}$/.test(values.postalCode.trim()) ? undefined : texts.zipInvalid,
    firstName: needed(values.firstName, texts.enterYourFirstName),
    lastName: needed(values.lastName, texts.enterYourLastName),
    email: emailError(values.email),
    password: newPasswordError(values.password),
    acceptsTerms: values.acceptsTerms ? undefined : texts.acceptTheTermsToJoin,
  };
}

/** Returns the body of the call. */
export function shelterBody(
  values: ShelterValues,
  { termsVersion, invitation }: { termsVersion: string; invitation: string | undefined },
): AddShelterBody {
  const website = websiteOf(values.website);
  const digits = values.registrationNumber.trim().replace("-", "");
  return {
    name: values.name.trim(),
    email: values.email.trim().toLowerCase(),
    password: values.password,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    postalCode: values.postalCode.trim(),
    registrationNumber: `${digits.slice(0, 2)}-${digits.slice(2)}`,
    ...(website ? { website } : {}),
    ...(invitation ? { invitation } : {}),
    termsVersion,
  };
}

/**
 * Returns a full address for typed text, also for "bentonhaven.org"; undefined for empty text, null for an
 * invalid address.
 */
export function websiteOf(text: string): string | undefined | null {
  const typed = text.trim();
  if (typed === "") return undefined;
  const whole = /^[a-z][a-z\d+.-]*:/i.test(typed) && !/^[\w.-]+:\d/.test(typed) ? typed : `https://${typed}`;
  try {
    const url = new URL(whole);
    const isWeb = url.protocol === "https:" || url.protocol === "http:";
    return isWeb && /\.[a-z]{2,}$/i.test(url.hostname) && whole.length <= 300 ? url.href : null;
  } catch {
    return null;
  }
}
