import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import document from "../../../../../backend/generated/openapi.json";
import { type Answers, problem, renderSite, tabTo } from "../../../testing.tsx";
import {
  button,
  checkoutOf,
  choose,
  consumer,
  inMinutes,
  region,
  save,
  type Site,
  start,
} from "./testing.ts";
import * as errorTexts from "../../../components/errors/texts.ts";
import * as texts from "./texts.tsx";
import * as pageTexts from "../../../page_texts.ts";
import * as securityTexts from "../../../components/security/texts.tsx";

const { example, id, pet, contract, begun, filled, contact, delivery, path, read, held, open } = checkoutOf(
  document,
);

describe("a checkout that begins", () => {
  it("holds the pet, opens its first section alone, and has the account's details in it", async () => {
    const site = await open(held(begun));
    await expect.element(site.screen.getByRole("heading", { name: "Reserve Maple" })).toBeVisible();
    await expect.element(site.screen.getByText("Maple is held for you")).toBeVisible();
    expect(site.last(start)).toEqual({ petId: pet.id, order: { paymentType: "deposit" } });
    expect(site.count(start)).toBe(1);
    const first = region(site, "Contact details");
    await expect.element(first.getByLabelText(texts.firstName)).toHaveValue("Dana");
    await expect.element(first.getByLabelText(texts.phone)).toHaveValue("(206) 555-0187");
    expect(region(site, "Delivery details").getByRole("textbox").elements()).toHaveLength(0);
    expect(region(site, "Payment options").getByRole("radio").elements()).toHaveLength(0);
    expect(site.screen.getByRole("button", { name: /^Edit/ }).elements()).toHaveLength(0);
    expect(site.screen.getByRole("region", { name: texts.reviewAndPay }).elements()).toHaveLength(0);
    expect(site.client.session.sessionId()).toMatch(/^[A-Za-z0-9-]{1,64}$/);
  });

  it("keeps a name that is one long word within a phone, and says once what is optional", async () => {
    const name = "Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen";
    const reservation = held(filled);
    await page.viewport(320, 800);
    try {
      const site = await open({ ...reservation, reservedPet: { ...reservation.reservedPet, name } });
      await expect.element(site.screen.getByText(`${name} is held for you`)).toBeVisible();
      await site.screen.getByRole("button", { name: "Edit delivery details" }).click();
      const floor = { name: "Apartment, suite or floor optional", exact: true };
      await expect.element(site.screen.getByRole("textbox", floor)).toBeVisible();
      expect(globalThis.document.scrollingElement!.scrollWidth).toBeLessThanOrEqual(320);
    } finally {
      await page.viewport(1280, 900);
    }
  });

  it("is gone through by keyboard as it is seen: form and summary beside it, or a phone's line above the form", async () => {
    const site = await open(held(begun));
    const name = site.screen.getByLabelText(texts.firstName);
    await expect.element(name).toBeVisible();
    const isBefore = (one: Element, other: Element) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const summary = () => region(site, "Order summary").element();
    expect(isBefore(name.element(), summary())).toBe(true);
    await name.fill("Danielle");
    await region(site, "Order summary").getByText(texts.haveAPromoCode).click();
    const code = region(site, "Order summary").getByLabelText(texts.promoCode);
    await code.fill("WELCO");
    await page.viewport(375, 800);
    try {
      await expect.poll(() => isBefore(summary(), name.element())).toBe(true);
      await expect.element(name).toHaveValue("Danielle");
      await expect.element(code).toHaveValue("WELCO");
      await expect.element(site.screen.getByText("Maple is held for you")).toBeVisible();
    } finally {
      await page.viewport(1280, 900);
    }
  });

  it("begins the hold with what was chosen on the pet's page", async () => {
    const site = await open(held(begun), {}, "?payment=deposit&delivery=honest&zip=97211");
    await expect.element(region(site, "Order summary").getByText(texts.dueToday).last()).toBeVisible();
    expect(site.last(start)).toEqual({
      petId: pet.id,
      postalCode: "97211",
      order: { paymentType: "deposit", transportation: "honest" },
    });
    // Only a new hold takes the choices: nothing changes them afterward.
    expect(site.count(choose)).toBe(0);
  });

  it("begins with the deposit where the address says nothing that can be meant", async () => {
    const site = await open(held(begun), {}, "?payment=later&delivery=stork&zip=9");
    await expect.element(region(site, "Order summary").getByText(texts.dueToday).last()).toBeVisible();
    expect(site.last(start)).toEqual({ petId: pet.id, order: { paymentType: "deposit" } });
  });

  it("opens the sign-in form for who is signed out, and goes on by itself afterwards", async () => {
    const { screen, calls } = await renderSite(path, {
      answers: {
        [`GET /v1/pets/${pet.id}`]: { body: { pet } },
        "POST /v1/login": { body: { user: consumer, accessToken: "a-token-of-twenty-letters" } },
        "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
        [start]: { status: 201, body: { reservedPetId: id } },
        [read]: { body: { reservedPet: held(begun) } },
      },
    });
    const dialog = screen.getByRole("dialog");
    await expect.element(dialog.getByText("Sign in or create an account to reserve Maple.")).toBeVisible();
    await dialog.getByRole("button", { name: pageTexts.createAnAccount }).click();
    await expect.element(dialog.getByLabelText(texts.firstName)).toBeVisible();
    expect(dialog.getByRole("radio").elements()).toEqual([]);
    await dialog.getByRole("button", { name: pageTexts.signIn }).click();
    expect(calls.some(({ name }) => name === start)).toBe(false);
    await dialog.getByLabelText("Email address").fill("dana@example.com");
    await dialog.getByLabelText(securityTexts.password, { exact: true }).fill("correct-horse-battery");
    await dialog.getByRole("button", { name: pageTexts.signIn }).click();
    await expect.element(screen.getByRole("button", { name: texts.continueToDelivery })).toBeVisible();
  });
});

