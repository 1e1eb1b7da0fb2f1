import type { Wrap } from "../../lib/language.ts";

export const fundedBy = "Funded by";
export const onlyForPetsOf = "Only for pets of";
export const change = "Change";
export const findFundingBreeder = "Find the breeder who funds it";
export const limitToBreeder = "Limit to one breeder's pets (optional)";
export const breedersNameOrEmail = "Breeder's name or email";
export const breeder = "Breeder";
export const chooseABreeder = "Choose a breeder";
export const noBreederFoundYet = "No breeder found yet";
export const noBreederMatches = (find: string) => `No breeder matches “${find}”.`;
export const percentage = "Percentage";
export const discountScopeHint = "Off the pet and add-ons";
export const amount = "Amount";
export const freeDeliveryKind = "Free delivery";
export const everythingFree = "Everything free";
export const noCardNeeded = "No card needed";
export const hearthpaw = "Hearthpaw";
export const aBreeder = "A breeder";
export const breederFundedHint =
  "For that breeder's pets only. The breeder pays for the whole discount, even if it's more than they earn from the sale.";
export const breederFundedFreeHint =
  "For that breeder's pets only. The breeder earns nothing and pays for the whole order: add-ons, delivery and a donation of up to $100 too. No service fee or sales tax is due on it.";
export const codeSaved = (code: string) => `${code} saved`;
export const codeAdded = (code: string) => `${code} is ready to use`;
export const edit = (code: string) => `Edit ${code}`;
export const addAPromoCode = "Add a promo code";
export const cancel = "Cancel";
export const save = "Save";
export const addCode = "Add code";
export const code = "Code";
export const codeHint = "What buyers type. It isn't case-sensitive.";
export const typeOfDiscount = "Type of discount";
export const percentOff = "Percent off";
export const amountOff = "Amount off";
export const whoPaysForIt = "Who pays for it";
export const firstDay = "First day";
export const lastDay = "Last day";
export const totalUses = "Total uses";
export const usesPerPerson = "Uses per person";
export const on = "On";
export const off = "Off";
export const scheduled = "Scheduled";
export const expired = "Expired";
export const usedUp = "Used up";
export const promoCodes = "Promo codes";
export const addACode = "Add a code";
export const discount = "Discount";
export const paidBy = "Paid by";
export const hearthpawForSPets = (
  { funder, breederName, part }: { funder: string; breederName: string | undefined; part: Wrap },
) => <>{funder === "platform" ? "Hearthpaw" : breederName}{part(`for ${breederName}'s pets`)}</>;
export const funderName = (
  { funder, breederName }: { funder: string; breederName: string | undefined },
) => funder === "platform" ? "Hearthpaw" : breederName;
export const period = "Period";
export const uses = "Uses";
export const usesCountOf = ({ usesCount, usesLimit }: { usesCount: string; usesLimit: string }) =>
  `${usesCount} of ${usesLimit}`;
export const status = "Status";
export const turnOnOrOff = "Turn on or off";
export const editHint = "Changes apply to new orders. Orders that already have a code keep their discount.";
export const findACode = "Find a code";
export const partOfTheCode = "Part of the code";
export const noCodeMatches = (find: string) => `No code matches “${find}”`;
export const noPromoCodesYet = "No promo codes yet";
export const emptyCodesHint =
  "Codes take a percentage or an amount off, make delivery free, or make an order free.";
export const showMoreCodes = "Show more codes";
export const codeIsOnOff = ({ code, isActive }: { code: string; isActive: boolean }) =>
  `${code} is ${isActive ? "on" : "off"}`;
export const codeIsOn = (code: string) => `${code} is on`;
export const from = (first: string) => `From ${first}`;
export const firstTo = ({ first, endsAt }: { first: string; endsAt: string }) => `${first} to ${endsAt}`;
export const percentOffPrice = (percent: number | null) => `${percent}% off`;
export const amountCentsOff = (amountCents: string) => `${amountCents} off`;
export const codeInvalid = "Use 3 to 40 letters, digits and hyphens.";
export const percentageInvalid = "Enter a whole number from 1 to 100.";
export const amountInvalid = "Enter an amount from $0.01 to $50,000.";
export const fundingBreederMissing = "Choose the breeder who funds this code.";
export const chooseTheFirstDay = "Choose the first day.";
export const lastDayBeforeFirst = "The last day can't be before the first.";
export const usesLimitInvalid = "Enter a whole number, or leave it empty.";
