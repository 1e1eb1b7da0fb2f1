import { describe, expect, it } from "vitest";
import document from "../../../../backend/generated/openapi.json";
import type {
  ChargebacksAnswer,
  OrderStoryAnswer,
  Reservation,
  StaffOrdersAnswer,
  StaffRefundQuoteAnswer,
  User,
} from "@hearthpaw/client";
import { type Answers, consumer, decisionsTakeEffect, problem, renderSite } from "../../testing.tsx";
import { differences } from "./words.ts";

const admin = { ...consumer, role: "Admin", firstName: "Sam", lastName: "Ortega" } as User;
const { examples } = document.components;
const { payments } = examples.ReservedPet.value.reservedPet as unknown as Reservation;
const story = { ...(examples.OrderStory.value as OrderStoryAnswer).story, payments };
const list = examples.StaffOrders.value as StaffOrdersAnswer;
const contested = examples.Chargebacks.value as ChargebacksAnswer;
const STORY = `GET /v1/admin/orders/${story.order.id}`;
const open = (path: string, answers: Answers = {}) =>
  renderSite(path, {
    user: admin,
    answers: {
      "GET /v1/user": { body: { user: admin, dashboard: "consumer" } },
      "GET /v1/admin/orders": { body: list },
      "GET /v1/admin/chargebacks": { body: contested },
      [STORY]: { body: { story } },
      ...answers,
    },
  });

describe("orders", () => {
  it("are found as one types, and lead to their story", async () => {
    const { screen, calls } = await open("/admin/orders");
    await expect.element(screen.getByRole("link", { name: "HP-7K2M-9QXW" })).toBeVisible();
    await screen.getByLabelText("Find an order").fill("pi_3SQkY2");
    await expect.poll(() => calls.filter(({ search }) => search.includes("q=pi_3SQkY2")).length).toBe(1);
    await screen.getByRole("link", { name: "HP-7K2M-9QXW" }).click();
    await expect.element(screen.getByRole("heading", { name: "Maple, HP-7K2M-9QXW" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: `Receipt ${payments[0]!.receiptNumber}` }))
      .toHaveAttribute("href", `/receipts/${payments[0]!.id}`);
    await screen.unmount();
  });

  it("of add-ons say so and lead to their sale", async () => {
    const sale = { ...story.order, id: "0199c0d1-0006-7a4e-9b5f-2c3d4e5f6071", orderType: "pet" as const };
    const addOns = { ...story.order, orderType: "addon" as const, totalCents: 9_167, paidCents: 9_167 };
    const { screen } = await open(`/admin/orders/${story.order.id}`, {
      [STORY]: { body: { story: { ...story, order: addOns, relatedOrders: [sale] } } },
    });
    await expect.element(screen.getByRole("heading", { name: "Add-ons for Maple, HP-7K2M-9QXW" }))
      .toBeVisible();
    const link = screen.getByRole("link", { name: "Sale of Maple" });
    expect(link.element().getAttribute("href")).toBe(`/admin/orders/${sale.id}`);
    await screen.unmount();
  });

  it("say how to look where none matches", async () => {
    const { screen } = await open("/admin/orders?find=Nobody", {
      "GET /v1/admin/orders": { body: { orders: [], nextCursor: null } },
    });
    await expect.element(screen.getByText("No order matches “Nobody”")).toBeVisible();
    await screen.unmount();
  });
});

describe("an order's story", () => {
  it("has our books beside the provider's record, and what both sides were told", async () => {
    const { screen } = await open(`/admin/orders/${story.order.id}`);
    for (const words of ["Breeder, pending", "pi_3SQkY2", "Maple is reserved", "$2,575 of $2,575 paid"]) {
      await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
    }
    expect(screen.getByRole("alert").elements()).toHaveLength(0);
    await screen.unmount();
  });

  it("raises the alarm where they differ", async () => {
    const { screen } = await open(`/admin/orders/${story.order.id}`, {
      [STORY]: { body: { story: { ...story, bookings: [] } } },
    });
    await expect.element(screen.getByRole("alert")).toHaveTextContent(
      "The provider took $2,575 more than we booked",
    );
    await screen.unmount();
  });

  it("that is not there says so", async () => {
    const { screen } = await open(`/admin/orders/${story.order.id}`, {
      [STORY]: problem(404, "not_found", "We couldn't find that."),
    });
    await expect.element(screen.getByText("We couldn't find that.")).toBeVisible();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Order" })).toBeVisible();
    await screen.unmount();
  });

  it("claims no difference while the provider cannot be reached", () => {
    const provider = story.provider.map((intent) => ({ ...intent, status: "unknown", receivedCents: 0 }));
    expect(differences({ ...story, provider })).toEqual([]);
    expect(differences(story)).toEqual([]);
  });
});

