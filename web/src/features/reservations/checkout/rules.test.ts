import { describe, expect, it } from "vitest";
import { ApiError, type Reservation } from "@hearthpaw/client";
import document from "../../../../../backend/generated/openapi.json";
import {
  amountText,
  donationDollars,
  fieldError,
  isPhoneOfLastOrder,
  methodRefusal,
  nextPlace,
  progressAfter,
  refusedFields,
  resumedPlace,
  sectionErrors,
  valuesOf,
} from "./rules.ts";

const example = document.components.examples.ReservedPet.value.reservedPet as unknown as Reservation;
const none = { contactDetailsVerified: false, deliveryDetailsVerified: false, paymentOptionsVerified: false };
const all = { contactDetailsVerified: true, deliveryDetailsVerified: true, paymentOptionsVerified: true };
const values = valuesOf(example, undefined);
const can = { deliveryError: null };

describe("the form's values", () => {
  it("are what the server keeps, and over it what was typed since", () => {
    expect(values).toMatchObject({
      firstName: "Dana",
      phone: "(503) 555-0118",
      line1: "2114 NE Alder Street",
      line2: "",
      transportation: "pickup",
    });
    expect(valuesOf(example, undefined, { line1: "12 Elm Road" }).line1).toBe("12 Elm Road");
  });

  it("come from the last order where nothing is kept, unless this pet goes to another ZIP code", () => {
    const { contact, delivery, ...rest } = example.reservationProgress;
    const lastGiven = { contact: contact!, delivery: delivery! };
    const user = { firstName: "Ruth", lastName: "Alder", email: "ruth@example.com", phoneNumber: null };
    const from = (zip: string) => valuesOf({ reservationProgress: rest, lastGiven }, user, {}, zip);
    const address = { line1: "2114 NE Alder Street", postalCode: delivery!.address.postalCode };
    expect(from("")).toMatchObject({ firstName: "Ruth", phone: "(503) 555-0118", ...address });
    expect(from(address.postalCode)).toMatchObject(address);
    expect(from("10001")).toMatchObject({ phone: "(503) 555-0118", line1: "", postalCode: "10001" });
    const own = { ...user, phoneNumber: "+12065550187" };
    expect(valuesOf({ reservationProgress: rest, lastGiven }, own).phone).toBe("(206) 555-0187");
  });

  it("say that the phone is the last order's only if it was taken from there", () => {
    const { contact, ...rest } = example.reservationProgress;
    const last = "(503) 555-0118";
    const from = { reservationProgress: rest, lastGiven: { contact: contact! } };
    expect(isPhoneOfLastOrder(from, { phoneNumber: null }, last)).toBe(true);
    expect(isPhoneOfLastOrder(from, { phoneNumber: null }, "(206) 555-0187")).toBe(false);
    expect(isPhoneOfLastOrder(from, { phoneNumber: "+12065550187" }, "(206) 555-0187")).toBe(false);
    expect(isPhoneOfLastOrder(from, { phoneNumber: contact!.phoneNumber }, last)).toBe(false);
    expect(isPhoneOfLastOrder({ ...from, ...example }, { phoneNumber: null }, last)).toBe(false);
  });

  it("write a gift of one's own in dollars", () => {
    const { reservationProgress } = example;
    const withGift = (rescueDonationAmount: number) =>
      valuesOf({
        reservationProgress: {
          ...reservationProgress,
          options: { ...reservationProgress.options, rescueDonationAmount },
        },
      }, undefined).ownDonation;
    expect([withGift(7_500), withGift(2_500), withGift(0)]).toEqual(["75", "", ""]);
  });

  it("begin with the account where nothing is kept", () => {
    const { contact: _contact, delivery: _delivery, ...rest } = example.reservationProgress;
    const user = {
      firstName: "Ruth",
      lastName: "Alder",
      email: "ruth@example.com",
      phoneNumber: "+12065550187",
    };
    expect(valuesOf({ reservationProgress: rest }, user, {}, "97330")).toMatchObject({
      firstName: "Ruth",
      email: "ruth@example.com",
      phone: "(206) 555-0187",
      line1: "",
      postalCode: "97330",
    });
  });
});

