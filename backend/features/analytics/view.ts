import type { PendingSale, SalesTransaction } from "../../generated/types.ts";
import { fundsReleasedAt } from "../sale/order/index.ts";
import { payoutNumber } from "../payouts/number_rules.ts";
import { saleStepOf } from "../pets/sale_step_rules.ts";
import type { Line, PendingRow } from "./store.ts";

/** Returns a sale with pending money and the step that it waits for. */
export function pendingSaleOf(row: PendingRow): PendingSale {
  const waitsFor = waitsForOf(row);
  const endedAt = row.completedAt ?? row.endedAt;
  return {
    reservationId: row.reservationId,
    reservationNumber: row.number,
    petName: row.petName,
    amountCents: row.amountCents,
    availableAt: waitsFor === "time" && endedAt
      ? fundsReleasedAt(endedAt, row.completedAt !== null && row.handedOverAt !== null).toISOString()
      : null,
    waitsFor,
    nextStep: row.step && saleStepOf(row.step),
  };
}

function waitsForOf({ status, isContested, isRefundOwed }: PendingRow): PendingSale["waitsFor"] {
  if (isContested) return "chargeback";
  if (status === "disputed") return "dispute";
  if (isRefundOwed) return "refund";
  if (status === "deposit-paid") return "balance";
  if (status === "paid" || status === "handed-over") return "hand-off";
  return "time";
}

/** Returns a ledger line as its breeder sees it. */
export function transactionOf({ key: _, at, payoutId, ...line }: Line): SalesTransaction {
  return { ...line, at: at.toISOString(), payoutNumber: payoutId && payoutNumber(payoutId) };
}
