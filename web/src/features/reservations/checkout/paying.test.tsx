import { afterEach, describe, expect, it, vi } from "vitest";
import document from "../../../../../backend/generated/openapi.json";
import { configuration, problem } from "../../../testing.tsx";
import { accept, button, checkoutOf, choose, deposit, payByCard, region, stubSandbox } from "./testing.ts";
import * as texts from "./texts.tsx";

const { example, id, begun, contract, filled, contact, delivery, held, open } = checkoutOf(document);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the order summary", () => {
  it("adds up before and after each choice, with the server's figures", async () => {
    const site = await open(held({ ...filled, screen: 1, paymentOptionsVerified: false }));
    const summary = region(site, "Order summary");
    const amounts = () => {
      const shown = summary.element().cloneNode(true) as Element;
      for (const folded of shown.querySelectorAll("[hidden]")) folded.remove();
      return shown.textContent;
    };
    await expect.element(summary.getByText("Total", { exact: true })).toBeVisible();
    expect(amounts()).toContain("Total$2,575Due today$2,575");
    await site.screen.getByRole("radio", { name: /Reserve with Deposit/ }).click();
    await expect.poll(amounts).toContain("Total$2,575Due today (deposit)$375Balance$2,200");
    expect(site.last(choose)).toEqual({ reservationId: id, order: { paymentType: "deposit" } });
    await summary.getByRole("button", { name: "About Maple" }).click();
    await summary.getByRole("button", { name: "About Due today (deposit)" }).click();
    await expect.element(summary.getByText(/counts toward the total\. Cancel within 48 hours/)).toBeVisible();
    await expect.element(summary.getByText("The price of the pet")).toBeVisible();
  });

  it("sends two quick choices one after the other, and the last one counts", async () => {
    const free: (() => void)[] = [];
    const site = await open(held({ ...filled, screen: 1, paymentOptionsVerified: false }), {
      [choose]: async () => {
        const isDeposit = site.last(choose).order.paymentType === "deposit";
        const { orderDetails } = site.state.reservation;
        if (isDeposit) await new Promise<void>((resolve) => free.push(resolve));
        return { body: { orderDetails: { ...orderDetails, ...(isDeposit ? deposit : {}) } } };
      },
    });
    const way = (name: RegExp) => site.screen.getByRole("radio", { name });
    await way(/Reserve with Deposit/).click();
    await way(/Pay in Full/).click();
    await expect.poll(() => free.length).toBe(1);
    expect(site.count(choose)).toBe(1);
    free[0]!();
    await expect.poll(() => site.count(choose)).toBe(2);
    expect(site.last(choose).order.paymentType).toBe("full");
    await expect.element(way(/Pay in Full/)).toBeChecked();
  });

  it("shows what the chosen way home would cost while it is being chosen", async () => {
    const site = await open(held({ ...begun, contactDetailsVerified: true, contact, delivery, openStep: 2 }));
    await site.screen.getByRole("radio", { name: /Honest Delivery/ }).click();
    await expect.poll(() => region(site, "Order summary").element().textContent).toContain("Honest Delivery");
    await expect.poll(() => region(site, "Order summary").element().textContent).toContain("Total$2,833.65");
  });
});

describe("a donation", () => {
  const options = held({ ...filled, screen: 1, paymentOptionsVerified: false });

  it("names the charity, when it's paid and whether it's deductible", async () => {
    const { screen } = await open(options);
    const group = screen.getByRole("group", { name: /Add a donation/ });
    await expect.element(group).toHaveAccessibleDescription(
      /100% goes to Fernhollow Animal Rescue.*EIN 12-3456789, California Registry CT0123456.*within 30 days.*tax-deductible/,
    );
    await expect.element(group.getByRole("link", { name: "Fernhollow Animal Rescue" }))
      .toHaveAttribute("href", "https://fernhollow.example");
    await screen.unmount();
  });

  it("isn't offered without a charity", async () => {
    const { screen } = await open(options, {
      "GET /v1/configuration": { body: { configuration: { ...configuration, charity: null } } },
    });
    await expect.element(screen.getByRole("radio", { name: /Reserve with Deposit/ })).toBeVisible();
    expect(screen.getByText(/donation/).elements()).toEqual([]);
    await screen.unmount();
  });
});

