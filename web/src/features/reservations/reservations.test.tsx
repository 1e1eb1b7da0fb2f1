import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type {
  AddOnOrder,
  ContestedPayment,
  Receipt,
  RefundQuote,
  Reservation,
  SavedCard,
} from "@hearthpaw/client";
import { exactText } from "@hearthpaw/ui-kit";
import document from "../../../../backend/generated/openapi.json";
import { balanceWords, depositWords } from "./order_lines.ts";
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
import * as pageTexts from "../../page_texts.ts";
import * as checkoutTexts from "./checkout/texts.tsx";
import * as listsTexts from "../../components/lists/texts.ts";
import * as sessionTexts from "../../components/session/texts.tsx";

/** The contract's own example: a Cavalier whose deposit is paid. */
const example = document.components.examples.ReservedPet.value.reservedPet as unknown as Reservation;
const { id } = example;
const read = `GET /v1/customer/pets/reserved/${id}`;
const mine = (answers: Answers = {}): Answers => ({
  "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
  "GET /v1/customer/pets/reserved": { body: { reservedPets: [example], nextCursor: null } },
  [read]: { body: { reservedPet: example } },
  ...answers,
});
const quote = document.components.examples.RefundQuote.value.refundQuote as unknown as RefundQuote;
const quoted = "POST /v1/payments/refund-quote";
const move = "PUT /v1/pets/reserved/status/update";
const canceled: Reservation = {
  ...example,
  status: "cancelled-by-buyer",
  allowedActions: [],
  refund: {
    status: "on-its-way",
    refundCents: 18_750,
    keptCents: 18_750,
    headline: quote.headline,
    reason: quote.reason,
    arrival: quote.arrival,
  },
};

const contested = (
  status: ContestedPayment["status"],
  paymentId = example.payments[0]!.id,
): ContestedPayment => ({
  paymentId,
  status,
  amountCents: 37_500,
  openedAt: "2025-11-20T10:00:00.000Z",
  closedAt: status === "lost" || status === "won" ? "2025-12-03T10:00:00.000Z" : null,
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a balance that a kept card pays", () => {
  const year = new Date().getUTCFullYear() + 1;
  const charged = (change: Partial<SavedCard> = {}): Reservation => ({
    ...example,
    orderDetails: { ...example.orderDetails, balanceDueOn: `${year}-03-07` },
    savedCard: {
      ...(document.components.examples.SavedCard.value.savedCard as SavedCard),
      chargeOn: `${year}-03-07`,
      last4: "3155",
      ...change,
    },
  });
  const PLACES = [
    `/reserve-pet/deposit/reservation-confirmation/?id=${id}`,
    `/account/reserved/${id}`,
    "/account/reserved",
    `/receipts/${example.payments[0]!.id}`,
    "/account/settings",
  ];
  const show = (path: string, reservedPet: Reservation) => {
    const { savedCard } = reservedPet;
    const receipt = {
      ...(document.components.examples.Receipt.value.receipt as Receipt),
      leftDueOn: `${year}-03-07`,
      savedCard,
    };
    return renderSite(path, {
      user: consumer,
      answers: mine({
        [read]: { body: { reservedPet } },
        "GET /v1/customer/pets/reserved": { body: { reservedPets: [reservedPet], nextCursor: null } },
        [`GET /v1/receipts/${example.payments[0]!.id}`]: { body: { receipt } },
        "GET /v1/payments/saved-cards": { body: { savedCards: [savedCard] } },
      }),
    });
  };

  it.each(PLACES)("is told the same and never called due, at %s", async (path) => {
    const { screen } = await show(path, charged());
    await expect.element(
      screen.getByText(new RegExp(`We'll charge \\$2,200 to your Visa 3155 on \\w+, March 7, ${year}\\.`))
        .first(),
    ).toBeVisible();
    const main = screen.getByRole("main").element().textContent;
    expect(main).not.toMatch(/\bdue\b|left to pay|pay the balance|late\b/i);
  });

  it.each(PLACES.slice(0, 4))("is due once the card was declined, at %s", async (path) => {
    const { screen } = await show(path, charged({ isDeclined: true }));
    await expect.element(screen.getByText(/\bdue\b/i).first()).toBeVisible();
    expect(screen.getByRole("main").element().textContent).not.toContain("We'll charge");
  });
});

