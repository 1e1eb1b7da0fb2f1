import { newPasswordError } from "../../lib/passwords.ts";
import { lengthOf } from "../../lib/text_length.ts";
import { emailError } from "../../lib/people.ts";
import * as texts from "./texts.tsx";

/** Rules for the fields of the forms. Each check returns the error and its fix, or nothing. */

export type AccountKind = "Consumer" | "Breeder";

export type SignUpValues = {
  /** An `AccountKind`. */
  type: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  programName: string;
  postalCode: string;
  acceptsTerms: boolean;
  wantsNews: boolean;
};

export const emptySignUp: SignUpValues = {
  type: "Consumer",
  firstName: "",
  lastName: "",
  email: "",
  password: "",
  programName: "",
  postalCode: "",
  acceptsTerms: false,
  wantsNews: false,
};

type Field = Exclude<keyof SignUpValues, "type" | "wantsNews">;
const needed = (text: string, message: string) => (text.trim() === "" ? message : undefined);

const checks: Record<Field, (values: SignUpValues) => string | undefined> = {
  firstName: ({ firstName }) => needed(firstName, texts.enterYourFirstName),
  lastName: ({ lastName }) => needed(lastName, texts.enterYourLastName),
  email: ({ email }) => emailError(email),
  password: ({ password }) => newPasswordError(password),
  programName: ({ type, programName }) =>
    type === "Breeder" && lengthOf(programName) < 2 ? texts.enterProgramName : undefined,
  postalCode: ({ type, postalCode }) =>
    type === "Breeder" && !/^\d{5}$/.test(postalCode.trim()) ? texts.enterYourZipCode : undefined,
  acceptsTerms: (
    { acceptsTerms },
  ) => (acceptsTerms ? undefined : texts.acceptTermsFirst),
};

/** Returns all errors in the order of the form. */
export function signUpErrors(values: SignUpValues): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(checks) as Field[]) {
    const error = checks[field](values);
    if (error) errors[field] = error;
  }
  return errors;
}

/** Returns the body of the call; consumers' bodies omit the breeder fields. */
export function signUpBody(values: SignUpValues, termsVersion: string) {
  const isBreeder = values.type === "Breeder";
  const { firstName, lastName, email, password, programName, postalCode } = values;
  return {
    type: isBreeder ? "Breeder" as const : "Consumer" as const,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim().toLowerCase(),
    password,
    termsVersion,
    ...(values.wantsNews ? { wantsNews: true } : {}),
    ...(isBreeder ? { programName: programName.trim(), postalCode: postalCode.trim() } : {}),
  };
}
