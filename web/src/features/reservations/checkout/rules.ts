import type {
  ApiError,
  DeliveryOption,
  LastGiven,
  MethodLimit,
  OrderDetails,
  PaymentMethod,
  Reservation,
  ReservationProgress,
  SaveProgressBody,
  User,
} from "@hearthpaw/client";
import { formatCents } from "@hearthpaw/ui-kit";
import { emailError, formatPhone, phoneError, phoneToE164 } from "../../../lib/people.ts";
import * as texts from "./texts.tsx";

/** All inputs of the checkout, as typed. */
export type CheckoutValues = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  transportation: DeliveryOption;
  line1: string;
  line2: string;
  postalCode: string;
  city: string;
  state: string;
  isBillingDifferent: boolean;
  billingFirstName: string;
  billingLastName: string;
  billingLine1: string;
  billingLine2: string;
  billingPostalCode: string;
  billingCity: string;
  billingState: string;
  /** A whole number of dollars; used if the gift is a custom amount. */
  ownDonation: string;
  method: PaymentMethod;
};
export type FieldName = keyof CheckoutValues;
export type FieldErrors = Partial<Record<FieldName, string>>;
/** The three sections in their order; the fourth, paying, is screen 2. */
export type SectionNumber = 1 | 2 | 3;

const empty: CheckoutValues = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  transportation: "none",
  line1: "",
  line2: "",
  postalCode: "",
  city: "",
  state: "",
  isBillingDifferent: false,
  billingFirstName: "",
  billingLastName: "",
  billingLine1: "",
  billingLine2: "",
  billingPostalCode: "",
  billingCity: "",
  billingState: "",
  ownDonation: "",
  method: "card",
};

/**
 * Returns the form's first values: those on the server, else those of the account and of the last order, all
 * replaced by unsaved input.
 */
export function valuesOf(
  { reservationProgress, lastGiven }: Pick<Reservation, "reservationProgress" | "lastGiven">,
  user: Pick<User, "firstName" | "lastName" | "email" | "phoneNumber"> | undefined,
  typed: Partial<CheckoutValues> = {},
  /** ZIP code entered on another page. */
  zip = "",
): CheckoutValues {
  const { contact, postalCode, options } = reservationProgress;
  const { delivery, billing } = placesOf(reservationProgress, lastGiven, postalCode ?? zip);
  const address = delivery?.address;
  const paying = billing?.address;
  const gift = options.rescueDonationAmount ?? 0;
  return {
    ...empty,
    firstName: contact?.firstName ?? user?.firstName ?? "",
    lastName: contact?.lastName ?? user?.lastName ?? "",
    email: contact?.email ?? user?.email ?? "",
    phone: formatPhone(contact?.phoneNumber ?? user?.phoneNumber ?? lastGiven?.contact?.phoneNumber ?? ""),
    // 'none' until the buyer has chosen: nothing that costs money is ever preselected.
    transportation: options.transportation ?? "none",
    line1: address?.line1 ?? "",
    line2: address?.line2 ?? "",
    postalCode: address?.postalCode ?? postalCode ?? zip,
    city: address?.city ?? "",
    state: address?.state ?? "",
    isBillingDifferent: delivery?.isBillingDifferent ?? false,
    billingFirstName: billing?.firstName ?? "",
    billingLastName: billing?.lastName ?? "",
    billingLine1: paying?.line1 ?? "",
    billingLine2: paying?.line2 ?? "",
    billingPostalCode: paying?.postalCode ?? "",
    billingCity: paying?.city ?? "",
    billingState: paying?.state ?? "",
    ownDonation: gift > 0 && !GIFTS.includes(gift) ? String(Math.round(gift / 100)) : "",
    ...typed,
  };
}

/** Whether a form's first phone number was taken from the last order, and from nowhere else. */
export function isPhoneOfLastOrder(
  { reservationProgress, lastGiven }: Pick<Reservation, "reservationProgress" | "lastGiven">,
  user: Pick<User, "phoneNumber"> | undefined,
  phone: string,
): boolean {
  const last = lastGiven?.contact?.phoneNumber;
  return !reservationProgress.contact && !user?.phoneNumber && Boolean(last) && phone === formatPhone(last!);
}

/**
 * Returns the addresses of this order, or else of the last one. A ZIP code that the buyer typed for this pet
 * means another place.
 */
function placesOf(
  { delivery, billing }: Pick<ReservationProgress, "delivery" | "billing">,
  lastGiven: LastGiven | undefined,
  zip: string,
): Pick<LastGiven, "delivery" | "billing"> {
  if (delivery) return { delivery, ...(billing && { billing }) };
  const last = lastGiven?.delivery;
  return last && (zip === "" || zip === last.address.postalCode) ? lastGiven : {};
}