describe("a section's errors", () => {
  it("are none for what the server has accepted", () => {
    expect([1, 2, 3].map((section) => sectionErrors(section as 1 | 2 | 3, values))).toEqual([{}, {}, {}]);
  });

  it.each([
    ["firstName", { firstName: " " }],
    ["email", { email: "dana+pets@example.com" }],
    ["phone", { phone: "555-0118" }],
  ])("name %s", (name, change) => {
    expect(Object.keys(sectionErrors(1, { ...values, ...change }))).toEqual([name]);
  });

  it("ask for a billing address only where there is another one", () => {
    expect(sectionErrors(2, { ...values, isBillingDifferent: false })).toEqual({});
    expect(Object.keys(sectionErrors(2, { ...values, isBillingDifferent: true }))).toHaveLength(6);
  });

  it("say how to mend a ZIP code", () => {
    expect(fieldError("postalCode", { ...values, postalCode: "972" })).toBe(
      "Enter a five-digit ZIP code.",
    );
  });
});

describe("gifts", () => {
  it.each([["25", 25], ["$1,500", 1500], ["2.50", undefined], ["ten", undefined], ["", undefined]])(
    "reads %j as %s dollars",
    (text, dollars) => expect(donationDollars(text)).toBe(dollars),
  );

  it("are whole dollars up to 10,000", () => {
    const error = (ownDonation: string) => fieldError("ownDonation", { ...values, ownDonation });
    expect([error("1"), error("10000"), error("")]).toEqual([undefined, undefined, undefined]);
    expect([error("0"), error("10001"), error("-3")].every(Boolean)).toBe(true);
  });
});

describe("the way through the sections", () => {
  it("goes to the first that is not done, and to paying after all", () => {
    expect(nextPlace(none, can)).toEqual({ screen: 1, openStep: 1 });
    expect(nextPlace({ ...none, contactDetailsVerified: true }, can)).toEqual({ screen: 1, openStep: 2 });
    expect(nextPlace(all, can)).toEqual({ screen: 2, openStep: 3 });
  });

  it("does not ask again for the section that is being finished", () => {
    expect(nextPlace(none, can, 1)).toEqual({ screen: 1, openStep: 2 });
    expect(nextPlace({ ...all, contactDetailsVerified: false }, can, 1)).toEqual({ screen: 2, openStep: 3 });
  });

  it("goes back to delivery while the pet cannot be brought there", () => {
    expect(nextPlace(all, { deliveryError: "Too far." })).toEqual({ screen: 1, openStep: 2 });
  });

  it.each([
    ["at the beginning", none, 1, 1, { screen: 1, openStep: 1 }],
    ["where it was left", { ...none, contactDetailsVerified: true }, 1, 2, { screen: 1, openStep: 2 }],
    ["never beyond what is missing", none, 2, 3, { screen: 1, openStep: 1 }],
    ["at a section that was opened again", all, 1, 1, { screen: 1, openStep: 1 }],
    ["at paying", all, 2, 3, { screen: 2, openStep: 3 }],
  ])("resumes %s", (_name, flags, screen, openStep, place) => {
    const reservationProgress = { ...example.reservationProgress, ...flags, screen, openStep };
    expect(resumedPlace({ ...example, reservationProgress })).toEqual(place);
  });
});

describe("what is saved", () => {
  it("is the contact, with the phone in E.164 and the address in lower case", () => {
    const typed = { ...values, email: " Dana@Example.com", phone: "503.555.0118" };
    expect(progressAfter(1, typed, { screen: 1, openStep: 2 })).toEqual({
      stepName: "delivery",
      screen: 1,
      openStep: 2,
      contactDetailsVerified: true,
      contact: {
        firstName: "Dana",
        lastName: "Whitfield",
        email: "dana@example.com",
        phoneNumber: "+15035550118",
      },
    });
  });

  it("is a billing address of its own where it is another", () => {
    const other = {
      isBillingDifferent: true,
      billingFirstName: "Ruth",
      billingLastName: "Alder",
      billingLine1: "8 Valencia Street",
      billingCity: "San Francisco",
      billingState: "CA",
      billingPostalCode: "94110",
    };
    const saved = progressAfter(2, { ...values, ...other }, { screen: 1, openStep: 3 });
    expect(saved.billing?.address).toMatchObject({ line1: "8 Valencia Street", postalCode: "94110" });
    expect(saved.delivery?.address.postalCode).toBe("97211");
  });

  it("is the delivery with the way home, and no billing address where it is the same", () => {
    const saved = progressAfter(2, values, { screen: 1, openStep: 3 });
    expect(saved).toMatchObject({
      stepName: "billing-address",
      deliveryDetailsVerified: true,
      options: { transportation: "pickup" },
      delivery: { isBillingDifferent: false, address: { line2: null, postalCode: "97211" } },
    });
    expect(saved).not.toHaveProperty("billing");
  });

  it("is only a mark for the payment options, which are priced as they are chosen", () => {
    expect(progressAfter(3, values, { screen: 2, openStep: 3 })).toEqual({
      stepName: "payment",
      screen: 2,
      openStep: 3,
      paymentOptionsVerified: true,
    });
  });
});

