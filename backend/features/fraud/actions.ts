/**
 * Runs the fraud rules: compares traces of sellers, and turns findings into cases that put money on hold or
 * set listings aside.
 */
import type { Kysely } from "kysely";
import type { Database, FraudRuleName, ListingStatus, TraceKind } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { Services } from "../../services.ts";
import { lockBreeder } from "../ledger/store.ts";
import { queueMail } from "../mails/actions.ts";
import type { Email } from "../mails/view.ts";
import { tell } from "../notifications/actions.ts";
import { newsOf } from "../notifications/rules.ts";
import { petChanged } from "../pets/actions.ts";
import { setPetStatus } from "../pets/status_store.ts";
import { traceHashes } from "./crypto.ts";
import { listingAside, payoutsAside } from "./emails.ts";
import { photoOfAnotherSeller } from "./photo_of_another_seller_rule.ts";
import { priceFarBelow } from "./price_far_below_rule.ts";
import { asideMove, type Finding, type FraudRule, isNewPrice, type Limits, RULE_OF } from "./rules.ts";
import { sameDevice } from "./same_device_rule.ts";
import { sameIdentityDocument } from "./same_identity_document_rule.ts";
import { samePayoutAccount } from "./same_payout_account_rule.ts";
import { samePhone } from "./same_phone_rule.ts";
import * as store from "./store.ts";
import * as traces from "./trace_store.ts";

type Trx = Kysely<Database>;
/** Maximum number of late listings per run of the job; the next run handles more. */
const MOST_LATE = 100;
type Needs = Pick<Services, "config" | "newId" | "addJob" | "now" | "log">;

/** Wraps a rule as a single function that returns its findings about a subject. */
const asked = <Subject, Evidence>(rule: FraudRule<Subject, Evidence>) => ({
  name: rule.name,
  find: async (trx: Trx, subject: Subject, limits: Limits): Promise<Finding[]> =>
    rule.decide(await rule.findEvidence(trx, subject, limits), subject, limits),
});

const SELLER_RULES = [samePayoutAccount, sameIdentityDocument, sameDevice, samePhone].map(asked);
const LISTING_RULES = [asked(photoOfAnotherSeller), asked(priceFarBelow)];

/**
 * Stores a seller's trace as a keyed hash, and puts the seller's payouts on hold if another seller left the
 * same one before. Call it in the transaction of the trace's cause. `label` is the part that staff may read,
 * such as the last digits of a number. `seenAt` is the time when the seller left a value that is older than
 * traces: sellers who left it later are then put on hold.
 */
export async function noteTrace(
  trx: Trx,
  services: Needs,
  { breederId, kind, value, label = "", seenAt }: {
    breederId: string;
    kind: TraceKind;
    value: string;
    label?: string;
    seenAt?: Date;
  },
): Promise<void> {
  const hashes = traceHashes(services.config, kind, value);
  await traces.lockTrace(trx, { kind, hash: hashes[0] });
  if (!await traces.saveTrace(trx, { breederId, kind, hash: hashes[0], seenAt })) return;
  const { rules, ...limits } = services.config.fraud;
  const rule = SELLER_RULES.find(({ name }) => name === RULE_OF[kind])!;
  if (!rules.includes(rule.name)) return;
  const later = seenAt === undefined ? [] : await traces.findLater(trx, kind, { breederId, hashes });
  for (const seller of [breederId, ...later]) {
    for (const finding of await rule.find(trx, { breederId: seller, hashes, label }, limits)) {
      await setMoneyAside(trx, services, { rule: rule.name, breederId: seller, finding });
    }
  }
}

/** Opens a case about two sellers. Payouts of the later seller are on hold until staff resolve it. */
async function setMoneyAside(
  trx: Trx,
  services: Needs,
  { rule, breederId, finding }: { rule: FraudRuleName; breederId: string; finding: Finding },
): Promise<void> {
  // A payout that starts now either finishes its step first or sees the case.
  await lockBreeder(trx, breederId);
  const wasAside = await store.isMoneyAside(trx, breederId);
  const id = await store.insertCase(trx, { id: services.newId(), rule, breederId, petId: null, finding });
  if (id === undefined) return;
  services.log.warn("a fraud case was opened", { caseId: id, rule, breederId });
  await services.addJob(trx, "replanPayout", { breederId }, { key: `replan:${breederId}` });
  const owner = wasAside ? undefined : await store.findOwner(trx, breederId);
  if (owner) {
    await write(trx, services, owner, {
      kind: "payouts-set-aside",
      email: payoutsAside({ ...owner, ...services.config }),
      url: "/breeder/money",
    });
  }
}

/**
 * Checks a listing that is about to be published or has changed, and sets it aside if a rule finds something.
 * A live listing leaves the public at once, unless a sale is in progress. Returns whether any case, new or
 * earlier, applies to the listing. Call it in a transaction.
 */
export async function checkListing(trx: Trx, services: Needs, petId: string): Promise<boolean> {
  const { rules, ...limits } = services.config.fraud;
  const listing = await store.lockListing(trx, petId);
  if (!listing) return false;
  const { breederId } = listing;
  for (const rule of LISTING_RULES) {
    if (!rules.includes(rule.name)) continue;
    for (const finding of await rule.find(trx, { breederId, petId }, limits)) {
      await setListingAside(trx, services, { rule: rule.name, petId, finding });
    }
  }
  return await store.isListingAside(trx, petId);
}

