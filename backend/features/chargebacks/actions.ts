import type { AddEvidenceBody, ChargebackCase, OwnChargeback } from "../../generated/types.ts";
import { addOnsAmong } from "../add_ons/rules.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { attachFiles, viewFiles } from "../files/actions.ts";
import { alertStaff } from "../mails/staff_actions.ts";
import { chargebackOf, findOrderChargeback } from "../sale/staff/index.ts";
import { type Checkout, everyOrder, findCheckout } from "../sale/order/index.ts";
import * as emails from "./emails.ts";
import { draftOf, hasRoom, refusalOf, stateOf } from "./rules.ts";
import * as store from "./store.ts";
import { itemOf, ownOf } from "./view.ts";

/**
 * Returns a contested payment with everything that staff need to answer it. Fails with `not_found` or
 * `storage_unavailable`.
 */
export async function showCase(
  services: Pick<Services, "db" | "files">,
  id: string,
): Promise<ChargebackCase> {
  const { db } = services;
  const row = await store.findChargeback(db, id) ?? fail("not_found");
  const [shown, items, checkout] = await Promise.all([
    findOrderChargeback(db, id),
    store.findItems(db, [id]),
    findCheckout(db, row.reservationId),
  ]);
  const files = await viewFiles(services, items.flatMap(({ file_keys }) => file_keys));
  return {
    chargeback: chargebackOf(shown!),
    state: stateOf(row),
    canSubmit: refusalOf(row) === undefined,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    draft: await draft(services, row, checkout!),
    ...(row.evidence && row.submittedAt ? { submitted: row.evidence } : {}),
    items: items.map((item) => itemOf(item, files)),
  };
}

async function draft({ db }: Pick<Services, "db">, { number, orderId }: store.Row, checkout: Checkout) {
  const { pet, reservation } = checkout;
  // Add-ons bought later are a separate order: the payment for the pet is not the contested one.
  const { order, payments } = everyOrder(checkout).find((one) => one.order.id === orderId)!;
  const isAddOns = order.order_type === "addon";
  const { contact, delivery, billing } = reservation.progress;
  const paid = payments.filter(({ status, is_returned }) => status === "succeeded" && !is_returned);
  const sum = (of: (one: Checkout["payments"][number]) => number) =>
    paid.reduce((total, payment) => total + of(payment), 0);
  return draftOf({
    number,
    petName: pet.name,
    petType: pet.type,
    sellerName: pet.sellerName,
    priceCents: order.pet_price_cents,
    timeZone: pet.timeZone,
    goHomeDate: pet.goHomeDate,
    buyerName: contact ? `${contact.firstName} ${contact.lastName}` : "",
    buyerEmail: contact?.email ?? "",
    address: billing?.address ?? delivery?.address,
    depositRefundPercent: pet.depositRefundPercent,
    paidCents: sum(({ amount_cents }) => amount_cents),
    refundedCents: sum(({ refunded_cents }) => refunded_cents),
    addOns: isAddOns ? addOnsAmong(order.line_items).map(({ label }) => label) : null,
    paidAt: isAddOns ? order.paid_at : reservation.paid_at,
    handedOverAt: reservation.handed_over_at,
    completedAt: reservation.completed_at,
    acceptedAt: order.accepted_at,
    termsVersion: order.terms_version,
    contract: await store.findContract(db, order.sale_contract_id),
  });
}

/** Returns a contested payment as its breeder sees it. Fails with `not_found` or `storage_unavailable`. */
export async function showOwn(services: Pick<Services, "db" | "files">, id: string): Promise<OwnChargeback> {
  const row = await store.findChargeback(services.db, id) ?? fail("not_found");
  return (await ownViews(services, [row]))[0]!;
}

/** Returns contested payments as their breeder sees them. */
export async function ownViews(
  services: Pick<Services, "db" | "files">,
  rows: readonly store.Row[],
): Promise<OwnChargeback[]> {
  const items = await store.findItems(services.db, rows.map(({ id }) => id));
  const files = await viewFiles(services, items.flatMap(({ file_keys }) => file_keys));
  return rows.map((row) => ownOf(row, items, files));
}

type Adding = AddEvidenceBody & { userId: string; by: store.Item["by"]; breederId?: string };

/**
 * Adds a note and files for the bank; an identical note twice in a row is added once. Fails with `not_found`,
 * `chargeback_closed`, `evidence_submitted`, `evidence_too_late`, `evidence_full`, or a file's error.
 */
export async function addEvidence(services: Services, id: string, adding: Adding): Promise<void> {
  const { text, fileKeys = [], userId, by, breederId } = adding;
  const isTheirs = (row: store.Row | undefined) =>
    row !== undefined && (by === "staff" || (row.breederId === breederId && row.orderType === "pet"));
  const seen = await store.findChargeback(services.db, id);
  if (!isTheirs(seen)) fail("not_found");
  refuse(seen!);
  const wanted = [...new Set(fileKeys)].map((fileKey) => ({
    ownerId: userId,
    fileKey,
    purposes: ["dispute-evidence"] as const,
  }));
  await attachFiles(services, wanted, async (trx, files) => {
    const row = (await store.lockChargeback(trx, id))!;
    refuse(row);
    const items = await store.findItems(trx, [id]);
    const keys = files.map(({ key }) => key);
    const last = items.at(-1);
    if (last?.by === by && last.text === text && String(last.file_keys) === String(keys)) return;
    if (!hasRoom(items, keys.length)) fail("evidence_full");
    await store.insertItem(trx, { id: services.newId(), chargebackId: id, by, text, fileKeys: keys });
    if (by === "staff") return;
    await alertStaff(trx, services, {
      kind: "chargeback-evidence",
      email: emails.newEvidence({ id, number: row.number, publicUrl: services.config.publicUrl }),
    });
  });
}

function refuse(row: store.Row): void {
  const code = refusalOf(row);
  if (code) fail(code);
}