/** Fields that each section checks, in the order on the screen. */
const FIELDS: Record<SectionNumber, readonly FieldName[]> = {
  1: ["firstName", "lastName", "email", "phone"],
  2: [
    "transportation",
    "line1",
    "postalCode",
    "city",
    "state",
    "billingFirstName",
    "billingLastName",
    "billingLine1",
    "billingPostalCode",
    "billingCity",
    "billingState",
  ],
  3: ["ownDonation"],
};

const needed = (text: string, message: string) => (text.trim() === "" ? message : undefined);
const zip = (text: string) => /^\d{5}$/.test(text.trim()) ? undefined : texts.enterTheZipCode;

/** Returns what is wrong with one field and how to fix it; undefined if nothing is. */
export function fieldError(name: FieldName, values: CheckoutValues): string | undefined {
  const isBilling = name.startsWith("billing");
  if (isBilling && !values.isBillingDifferent) return undefined;
  switch (name) {
    case "firstName":
    case "billingFirstName":
      return needed(values[name], texts.enterAFirstName);
    case "lastName":
    case "billingLastName":
      return needed(values[name], texts.enterALastName);
    case "email":
      return emailError(values.email);
    case "phone":
      return phoneError(values.phone);
    case "transportation":
      return values.transportation === "none" ? texts.choosePickupOrDelivery : undefined;
    case "line1":
    case "billingLine1":
      return needed(values[name], texts.enterTheStreetAddress);
    case "postalCode":
    case "billingPostalCode":
      return zip(values[name]);
    case "city":
    case "billingCity":
      return needed(values[name], texts.enterTheCity);
    case "state":
    case "billingState":
      return needed(values[name], texts.chooseTheState);
    case "ownDonation":
      return donationError(values.ownDonation);
    default:
      return undefined;
  }
}

/** Returns all errors of a section. */
export function sectionErrors(section: SectionNumber, values: CheckoutValues): FieldErrors {
  const wrong = FIELDS[section].flatMap((name) => {
    const message = fieldError(name, values);
    return message ? [[name, message] as const] : [];
  });
  return Object.fromEntries(wrong);
}

/** Preset gifts in cents; 0 is none. */
export const GIFTS: readonly number[] = [0, 1000, 2500, 5000];
const MOST_GIFT_DOLLARS = 10_000;

function donationError(text: string): string | undefined {
  if (text.trim() === "") return undefined;
  const dollars = donationDollars(text);
  if (dollars !== undefined && dollars >= 1 && dollars <= MOST_GIFT_DOLLARS) return undefined;
  return texts.donationOutOfRange;
}

/** Parses whole dollars: "$1,500" -> 1500; undefined if the text is no whole number. */
export function donationDollars(text: string): number | undefined {
  const plain = text.replace(/[$,\s]/g, "");
  return /^\d{1,6}$/.test(plain) ? Number(plain) : undefined;
}

/** Form fields by the server's name of a refused field. */
const SERVER_NAMES: Record<string, FieldName> = {
  "contact.firstName": "firstName",
  "contact.lastName": "lastName",
  "contact.email": "email",
  "contact.phoneNumber": "phone",
  "delivery.address.line1": "line1",
  "delivery.address.line2": "line2",
  "delivery.address.city": "city",
  "delivery.address.state": "state",
  "delivery.address.postalCode": "postalCode",
  "billing.firstName": "billingFirstName",
  "billing.lastName": "billingLastName",
  "billing.address.line1": "billingLine1",
  "billing.address.line2": "billingLine2",
  "billing.address.city": "billingCity",
  "billing.address.state": "billingState",
  "billing.address.postalCode": "billingPostalCode",
  "options.rescueDonationAmount": "ownDonation",
  "options.transportation": "transportation",
};

/** Returns the fields that the server refused; empty if it refused none of this form. */
export function refusedFields({ fieldErrors, code, message }: ApiError): FieldErrors {
  if (code === "zip_unknown") {
    return { postalCode: texts.zipCodeNotFound };
  }
  if (code === "delivery_not_possible" || code === "state_not_allowed") return { transportation: message };
  return Object.fromEntries(
    Object.entries(fieldErrors).flatMap(([name, text]) =>
      SERVER_NAMES[name] ? [[SERVER_NAMES[name], text]] : []
    ),
  );
}

type Saved = Omit<SaveProgressBody, "reservedPetId">;

/** Returns the body to save when a section is finished: its answers, and the next place of the checkout. */
export function progressAfter(section: SectionNumber, values: CheckoutValues, next: Place): Saved {
  const at = { stepName: stepNameOf(next), screen: next.screen, openStep: next.openStep };
  if (section === 1) return { ...at, contactDetailsVerified: true, contact: contactOf(values) };
  if (section === 3) return { ...at, paymentOptionsVerified: true };
  return {
    ...at,
    deliveryDetailsVerified: true,
    delivery: {
      isBillingDifferent: values.isBillingDifferent,
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      address: addressOf(values, ""),
    },
    ...(values.isBillingDifferent
      ? {
        billing: {
          firstName: values.billingFirstName.trim(),
          lastName: values.billingLastName.trim(),
          address: addressOf(values, "billing"),
        },
      }
      : {}),
    options: { transportation: values.transportation },
  };
}

