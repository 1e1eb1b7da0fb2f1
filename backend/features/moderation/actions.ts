import type { Kysely } from "kysely";
import { v5 } from "uuid";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { recordDecision } from "../audit/actions.ts";
import { closeChat } from "../chats/actions.ts";
import { takeDown } from "../listings/review_actions.ts";
import { tell } from "../notifications/actions.ts";
import { moderatePost } from "../posts/actions.ts";
import { hideReview } from "../reviews/actions.ts";
import * as emails from "./emails.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;
type Staff = { userId: string; role: string };
/** Maximum number of reporters who are notified of a decision. */
const MOST_TOLD = 100;

/**
 * Keeps or removes reported content. Notifies its author if something changes for them, and its reporters of
 * the outcome. If two staff members decide at once, the second is refused. Fails with `not_found`,
 * `transition_not_allowed`, or the reason why a listing cannot be removed.
 */
export async function decideReport(
  services: Services,
  staff: Staff,
  { id, decision, reason }: { id: string; decision: "keep" | "remove"; reason: string },
): Promise<void> {
  const { kind, subjectId } = await store.findReport(services.db, id) ?? fail("not_found");
  const status = decision === "keep" ? "kept" : "removed";
  await withTx(services.db, async (trx) => {
    // Locks the subject first, in the same order as reporting does.
    await settle(trx, services, staff, { id, kind, subjectId, decision, reason });
    if (await store.lockStatus(trx, id) !== "open") {
      fail("transition_not_allowed", {
        detail: "Another member of the team has already decided this report.",
      });
    }
    await store.decide(trx, id, { status, reason, actorId: staff.userId, at: services.now() });
    await recordDecision(trx, {
      actorId: staff.userId,
      action: `report-${status}`,
      subjectKind: "report",
      subjectId: id,
      reason,
      before: { status: "open" },
      after: { status, kind, subjectId },
    });
    for (const userId of await store.findReporters(trx, id, MOST_TOLD)) {
      await tell(trx, services, {
        id: v5(userId, id),
        userId,
        aboutUserId: null,
        group: "account",
        kind: "report-decided",
        ...emails.reportDecided(kind, decision === "remove"),
        url: null,
      });
    }
  });
}

/** Applies the decision to the reported content. */
async function settle(
  trx: Trx,
  services: Services,
  staff: Staff,
  { id, kind, subjectId, decision, reason }: {
    id: string;
    kind: store.Kind;
    subjectId: string;
    decision: "keep" | "remove";
    reason: string;
  },
): Promise<void> {
  if (kind === "listing" && decision === "remove") {
    return await takeDown(trx, services, staff, { petId: subjectId, reason });
  }
  if (kind === "chat") {
    if (decision === "remove") await closeReported(trx, services, { id, chatId: subjectId, reason });
    return;
  }
  if (kind === "review") {
    if (decision === "remove") await hideReported(trx, services, { id, reviewId: subjectId, reason });
    return;
  }
  if (kind === "listing") return;
  const changed = await moderatePost(trx, services, subjectId, decision === "keep" ? "shown" : "removed");
  if (!changed) return;
  await tell(trx, services, {
    id: v5(changed.authorId, id),
    userId: changed.authorId,
    aboutUserId: null,
    group: "account",
    kind: "post-decided",
    ...(decision === "keep"
      ? {
        ...emails.postKept(changed.title),
        url: `/breeder/breederlink/${subjectId}`,
      }
      : {
        ...emails.postRemoved(changed.title, reason),
        url: "/breeder/breederlink",
      }),
  });
}

/** Closes a conversation and notifies its members except the reporters. */
async function closeReported(
  trx: Trx,
  services: Services,
  { id, chatId, reason }: { id: string; chatId: string; reason: string },
): Promise<void> {
  if (!await closeChat(trx, services, chatId)) return;
  const [chat] = await store.findChats(trx, [chatId]);
  const reporters = new Set(await store.findReporters(trx, id, MOST_TOLD));
  for (const userId of chat?.memberIds.filter((one) => !reporters.has(one)) ?? []) {
    await tell(trx, services, {
      id: v5(userId, id),
      userId,
      aboutUserId: null,
      group: "account",
      kind: "chat-decided",
      ...emails.chatClosed(reason),
      url: null,
    });
  }
}

/** Hides a review and notifies its author. */
async function hideReported(
  trx: Trx,
  services: Services,
  { id, reviewId, reason }: { id: string; reviewId: string; reason: string },
): Promise<void> {
  const hidden = await hideReview(trx, services, reviewId, true);
  if (!hidden) return;
  await tell(trx, services, {
    id: v5(hidden.authorId, id),
    userId: hidden.authorId,
    aboutUserId: null,
    group: "account",
    kind: "review-decided",
    reservationId: hidden.reservationId,
    ...emails.reviewHidden(hidden.breederName, reason),
    url: `/account/reserved/${hidden.reservationId}`,
  });
}

/**
 * Restores a review that staff have hidden; its report counts as kept from then on. Notifies its author and
 * its reporters. Fails with `not_found`, and with `transition_not_allowed` for anything but a removed review.
 */
export async function restoreReported(
  services: Services,
  staff: Staff,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { kind, subjectId } = await store.findReport(services.db, id) ?? fail("not_found");
  await withTx(services.db, async (trx) => {
    const shown = kind === "review" ? await hideReview(trx, services, subjectId, false) : undefined;
    if (!shown || await store.lockStatus(trx, id) !== "removed") {
      return fail("transition_not_allowed", { detail: "Only a review that is hidden now can be returned." });
    }
    await store.decide(trx, id, { status: "kept", reason, actorId: staff.userId, at: services.now() });
    await recordDecision(trx, {
      actorId: staff.userId,
      action: "report-restored",
      subjectKind: "report",
      subjectId: id,
      reason,
      before: { status: "removed" },
      after: { status: "kept", kind, subjectId },
    });
    await tell(trx, services, {
      id: v5(`${shown.authorId} restored`, id),
      userId: shown.authorId,
      aboutUserId: null,
      group: "account",
      kind: "review-decided",
      reservationId: shown.reservationId,
      ...emails.reviewReturned(shown.breederName),
      url: `/account/reserved/${shown.reservationId}`,
    });
    for (const userId of await store.findReporters(trx, id, MOST_TOLD)) {
      await tell(trx, services, {
        id: v5(`${userId} restored`, id),
        userId,
        aboutUserId: null,
        group: "account",
        kind: "report-decided",
        ...emails.reportReversed(),
        url: null,
      });
    }
  });
}