describe("paying", () => {
  it("keeps the card for the balance only where the box says so, with its amount and day", async () => {
    stubSandbox(() => ({ status: 200, body: {} }));
    const begin = "POST /v1/payments/create-payment-intent";
    const site = await open(held(filled, { orderDetails: { ...held(filled).orderDetails, ...deposit } }));
    const box = site.screen.getByRole("checkbox", {
      name: /^Save this card and charge the \$2,200 balance on/,
    });
    await expect.element(box).not.toBeChecked();
    expect(box.element().closest("label")!.textContent).toContain("Friday, November 21");
    await accept(site);
    await expect.element(button(site, "Pay $375 deposit")).toBeVisible();
    expect(site.last(begin).saveCard).toBeUndefined();
    await box.click();
    await expect.poll(() => site.last(begin).saveCard).toBe(true);
    await site.screen.unmount();
    const whole = await open(held(filled));
    await expect.element(whole.screen.getByRole("checkbox", { name: /I accept the Hearthpaw terms/ }))
      .toBeVisible();
    expect(whole.screen.getByRole("checkbox", { name: /^Save this card/ }).elements()).toHaveLength(0);
  });

  it("begins once contract and terms are accepted, and its button says the amount", async () => {
    stubSandbox(() => ({ status: 200, body: {} }));
    const site = await open(
      held(filled, { orderDetails: { ...held(filled).orderDetails, ...deposit } }),
    );
    await button(site, "Read contract and guarantee").click();
    const dialog = site.screen.getByRole("dialog", { name: "Sale contract and health guarantee" });
    await expect.element(dialog.getByText(/sells the puppy named on the order/)).toBeVisible();
    await expect.element(dialog.getByText(/version 3/)).toBeVisible();
    await dialog.getByRole("button", { name: "I accept both" }).click();
    expect(site.count("POST /v1/payments/create-payment-intent")).toBe(0);
    await site.screen.getByRole("checkbox", { name: /I accept the Hearthpaw terms/ }).click();
    await expect.element(button(site, "Pay $375 deposit")).toBeVisible();
    expect(site.last("POST /v1/payments/create-payment-intent")).toEqual({
      reservationId: id,
      paymentMethod: "card",
      expectedDueNowCents: 37500,
      acceptances: {
        saleContractHash: contract.saleContract.hash,
        termsVersion: contract.saleContract.termsVersion,
      },
    });
    await site.screen.getByRole("checkbox", { name: /I accept the Hearthpaw terms/ }).click();
    await expect.element(button(site, "Pay $375 deposit")).toHaveAccessibleDescription(
      "Accept the contract and the terms first.",
    );
  });

  it("says nothing of an error before there is one, and after a decline what to try next", async () => {
    stubSandbox(() => ({
      status: 402,
      body: { error: { code: "card_declined", decline_code: "insufficient_funds" } },
    }));
    const site = await open(held(filled));
    await accept(site);
    await expect.element(site.screen.getByRole("form", { name: "Payment" })).toBeVisible();
    expect(site.screen.getByRole("alert").elements()).toHaveLength(0);
    expect(site.screen.getByText(/Nothing was charged/).elements()).toHaveLength(0);
    await payByCard(site);
    await expect.element(site.screen.getByText("The card was declined due to insufficient funds"))
      .toBeVisible();
    await expect.element(
      site.screen.getByText("You weren't charged. We're still holding Maple for you."),
    ).toBeVisible();
    await expect.element(site.screen.getByText(/Try again with another card, or ask your bank/))
      .toBeVisible();
    await expect.element(site.screen.getByLabelText("Card number")).toHaveValue("4000 0000 0000 9995");
    expect(site.count("POST /v1/payments/verify-and-finalize")).toBe(0);
  });

  it("asks the server before it believes, remembers the payment until then, and cannot be pressed twice", async () => {
    const confirm = stubSandbox(() => ({
      status: 200,
      body: { id: "pi_1", status: "succeeded", next_action: null },
    }));
    let isDown = true;
    const site = await open(held(filled), {
      "POST /v1/payments/verify-and-finalize": () => {
        if (isDown) {
          return {
            status: 409,
            body: problem(409, "payment_processing", "Payment is still processing.").body,
          };
        }
        return { body: { reservedPet: example } };
      },
    });
    await accept(site);
    await payByCard(site);
    await expect.element(site.screen.getByRole("heading", { name: "Payment is still processing." }))
      .toBeVisible();
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(site.client.session.order()).toMatchObject({ intentId: "pi_1" });
    isDown = false;
    await expect.poll(site.address).toBe(
      `/reserve-pet/deposit/reservation-confirmation/?id=${id}`,
    );
    expect(site.client.session.order()).toBeUndefined();
  });

  it.each([
    [
      "price_changed",
      texts.refundedTotalChanged,
    ],
    ["payment_refunded", "Your payment came too late and is refunded."],
  ])(
    "says that the money comes back where the server answers %s, and offers no second payment",
    async (code, words) => {
      stubSandbox(() => ({ status: 200, body: { status: "succeeded" } }));
      const site = await open(held(filled), {
        "POST /v1/payments/verify-and-finalize": problem(409, code, words),
      });
      await accept(site);
      await payByCard(site);
      await expect.element(site.screen.getByText("Your payment is being refunded")).toBeVisible();
      await expect.element(site.screen.getByText(words)).toBeVisible();
      expect(site.screen.getByRole("form", { name: "Payment" }).elements()).toHaveLength(0);
    },
  );

  it("shows the new total when the price changed before the payment began", async () => {
    const site = await open(held(filled), {
      "POST /v1/payments/create-payment-intent": () => {
        const { orderDetails } = site.state.reservation;
        if (orderDetails.dueNow === 260_000) {
          return { body: { clientSecret: "pi_1_secret_2", intentId: "pi_1", orderDetails } };
        }
        site.state.reservation = {
          ...site.state.reservation,
          orderDetails: { ...orderDetails, dueNow: 260_000, total: 260_000 },
        };
        return problem(409, "price_changed", "The price has changed.");
      },
    });
    stubSandbox(() => ({ status: 200, body: {} }));
    await accept(site);
    await expect.poll(() => region(site, "Order summary").element().textContent).toContain("Due today$2,600");
  });

  it("asks for the contract anew when it has changed meanwhile", async () => {
    const site = await open(held(filled), {
      "POST /v1/payments/create-payment-intent": problem(422, "terms_not_accepted", "They have changed."),
    });
    await accept(site);
    await expect.element(site.screen.getByText(/Read and accept them again/)).toBeVisible();
    await expect.element(site.screen.getByRole("checkbox", { name: /I accept the sale contract/ })).not
      .toBeChecked();
  });

  it.each([
    ["state_not_allowed", "The law of this state does not allow this sale.", "Check the address"],
    [
      "financing_not_allowed",
      "The law of this state does not allow financing for a pet.",
      "Choose another way to pay",
    ],
    ["method_not_available", "Klarna doesn't take this amount.", "Choose another way to pay"],
  ])("says %s clearly, and leads to where it is mended", async (code, detail, label) => {
    const site = await open(held(filled), {
      "POST /v1/payments/create-payment-intent": problem(409, code, detail),
    });
    await accept(site);
    await expect.element(site.screen.getByText(detail)).toBeVisible();
    await button(site, label).click();
    expect(region(site, /Review and pay/).elements()).toHaveLength(0);
  });
});