function contactOf(values: CheckoutValues) {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim().toLowerCase(),
    phoneNumber: phoneToE164(values.phone) ?? values.phone,
  };
}

type Delivery = NonNullable<Saved["delivery"]>;

function addressOf(values: CheckoutValues, of: "" | "billing"): Delivery["address"] {
  const [line1, line2, city, state, postalCode] = of === ""
    ? [values.line1, values.line2, values.city, values.state, values.postalCode]
    : [
      values.billingLine1,
      values.billingLine2,
      values.billingCity,
      values.billingState,
      values.billingPostalCode,
    ];
  return {
    line1: line1.trim(),
    line2: line2.trim() || null,
    city: city.trim(),
    state: state as Delivery["address"]["state"],
    postalCode: postalCode.trim(),
  };
}

/** The numbered screen (1: the sections, 2: paying) and the open section. */
export type Place = { screen: 1 | 2; openStep: SectionNumber };

/**
 * Returns the server's step for a place. The step `started` applies only until the first section has been
 * saved.
 */
function stepNameOf({ screen, openStep }: Place): SaveProgressBody["stepName"] {
  if (screen === 2) return "payment";
  // The buyer already chose payment options on the pet's page; the third section lets them change these.
  return ({ 1: "contact", 2: "delivery", 3: "billing-address" } as const)[openStep];
}

/** Returns the body to save when a section is reopened. */
export function progressAt(place: Place): Saved {
  return { stepName: stepNameOf(place), screen: place.screen, openStep: place.openStep };
}

type Flags = Pick<
  ReservationProgress,
  "contactDetailsVerified" | "deliveryDetailsVerified" | "paymentOptionsVerified"
>;
const FLAGS: Record<SectionNumber, keyof Flags> = {
  1: "contactDetailsVerified",
  2: "deliveryDetailsVerified",
  3: "paymentOptionsVerified",
};

/**
 * Whether a section is done, which the server has to verify; delivery counts only while the pet can be
 * delivered there.
 */
export function isDone(
  section: SectionNumber,
  progress: Flags,
  order: Pick<OrderDetails, "deliveryError">,
): boolean {
  return progress[FLAGS[section]] && !(section === 2 && order.deliveryError);
}

/**
 * Returns the next place of the checkout after a section or a reload: the first unfinished section, else
 * paying.
 */
export function nextPlace(
  progress: Flags,
  order: Pick<OrderDetails, "deliveryError">,
  done?: SectionNumber,
): Place {
  for (const section of [1, 2, 3] as const) {
    if (section !== done && !isDone(section, progress, order)) return { screen: 1, openStep: section };
  }
  return { screen: 2, openStep: 3 };
}

/**
 * Returns the place at which to resume an earlier checkout: where the buyer left it, but not past a missing
 * section.
 */
export function resumedPlace({ reservationProgress: progress, orderDetails }: Reservation): Place {
  const next = nextPlace(progress, orderDetails);
  const left = Math.min(3, Math.max(1, progress.openStep)) as SectionNumber;
  if (next.screen === 2) return progress.screen === 2 ? next : { screen: 1, openStep: left };
  return { screen: 1, openStep: Math.min(left, next.openStep) as SectionNumber };
}

type MethodFacts = {
  /** Amount due in this payment, in cents. */
  amountCents: number;
  limits: readonly MethodLimit[];
  donationCents: number;
  isReady: boolean;
  isFinancingAllowed: boolean;
  name: string;
};

/** Returns why a payment method is not possible here; undefined if it is. */
export function methodRefusal(
  method: PaymentMethod,
  { amountCents, limits, donationCents, isReady, isFinancingAllowed, name }: MethodFacts,
): string | undefined {
  if (method !== "card" && !isFinancingAllowed) return texts.financingNotAllowed;
  if (method === "afterpay_clearpay" && donationCents > 0) return texts.notAvailableWithADonation;
  if (method === "afterpay_clearpay" && !isReady) return texts.availableOnceReady(name);
  const limit = limits.find((one) => one.method === method);
  if (!limit || (limit.minCents <= amountCents && amountCents <= limit.maxCents)) return undefined;
  return texts.forPaymentsOf({ least: formatCents(limit.minCents), most: formatCents(limit.maxCents) });
}

/** Returns the button's words for the amount due now: "$375 deposit". */
export function amountText(order: Pick<OrderDetails, "dueNow" | "total">, money: (cents: number) => string) {
  return order.dueNow < order.total ? texts.dueNowDeposit(money(order.dueNow)) : money(order.dueNow);
}