describe("a buyer's next checkout", () => {
  const lastGiven = { contact: contact!, delivery: delivery! };
  const { phoneNumber: _phone, ...rest } = consumer;
  const user = { ...rest, phoneNumber: null };

  it("has phone and address of the last order, and keeps the phone in the profile if asked to", async () => {
    const bodies: unknown[] = [];
    const site = await open(held(begun, { lastGiven }), {
      "GET /v1/user": { body: { user, dashboard: "consumer" } },
      "PUT /v1/users/update": async (request) => {
        bodies.push(await request.json());
        return { body: { user: { ...user, phoneNumber: lastGiven.contact.phoneNumber } } };
      },
    });
    const contact = region(site, "Contact details");
    await expect.element(contact.getByText(texts.fromYourLastOrder)).toBeVisible();
    await expect.element(contact.getByLabelText(texts.phone)).toHaveValue("(503) 555-0118");
    await contact.getByLabelText(texts.saveToMyProfile).click();
    await button(site, texts.continueToDelivery).click();
    const delivery = region(site, "Delivery details");
    await expect.element(delivery.getByText(texts.addressFromYourLastOrder)).toBeVisible();
    await expect.element(delivery.getByLabelText(texts.streetAddress)).toHaveValue("2114 NE Alder Street");
    await expect.poll(() => bodies).toEqual([{ phoneNumber: lastGiven.contact.phoneNumber }]);
  });

  it("leaves the profile alone unless asked to", async () => {
    const site = await open(held(begun, { lastGiven }), {
      "GET /v1/user": { body: { user, dashboard: "consumer" } },
    });
    await button(site, texts.continueToDelivery).click();
    await expect.element(region(site, "Delivery details").getByLabelText(texts.streetAddress)).toBeVisible();
    expect(site.calls.some(({ name }) => name.startsWith("PUT /v1/users"))).toBe(false);
  });
});