/**
 * Checks the photos of a public listing and sets it aside if another seller showed one of them before. Call
 * it in a transaction.
 */
export async function checkPhotos(trx: Trx, services: Needs, petId: string): Promise<void> {
  const { rules, ...limits } = services.config.fraud;
  const listing = await store.lockListing(trx, petId);
  if (!listing || !rules.includes(photoOfAnotherSeller.name)) return;
  const { breederId } = listing;
  for (const finding of await asked(photoOfAnotherSeller).find(trx, { breederId, petId }, limits)) {
    await setListingAside(trx, services, { rule: photoOfAnotherSeller.name, petId, finding });
  }
}

async function setListingAside(
  trx: Trx,
  services: Needs,
  { rule, petId, finding }: { rule: FraudRuleName; petId: string; finding: Finding },
): Promise<void> {
  const { breederId, status, isOnHold, name } = await store.lockListing(trx, petId) ?? neverMissing();
  const wasAside = await store.isListingAside(trx, petId);
  const caseId = await openCase(trx, services, { rule, breederId, petId, finding });
  if (caseId === undefined) return;
  const aside = asideMove(status, isOnHold);
  const { otherPetId } = finding;
  await store.addListing(trx, { caseId, petId, otherPetId, resumes: aside?.resumes ?? null });
  if (aside) await takeAside(trx, services, { petId, from: status, to: aside.to });
  const owner = wasAside || isOnHold || status === "reserved"
    ? undefined
    : await store.findOwner(trx, breederId);
  if (!owner) return;
  const petName = name || "your pet";
  await write(trx, services, owner, {
    kind: "listing-set-aside",
    email: listingAside({ ...owner, ...services.config, petId, petName }),
    url: "/breeder/pets",
  });
}

async function takeAside(
  trx: Trx,
  services: Needs,
  { petId, from, to }: { petId: string; from: ListingStatus; to: ListingStatus },
): Promise<void> {
  await setPetStatus(trx, {
    eventId: services.newId(),
    petId,
    from,
    to,
    actorId: null,
    actorRole: "system",
    reason: null,
  });
  await store.noteSubmitted(trx, petId);
  await petChanged(trx, services, petId);
}

/**
 * Removes listings from the public that could not be removed when a case set them aside, because a buyer held
 * them or a sale was in progress that has ended early since. Returns their number.
 */
export async function setLateAside(services: Services): Promise<number> {
  let count = 0;
  for (const { caseId, petId } of await store.findLate(services.db, MOST_LATE)) {
    await withTx(services.db, async (trx) => {
      const listing = await store.lockListing(trx, petId);
      if (!listing || !await store.isListingAside(trx, petId)) return;
      const aside = asideMove(listing.status, listing.isOnHold);
      if (!aside) return;
      await store.addListing(trx, { caseId, petId, otherPetId: null, resumes: aside.resumes });
      await takeAside(trx, services, { petId, from: listing.status, to: aside.to });
      count++;
    });
  }
  return count;
}

/** Clears the status to which a listing would return after its cases, because staff have refused it. */
export const returnsNoMore = (trx: Trx, petId: string): Promise<void> => store.forgetResumes(trx, petId);

/** Returns the case that this finding belongs to, new if necessary; undefined if staff have cleared it. */
async function openCase(
  trx: Trx,
  services: Needs,
  { finding, ...about }: Omit<Parameters<typeof store.insertCase>[1], "id">,
): Promise<string | undefined> {
  const id = await store.insertCase(trx, { id: services.newId(), finding, ...about });
  if (id !== undefined) {
    services.log.warn("a fraud case was opened", {
      caseId: id,
      rule: about.rule,
      breederId: about.breederId,
    });
    return id;
  }
  const { otherBreederId, priceCents } = finding;
  const standing = await store.lockStanding(trx, { ...about, otherBreederId }) ?? neverMissing();
  // A case about the other seller of the pair does not affect this listing, so sellers cannot stop others by
  // copying them.
  if (standing.breederId !== about.breederId) return undefined;
  if (standing.status !== "cleared") return standing.id;
  if (!isNewPrice(standing.priceCents, priceCents)) return undefined;
  await store.reopenCase(trx, standing.id, finding);
  return standing.id;
}

/** Records that only cases keep a listing from going public: it is published when they are cleared. */
export const returnsLater = (trx: Trx, petId: string): Promise<void> => store.noteResumes(trx, petId);

/** Emails and notifies a seller; skips closed accounts. */
export async function write(
  trx: Trx,
  services: Needs,
  owner: { id: string; email: string },
  { kind, email, url }: { kind: string; email: Email; url: string },
): Promise<void> {
  await queueMail(trx, services, { kind, to: owner.email, userId: owner.id, email });
  await tell(trx, services, {
    userId: owner.id,
    aboutUserId: null,
    group: "account",
    ...newsOf(email),
    email: false,
    url,
  });
}

function neverMissing(): never {
  throw new Error("a row that this transaction has locked or just met is missing");
}
