import type { RegistryDocument } from "@hearthpaw/client";

const all: readonly { id: RegistryDocument; label: string }[] = [
  { id: "AKC", label: "American Kennel Club (AKC)" },
  { id: "CKC", label: "Continental Kennel Club (CKC)" },
  { id: "UKC", label: "United Kennel Club (UKC)" },
  { id: "COKC", label: "COKC" },
  { id: "ACA", label: "American Canine Association (ACA)" },
  { id: "ICA", label: "International Canine Association (ICA)" },
  { id: "APRI", label: "America’s Pet Registry (APRI)" },
  { id: "ASDR", label: "American Stock Dog Registry (ASDR)" },
  { id: "microchipped", label: "Microchipped" },
  { id: "healthRecords", label: "Health records" },
  { id: "other", label: "Another document" },
];

/** What most animals have: the list up to the microchip. */
const SHORT = 9;
export const shortList = all.slice(0, SHORT);
export const longRest = all.slice(SHORT);

/** A registry or paper by its name. */
export const registryLabel = (id: RegistryDocument): string => all.find((one) => one.id === id)?.label ?? id;

/** The choice with one ticked or not, in the order of the list. */
export function withRegistry(
  chosen: readonly RegistryDocument[],
  id: RegistryDocument,
  isOn: boolean,
): RegistryDocument[] {
  return all.map((one) => one.id).filter((one) => one === id ? isOn : chosen.includes(one));
}
