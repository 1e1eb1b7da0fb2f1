import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { recordDecision } from "../audit/actions.ts";
import { lockBreeder } from "../ledger/store.ts";
import { petChanged } from "../pets/actions.ts";
import { setPetStatus } from "../pets/status_store.ts";
import { write } from "./actions.ts";
import { listingReleased, payoutsReleased } from "./emails.ts";
import { LISTING_RULES, mayDecide, MONEY_RULES } from "./rules.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;

/**
 * Clears a case, which releases everything that it blocks, or confirms it. If two staff members decide at
 * once, the second is refused. Fails with `not_found` for a case of the other kind, and with
 * `transition_not_allowed`.
 */
export async function decideFraudCase(
  services: Services,
  actorId: string,
  { id, kind, decision, reason }: {
    id: string;
    kind: "money" | "listing";
    decision: "keep" | "clear";
    reason: string;
  },
): Promise<void> {
  await withTx(services.db, async (trx) => {
    const found = await store.lockCase(trx, id) ?? fail("not_found");
    if (!(kind === "money" ? MONEY_RULES : LISTING_RULES).includes(found.rule)) fail("not_found");
    if (!mayDecide(found.status, decision)) {
      fail("transition_not_allowed", { detail: "Another member of the team has already decided this case." });
    }
    const status = decision === "keep" ? "kept" : "cleared";
    await store.decideCase(trx, id, { status, reason, actorId, at: services.now() });
    await recordDecision(trx, {
      actorId,
      action: `fraud-case-${status}`,
      subjectKind: "fraud-case",
      subjectId: id,
      reason,
      before: { status: found.status },
      after: { status },
    });
    if (decision === "keep") return;
    if (kind === "money") await releaseMoney(trx, services, found.breederId);
    else await releaseListings(trx, services, found);
  });
}

/** Plans the payouts again at once, unless another case still puts them on hold. */
async function releaseMoney(trx: Trx, services: Services, breederId: string): Promise<void> {
  await lockBreeder(trx, breederId);
  if (await store.isMoneyAside(trx, breederId)) return;
  await services.addJob(trx, "replanPayout", { breederId }, { key: `replan:${breederId}` });
  const owner = await store.findOwner(trx, breederId);
  if (!owner) return;
  const email = payoutsReleased({ ...owner, ...services.config });
  await write(trx, services, owner, { kind: "payouts-released", email, url: "/breeder/money" });
}

/**
 * Returns listings to their earlier status, unless another case sets them aside or staff have moved them
 * since.
 */
async function releaseListings(
  trx: Trx,
  services: Services,
  { id }: { id: string },
): Promise<void> {
  for (const { petId, resumesAs, addedAt } of await store.findListingsOf(trx, id)) {
    const listing = await store.lockListing(trx, petId);
    if (!listing || await store.isListingAside(trx, petId)) continue;
    const { status, name } = listing;
    if (status !== "not-approved-internal" && status !== "in-review") continue;
    // Staff have not read the seller's changes since then.
    const isUnread = listing.updatedAt > addedAt && !await store.isTrusted(trx, listing.breederId);
    const isPublic = resumesAs !== null && await store.isApproved(trx, listing.breederId);
    const to = !isPublic ? null : isUnread ? "in-review" : resumesAs;
    await store.forgetResumes(trx, petId);
    if (to !== null && to !== status) {
      await setPetStatus(trx, {
        eventId: services.newId(),
        petId,
        from: status,
        to,
        actorId: null,
        actorRole: "system",
        reason: null,
      });
      await store.noteListed(trx, petId);
      await petChanged(trx, services, petId);
    }
    const owner = await store.findOwner(trx, listing.breederId);
    if (!owner) continue;
    const petName = name || "your pet";
    const email = listingReleased({
      ...owner,
      ...services.config,
      petId,
      petName,
      isLive: to === "available",
    });
    const url = to === "available" ? `/pets/${petId}` : "/breeder/pets";
    await write(trx, services, owner, { kind: "listing-released", email, url });
  }
}