describe("the confirmation", () => {
  it("says what was paid, what is due and when, and has a receipt that adds up", async () => {
    const { screen } = await renderSite(`/reserve-pet/deposit/reservation-confirmation/?id=${id}`, {
      user: consumer,
      answers: mine(),
    });
    await expect.element(screen.getByRole("heading", { name: "Maple is reserved for you" })).toBeVisible();
    await expect.element(
      screen.getByText(
        "We received your $375 deposit. The balance of $2,200 is due Friday, November 21, 2025.",
      ),
    ).toBeVisible();
    const receipt = screen.getByRole("region", { name: texts.orderAndPayments });
    expect(receipt.getByRole("row").elements().map((row) => row.textContent)).toEqual([
      "MapleThe price of the pet$2,500",
      "Pickup in CorvallisYou pick the pet up from the seller. There's no charge.$0",
      "Service fee3% of the pet and add-ons. It pays for seller checks, secure payment and support.$75",
      "Total$2,575",
      `Deposit paidVisa ending in 4242, ${exactText(example.payments[0]!.createdAt)}. Receipt HP-7K2M-9QXD-1${
        depositWords(example.orderDetails)
      }−$375`,
      `Balance${balanceWords("Friday, November 21, 2025")}$2,200`,
    ]);
    await expect.element(screen.getByRole("link", { name: "Willow Creek Cavaliers", exact: true }))
      .toBeVisible();
  });

  it("says of a delivery that is still to be chosen that it is, and not what it costs", async () => {
    const reservedPet = { ...example, orderDetails: { ...example.orderDetails, isDeliveryChosen: false } };
    const { screen } = await renderSite(`/account/reserved/${id}`, {
      user: consumer,
      answers: mine({ [read]: { body: { reservedPet } } }),
    });
    await expect.element(screen.getByRole("row", { name: /^Delivery.*Choose$/ })).toBeVisible();
  });

  it("has each line of the order once", async () => {
    const { screen } = await renderSite(`/account/reserved/${id}`, { user: consumer, answers: mine() });
    await expect.element(screen.getByRole("region", { name: texts.orderAndPayments })).toBeVisible();
    expect(screen.getByText("Service fee").elements()).toHaveLength(1);
  });

  it("shows what a bank has done since, also about add-ons", async () => {
    const chargebacks = [contested("lost"), contested("open", "0199b7d8-0a3b-7c4d-8e5f-aaaaaaaaaaaa")];
    const { screen } = await renderSite(`/account/reserved/${id}`, {
      user: consumer,
      answers: mine({ [read]: { body: { reservedPet: { ...example, chargebacks } } } }),
    });
    const rows = screen.getByRole("region", { name: texts.orderAndPayments }).getByRole("row");
    await expect.element(rows.filter({ hasText: texts.returnedByYourBank })).toBeVisible();
    await expect.element(rows.filter({ hasText: "Add-ons: in dispute with your bank" })).toBeVisible();
  });

  it("leads to the receipt, which adds up, names both sides, and prints alone", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    const receipt = document.components.examples.Receipt.value.receipt;
    const { screen } = await renderSite(`/reserve-pet/reservation-confirmation/?id=${id}`, {
      user: consumer,
      answers: mine({
        [`GET /v1/receipts/${example.payments[0]!.id}`]: {
          body: {
            receipt: {
              ...receipt,
              refunds: [{ amountCents: 37_500, at: "2025-11-15T10:00:00.000Z", status: "arrived" }],
              chargebacks: [contested("open"), contested("lost")],
            },
          },
        },
      }),
    });
    await screen.getByRole("link", { name: texts.viewReceipt }).click();
    const paper = screen.getByRole("article");
    await expect.element(paper.getByRole("heading", { level: 1, name: texts.receipt })).toBeVisible();
    await expect.element(paper.getByText("HP-7K2M-9QXD-1")).toBeVisible();
    await expect.element(paper.getByRole("link", { name: "HP-7K2M-9QXD" })).toHaveAttribute(
      "href",
      `/account/reserved/${id}`,
    );
    await expect.element(paper.getByText("Willow Creek CavaliersCorvallis, OR")).toBeVisible();
    await expect.element(paper.getByText(/^Dana Whitfield.*Portland, OR 97211$/)).toBeVisible();
    expect(paper.getByRole("row").elements().map((row) => row.textContent)).toEqual([
      "MapleThe price of the pet$2,500",
      "Service fee3% of the pet and add-ons. It pays for seller checks, secure payment and support.$75",
      "Total$2,575",
      "Deposit paidVisa ending in 4242−$375",
      "Balance dueDue Friday, November 21, 2025$2,200",
      `Refunded${exactText("2025-11-15T10:00:00.000Z")}$375`,
      `In dispute with your bankSince ${exactText("2025-11-20T10:00:00.000Z")}$375`,
      `Returned by your bankDisputed ${exactText("2025-11-20T10:00:00.000Z")}. Closed ${
        exactText("2025-12-03T10:00:00.000Z")
      }$375`,
    ]);
    await paper.getByRole("button", { name: texts.print }).click();
    expect(print).toHaveBeenCalledOnce();
  });

  it.each(["", "?id=nonsense", "?id=0199b7d2-91e4-7a30-8b6c-000000000000"])(
    "of nothing (%s) says so",
    async (search) => {
      const { screen } = await renderSite(`/reserve-pet/reservation-confirmation/${search}`, {
        user: consumer,
        answers: mine(),
      });
      await expect.element(screen.getByRole("heading", { name: texts.reservationNotFound }))
        .toBeVisible();
    },
  );
});