describe("the sections", () => {
  it("fold to what was answered, one after the other, and open again", async () => {
    const site = await open(held(begun));
    await button(site, "Continue to delivery").click();
    await expect.element(region(site, "Delivery details").getByLabelText(texts.streetAddress)).toBeVisible();
    expect(site.last(save)).toMatchObject({
      screen: 1,
      openStep: 2,
      contactDetailsVerified: true,
      contact: { phoneNumber: "+12065550187" },
    });
    await expect.element(region(site, /Contact details/).getByText("(206) 555-0187")).toBeVisible();

    await site.screen.getByLabelText(texts.streetAddress).fill("2114 NE Alder Street");
    await site.screen.getByRole("textbox", { name: texts.zipCode }).fill("97211");
    await expect.element(site.screen.getByLabelText(texts.city)).toHaveValue("Portland");
    await expect.element(site.screen.getByLabelText(texts.state)).toHaveValue("OR");
    await button(site, "Continue to payment options").click();
    await expect.element(site.screen.getByRole("radio", { name: /Reserve with Deposit/ })).toBeVisible();
    expect(site.last(save)).toMatchObject({ openStep: 3, deliveryDetailsVerified: true });

    await site.screen.getByRole("radio", { name: /Reserve with Deposit/ }).click();
    await button(site, "Continue to payment").click();
    await expect.element(region(site, "Review and pay")).toBeVisible();
    await expect.element(site.screen.getByRole("heading", { name: texts.reviewAndPay })).toHaveFocus();
    expect(site.last(save)).toMatchObject({ screen: 2, paymentOptionsVerified: true });
    await expect.element(site.screen.getByText("Reserve with Deposit: $375 now, $2,200 later")).toBeVisible();

    await button(site, "Edit contact details").click();
    await expect.element(site.screen.getByLabelText(texts.phone)).toHaveValue("(206) 555-0187");
    await expect.poll(() => site.last(save)).toMatchObject({ screen: 1, openStep: 1, stepName: "contact" });
    await button(site, "Continue to delivery").click();
    await expect.element(region(site, "Review and pay")).toBeVisible();
  });

  it("are gone through by keyboard alone, each beginning with its heading", async () => {
    const site = await open(held(begun));
    const press = async (name: string) => {
      await tabTo(button(site, name));
      await userEvent.keyboard("{Enter}");
    };
    await expect.element(button(site, "Continue to delivery")).toBeVisible();
    await press("Continue to delivery");
    await expect.element(site.screen.getByRole("heading", { name: texts.deliveryDetails })).toHaveFocus();
    await tabTo(site.screen.getByLabelText(texts.streetAddress));
    await userEvent.keyboard("2114 NE Alder Street");
    await tabTo(site.screen.getByRole("textbox", { name: texts.zipCode }));
    await userEvent.keyboard("97211");
    await expect.element(site.screen.getByLabelText(texts.city)).toHaveValue("Portland");
    await press("Continue to payment options");
    await expect.element(site.screen.getByRole("heading", { name: texts.paymentOptions })).toHaveFocus();
    await press("Continue to payment");
    await expect.element(site.screen.getByRole("heading", { name: texts.reviewAndPay })).toHaveFocus();
    await press("Edit contact details");
    await expect.element(site.screen.getByRole("heading", { name: texts.contactDetails })).toHaveFocus();
  });

  it("complain of a field when it is left, and of all at the button, where the summary takes the focus", async () => {
    const site = await open(held(begun));
    const email = site.screen.getByLabelText(texts.email);
    await email.fill("dana+pets@example.com");
    expect(site.screen.getByText(/plus sign/).elements()).toHaveLength(0);
    await site.screen.getByLabelText(texts.firstName).fill("");
    await expect.element(site.screen.getByText(/plus sign/)).toBeVisible();
    await button(site, "Continue to delivery").click();
    const summary = site.screen.getByRole("group", { name: "Check these before you continue" });
    await expect.element(summary).toHaveFocus();
    expect(summary.getByRole("link").elements().map((link) => link.textContent)).toEqual([
      texts.enterAFirstName,
      "We can't use addresses with a plus sign. Leave out that part.",
    ]);
    await summary.getByRole("link", { name: texts.enterAFirstName }).click();
    await expect.element(site.screen.getByLabelText(texts.firstName)).toHaveFocus();
    expect(site.count(save)).toBe(0);
  });

  it("send what a password manager filled in without an event", async () => {
    const site = await open(held(begun));
    const field = site.screen.getByLabelText("First name");
    await expect.element(field).toBeVisible();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(
      field.element(),
      "Danielle",
    );
    await button(site, "Continue to delivery").click();
    await expect.poll(() => site.count(save)).toBe(1);
    expect(site.last(save).contact.firstName).toBe("Danielle");
  });

  it("keep what was typed when the server cannot be reached, and offer again", async () => {
    let isDown = true;
    const site: Site = await open(held(begun), {
      [save]: () => {
        if (isDown) throw new TypeError("Failed to fetch");
        const reservationProgress = { ...begun, contactDetailsVerified: true, openStep: 2, contact };
        return {
          body: {
            reservationProgress,
            orderDetails: site.state.reservation.orderDetails,
            holdExpiresAt: inMinutes(29),
          },
        };
      },
    });
    await site.screen.getByLabelText(texts.firstName).fill("Danielle");
    await button(site, "Continue to delivery").click();
    await expect.element(site.screen.getByText(errorTexts.weCantReachTheServer)).toBeVisible();
    await expect.element(site.screen.getByLabelText(texts.firstName)).toHaveValue("Danielle");
    isDown = false;
    await button(site, "Try again").click();
    await expect.element(site.screen.getByLabelText(texts.streetAddress)).toBeVisible();
  });

  it("put the server's refusal of the address beside its field", async () => {
    const site = await open(
      held({ ...begun, contactDetailsVerified: true, contact, delivery, openStep: 2 }),
      {
        [save]: problem(422, "invalid_input", "Check these fields.", {
          errors: [{
            pointer: "/delivery/address/state",
            code: "state_mismatch",
            detail: "The ZIP code 97211 is in OR.",
          }],
        }),
      },
    );
    await button(site, "Continue to payment options").click();
    await expect.element(site.screen.getByLabelText(texts.state)).toHaveAccessibleDescription(
      "The ZIP code 97211 is in OR.",
    );
  });

  it("stay at delivery when the address moves to a state whose law bars it", async () => {
    const law = "Under California law, we can't deliver a breeder's pet under one year old to California.";
    const site = await open(
      held({ ...begun, contactDetailsVerified: true, openStep: 2, contact, delivery }),
      {
        [save]: problem(409, "state_not_allowed", law),
      },
    );
    await button(site, "Continue to payment options").click();
    const summary = site.screen.getByRole("group", { name: "Check these before you continue" });
    await expect.element(summary.getByRole("link", { name: law })).toBeVisible();
    await expect.element(site.screen.getByLabelText(texts.streetAddress)).toBeVisible();
  });

  it("stay at delivery with the reason when the pet cannot be brought there", async () => {
    const sentence = "This pet is too heavy to fly in the cabin; the limit is 20 lb.";
    const site: Site = await open(
      held({ ...begun, contactDetailsVerified: true, contact, delivery, openStep: 2 }),
      {
        [save]: () => ({
          body: {
            reservationProgress: { ...filled, screen: 1, paymentOptionsVerified: false },
            orderDetails: { ...site.state.reservation.orderDetails, deliveryError: sentence },
            holdExpiresAt: inMinutes(29),
          },
        }),
      },
    );
    await button(site, "Continue to payment options").click();
    await expect.element(site.screen.getByRole("group", { name: /How does Maple come home/ }))
      .toHaveAccessibleDescription(
        sentence,
      );
    expect(site.screen.getByRole("radio", { name: /Pay in Full/ }).elements()).toHaveLength(0);
  });
});

