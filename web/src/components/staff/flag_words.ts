import type { TextFlag } from "@hearthpaw/client";
import * as texts from "./texts.ts";

const WORDS: Readonly<Record<TextFlag, string>> = {
  phone: texts.aPhoneNumber,
  email: texts.anEmailAddress,
  link: texts.aWebsite,
  payment: texts.aWayToPayElsewhere,
  address: texts.aStreetAddress,
  contact: texts.otherContactWay,
};

/** Returns the findings in a text, as part of a sentence: "a phone number, a website". */
export const flagWords = (flags: readonly TextFlag[]): string => flags.map((flag) => WORDS[flag]).join(", ");
