import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Reservation } from "@hearthpaw/client";
import document from "../../../../backend/generated/openapi.json";
import {
  type Answers,
  breeder,
  consumer,
  headingHasFocus,
  liveEvents,
  problem,
  renderSite,
} from "../../testing.tsx";
import * as texts from "./texts.tsx";
import * as checkoutTexts from "./checkout/texts.tsx";
import * as sessionTexts from "../../components/session/texts.tsx";

const example = document.components.examples.ReservedPet.value.reservedPet as unknown as Reservation;
const { id } = example;
const href = `/breeder/reservations/${id}`;
const read = `GET /v1/breeders/pets/reserved/${id}`;
const waiting: Reservation = {
  ...example,
  contractAcceptedAt: "2025-11-13T10:00:00.000Z",
  buyer: {
    firstName: "Dana",
    lastName: "Whitfield",
    email: "dana@example.com",
    phoneNumber: "+15035550118",
  },
  earnings: { platformFeeCents: 37_500, netCents: 212_500, coverCents: 0, availableAt: null },
  nextStep: { kind: "await-balance", title: "Waiting for Dana's balance for Maple" },
  orderDetails: { ...example.orderDetails, balanceDueOn: "2099-11-29" },
  terms: { ...example.terms, goHomeDate: "2099-12-02" },
  allowedActions: [
    { action: "cancel", isAllowed: true, reason: null },
    { action: "extend", isAllowed: false, reason: "The balance isn't due yet." },
    { action: "complete", isAllowed: false, reason: "The balance hasn't been paid yet." },
  ],
};
const { buyer: _buyer, contractAcceptedAt: _at, ...unpaid } = waiting;
const held: Reservation = {
  ...unpaid,
  status: "held",
  nextStep: { kind: "await-payment", title: "A buyer is checking out with Maple" },
  payments: [],
  timeline: example.timeline.slice(0, 1),
  orderDetails: { ...example.orderDetails, paidAmount: 0 },
  holdExpiresAt: "2099-11-14T17:05:00.000Z",
  allowedActions: [
    { action: "cancel", isAllowed: false, reason: "The buyer is still paying." },
    { action: "complete", isAllowed: false, reason: "The buyer hasn't paid yet." },
  ],
};
const paid: Reservation = {
  ...waiting,
  status: "paid",
  nextStep: { kind: "hand-off", title: "Maple can go home" },
  orderDetails: { ...waiting.orderDetails, paidAmount: 257_500 },
  terms: { ...waiting.terms, goHomeDate: "2020-01-01" },
  allowedActions: [
    { action: "cancel", isAllowed: true, reason: null },
    { action: "complete", isAllowed: true, reason: null },
  ],
};
const completed = (availableAt: string | null): Reservation => ({
  ...paid,
  status: "completed",
  allowedActions: [],
  nextStep: { kind: "await-release", title: "Your earnings from Maple become available" },
  earnings: { ...paid.earnings!, availableAt },
});

const open = (now: Reservation | (() => Reservation), answers: Answers = {}) =>
  renderSite(href, {
    user: breeder,
    answers: {
      "GET /v1/user": { body: { user: breeder, dashboard: "breeder" } },
      [read]: () => ({ body: { reservedPet: typeof now === "function" ? now() : now } }),
      ...answers,
    },
  });

/** Notifies the breeder's open pages that the reservation has changed. */
async function tell(): Promise<void> {
  const live = liveEvents();
  const channel = `private-user-${breeder.id}`;
  await expect.poll(() => live.isHeard(channel, "reservation")).toBe(true);
  live.tell(channel, "reservation", { reservationId: id });
}

