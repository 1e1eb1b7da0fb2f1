import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import type { Services } from "../../services.ts";
import { queueMail } from "../mails/actions.ts";
import { CARRIED, type DeliveryRow } from "../sale/delivery/index.ts";
import * as emails from "./emails.ts";
import { factsOf } from "./facts_view.ts";
import { carrierLink } from "./notify_actions.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;

async function factsFor(trx: Trx, { config, now }: Services, { id, link_id }: DeliveryRow) {
  const row = (await store.findShown(trx, id))!;
  const link = link_id ? carrierLink(config, link_id) : "";
  return factsOf(row, { publicUrl: config.publicUrl, carrierLink: link, now: now() });
}

/** Tells a carrier, before their columns are replaced, that they don't carry out the delivery anymore. */
export async function tellTaken(trx: Trx, services: Services, delivery: DeliveryRow): Promise<void> {
  if (!delivery.carrier_email) return;
  const email = emails.takenFromCarrier(await factsFor(trx, services, delivery), false);
  await queueMail(trx, services, { kind: "delivery-taken", to: delivery.carrier_email, userId: null, email });
}

/** Tells the carrier of an accepted delivery, once a change is saved, that it differs from what they accepted. */
export async function tellChanged(
  trx: Trx,
  services: Services,
  delivery: DeliveryRow,
  what: "pick-up" | "pay",
): Promise<void> {
  if (!delivery.carrier_email || !delivery.link_id || !CARRIED.has(delivery.status)) return;
  const email = emails.changedForCarrier(await factsFor(trx, services, delivery), what);
  await queueMail(trx, services, {
    kind: "delivery-changed",
    to: delivery.carrier_email,
    userId: null,
    email,
  });
}