describe("a refund", () => {
  const { quote } = examples.StaffRefundQuote.value as StaffRefundQuoteAnswer;
  const QUOTE = `${STORY}/refund-quote`;
  const REFUND = `POST /v1/admin/orders/${story.order.id}/refund`;
  const all = {
    scope: "sale",
    amountCents: quote.refundableCents,
    breederCents: 212_500,
    petAfter: "available",
  };
  const quoted = (request: Request) => {
    const isPart = new URL(request.url).searchParams.get("scope") === "part";
    return { body: { quote: isPart ? quote : { ...quote, ...all } } };
  };
  const ask = async (answers: Answers = {}) => {
    const opened = await open(`/admin/orders/${story.order.id}`, {
      [QUOTE]: quoted,
      [REFUND]: { body: { order: story.order } },
      ...answers,
    });
    await opened.screen.getByRole("button", { name: "Refund" }).click();
    return { ...opened, dialog: opened.screen.getByRole("dialog", { name: "Refund the order for Maple?" }) };
  };

  it("of a part says what becomes of everybody's money before it is made, and is sent as it was shown", async () => {
    const { screen, dialog, calls } = await ask();
    await dialog.getByRole("button", { name: "Refund", exact: true }).click();
    await expect.element(dialog.getByText("Choose what to refund.").first()).toBeVisible();
    await dialog.getByRole("radio", { name: /Part of it/ }).click();
    await dialog.getByLabelText("Refund to the buyer").fill("515");
    await dialog.getByRole("radio", { name: /Willow Creek/ }).click();
    const shown = dialog.getByRole("region", { name: "What happens" });
    for (const words of ["To Visa 4242", "$425", "$1,700", "now $2,125"]) {
      await expect.element(shown.getByText(words)).toBeVisible();
    }
    const asked = calls.filter(({ name }) => name === QUOTE).at(-1)!.search;
    for (const part of ["scope=part", "amountCents=51500", "bornBy=breeder"]) expect(asked).toContain(part);
    await dialog.getByLabelText("Why?").fill("The crate was broken.");
    await dialog.getByRole("button", { name: "Refund", exact: true }).click();
    await expect.element(screen.getByText("Not in effect yet")).toBeVisible();
    expect(calls.filter(({ name }) => name === REFUND)).toHaveLength(0);
    decisionsTakeEffect();
    await expect.poll(() => calls.filter(({ name }) => name === REFUND)).toHaveLength(1);
    const [sent] = calls.filter(({ name }) => name === REFUND).map(({ body }) => JSON.parse(body));
    expect(sent).toEqual({
      scope: "part",
      amountCents: 51_500,
      refundableCents: 257_500,
      bornBy: "breeder",
      reason: "The crate was broken.",
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    await screen.unmount();
  });

  it("of everything cancels the sale, and asks nobody who pays", async () => {
    const { screen, dialog, calls } = await ask();
    await dialog.getByRole("radio", { name: /Everything \(\$2,575\)/ }).click();
    await expect.element(dialog.getByText("Maple is listed again.")).toBeVisible();
    await expect.element(dialog.getByText("$2,125").first()).toBeVisible();
    await dialog.getByLabelText("Why?").fill("The listing was wrong.");
    await dialog.getByRole("button", { name: "Cancel and refund" }).click();
    await expect.element(screen.getByText("Not in effect yet")).toBeVisible();
    expect(calls.filter(({ name }) => name === REFUND)).toHaveLength(0);
    decisionsTakeEffect();
    await expect.poll(() => calls.filter(({ name }) => name === REFUND)).toHaveLength(1);
    const [sent] = calls.filter(({ name }) => name === REFUND).map(({ body }) => JSON.parse(body));
    expect(sent).toMatchObject({ scope: "sale", amountCents: 257_500, isPetReturned: true });
    expect(sent.bornBy).toBeUndefined();
    await screen.unmount();
  });

  it("of nothing cancels an order that a code made free, without asking what to refund", async () => {
    const free = { ...story.order, status: "paid" as const, paidCents: 0, refundedCents: 0, owedCents: 0 };
    const { screen, calls } = await open(`/admin/orders/${free.id}`, {
      [STORY]: { body: { story: { ...story, order: free, payments: [] } } },
      [QUOTE]: {
        body: { quote: { ...quote, ...all, saleCents: 0, refundableCents: 0, amountCents: 0, targets: [] } },
      },
      [REFUND]: { body: { order: free } },
    });
    await screen.getByRole("button", { name: "Cancel order" }).click();
    const dialog = screen.getByRole("dialog", { name: "Cancel the order for Maple?" });
    await expect.element(dialog.getByText("There's no money to refund.", { exact: false })).toBeVisible();
    await expect.element(dialog.getByRole("radio")).not.toBeInTheDocument();
    await dialog.getByLabelText("Why?").fill("The litter was lost.");
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await expect.element(screen.getByText("Not in effect yet")).toBeVisible();
    expect(calls.filter(({ name }) => name === REFUND)).toHaveLength(0);
    decisionsTakeEffect();
    await expect.poll(() => calls.filter(({ name }) => name === REFUND)).toHaveLength(1);
    const [sent] = calls.filter(({ name }) => name === REFUND).map(({ body }) => JSON.parse(body));
    expect(sent).toMatchObject({ scope: "sale", amountCents: 0, refundableCents: 0, isPetReturned: true });
    await screen.unmount();
  });

  it("that can't be made says why, and one that has changed keeps what was typed", async () => {
    const contested = await ask({
      [QUOTE]: problem(409, "chargeback_open", "Wait for the bank's decision."),
    });
    await expect.element(contested.dialog.getByText("Wait for the bank's decision.")).toBeVisible();
    await contested.screen.unmount();
    const { screen, dialog } = await ask({
      [REFUND]: problem(409, "refund_changed", "$2,000 can be refunded now."),
    });
    await dialog.getByRole("radio", { name: /Everything/ }).click();
    await dialog.getByLabelText("Why?").fill("The listing was wrong.");
    await dialog.getByRole("button", { name: "Cancel and refund" }).click();
    await expect.element(screen.getByText("Not in effect yet")).toBeVisible();
    decisionsTakeEffect();
    await expect.element(screen.getByText("$2,575 for Maple: not refunded")).toBeVisible();
    await expect.element(screen.getByText(/\$2,000 can be refunded now/)).toBeVisible();
    await screen.getByRole("button", { name: "Refund" }).click();
    await expect.element(dialog.getByLabelText("Why?")).toHaveValue("The listing was wrong.");
    await screen.unmount();
  });

  it("keeps its key until it has succeeded, unless something else is asked for", async () => {
    let isDown = true;
    const { screen, dialog, calls } = await ask({
      [REFUND]: () => {
        if (isDown) throw new TypeError("Failed to fetch");
        return { body: { order: story.order } };
      },
    });
    const send = async (reason: string, count: number) => {
      await dialog.getByRole("radio", { name: /Everything/ }).click();
      await dialog.getByLabelText("Why?").fill(reason);
      await dialog.getByRole("button", { name: "Cancel and refund" }).click();
      await expect.element(screen.getByText("Not in effect yet")).toBeVisible();
      decisionsTakeEffect();
      await expect.poll(() => calls.filter(({ name }) => name === REFUND)).toHaveLength(count);
      await screen.getByRole("button", { name: "Refund", exact: true }).click();
    };
    await send("The listing was wrong.", 1);
    await send("The listing was wrong.", 2);
    await send("The listing was a fake.", 3);
    isDown = false;
    await send("The listing was a fake.", 4);
    await send("The listing was a fake.", 5);
    const keys = calls.filter(({ name }) => name === REFUND).map(({ body }) =>
      JSON.parse(body).idempotencyKey
    );
    expect(keys[1]).toBe(keys[0]);
    expect(keys[3]).toBe(keys[2]);
    expect(new Set(keys).size).toBe(3);
    await screen.unmount();
  });
});

describe("chargebacks", () => {
  it("say until when evidence is due, and lead to their order", async () => {
    const { screen } = await open("/admin/chargebacks");
    const row = screen.getByRole("row", { name: /HP-7K2M-9QXW/ });
    await expect.element(row.getByText("Product not received")).toBeVisible();
    await expect.element(row.getByRole("link", { name: /^Dec/ })).toHaveAttribute(
      "href",
      `/admin/chargebacks/${contested.chargebacks[0]!.id}`,
    );
    await expect.element(row.getByRole("link", { name: "HP-7K2M-9QXW" })).toHaveAttribute(
      "href",
      `/admin/orders/${story.order.id}`,
    );
    await screen.unmount();
  });
});