describe("a reservation's page for the pet's breeder", () => {
  it("says who buys, what is due by when from whom, how the pet goes home and what the sale earns", async () => {
    const { screen } = await open(waiting);
    await expect.element(screen.getByRole("heading", { level: 1, name: "Maple" })).toBeVisible();
    const next = screen.getByRole("region", { name: "Waiting for Dana's balance for Maple" });
    await expect.element(next).toHaveTextContent(
      /\$2,200 is due Sunday, November 29, 2099\. Agree with Dana/,
    );
    const buyer = screen.getByRole("region", { name: texts.buyer });
    await expect.element(buyer.getByRole("link", { name: "(503) 555-0118" })).toBeVisible();
    await expect.element(buyer.getByRole("link", { name: "Message Dana" }))
      .toHaveAttribute("href", `/messages/new?reservedPetId=${id}`);
    await expect.element(screen.getByRole("region", { name: texts.goingHomeHeading })).toHaveTextContent(
      "Goes home starting Wednesday, December 2, 2099. The buyer picks up.",
    );
    const share = screen.getByRole("region", { name: texts.yourEarnings });
    await expect.element(share).toHaveTextContent(/\$2,125after our \$375 fee/);
    await expect.element(share).toHaveTextContent(
      /or 14 days after you complete it without the buyer's confirmation/,
    );
    await expect.element(screen.getByRole("link", { name: texts.contractAndGuarantee(false) }))
      .toHaveAttribute("href", `/contracts/${id}`);
    const order = screen.getByRole("region", { name: texts.orderAndPayments });
    await expect.element(order.getByRole("link", { name: /^Receipt / }))
      .toHaveAttribute("href", `/receipts/${example.payments[0]!.id}`);
    // Sentences for the buyer don't appear for the breeder.
    expect(order.element().textContent).not.toMatch(/You pick|Cancel within|seller may cancel/);
    expect(order.element().textContent).toContain(
      "BalanceDue Sunday, November 29, 2099$2,200",
    );
    const complete = screen.getByRole("button", { name: texts.completeIt(false) });
    await expect.element(complete).toHaveAccessibleDescription("The balance hasn't been paid yet.");
  });

  it("shows a hold without who holds it", async () => {
    const { screen } = await open(held);
    await expect.element(screen.getByRole("region", { name: "A buyer is checking out with Maple" }))
      .toHaveTextContent(/A buyer has until .* to pay\./);
    await expect.element(screen.getByText(texts.buyerShownOncePaid)).toBeVisible();
    await expect.element(screen.getByText(texts.checkoutStarted)).toBeVisible();
    expect(screen.getByRole("link", { name: /^Message / }).elements()).toHaveLength(0);
    expect(screen.getByRole("region", { name: texts.yourEarnings }).elements()).toHaveLength(0);
  });

  it("offers more time once the grace of a balance is over, and until then says how long that is", async () => {
    const late = (isAllowed: boolean): Reservation => ({
      ...waiting,
      nextStep: { kind: "balance-overdue", title: "Dana's balance for Maple is overdue" },
      orderDetails: { ...waiting.orderDetails, balanceDueOn: "2020-01-01" },
      allowedActions: [
        { action: "cancel", isAllowed: true, reason: null },
        { action: "extend", isAllowed, reason: isAllowed ? null : "The buyer has until Saturday to pay." },
      ],
    });
    let now = late(false);
    const { screen } = await open(() => now);
    const next = screen.getByRole("region", { name: "Dana's balance for Maple is overdue" });
    await expect.element(next).toHaveTextContent(
      "$2,200 was due Wednesday, January 1, 2020. The buyer has until Saturday to pay.",
    );
    expect(next.getByRole("button").elements()).toHaveLength(0);
    now = late(true);
    await tell();
    await next.getByRole("button", { name: texts.extendBy72Hours }).click();
    await expect.element(screen.getByRole("dialog", { name: "Give Dana Whitfield more time?" }))
      .toBeVisible();
  });

  it.each([
    [
      "paid" as const,
      "Your earnings of $2,125 become available 14 days later, or 72 hours later if Dana confirms the hand-off before",
    ],
    [
      "handed-over" as const,
      "Your earnings of $2,125 become available 72 hours after you complete the sale.",
    ],
  ])("promises the share of a sale that is %s for when it is released", async (status, words) => {
    const { screen } = await open({ ...paid, status });
    await screen.getByRole("button", { name: texts.completeIt(false) }).click();
    await expect.element(screen.getByRole("dialog")).toHaveTextContent(words);
  });

  it("completes a sale, and stands as completed at once", async () => {
    let now = paid;
    const { screen } = await open(() => now, {
      "POST /v1/breeders/reservation/complete": () => {
        now = completed("2099-12-05T12:00:00.000Z");
        return { body: { reservedPet: now } };
      },
    });
    const next = screen.getByRole("region", { name: "Maple can go home" });
    await next.getByRole("button", { name: texts.completeIt(false) }).click();
    await screen.getByRole("dialog").getByRole("button", { name: texts.completeIt(false) }).click();
    await expect.element(screen.getByText(/Available Saturday, December 5, 2099( at|,) \d+:\d\d [AP]M\./))
      .toBeVisible();
    expect(screen.getByRole("button", { name: texts.completeIt(false) }).elements()).toHaveLength(0);
    await headingHasFocus();
  });

  it("is canceled with what the buyer gets back, and says what that was", async () => {
    const quote = document.components.examples.RefundQuote.value.refundQuote;
    let now = waiting;
    const { screen, calls } = await open(() => now, {
      "POST /v1/payments/refund-quote": { body: { refundQuote: quote } },
      "PUT /v1/pets/reserved/status/update": () => {
        now = {
          ...waiting,
          status: "cancelled-by-breeder",
          allowedActions: [],
          refund: {
            status: "on-its-way",
            refundCents: 37_500,
            keptCents: 0,
            reason: null,
            arrival: null,
            headline: "Dana Whitfield gets $375 back.",
          },
        };
        return { body: { reservedPet: now } };
      },
    });
    await screen.getByRole("button", { name: texts.cancelReservation }).click();
    const dialog = screen.getByRole("dialog");
    const go = dialog.getByRole("button", { name: texts.cancelReservation });
    // "Keep off the site" is the default; the breeder of a pet with a health problem gets no choice.
    await expect.element(dialog.getByRole("radio", { name: /^Keep off the site for now/ })).toBeChecked();
    await go.click();
    await expect.element(dialog.getByText(texts.chooseWhyYouCancel)).toBeVisible();
    await dialog.getByLabelText(texts.whyAreYouCanceling).selectOptions("health");
    await expect.element(dialog.getByText("Maple stays off the site.", { exact: false })).toBeVisible();
    expect(dialog.getByRole("radio").elements()).toHaveLength(0);
    await dialog.getByLabelText(texts.whyAreYouCanceling).selectOptions("other");
    await dialog.getByRole("radio", { name: /^List again/ }).click();
    await go.click();
    await expect.element(screen.getByRole("region", { name: texts.refundOnItsWay }))
      .toHaveTextContent("Dana Whitfield gets $375 back.");
    const sent = calls.findLast(({ name }) => name === "PUT /v1/pets/reserved/status/update")!;
    expect(JSON.parse(sent.body)).toMatchObject({ action: "cancel", cause: "other", listAgain: true });
    await headingHasFocus();
    // A canceled sale earns nothing.
    expect(screen.getByRole("region", { name: texts.yourEarnings }).elements()).toHaveLength(0);
  });

  it.each([
    ["waits for a refund", completed(null), /On hold until a refund to the buyer has gone through\./],
    ["is there", completed("2020-01-05T12:00:00.000Z"), /Available since January 5, 2020\./],
    [
      "waits for our team",
      { ...completed(null), status: "disputed" as const },
      /until our team resolves the reported problem/,
    ],
  ])("says of the share that it %s", async (_name, now, words) => {
    const { screen } = await open(now);
    await expect.element(screen.getByRole("region", { name: texts.yourEarnings })).toHaveTextContent(words);
  });

  it("leads to the evidence while a bank decides, and says what went back", async () => {
    const contested = (status: "open" | "lost") => ({
      paymentId: example.payments[0]!.id,
      status,
      amountCents: 37_500,
      openedAt: "2025-11-20T10:00:00.000Z",
      closedAt: status === "open" ? null : "2025-12-03T10:00:00.000Z",
    });
    let now: Reservation = {
      ...paid,
      chargebacks: [contested("open")],
      nextStep: { kind: "add-evidence", title: "Add evidence about the disputed payment for Maple" },
    };
    const { screen } = await open(() => now);
    const first = screen.getByRole("region", { name: "Add evidence about the disputed payment for Maple" });
    await expect.element(first.getByRole("link", { name: texts.addEvidence }))
      .toHaveAttribute("href", "/breeder/chargebacks");
    await expect.element(screen.getByText(texts.shareHeldByBank)).toBeVisible();
    const rows = screen.getByRole("region", { name: texts.orderAndPayments }).getByRole("row");
    await expect.element(rows.filter({ hasText: texts.disputedByTheBuyersBank })).toBeVisible();
    now = {
      ...paid,
      chargebacks: [contested("lost")],
      earnings: { ...paid.earnings!, netCents: 175_000, returnedCents: 37_500 },
    };
    await tell();
    const share = screen.getByRole("region", { name: texts.yourEarnings });
    await expect.element(share).toHaveTextContent("$1,750after our $375 fee and $375 that went back");
    await expect.element(screen.getByRole("link", { name: texts.addEvidence })).not.toBeInTheDocument();
  });

  it("says what a promo code costs beyond the earnings, and where that comes from", async () => {
    let now: Reservation = {
      ...paid,
      earnings: { platformFeeCents: 0, netCents: 0, coverCents: 56_275, availableAt: null },
    };
    const { screen } = await open(() => now);
    const share = screen.getByRole("region", { name: texts.youWillCover });
    await expect.element(share).toHaveTextContent(
      "$562.75Your promo code costs more than you earn from this reservation.",
    );
    await expect.element(share).toHaveTextContent("If the reservation is canceled, you pay nothing.");
    now = {
      ...now,
      status: "completed",
      earnings: { ...now.earnings!, availableAt: new Date(Date.now() + 86_400_000).toISOString() },
    };
    await tell();
    await expect.element(share).toHaveTextContent("It comes from your available balance on");
  });

  it("says what happened from the breeder's side", async () => {
    const at = (day: number) => `2025-11-${day}T10:00:00.000Z`;
    const { screen } = await open({
      ...waiting,
      status: "cancelled-by-buyer",
      allowedActions: [],
      timeline: [
        { status: "held", at: at(10), by: "buyer", reason: null },
        { status: "deposit-paid", at: at(11), by: "system", reason: null },
        { status: "deposit-paid", at: at(15), by: "breeder", reason: "The buyer has 72 more hours." },
        { status: "cancelled-by-buyer", at: at(20), by: "breeder", reason: null },
      ],
    });
    const steps = screen.getByRole("list", { name: texts.reservationTitle }).getByRole("listitem");
    await expect.element(steps.nth(0)).toHaveTextContent(texts.checkoutStarted);
    expect(steps.elements().map((step) => step.textContent)).toEqual([
      expect.stringContaining("The buyer started checkout"),
      expect.stringContaining("Deposit paid"),
      expect.stringContaining("More time for the balance"),
      expect.stringContaining("You canceled because the balance wasn't paid"),
    ]);
  });

  it("says that it is not there, offers again what could not be loaded, and is for breeders", async () => {
    const missing = await open(waiting, { [read]: problem(404, "not_found", "Not found.") });
    await expect.element(missing.screen.getByRole("heading", { name: texts.reservationNotFound }))
      .toBeVisible();
    await expect.element(missing.screen.getByRole("link", { name: texts.allReservations }))
      .toHaveAttribute("href", "/breeder/reservations");
    await missing.screen.unmount();

    let isUp = false;
    const failing = await open(waiting, {
      [read]: () => isUp ? { body: { reservedPet: waiting } } : problem(422, "invalid_input", "Not now."),
    });
    await expect.element(failing.screen.getByText("Not now.")).toBeVisible();
    isUp = true;
    await failing.screen.getByRole("button", { name: checkoutTexts.tryAgain }).click();
    await expect.element(failing.screen.getByRole("heading", { level: 1, name: "Maple" })).toBeVisible();
    await failing.screen.unmount();

    const { screen } = await renderSite(href, {
      user: consumer,
      answers: { "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } } },
    });
    await expect.element(screen.getByText(sessionTexts.breedersOnly)).toBeVisible();
  });

  it.each([320, 768, 1280])("has what comes next before who buys, within %d px", async (width) => {
    await page.viewport(width, 900);
    try {
      const { screen } = await open(waiting);
      const next = screen.getByRole("region", { name: /^Waiting for Dana/ });
      await expect.element(next).toBeVisible();
      const buyer = screen.getByRole("region", { name: texts.buyer });
      expect(next.element().compareDocumentPosition(buyer.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(globalThis.document.scrollingElement!.scrollWidth).toBeLessThanOrEqual(width);
    } finally {
      await page.viewport(1280, 900);
    }
  });
});

it("a row of the list leads to the reservation's page", async () => {
  const { screen, address } = await renderSite("/breeder/reservations", {
    user: breeder,
    answers: {
      "GET /v1/user": { body: { user: breeder, dashboard: "breeder" } },
      "GET /v1/breeders/pets/reserved": { body: { reservedPets: [waiting], nextCursor: null } },
      [read]: { body: { reservedPet: waiting } },
    },
  });
  await screen.getByRole("link", { name: "Maple", exact: true }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Maple" })).toBeVisible();
  expect(address()).toBe(href);
});
