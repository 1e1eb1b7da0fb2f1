import { v5 } from "uuid";
import { withTx } from "../../platform/db/tx.ts";
import type { JobPayloads } from "../../platform/outbox/payloads.ts";
import type { Services } from "../../services.ts";
import { linkToken } from "../links/crypto.ts";
import { queueMail } from "../mails/actions.ts";
import { alertStaff } from "../mails/staff_actions.ts";
import { tell } from "../notifications/actions.ts";
import { newsOf } from "../notifications/rules.ts";
import { CARRIED } from "../sale/delivery/index.ts";
import { ENDED } from "../sale/order/index.ts";
import * as emails from "./emails.ts";
import { factsOf } from "./facts_view.ts";
import * as store from "./store.ts";

/** Namespace of email ids. They derive from delivery and step, so a job that runs again writes no duplicates. */
const NAMESPACE = "9d2c61a4-7b0e-4f55-8c1f-3e7a90b4d2c8";

/** Returns the carrier's link. Its token is in the fragment, which no server, log or next page sees. */
export function carrierLink(config: Services["config"], linkId: string): string {
  return `${config.publicUrl}/carrier#token=${linkToken(config, linkId)}`;
}

/** Notifies everyone concerned of a step of a delivery, each once. */
export async function notifyDelivery(
  services: Pick<Services, "db" | "config" | "newId" | "addJob" | "now">,
  { deliveryId, step, at }: JobPayloads["notifyDelivery"],
): Promise<void> {
  const { config } = services;
  await withTx(services.db, async (trx) => {
    const row = await store.findShown(trx, deliveryId);
    if (!row) return;
    const link = row.link_id ? carrierLink(config, row.link_id) : "";
    const facts = factsOf(row, { publicUrl: config.publicUrl, carrierLink: link, now: services.now() });
    const idOf = (to: string) => v5(`${deliveryId}:${step}:${at}:${to}`, NAMESPACE);
    const kind = `delivery-${step}`;
    const toCarrier = (step === "offer" || step === "resend") && link !== ""
      ? emails.offerToCarrier(facts)
      : step === "cancel" && row.carrier_email
      ? emails.takenFromCarrier(facts, row.pick_up_photo !== null)
      : undefined;
    if (toCarrier && row.carrier_email) {
      const mail = { id: idOf("carrier"), kind, email: toCarrier, to: row.carrier_email, userId: null };
      await queueMail(trx, services, mail);
    }
    const events = await store.findEvents(trx, deliveryId);
    const what = step === "begin"
      ? "begun"
      : step === "decline"
      ? "declined"
      : step === "code-locked"
      ? step
      : step === "cancel" && row.pick_up_photo !== null
      ? "canceled-under-way"
      : step === "cancel" && row.saleStatus === "completed" && events.at(-1)?.by_role === "system"
      ? "not-needed"
      : undefined;
    if (what) {
      const { publicUrl } = config;
      await alertStaff(trx, services, {
        id: idOf("staff"),
        kind,
        email: emails.deliveryNeedsStaff({ number: row.number, id: row.id, publicUrl, what }),
      });
    }
    if (!emails.isSideStep(step)) return;
    const before = events.at(-2)?.status;
    const told = emails.sideEmails(step, facts, {
      wasCarried: before !== undefined && CARRIED.has(before),
      isSaleOver: ENDED.has(row.saleStatus) || row.saleStatus === "completed",
    });
    for (const { to, email, words } of told) {
      const isBuyer = to === "buyer";
      await tell(trx, services, {
        id: idOf(to),
        kind,
        userId: isBuyer ? row.buyerId : row.breederUserId,
        aboutUserId: null,
        reservationId: row.reservation_id,
        ...newsOf(email),
        email,
        sms: words,
        group: isBuyer ? "account" : "listing",
      });
    }
  });
}