describe("what the server refuses", () => {
  const refused = (facts: object) =>
    refusedFields(new ApiError({ message: "No.", code: "invalid_input", status: 422, ...facts }));

  it("stands beside its field", () => {
    expect(refused({ fieldErrors: { "delivery.address.state": "The ZIP code 97211 is in OR." } })).toEqual({
      state: "The ZIP code 97211 is in OR.",
    });
    expect(refused({ code: "zip_unknown" })).toEqual({
      postalCode: "We couldn't find this ZIP code. Check it and try again.",
    });
  });

  it("puts a delivery that a state's law bars beside the ways home", () => {
    const message = "Under California law, we can't deliver it there.";
    expect(refused({ code: "state_not_allowed", status: 409, message })).toEqual({ transportation: message });
  });

  it("is left to the section where it is about no field", () => {
    expect(refused({ code: "hold_expired", status: 409 })).toEqual({});
  });
});

describe("Afterpay", () => {
  it.each([
    [0, true, undefined],
    [2500, true, "Not available with a donation."],
    [0, false, "Available once Maple is ready to go home."],
  ])("with a gift of %i and ready to go home: %s", (donationCents, isReady, refusal) => {
    const facts = {
      amountCents: 37500,
      limits: [],
      donationCents,
      isReady,
      isFinancingAllowed: true,
      name: "Maple",
    };
    expect(methodRefusal("afterpay_clearpay", facts)).toBe(refusal);
    expect(methodRefusal("card", facts)).toBeUndefined();
  });
});

it("no lender is offered where a state's law leaves only cards", () => {
  const facts = {
    amountCents: 37500,
    limits: [],
    donationCents: 0,
    isReady: true,
    isFinancingAllowed: false,
    name: "Maple",
  };
  const refusals = (["card", "klarna", "affirm", "afterpay_clearpay"] as const).map((method) =>
    methodRefusal(method, facts)
  );
  const law = "State law doesn't allow financing for a dog or cat.";
  expect(refusals).toEqual([undefined, law, law, law]);
});

describe("a lender's limits", () => {
  const limits = [
    { method: "affirm" as const, minCents: 5_000, maxCents: 3_000_000 },
    { method: "afterpay_clearpay" as const, minCents: 100, maxCents: 400_000 },
  ];
  it.each(
    [
      ["affirm", 4_999, "For payments of $50 to $30,000."],
      ["affirm", 5_000, undefined],
      ["afterpay_clearpay", 400_000, undefined],
      ["afterpay_clearpay", 400_001, "For payments of $1 to $4,000."],
      ["klarna", 400_001, undefined],
      ["card", 1, undefined],
    ] as const,
  )("decide whether %s is offered for %i cents", (method, amountCents, refusal) => {
    const facts = {
      amountCents,
      limits,
      donationCents: 0,
      isReady: true,
      isFinancingAllowed: true,
      name: "Maple",
    };
    expect(methodRefusal(method, facts)).toBe(refusal);
  });
});

describe("the button's amount", () => {
  it("says deposit only where more is due later", () => {
    const money = (cents: number) => `$${cents / 100}`;
    expect(amountText({ dueNow: 37500, total: 257500 }, money)).toBe("$375 deposit");
    expect(amountText({ dueNow: 20000, total: 20000 }, money)).toBe("$200");
  });
});
