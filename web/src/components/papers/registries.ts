import type { RegistryDocument } from "@hearthpaw/client";
import * as texts from "./texts.ts";

const all: readonly { id: RegistryDocument; label: string }[] = [
  { id: "AKC", label: texts.americanKennelClubAkc },
  { id: "CKC", label: texts.continentalKennelClubCkc },
  { id: "UKC", label: texts.unitedKennelClubUkc },
  { id: "COKC", label: texts.cokc },
  { id: "ACA", label: texts.americanCanineAssociationAca },
  { id: "ICA", label: texts.internationalCanineAssociationIca },
  { id: "APRI", label: texts.americasPetRegistryApri },
  { id: "ASDR", label: texts.americanStockDogRegistryAsdr },
  { id: "microchipped", label: texts.microchipped },
  { id: "healthRecords", label: texts.healthRecords },
  { id: "other", label: texts.anotherDocument },
];

/** Length of the short list, which ends with the microchip and covers most pets. */
const SHORT = 9;
export const shortList = all.slice(0, SHORT);
export const longRest = all.slice(SHORT);

/** Returns the label of a registry or paper. */
export const registryLabel = (id: RegistryDocument): string => all.find((one) => one.id === id)?.label ?? id;

/** Returns the selection with one entry added or removed, in the order of the list. */
export function withRegistry(
  chosen: readonly RegistryDocument[],
  id: RegistryDocument,
  isOn: boolean,
): RegistryDocument[] {
  return all.map((one) => one.id).filter((one) => one === id ? isOn : chosen.includes(one));
}