describe("the account", () => {
  it("has its tabs in the address, and an old address leads to them", async () => {
    const { screen } = await renderSite("/account/reserved", { user: consumer, answers: mine() });
    await expect.element(screen.getByRole("link", { name: "Maple" })).toHaveAttribute(
      "href",
      `/account/reserved/${id}`,
    );
    await expect.element(screen.getByText(/Balance of \$2,200 due/)).toBeVisible();
    await screen.getByRole("link", { name: pageTexts.profile }).click();
    await expect.element(screen.getByRole("heading", { name: "Dana Whitfield" })).toBeVisible();
  });

  it("says what would be there, and how it begins", async () => {
    const { screen } = await renderSite("/account/reserved", {
      user: consumer,
      answers: mine({ "GET /v1/customer/pets/reserved": { body: { reservedPets: [], nextCursor: null } } }),
    });
    await expect.element(screen.getByRole("link", { name: texts.seePuppiesAndDogs })).toBeVisible();
  });

  it("keeps the list when the rest does not come, and offers again", async () => {
    const { screen } = await renderSite("/account/reserved", {
      user: consumer,
      answers: mine({
        "GET /v1/customer/pets/reserved": (request) =>
          new URL(request.url).searchParams.has("cursor")
            ? problem(422, "invalid_input", "No.")
            : { body: { reservedPets: [example], nextCursor: "next" } },
      }),
    });
    await screen.getByRole("button", { name: texts.showMoreReservations }).click();
    await expect.element(screen.getByRole("button", { name: checkoutTexts.tryAgain })).toHaveFocus();
    await expect.element(screen.getByRole("status").filter({ hasText: listsTexts.weCouldntLoadMore }))
      .toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Maple" })).toBeVisible();
  });

  it("lets who has gone on meanwhile stay there", async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => arrive = resolve);
    const { screen } = await renderSite("/account/reserved", {
      user: consumer,
      answers: mine({
        "GET /v1/customer/pets/reserved": async (request) => {
          const isNext = new URL(request.url).searchParams.has("cursor");
          if (isNext) await arrived;
          const reservedPet = { ...example.reservedPet, name: isNext ? "Juniper" : "Maple" };
          const id = isNext ? crypto.randomUUID() : example.id;
          return {
            body: { reservedPets: [{ ...example, id, reservedPet }], nextCursor: isNext ? null : "next" },
          };
        },
      }),
    });
    await screen.getByRole("button", { name: texts.showMoreReservations }).click();
    const home = screen.getByRole("link", { name: "Maple" });
    (home.element() as HTMLElement).focus();
    arrive();
    await expect.element(screen.getByRole("link", { name: "Juniper" })).toBeVisible();
    await expect.element(home).toHaveFocus();
  });
});