describe("a checkout that goes on", () => {
  it("after a reload is where it was left, with what was not saved yet", async () => {
    const reservation = held({
      ...begun,
      contactDetailsVerified: true,
      contact,
      step: 4,
      stepName: "delivery",
      openStep: 2,
    });
    const first = await open(reservation);
    await first.screen.getByLabelText(texts.streetAddress).fill("12 Unsaved Road");
    await expect.poll(() => JSON.stringify(first.client.session.order())).toContain("12 Unsaved Road");
    const kept = first.client.session.order();
    await first.screen.unmount();

    const site = await renderSite(path, {
      user: consumer,
      order: kept,
      answers: {
        "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
        [`GET /v1/pets/${pet.id}`]: { body: { pet } },
        [start]: { status: 201, body: { reservedPetId: id } },
        [read]: { body: { reservedPet: reservation } },
      },
    });
    await expect.element(site.screen.getByLabelText(texts.streetAddress)).toHaveValue("12 Unsaved Road");
    await expect.element(site.screen.getByText("dana.whitfield@example.com")).toBeVisible();
  });

  it("never shows one person what another has typed", async () => {
    const { screen } = await renderSite(path, {
      user: consumer,
      order: {
        petId: pet.id,
        userId: "01998f20-3c4d-7a1e-8b52-000000000000",
        values: { firstName: "Mallory" },
      },
      answers: {
        "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
        [start]: { status: 201, body: { reservedPetId: id } },
        [read]: { body: { reservedPet: held(begun) } },
      },
    });
    await expect.element(screen.getByLabelText(texts.firstName)).toHaveValue("Dana");
  });

  it("takes a lender's secret out of the address at once, and keeps the payment's id", async () => {
    const { address } = await renderSite(
      `${path}?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=succeeded`,
      {
        user: consumer,
        answers: {
          "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
          "POST /v1/payments/verify-and-finalize": problem(409, "payment_processing", "Not done yet."),
        },
      },
    );
    await expect.poll(address).toBe(`${path}?payment_intent=pi_1&redirect_status=succeeded`);
  });

  it("checks a payment that was made, before anything else, and thanks for it", async () => {
    const { address, calls } = await renderSite(`${path}?payment_intent=pi_1&redirect_status=succeeded`, {
      user: consumer,
      answers: {
        "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
        "POST /v1/payments/verify-and-finalize": { body: { reservedPet: example } },
        [read]: { body: { reservedPet: example } },
      },
    });
    await expect.poll(address).toBe(`/reserve-pet/deposit/reservation-confirmation/?id=${id}`);
    expect(calls.some(({ name }) => name === start)).toBe(false);
  });

  it("says why a payment on a lender's page failed, and that nothing is lost", async () => {
    const { screen, address } = await renderSite(`${path}?payment_intent=pi_1&redirect_status=failed`, {
      user: consumer,
      answers: {
        "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
        "POST /v1/payments/verify-and-finalize": problem(422, "payment_incomplete", "Payment was canceled."),
        [start]: { status: 201, body: { reservedPetId: id } },
        [read]: { body: { reservedPet: held(filled) } },
        [`GET /v1/breeders/${example.breeder.id}/contract`]: { body: contract },
      },
    });
    await expect.element(screen.getByRole("alert").getByText("Payment was canceled.")).toBeVisible();
    await expect.element(screen.getByText(/You weren't charged/)).toBeVisible();
    await expect.poll(address).toBe(path);
  });
});

describe("add-ons", () => {
  const { orderDetails } = held(begun);
  const crate = {
    id: "0199c0d1-0001-7a4e-9b5f-2c3d4e5f6071",
    name: "Crate",
    description: "To travel in.",
    isRefundable: true,
  };
  const kit = {
    ...crate,
    id: "0199c0d1-0002-7a4e-9b5f-2c3d4e5f6071",
    name: "Kit",
    description: "To begin with.",
  };
  const addOns = [
    { ...crate, priceCents: 8900, petTypes: ["Dog", "Cat"] },
    { ...kit, priceCents: 12900, petTypes: ["Dog"] },
    { ...kit, id: crate.id.replace("0001", "0003"), name: "Litter box", priceCents: 5000, petTypes: ["Cat"] },
  ];
  const catalog: Answers = {
    "GET /v1/add-ons": (request) => {
      const isAsked = new URL(request.url).searchParams.get("petId") === pet.id;
      return { body: { addOns: addOns.filter(({ petTypes }) => !isAsked || petTypes.includes("Dog")) } };
    },
  };
  /** Returns Maple's order with these add-ons, as the server prices it. */
  function withAddOns(ids: string[]) {
    const chosen = addOns.filter(({ id }) => ids.includes(id));
    const cents = chosen.reduce((sum, { priceCents }) => sum + priceCents, 0);
    const [first, ...others] = orderDetails.lineItems;
    const added = chosen.map(({ id, name, description, priceCents }) => ({
      kind: "Add-on",
      id,
      label: name,
      explanation: description,
      amountCents: priceCents,
    }));
    return { ...orderDetails, addOnsAmount: cents, lineItems: [first, ...added, ...others] };
  }
  const options = { ...filled, step: 3, stepName: "payment-options" as const, screen: 1, openStep: 3 };
  function answers(site: () => Site) {
    let ids: string[] = [];
    const answer = () => {
      ids = site().last(choose).order.addOnIds ?? ids;
      return { body: { orderDetails: withAddOns(ids) } };
    };
    return { ...catalog, [choose]: answer };
  }

  it("that suit the pet are added by their cards, each on top of the last, and taken away again", async () => {
    const site: Site = await open(held(options), answers(() => site));
    const part = region(site, "Payment options");
    const box = (name: RegExp) => part.getByRole("checkbox", { name });
    await expect.element(box(/Crate.*\$89/)).not.toBeChecked();
    expect(part.getByText("Litter box").elements()).toHaveLength(0);
    // Pressed in quick succession: the last request includes the first choice despite the one in between.
    const press = (control: { element: () => Element }) => (control.element() as HTMLElement).click();
    press(box(/Crate/));
    press(part.getByRole("radio", { name: /Reserve with Deposit/ }));
    press(box(/Kit/));
    await expect.poll(() => site.count(choose)).toBe(3);
    expect(site.last(choose).order).toEqual({ addOnIds: [crate.id, kit.id] });
    const summary = region(site, "Order summary");
    await expect.element(summary.getByText("$129")).toBeVisible();
    (box(/Crate/).element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    await expect.element(summary.getByText("Crate")).not.toBeInTheDocument();
    expect(site.last(choose).order).toEqual({ addOnIds: [kit.id] });
  });

  it("are removed in the summary, where the focus stays", async () => {
    const reservation = {
      ...held(options),
      orderDetails: withAddOns([crate.id, kit.id]) as typeof orderDetails,
    };
    const site: Site = await open(reservation, answers(() => site));
    const summary = region(site, "Order summary");
    await summary.getByRole("button", { name: "Remove Crate" }).click();
    await expect.element(summary.getByText("Crate")).not.toBeInTheDocument();
    expect(site.last(choose).order).toEqual({ addOnIds: [kit.id] });
    await expect.element(summary.getByRole("heading", { name: "Order summary" })).toHaveFocus();
    await expect.element(region(site, "Payment options").getByRole("checkbox", { name: /Crate/ })).not
      .toBeChecked();
  });

  it("that could not be removed say so beside the total, wherever the checkout stands", async () => {
    const reservation = { ...held(filled), orderDetails: withAddOns([crate.id]) as typeof orderDetails };
    const site = await open(reservation, { ...catalog, [choose]: problem(503, "unavailable", "Later.") });
    const summary = region(site, "Order summary");
    await summary.getByRole("button", { name: "Remove Crate" }).click();
    await expect.element(summary.getByText(texts.totalNotUpdated)).toBeVisible();
    await expect.element(summary.getByRole("button", { name: "Remove Crate" })).toBeVisible();
  });

  it("are no part of the page where there are none", async () => {
    const site = await open(held(options));
    await expect.element(region(site, "Payment options").getByText(texts.payInFull)).toBeVisible();
    expect(region(site, "Payment options").getByRole("checkbox").elements()).toHaveLength(0);
  });
});

describe("a promo code", () => {
  const { orderDetails } = held(begun);
  const coded = { ...orderDetails, promoCode: "WELCOME10", promoCodeNote: "10% off", discount: 25_000 };

  it("is applied by its form, shown with what it gives, and removed", async () => {
    const answers = [coded, orderDetails];
    const site = await open(held(begun), { [choose]: () => ({ body: { orderDetails: answers.shift() } }) });
    const summary = region(site, "Order summary");
    await summary.getByText(texts.haveAPromoCode).click();
    await summary.getByLabelText(texts.promoCode).fill(" welcome10 ");
    await summary.getByRole("button", { name: texts.apply }).click();
    await expect.element(summary.getByText("10% off")).toBeVisible();
    // Each form disappears together with its pressed button.
    await expect.element(summary.getByText("WELCOME10 10% off")).toHaveFocus();
    expect(site.last(choose).order).toEqual({ promoCode: "welcome10" });
    await summary.getByRole("button", { name: "Remove code WELCOME10" }).click();
    await expect.poll(() => globalThis.document.activeElement?.textContent).toBe(texts.haveAPromoCode);
    expect(site.last(choose).order).toEqual({ promoCode: null });
  });

  it("that is refused says why at its field, and keeps what was typed", async () => {
    const refused = { ...orderDetails, discountError: "This code has expired." };
    const site = await open(held(begun), { [choose]: () => ({ body: { orderDetails: refused } }) });
    const summary = region(site, "Order summary");
    await summary.getByText(texts.haveAPromoCode).click();
    await summary.getByLabelText(texts.promoCode).fill("SUMMER25");
    await summary.getByRole("button", { name: texts.apply }).click();
    const field = summary.getByLabelText(texts.promoCode);
    await expect.element(summary.getByText("This code has expired.")).toBeVisible();
    await expect.element(field).toHaveValue("SUMMER25");
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
  });
});
