import type { DisputeAnswer, OpenDisputeBody, ReplyDisputeBody } from "../../generated/types.ts";
import { attachFiles, viewFiles } from "../files/actions.ts";
import { alertStaff } from "../mails/staff_actions.ts";
import { sideOf } from "../sale/refund_plan/index.ts";
import {
  type Checkout,
  disputeRefusal,
  findCheckout,
  findLive,
  findParties,
  lockCheckout,
  moveFor,
  writeMove,
} from "../sale/order/index.ts";
import { dayWords } from "../places/zone_rules.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import * as emails from "./emails.ts";
import { tellOf } from "./notify_actions.ts";
import { hasRoom, replyDue, statusAfter } from "./rules.ts";
import * as store from "./store.ts";
import { disputeOf, type Parts } from "./view.ts";

/** Returns one dispute for the response. The caller has checked access. */
export async function showDispute(services: Services, id: string): Promise<DisputeAnswer> {
  const row = await store.findShown(services.db, id) ?? fail("not_found");
  return { dispute: disputeOf(row, await partsOf(services, [row])) };
}

/** Returns the messages of these disputes, their files with addresses, and their refunds. */
export async function partsOf(
  services: Pick<Services, "db" | "files">,
  rows: readonly { id: string }[],
): Promise<Parts> {
  const ids = rows.map(({ id }) => id);
  const [messages, refunds] = await Promise.all([
    store.findMessages(services.db, ids),
    store.findRefunds(services.db, ids),
  ]);
  const files = await viewFiles(services, messages.flatMap(({ file_keys }) => file_keys));
  return { messages, refunds, files };
}

/**
 * Opens a dispute for a buyer's problem: the reservation is disputed, its funds are frozen, and the breeder
 * is asked to reply. Returns the dispute's id; an identical second call opens nothing. Fails with
 * `not_found`, `transition_not_allowed`, `dispute_too_late`, `dispute_exists`, or a file's error.
 */
export async function openDispute(
  services: Services,
  { reservedPetId, reason, text, fileKeys = [], userId }: OpenDisputeBody & { userId: string },
): Promise<string> {
  const parties = await findParties(services.db, reservedPetId);
  if (parties?.buyerId !== userId) fail("not_found");
  const same = async (db: Services["db"], known: store.Dispute) => {
    const [first] = await store.findMessages(db, [known.id]);
    return known.reason === reason && first?.text === text;
  };
  // The sale is read first: if it is already disputed then, the dispute is found afterward.
  const sale = (await findCheckout(services.db, reservedPetId))!;
  const seen = await store.findDisputeOf(services.db, reservedPetId);
  if (seen) return await same(services.db, seen) ? seen.id : fail("dispute_exists");
  // Refuses before checking any files.
  refuse(sale);
  const wanted = evidenceOf(userId, fileKeys);
  const { saved } = await attachFiles(services, wanted, async (trx, files) => {
    const checkout = (await lockCheckout(trx, reservedPetId))!;
    const { reservation, pet } = checkout;
    const known = await store.findDisputeOf(trx, reservedPetId);
    if (known) return await same(trx, known) ? known.id : fail("dispute_exists");
    const { move, before } = refuse(checkout);
    const live = await findLive(trx, pet.id);
    if (live && live.id !== reservation.id) {
      fail("transition_not_allowed", {
        detail: "This pet has a new reservation, so the problem can't be reported here. Contact our team.",
      });
    }
    const id = services.newId();
    const due = replyDue(reservation.at, pet.timeZone);
    await store.insertDispute(trx, {
      id,
      reservation_id: reservation.id,
      reason,
      status: statusAfter("buyer"),
      status_before: before,
      reply_due_on: due.on,
      reply_due_at: due.at,
    });
    const messageId = services.newId();
    const keys = files.map(({ key }) => key);
    await store.insertMessage(trx, { id: messageId, disputeId: id, by: "buyer", text, fileKeys: keys });
    await writeMove(trx, reservation, move, { id: services.newId(), actor: "buyer", actorId: userId });
    await tellOf(trx, services, { id, reservationId: reservation.id }, "opened", messageId);
    await alertStaff(trx, services, {
      kind: "dispute-opened",
      email: emails.problemReported({
        number: reservation.number,
        petName: pet.name,
        sellerName: pet.sellerName,
        reason,
        publicUrl: services.config.publicUrl,
        replyDueOn: dayWords(due.on, pet.today.slice(0, 4)),
      }),
    });
    return id;
  });
  return saved;
}

/** Returns the move that opens a dispute, or fails with the reason against it. */
function refuse({ reservation, pet }: Checkout) {
  const { status, handed_over_at: handedOverAt, completed_at: completedAt, at: now } = reservation;
  const facts = { status, handedOverAt, completedAt, timeZone: pet.timeZone, hasDispute: false, now };
  const refusal = disputeRefusal(facts);
  if (refusal) fail(refusal.code, { detail: refusal.detail });
  return { move: moveFor(status, "dispute", "buyer")!, before: status as store.Dispute["status_before"] };
}

/**
 * Adds one side's message to a dispute; the turn passes to the other side. An identical message twice in a
 * row is added once. Fails with `not_found`, `dispute_decided`, `dispute_full`, or a file's error.
 */
export async function replyDispute(
  services: Services,
  id: string,
  { text, fileKeys = [], user }: ReplyDisputeBody & { user: { id: string; breederId: string | null } },
): Promise<void> {
  const seen = await store.findDispute(services.db, id) ?? fail("not_found");
  const by = sideOf(await findParties(services.db, seen.reservation_id), user) ?? fail("not_found");
  if (seen.status === "decided") fail("dispute_decided");
  await attachFiles(services, evidenceOf(user.id, fileKeys), async (trx, files) => {
    const dispute = (await store.lockDispute(trx, id))!;
    if (dispute.status === "decided") fail("dispute_decided");
    const messages = await store.findMessages(trx, [id]);
    const keys = files.map(({ key }) => key);
    const last = messages.at(-1);
    if (last?.by === by && last.text === text && String(last.file_keys) === String(keys)) return;
    if (!hasRoom(messages, keys.length)) fail("dispute_full");
    const messageId = services.newId();
    await store.insertMessage(trx, { id: messageId, disputeId: id, by, text, fileKeys: keys });
    await store.updateDispute(trx, id, { status: statusAfter(by) });
    await tellOf(trx, services, { id, reservationId: dispute.reservation_id }, "reply", messageId);
  });
}

function evidenceOf(ownerId: string, fileKeys: readonly string[]) {
  return [...new Set(fileKeys)].map((fileKey) => ({
    ownerId,
    fileKey,
    purposes: ["dispute-evidence"] as const,
  }));
}
