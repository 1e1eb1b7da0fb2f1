import type { GuaranteePeriod } from "@hearthpaw/client";
import type { KeyFact } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";

/** Returns the length of a seller's health guarantee for a list of facts; undefined if it names none. */
export function guaranteeFact(period: GuaranteePeriod | undefined): KeyFact | undefined {
  return period && { term: texts.healthGuarantee, value: texts.upTo(period), note: texts.guaranteeNote };
}
