import type { AdminDispute, Dispute } from "../../generated/types.ts";
import type { FileView } from "../files/actions.ts";
import { standingOf } from "../sale/refund_plan/index.ts";
import type { Refund } from "../sale/order/index.ts";
import { hasReplied, isReplyDue } from "./rules.ts";
import type { Message, Queued, Shown } from "./store.ts";

export type Parts = {
  messages: readonly Message[];
  refunds: readonly (Refund & { disputeId: string })[];
  files: ReadonlyMap<string, FileView>;
};

/** Returns a dispute as both sides and staff see it. */
export function disputeOf(row: Shown, { messages, refunds, files }: Parts): Dispute {
  const standing = standingOf(refunds.filter(({ disputeId }) => disputeId === row.id));
  return {
    id: row.id,
    reservedPetId: row.reservation_id,
    petName: row.petName,
    sellerName: row.sellerName,
    status: row.status,
    reason: row.reason,
    messages: messages.filter(({ dispute_id }) => dispute_id === row.id).map((message) => ({
      id: message.id,
      by: message.by,
      text: message.text,
      fileKeys: message.file_keys,
      files: message.file_keys.flatMap((fileKey) => {
        const file = files.get(fileKey);
        return file ? [{ fileKey, ...file }] : [];
      }),
      at: message.created_at.toISOString(),
    })),
    ...(row.outcome ? { outcome: row.outcome } : {}),
    refundCents: row.refund_cents,
    breederCents: row.breeder_cents,
    platformCents: row.platform_cents,
    replyDueOn: row.reply_due_on,
    hasBreederReplied: hasReplied(messages.filter(({ dispute_id }) => dispute_id === row.id)),
    earlyReason: row.early_reason,
    hasSaleEnded: row.hasSaleEnded,
    ...(standing === "none" ? {} : { refundStatus: standing }),
    decision: row.decision,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

/** Returns a dispute with the details that staff need to decide it. */
export function adminDisputeOf(row: Queued, parts: Parts, now: Date): AdminDispute {
  const messages = parts.messages.filter(({ dispute_id }) => dispute_id === row.id);
  return {
    dispute: disputeOf(row, parts),
    isReplyDue: row.status !== "decided" && isReplyDue({ replyDueAt: row.reply_due_at, messages, now }),
    reservationNumber: row.number,
    statusBefore: row.status_before,
    isBankDisputed: row.isBankDisputed,
    buyerName: row.buyerName,
    sellerName: row.sellerName,
    totalCents: row.totalCents,
    refundableCents: row.refundableCents,
  };
}
