import { countText } from "@hearthpaw/ui-kit";
import { sellerWords } from "../../lib/seller_texts.ts";

export const saleContractAndHealthGuarantee = "Sale contract and health guarantee";
export const adoptionAgreementAndHealthGuarantee = "Adoption agreement and health guarantee";
export const nameVersionOf = (
  { name, version, createdAt }: { name: string; version: number; createdAt: string },
) => `${name}, version ${version} from ${createdAt}`;
export const close = "Close";
export const iAcceptBoth = "I accept both";
export const saleContract = "Sale contract";
export const adoptionAgreement = "Adoption agreement";
export const healthGuarantee = "Health guarantee";
export const guaranteeNote = "The longest period in the seller's guarantee";
export const upTo = ({ count, unit }: { count: number; unit: "day" | "month" | "year" }) =>
  `Up to ${countText(count, unit)}`;
export const guaranteeLead = ({ name, period, isShelter }: {
  name: string;
  period: string | undefined;
  isShelter: boolean;
}) =>
  `${
    period
      ? `${name} gives a written health guarantee of up to ${period}.`
      : `${name} gives a written health guarantee.`
  } It says what is covered and for how long. You accept it and the ${
    sellerWords(isShelter).contract
  } before you pay, and you keep a copy.`;
export const readBoth = (isShelter: boolean) =>
  isShelter ? "Read the agreement and guarantee" : "Read the contract and guarantee";
export const contractLoadFailed = "We couldn't load the contract.";
