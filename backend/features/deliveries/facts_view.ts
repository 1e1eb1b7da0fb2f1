import { dayIn, dayWords } from "../places/zone_rules.ts";
import { deliveryKind } from "../sale/delivery/index.ts";
import type { Facts } from "./emails.ts";
import type { Shown } from "./store.ts";
import { staffDeliveryOf, windowOf, zonesOf } from "./view.ts";

/** Returns the facts that emails about a delivery state. `carrierLink` is empty if no link works. */
export function factsOf(
  row: Shown,
  { publicUrl, carrierLink, now }: { publicUrl: string; carrierLink: string; now: Date },
): Facts {
  const { from, to, buyerName } = staffDeliveryOf(row);
  return {
    number: row.number,
    petName: row.petName || "your pet",
    kind: deliveryKind(row.transportation)!,
    sellerName: row.sellerName,
    buyerName,
    buyerFirstName: row.buyerFirstName,
    breederFirstName: row.breederFirstName,
    from,
    to,
    carrierName: row.carrier_name ?? "",
    carrier: row.carrier_company ?? row.carrier_name ?? "The carrier",
    costCents: row.cost_cents ?? 0,
    window: wordsOf(row, now),
    hasPickUp: row.pick_up !== null,
    links: {
      buyer: `${publicUrl}/account/reserved/${row.reservation_id}`,
      breeder: `${publicUrl}/breeder/reservations/${row.reservation_id}`,
      carrier: carrierLink,
    },
  };
}

function wordsOf(row: Shown, now: Date): Facts["window"] {
  if (!windowOf(row)) return null;
  const { pick_up_at: pickUpAt, arrive_from: from, arrive_to: to } = row;
  const zones = zonesOf(row);
  const day = (at: Date, zone: string) => dayWords(dayIn(zone, at), dayIn(zone, now).slice(0, 4));
  const time = (at: Date, timeZone: string) =>
    at.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit", timeZone }).replaceAll(
      "\u202f",
      " ",
    );
  const first = day(from!, zones.arrival);
  const last = day(to!, zones.arrival);
  return {
    pickUp: `${day(pickUpAt!, zones.pickUp)}, ${time(pickUpAt!, zones.pickUp)}`,
    arrival: `${first}, ${time(from!, zones.arrival)} to ${first === last ? "" : `${last}, `}${
      time(to!, zones.arrival)
    }`,
  };
}