describe("one reservation", () => {
  const open = (reservation: Reservation, answers: Answers = {}) =>
    renderSite(`/account/reserved/${id}`, {
      user: consumer,
      answers: mine({ [read]: { body: { reservedPet: reservation } }, ...answers }),
    });

  it("disables what is not possible, with the reason", async () => {
    const { screen } = await open(example);
    const confirm = screen.getByRole("button", { name: "Confirm you have Maple" });
    await expect.element(confirm).toHaveAttribute("aria-disabled", "true");
    await expect.element(confirm).toHaveAccessibleDescription(
      "The hand-off can be confirmed once everything is paid.",
    );
    await expect.element(screen.getByRole("button", { name: texts.cancelReservation })).not.toHaveAttribute(
      "aria-disabled",
    );
  });

  it("begins with what is next: the hand-off once the pet can go home, a checkout with its time", async () => {
    const paid: Reservation = {
      ...example,
      status: "paid",
      allowedActions: [{ action: "confirm-handover", isAllowed: true, reason: null }],
    };
    const arrived = await open(paid);
    const next = arrived.screen.getByRole("region", { name: "Do you have Maple?" });
    await expect.element(next.getByRole("button", { name: "Confirm you have Maple" })).toBeVisible();
    const main = arrived.screen.getByRole("main").element();
    // The next section is the other side's contact details, and only then comes the history.
    expect([...main.querySelectorAll("section > h2")].slice(0, 3).map((one) => one.textContent)).toEqual([
      "Do you have Maple?",
      "The breeder",
      "Status",
    ]);
    await arrived.screen.unmount();
    const held: Reservation = {
      ...example,
      status: "held",
      holdExpiresAt: "2099-11-14T17:05:00.000Z",
      payments: [],
    };
    const { screen } = await open(held);
    await expect.element(screen.getByText(/^Maple is held for you until \d+:05 [AP]M\.$/)).toBeVisible();
  });

  it.each([
    ["and shows it paid", false],
    ["and asks the server what the provider did not answer, before it says that nothing was charged", true],
  ])("takes the balance, %s", async (_name, isLost) => {
    let isConfirmed = false;
    vi.stubGlobal("fetch", (url: string) => {
      isConfirmed ||= url.endsWith("/confirm");
      if (isLost && isConfirmed) return Promise.reject(new TypeError("Failed to fetch"));
      return Promise.resolve(Response.json({
        id: "pi_1",
        status: isConfirmed ? "succeeded" : "requires_payment_method",
        payment_method_types: ["card"],
        next_action: null,
      }));
    });
    const paid: Reservation = {
      ...example,
      status: "paid",
      orderDetails: { ...example.orderDetails, paidAmount: 257500 },
    };
    let isPaid = false;
    const { screen, calls } = await open(example, {
      [read]: () => ({ body: { reservedPet: isPaid ? paid : example } }),
      "POST /v1/payments/pay-balance": {
        body: { clientSecret: "pi_1_secret_2", intentId: "pi_1", orderDetails: example.orderDetails },
      },
      "POST /v1/payments/verify-and-finalize": () => {
        isPaid = true;
        return { body: { reservedPet: paid } };
      },
    });
    await screen.getByRole("button", { name: "Pay $2,200" }).click();
    const form = screen.getByRole("form", { name: texts.payment });
    await form.getByLabelText("Card number").fill("4242424242424242");
    await form.getByLabelText("Expires").fill("12/34");
    await form.getByLabelText("Security code").fill("123");
    await form.getByLabelText("Billing ZIP code").fill("97211");
    await form.getByRole("button", { name: "Pay $2,200" }).click();
    await expect.element(screen.getByText("Maple is paid in full")).toBeVisible();
    // The balance may disappear a moment later.
    await expect.element(screen.getByRole("region", { name: texts.balance })).not.toBeInTheDocument();
    expect(screen.getByText(/You weren't charged/).elements()).toHaveLength(0);
    await expect.poll(() => calls.filter(({ name }) => name.endsWith("verify-and-finalize"))).toHaveLength(1);
  });

  const cancelButton = (screen: Awaited<ReturnType<typeof open>>["screen"]) =>
    screen.getByRole("button", { name: texts.cancelReservation });

  it("is canceled with the refund that the server quoted, and stands as canceled at once", async () => {
    let isCanceled = false;
    let answer = () => {};
    const asked = new Promise<void>((resolve) => answer = resolve);
    const { screen, calls } = await open(example, {
      [read]: () => ({ body: { reservedPet: isCanceled ? canceled : example } }),
      [quoted]: async () => {
        await asked;
        return { body: { refundQuote: quote } };
      },
      [move]: () => {
        isCanceled = true;
        return { body: { reservedPet: canceled } };
      },
    });
    await expect.element(screen.getByText(/has your name, phone number and email/)).toBeVisible();
    const card = screen.getByRole("region", { name: texts.theBreeder });
    await expect.element(card.getByRole("link", { name: "(541) 555-0136" })).toHaveAttribute(
      "href",
      "tel:+15415550136",
    );
    await expect.element(card.getByRole("link", { name: "nora@willowcreek.example.com" })).toHaveAttribute(
      "href",
      "mailto:nora@willowcreek.example.com",
    );
    await cancelButton(screen).click();
    const dialog = screen.getByRole("dialog", { name: "Cancel your reservation for Maple?" });
    await expect.element(dialog.getByText(texts.calculatingTheRefund)).toHaveRole("status");
    const go = dialog.getByRole("button", { name: texts.cancelReservation });
    await expect.element(go).toHaveAttribute("aria-disabled", "true");
    answer();
    await expect.element(dialog.getByText("You'll get $187.50 back to Visa 4242.")).toBeVisible();
    await expect.element(dialog.getByText(/\$187\.50 of what you paid isn't refundable/)).toBeVisible();
    // The deposit is a share of every line: the parts are folded.
    const part = dialog.getByRole("row", { name: "Service fee $10.92 $5.46" });
    expect(part.elements()).toEqual([]);
    await dialog.getByText(texts.refundDetails).click();
    await expect.element(part).toBeVisible();
    await dialog.getByRole("textbox").fill("We are moving.");
    await go.click();
    const refund = screen.getByRole("region", { name: texts.refundOnItsWay });
    await expect.element(refund.getByText("You'll get $187.50 back to Visa 4242.")).toBeVisible();
    await expect.element(screen.getByText(texts.yourReservationIsCanceled)).toBeVisible();
    await headingHasFocus();
    expect(screen.getByRole("region", { name: texts.balance }).elements()).toHaveLength(0);
    expect(screen.getByText(/has your name, phone number and email/).elements()).toHaveLength(0);
    expect(screen.getByRole("button", { name: texts.cancelReservation }).elements()).toHaveLength(0);
    expect(JSON.parse(calls.find(({ name }) => name === move)!.body)).toEqual({
      reservedPetId: id,
      action: "cancel",
      reason: "We are moving.",
      expectedRefundCents: 18_750,
    });
  });

  it("paid in full refunds one line for each thing bought", async () => {
    const line = (kind: "Deposit" | "Balance" | "Delivery", label: string, paidCents: number, kept = 0) => (
      { kind, label, paidCents, refundCents: paidCents - kept }
    );
    const lines = [
      line("Deposit", "Price of Maple (deposit)", 26_255, 13_127),
      line("Balance", "Price of Maple (balance)", 318_745),
      line("Delivery", "Delivery", 20_000),
    ];
    const { screen } = await open({ ...example, status: "paid" }, {
      [quoted]: {
        body: {
          refundQuote: { ...quote, lines, paidCents: 365_000, refundCents: 351_873, keptCents: 13_127 },
        },
      },
    });
    await cancelButton(screen).click();
    const dialog = screen.getByRole("dialog", { name: "Cancel your reservation for Maple?" });
    await expect.element(dialog.getByRole("row", { name: "Price of the pet $3,450 $3,318.73" }))
      .toBeVisible();
    expect(dialog.getByRole("row", { name: /\(deposit\)/ }).elements()).toEqual([]);
    await dialog.getByText(texts.refundDetails).click();
    await expect.element(dialog.getByRole("row", { name: /\(deposit\) \$262\.55/ })).toBeVisible();
  });

  it("is confirmed as handed over, and the focus stays on the page", async () => {
    const ready: Reservation = {
      ...example,
      status: "paid",
      allowedActions: [{ action: "confirm-handover", isAllowed: true, reason: null }],
    };
    const now: Reservation = { ...ready, status: "handed-over", allowedActions: [] };
    let isHome = false;
    const { screen } = await open(ready, {
      [read]: () => ({ body: { reservedPet: isHome ? now : ready } }),
      [move]: () => {
        isHome = true;
        return { body: { reservedPet: now } };
      },
    });
    await screen.getByRole("button", { name: "Confirm you have Maple" }).click();
    await screen.getByRole("dialog").getByRole("button", { name: /^Yes/ }).click();
    await expect.element(screen.getByRole("region", { name: texts.whatHappensNext })).toBeVisible();
    await headingHasFocus();
  });

  it("is not canceled for another refund than was shown: the new one is shown first", async () => {
    const whole = {
      ...quote,
      refundCents: 37_500,
      keptCents: 0,
      headline: "You'll get $375 back to Visa 4242.",
    };
    const quotes = [whole, quote];
    const { screen, calls } = await open(example, {
      [quoted]: () => ({ body: { refundQuote: quotes.shift() ?? quote } }),
      [move]: () => problem(409, "refund_changed", "The refund has changed."),
    });
    await cancelButton(screen).click();
    const dialog = screen.getByRole("dialog");
    await expect.element(dialog.getByText(whole.headline)).toBeVisible();
    await dialog.getByRole("button", { name: texts.cancelReservation }).click();
    await expect.element(dialog.getByText(/so nothing was canceled/)).toBeVisible();
    await expect.element(dialog.getByText(quote.headline)).toBeVisible();
    await dialog.getByRole("button", { name: texts.cancelReservation }).click();
    await expect.poll(() =>
      calls.filter(({ name }) => name === move).map(({ body }) => JSON.parse(body).expectedRefundCents)
    ).toEqual([37_500, 18_750]);
  });

  it("is not canceled while the refund is not known, and says when there is none", async () => {
    const none = {
      ...quote,
      refundCents: 0,
      keptCents: 37_500,
      arrival: null,
      targets: [],
      headline: "You won't get a refund.",
      reason: "Under X's refund policy, the $375 you paid isn't refundable.",
    };
    let isUp = false;
    const { screen } = await open(example, {
      [quoted]: () => isUp ? { body: { refundQuote: none } } : problem(422, "invalid_input", "No quote now."),
    });
    await cancelButton(screen).click();
    const dialog = screen.getByRole("dialog");
    await expect.element(dialog.getByText("No quote now.")).toBeVisible();
    await expect.element(dialog.getByRole("button", { name: texts.cancelReservation })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    isUp = true;
    await dialog.getByRole("button", { name: checkoutTexts.tryAgain }).click();
    await expect.element(dialog.getByText("You won't get a refund.")).toBeVisible();
    await expect.element(dialog.getByText(/the \$375 you paid isn't refundable/)).toBeVisible();
    expect(dialog.getByRole("table").elements()).toHaveLength(0);
  });

  it("offers similar pets to a buyer whose breeder canceled, and not to one who canceled", async () => {
    const other = { ...example.reservedPet, id: crypto.randomUUID(), name: "Biscuit" };
    other.breeder = { ...other.breeder, id: crypto.randomUUID() };
    const at = example.updatedAt;
    const timeline: Reservation["timeline"] = [
      ...canceled.timeline,
      { status: "cancelled-by-breeder", at, by: "breeder", reason: null },
      { status: "refunded", at, by: "system", reason: null },
    ];
    const answers: Answers = {
      ["GET /v1/pets/search/lean"]: { body: { data: { pets: [other], total: 1, pageSize: 20, page: 1 } } },
    };
    const { screen } = await open({ ...canceled, status: "refunded", timeline }, answers);
    await expect.element(screen.getByRole("link", { name: texts.seeSimilarPets })).toHaveAttribute(
      "href",
      "#similar",
    );
    await expect.element(screen.getByRole("link", { name: /Biscuit/ }).first()).toBeVisible();
    await screen.unmount();
    const own = await open(canceled, answers);
    await expect.element(own.screen.getByRole("region", { name: texts.refundOnItsWay })).toBeVisible();
    expect(own.screen.getByText(texts.stillLooking).elements()).toHaveLength(0);
  });

  it("follows what the other side and time do, without a reload", async () => {
    let now = example;
    const { screen } = await open(example, { [read]: () => ({ body: { reservedPet: now } }) });
    const live = liveEvents();
    const channel = `private-user-${consumer.id}`;
    await expect.poll(() => live.isHeard(channel, "reservation")).toBe(true);
    now = { ...canceled, status: "cancelled-by-breeder" };
    live.tell(channel, "reservation", { reservationId: id });
    await expect.element(screen.getByRole("region", { name: texts.refundOnItsWay })).toBeVisible();
    now = { ...now, status: "refunded", refund: { ...canceled.refund!, status: "arrived" } };
    live.tell(channel, "reservation", { reservationId: id });
    await expect.element(screen.getByRole("region", { name: texts.refundSent })).toBeVisible();
    now = {
      ...now,
      refund: { ...canceled.refund!, status: "delayed", headline: "We still owe you $187.50." },
    };
    live.tell(channel, "reservation", { reservationId: id });
    await expect.element(screen.getByText("We still owe you $187.50.")).toBeVisible();
  });
});

describe("the contract that was accepted", () => {
  const contract = document.components.examples.AcceptedContract.value.acceptedContract;
  const open = (isIntact: boolean) =>
    renderSite(`/contracts/${id}`, {
      user: consumer,
      answers: mine({
        [`GET /v1/pets/reserved/${id}/contract`]: { body: { acceptedContract: { ...contract, isIntact } } },
      }),
    });

  it("is read from the reservation, with its version, time and fingerprint, and alone on paper", async () => {
    const { screen } = await renderSite(`/account/reserved/${id}`, {
      user: consumer,
      answers: mine({
        [read]: { body: { reservedPet: { ...example, contractAcceptedAt: contract.acceptedAt } } },
        [`GET /v1/pets/reserved/${id}/contract`]: { body: { acceptedContract: contract } },
      }),
    });
    await screen.getByRole("link", { name: texts.contractAndGuarantee(false) }).click();
    await expect.element(
      screen.getByRole("heading", { level: 1, name: texts.contractAndGuarantee(false) }),
    )
      .toBeVisible();
    await expect.element(screen.getByText("1. What is sold. One companion pet.")).toBeVisible();
    await expect.element(screen.getByText(contract.hash)).toBeVisible();
    await expect.element(screen.getByText(exactText(contract.acceptedAt))).toBeVisible();
    await expect.element(screen.getByText(/Verified: this is the text/)).toBeVisible();
    // Whether printing leaves an element out, by the page's own print rules.
    const onPaper = (element: Element) =>
      [...globalThis.document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
        .filter((rule): rule is CSSMediaRule =>
          rule instanceof CSSMediaRule && rule.conditionText === "print"
        )
        .flatMap((media) => [...media.cssRules])
        .filter((rule): rule is CSSStyleRule =>
          rule instanceof CSSStyleRule && element.matches(rule.selectorText)
        )
        .every(({ style }) => style.display !== "none");
    expect(onPaper(screen.getByRole("banner").element())).toBe(false);
    expect(onPaper(screen.getByRole("contentinfo").element())).toBe(false);
    expect(onPaper(screen.getByRole("button", { name: texts.print }).element())).toBe(false);
    expect(onPaper(screen.getByText("1. What is sold. One companion pet.").element())).toBe(true);
    const header = screen.getByRole("heading", { level: 1 }).element().closest("header")!;
    expect(onPaper(header)).toBe(true);
  });

  it("warns where the text is not the one that was accepted", async () => {
    const { screen } = await open(false);
    await expect.element(screen.getByText(/has changed since you accepted it/)).toBeVisible();
    expect(screen.getByText(/Verified/).elements()).toHaveLength(0);
  });
});

describe("a breeder's reservations", () => {
  const buyer = {
    firstName: "Dana",
    lastName: "Whitfield",
    email: "dana@example.com",
    phoneNumber: "+15035550118",
  };
  const waiting: Reservation = {
    ...example,
    buyer,
    earnings: { platformFeeCents: 37500, netCents: 212500, coverCents: 0, availableAt: null },
    allowedActions: [
      { action: "cancel", isAllowed: true, reason: null },
      { action: "extend", isAllowed: false, reason: "The balance is not due yet." },
      { action: "complete", isAllowed: false, reason: "The balance hasn't been paid yet." },
    ],
  };
  const { buyer: _buyer, ...anonymous } = waiting;
  const held: Reservation = {
    ...anonymous,
    id: "0199b7d2-91e4-7a30-8b6c-aaaaaaaaaaaa",
    status: "held",
    number: "HP-AAAA-BBBB",
    orderDetails: { ...example.orderDetails, paidAmount: 0 },
    allowedActions: [{ action: "complete", isAllowed: false, reason: "The buyer hasn't paid yet." }],
  };
  const open = (list: Reservation[], answers: Answers = {}, href = "/breeder/reservations") =>
    renderSite(href, {
      user: breeder,
      answers: {
        "GET /v1/user": { body: { user: breeder, dashboard: "breeder" } },
        "GET /v1/breeders/pets/reserved": { body: { reservedPets: list, nextCursor: null } },
        ...answers,
      },
    });

  it("cannot be completed before the balance is paid, and say so", async () => {
    const { screen } = await open([waiting]);
    const complete = screen.getByRole("button", { name: "Complete: Maple" });
    await expect.element(complete).toHaveAttribute("aria-disabled", "true");
    await expect.element(complete).toHaveAccessibleDescription("The balance hasn't been paid yet.");
    await complete.click({ force: true });
    expect(screen.getByRole("dialog").elements()).toHaveLength(0);
  });

  it("show all of a row on a tablet, with nothing beyond its edge", async () => {
    await page.viewport(768, 900);
    try {
      const { screen } = await open([waiting]);
      const table = screen.getByRole("table");
      await expect.element(screen.getByRole("button", { name: "Complete: Maple" })).toBeVisible();
      const { scrollWidth, clientWidth } = table.element().parentElement!;
      expect(scrollWidth).toBe(clientWidth);
      const row = screen.getByRole("row").nth(1).element();
      expect(row.getBoundingClientRect().height).toBeLessThan(400);
    } finally {
      await page.viewport(1280, 900);
    }
  });

  it.each([320, 768])("keep no room at %d px for actions that a row has none of", async (width) => {
    await page.viewport(width, 900);
    try {
      const { screen } = await open([{ ...waiting, allowedActions: [] }]);
      await expect.element(screen.getByText("Dana Whitfield")).toBeVisible();
      const cells = [...screen.getByRole("row").nth(1).element().querySelectorAll("td")];
      expect(cells.at(-1)!.getClientRects()).toHaveLength(0);
    } finally {
      await page.viewport(1280, 900);
    }
  });

  it.each([320, 768])("keep at %d px what was added to a sale within its column", async (width) => {
    await page.viewport(width, 900);
    try {
      const order = document.components.examples.AddOnOrder.value.addOnOrder as unknown as AddOnOrder;
      const [line] = order.lineItems;
      const lineItems = [1, 2].map((n) => ({
        ...line!,
        kind: "Add-on" as const,
        label: `Going-home crate ${n}`,
      }));
      const { screen } = await open([{ ...waiting, addOnOrders: [{ ...order, status: "paid", lineItems }] }]);
      const note = screen.getByText("Added: Going-home crate 1, Going-home crate 2");
      await expect.element(note).toBeVisible();
      const cell = note.element().closest("th, td")!;
      expect(cell.scrollWidth).toBe(cell.clientWidth);
    } finally {
      await page.viewport(1280, 900);
    }
  });

  it("say what a bank did about a payment, and lead to the evidence while it decides", async () => {
    const { screen } = await open([{ ...waiting, chargebacks: [contested("won"), contested("open")] }]);
    await expect.element(screen.getByText(/^Disputed by the buyer's bank: \$375\. Since /)).toBeVisible();
    await expect.element(screen.getByText(/^Dispute closed, the payment stands: \$375\./)).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Add evidence for Maple" }))
      .toHaveAttribute("href", "/breeder/chargebacks");
  });

  it("say from when a pet goes home and how, as long as it has not", async () => {
    const on = (goHomeDate: string | null, change: Partial<Reservation> = {}): Reservation => ({
      ...waiting,
      ...change,
      id: crypto.randomUUID(),
      terms: { ...waiting.terms, goHomeDate },
    });
    const flown = { ...example.orderDetails, transportation: "flight" as const };
    const { screen } = await open([
      on("2099-12-02"),
      on("2020-01-01", { status: "paid", orderDetails: flown }),
      on(null, { status: "paid" }),
      on("2099-12-02", { status: "handed-over" }),
      on("2099-12-02", { status: "held" }),
      on("2020-01-01"),
    ]);
    const rows = screen.getByRole("row");
    // Breeders don't hand over unpaid pets.
    await expect.element(rows.nth(6)).toHaveTextContent(
      "Can go home once the balance is paid. The buyer picks up.",
    );
    await expect.element(rows.nth(1)).toHaveTextContent(
      "Goes home starting Wednesday, December 2, 2099. The buyer picks up.",
    );
    await expect.element(rows.nth(2)).toHaveTextContent("Can go home now. Puppy Flight.");
    await expect.element(rows.nth(3)).toHaveTextContent("Agree on a day with the buyer. The buyer picks up.");
    for (const at of [4, 5]) {
      expect(rows.nth(at).element().textContent).not.toMatch(/Goes home|The buyer picks up/);
    }
  });

  it("show the buyer only once money is there, and each status with its word", async () => {
    const { screen } = await open([held, waiting]);
    const rows = screen.getByRole("row");
    await expect.element(rows.nth(1)).toHaveTextContent(/In checkout.*Shown once paid/);
    await expect.element(rows.nth(2)).toHaveTextContent(/Deposit paid.*Dana Whitfield.*\(503\) 555-0118/);
    await expect.element(rows.nth(2)).toHaveTextContent(/\$375of \$2,575.*\$2,125after our \$375 fee/);
  });

  it("promise no share of a sale that was canceled, and say what the buyer got", async () => {
    const { screen } = await open([{ ...canceled, buyer, earnings: waiting.earnings! }]);
    const row = screen.getByRole("row").nth(1);
    await expect.element(row).toHaveTextContent(quote.headline);
    expect(row.element().textContent).not.toContain("$2,125");
  });

  it("are completed after one has read what follows, and stand there as completed", async () => {
    const paid: Reservation = {
      ...waiting,
      status: "paid",
      allowedActions: [{ action: "complete", isAllowed: true, reason: null }],
    };
    const { screen, calls } = await open([paid], {
      "POST /v1/breeders/reservation/complete": {
        body: { reservedPet: { ...paid, status: "completed", allowedActions: [] } },
      },
    });
    await screen.getByRole("button", { name: "Complete: Maple" }).click();
    const dialog = screen.getByRole("dialog", { name: "Complete the sale of Maple?" });
    await expect.element(dialog.getByText(/Your earnings of \$2,125 become available/)).toBeVisible();
    await dialog.getByRole("button", { name: texts.completeIt(false) }).click();
    await expect.element(screen.getByText("The sale of Maple is complete")).toBeVisible();
    await headingHasFocus();
    expect(JSON.parse(calls.find(({ name }) => name.endsWith("/complete"))!.body)).toEqual({
      reservedPetId: id,
    });
  });

  it("keep the dialog with the server's reason when the state has changed meanwhile", async () => {
    const { screen } = await open([{
      ...waiting,
      allowedActions: [{ action: "complete", isAllowed: true, reason: null }],
    }], {
      "POST /v1/breeders/reservation/complete": problem(
        409,
        "balance_due",
        "The buyer has to pay the balance.",
      ),
    });
    await screen.getByRole("button", { name: "Complete: Maple" }).click();
    await screen.getByRole("button", { name: texts.completeIt(false) }).click();
    await expect.element(screen.getByText("The buyer has to pay the balance.")).toBeVisible();
  });

  it("are canceled with what the buyer gets back as the server quotes it", async () => {
    const { screen, calls } = await open([waiting], {
      [quoted]: {
        body: { refundQuote: { ...quote, headline: "Dana Whitfield gets $375 back.", refundCents: 37_500 } },
      },
      [move]: { body: { reservedPet: { ...canceled, buyer } } },
    });
    await screen.getByRole("button", { name: "Cancel: Maple" }).click();
    const dialog = screen.getByRole("dialog", { name: "Cancel the reservation for Maple?" });
    await expect.element(dialog.getByText("Dana Whitfield gets $375 back.")).toBeVisible();
    await dialog.getByLabelText(texts.whyAreYouCanceling).selectOptions("keeping");
    await dialog.getByRole("button", { name: texts.cancelReservation }).click();
    await expect.element(screen.getByText("The reservation for Maple is canceled")).toBeVisible();
    await expect.element(screen.getByText("Maple stays off the site.")).toBeVisible();
    expect(JSON.parse(calls.find(({ name }) => name === move)!.body)).toMatchObject({
      expectedRefundCents: 37_500,
      cause: "keeping",
      listAgain: false,
    });
  });

  it("keep the part of the list in the address", async () => {
    const { screen, address, calls } = await open([waiting]);
    await screen.getByRole("link", { name: texts.completed }).click();
    await expect.poll(address).toBe("/breeder/reservations?show=completed");
    await expect.poll(() => calls.at(-1)!.search).toContain("status=completed");
  });

  it("are for breeders", async () => {
    const { screen } = await renderSite("/breeder/reservations", {
      user: consumer,
      answers: { "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } } },
    });
    await expect.element(screen.getByText(sessionTexts.breedersOnly)).toBeVisible();
  });
});
