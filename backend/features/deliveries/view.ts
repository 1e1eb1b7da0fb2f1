import type {
  CarrierDelivery,
  Delivery,
  DeliveryPhoto,
  DeliveryPlace,
  DeliveryTimeZones,
  DeliveryWindow,
  StaffDelivery,
  StaffDeliveryPage,
  State,
} from "../../generated/types.ts";
import type { Photo } from "../files/actions.ts";
import { zoneOf } from "../places/zone_rules.ts";
import { CARRIED, deliveryKind, WRONG_CODES } from "../sale/delivery/index.ts";
import { actionsIn, seesPlaces } from "./rules.ts";
import type { findEvents, Shown } from "./store.ts";

export type Photos = ReadonlyMap<string, Photo>;
type Typed = {
  contact?: { phoneNumber: string };
  delivery?: {
    firstName: string;
    lastName: string;
    address: { line1: string; line2: string | null; city: string; state: string; postalCode: string };
  };
};

const kindOf = ({ transportation }: Shown) => deliveryKind(transportation)!;

/** Returns the planned times; undefined if there are none. */
export function windowOf(
  { pick_up_at, arrive_from, arrive_to }: Pick<Shown, "pick_up_at" | "arrive_from" | "arrive_to">,
): DeliveryWindow | undefined {
  return pick_up_at && arrive_from && arrive_to
    ? {
      pickUpAt: pick_up_at.toISOString(),
      arriveFrom: arrive_from.toISOString(),
      arriveTo: arrive_to.toISOString(),
    }
    : undefined;
}

/** Returns the time zones of both ends. */
export function zonesOf(row: Shown): DeliveryTimeZones {
  const to = (row.progress as Typed).delivery?.address.state;
  return {
    pickUp: row.fromZone ?? zoneOf(row.fromState),
    arrival: row.toZone ?? (to === undefined ? row.fromZone ?? zoneOf(row.fromState) : zoneOf(to)),
  };
}

function photosOf(row: Shown, photos: Photos): DeliveryPhoto[] {
  const taken = [["pick-up", row.pick_up_photo], ["hand-off", row.hand_off_photo]] as const;
  return taken.flatMap(([of, key]) => {
    const photo = key === null ? undefined : photos.get(key);
    return photo ? [{ of, url: photo.url, width: photo.width, height: photo.height }] : [];
  });
}

/** Returns a delivery as the buyer or the breeder sees it. */
export function deliveryOf(row: Shown, viewer: "buyer" | "breeder", photos: Photos): Delivery {
  const window = windowOf(row);
  const isCarried = CARRIED.has(row.status);
  const isOpen = isCarried && row.status !== "handed-off";
  return {
    id: row.id,
    kind: kindOf(row),
    status: row.status,
    carrierName: isCarried ? row.carrier_company ?? row.carrier_name : null,
    ...(window && isCarried ? { window } : {}),
    timeZones: zonesOf(row),
    ...(viewer === "buyer" && isOpen ? { code: row.code } : {}),
    ...(viewer === "breeder" && row.pick_up ? { pickUp: row.pick_up } : {}),
    photos: photosOf(row, photos),
    statusAt: row.status_at.toISOString(),
  };
}

/** Returns a delivery in the list of staff. */
export function staffDeliveryOf(row: Shown): StaffDelivery {
  const window = windowOf(row);
  const address = (row.progress as Typed).delivery?.address;
  return {
    id: row.id,
    orderId: row.order_id,
    reservationId: row.reservation_id,
    number: row.number,
    petName: row.petName,
    kind: kindOf(row),
    status: row.status,
    isPaid: row.saleStatus !== "deposit-paid",
    goHomeDate: row.goHomeOn,
    buyerName: `${row.buyerFirstName} ${row.buyerLastName}`.trim(),
    sellerName: row.sellerName,
    from: row.fromCity ? `${row.fromCity}, ${row.fromState}` : row.fromState,
    to: address ? `${address.city}, ${address.state}` : "",
    ...(row.carrier_name && row.carrier_email
      ? {
        carrier: {
          name: row.carrier_name,
          email: row.carrier_email,
          phoneNumber: row.carrier_phone,
          company: row.carrier_company,
        },
      }
      : {}),
    ...(window ? { window } : {}),
    priceCents: row.priceCents,
    costCents: row.cost_cents,
    statusAt: row.status_at.toISOString(),
    createdAt: row.created_at.toISOString(),
  };
}

/** Returns both ends of the way; without streets, names and phone numbers unless `isWhole`. */
function placesOf(row: Shown, isWhole: boolean): { pickUp: DeliveryPlace; dropOff: DeliveryPlace } {
  const { contact, delivery } = row.progress as Typed;
  const from = row.pick_up?.address;
  const to = delivery?.address;
  const hide = <T>(value: T): T | null => isWhole ? value : null;
  return {
    pickUp: {
      name: hide(row.sellerName),
      phoneNumber: hide(row.breederPhone),
      line1: hide(from?.line1 ?? null),
      line2: hide(from?.line2 ?? null),
      city: from?.city ?? row.fromCity,
      state: (from?.state ?? row.fromState) as State,
      postalCode: from?.postalCode ?? row.fromZip,
      note: isWhole ? row.pick_up?.note ?? "" : "",
    },
    dropOff: {
      name: hide(delivery ? `${delivery.firstName} ${delivery.lastName}` : null),
      phoneNumber: hide(contact?.phoneNumber ?? row.buyerPhone),
      line1: hide(to?.line1 ?? null),
      line2: hide(to?.line2 ?? null),
      city: to?.city ?? null,
      state: (to?.state ?? row.fromState) as State,
      postalCode: to?.postalCode ?? null,
      note: "",
    },
  };
}

/** Returns everything about a delivery that staff need. */
export function staffPageOf(
  row: Shown,
  events: Awaited<ReturnType<typeof findEvents>>,
  photos: Photos,
): StaffDeliveryPage {
  return {
    delivery: staffDeliveryOf(row),
    ...placesOf(row, true),
    timeZones: zonesOf(row),
    photos: photosOf(row, photos),
    events: events.map(({ status, by_role, name, reason, at }) => ({
      status,
      by: by_role,
      name,
      reason,
      at: at.toISOString(),
    })),
    isCostBooked: row.is_cost_booked,
    linkExpiresAt: row.link_id ? row.link_expires_at?.toISOString() ?? null : null,
    linkOpenedAt: row.link_id ? row.link_opened_at?.toISOString() ?? null : null,
    isCodeLocked: row.wrong_codes >= WRONG_CODES,
    actions: actionsIn(row.status),
  };
}

/** Returns a delivery as its carrier sees it. */
export function carrierDeliveryOf(
  row: Shown,
  { readyReason, supportPhone }: { readyReason: string | undefined; supportPhone: string },
): CarrierDelivery {
  const window = windowOf(row);
  return {
    petName: row.petName,
    petType: row.petType!,
    kind: kindOf(row),
    status: row.status,
    payCents: row.cost_cents ?? 0,
    isReady: readyReason === undefined,
    ...(readyReason === undefined ? {} : { readyReason }),
    ...(window ? { window } : {}),
    ...placesOf(row, seesPlaces(row.status)),
    timeZones: zonesOf(row),
    carrierName: row.carrier_name ?? "",
    supportPhone,
    expiresAt: row.link_expires_at!.toISOString(),
  };
}
