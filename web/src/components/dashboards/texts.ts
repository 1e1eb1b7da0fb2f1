import { numberText } from "@hearthpaw/ui-kit";

export const reserved = "Reserved";
export const payments = "Payments";
export const favorites = "Favorites";
export const savedSearches = "Saved searches";
export const applications = "Applications";
export const waitlists = "Waitlists";
export const yourPets = "Your pets";
export const profile = "Profile";
export const settings = "Settings";
export const yourAccount = "Your account";
export const account = "Account";
export const today = "Today";
export const verifications = "Verifications";
export const listings = "Listings";
export const parents = "Parents";
export const changes = "Changes";
export const programChanges = "Program changes";
export const reports = "Reports";
export const fraudCases = "Fraud cases";
export const disputes = "Disputes";
export const orders = "Orders";
export const refunds = "Refunds";
export const payouts = "Payouts";
export const waitingMoney = "Money waiting";
export const chargebacks = "Chargebacks";
export const reconciliation = "Reconciliation";
export const promoCodes = "Promo codes";
export const accounts = "Accounts";
export const stateRules = "State rules";
export const log = "Log";
export const staff = "Staff";
export const toReview = "To review";
export const toResolve = "To resolve";
export const accountsAndRules = "Accounts and rules";
/** Number of waiting cases. The server stops counting a queue at 1,000. */
export const counted = ({ count, hasMore }: { count: number; hasMore: boolean }) =>
  `${numberText(count)}${hasMore ? "+" : ""}`;
export const waiting = (counted: string) => `${counted} waiting`;
export const goToStaffPages = "Go to staff pages";
export const staffAccountsDontBuy = "Staff accounts don't reserve pets. To buy one, use a personal account.";
export const myPets = "My pets";
export const litters = "Litters";
export const matches = "Matches";
export const waitlist = "Waitlist";
export const reservations = "Reservations";
export const reviews = "Reviews";
export const money = "Money";
export const analytics = "Analytics";
export const breederlink = "Breederlink";
export const verification = "Verification";
export const yourProgram = "Your program";
export const dashboard = "Dashboard";
export const verifyYourIdentity = "Verify your identity";
export const verifyIdentityText =
  "You need this before you can submit a listing. It takes a few photos from your phone.";
export const yourVerificationIsInReview = "Your verification is in review";
export const inReviewText =
  "We'll email you our decision. You can submit listings now; they go live once you're verified.";
export const viewStatus = "View status";
export const moreInfoNeeded = "We need a little more to verify you";
export const moreInfoText = "See what we asked for and submit again. Listings can't be submitted until then.";
export const completeYourDocuments = "Complete your documents";
export const yourVerificationWasntApproved = "Your verification wasn't approved";
export const notApprovedText =
  "Your page and your pets are hidden until you're verified. See the reason and what to do next.";
export const seeTheReason = "See the reason";
export const secondPerson = "Second person";
