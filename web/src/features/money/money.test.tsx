import { describe, expect, it } from "vitest";
import type { MoneyFinding, OwedRefund, ReconciliationAnswer, User } from "@hearthpaw/client";
import {
  type Answers,
  consumer,
  countings,
  decisionsTakeEffect,
  problem,
  renderSite,
} from "../../testing.tsx";

const admin = { ...consumer, role: "Admin", firstName: "Sam", lastName: "Ortega" } as User;
const refund: OwedRefund = {
  id: "0199c2a1-4d10-7b2e-8c3f-5a6b7c8d9e0f",
  reservationId: "0199b1d2-7c33-7a4e-9b5f-2c3d4e5f6070",
  reservationNumber: "HP-7K2M-9QXW",
  petName: "Millie",
  buyerName: "Dana Whitfield",
  programName: "Willow Creek Cavaliers",
  amountCents: 37_500,
  status: "pending",
  failure: "expired_or_canceled_card",
  attempts: 3,
  owedSince: "2025-11-14T10:02:00.000Z",
  nextTryAt: null,
};
const staff = (answers: Answers = {}): Answers => ({
  "GET /v1/user": { body: { user: admin, dashboard: "consumer" } },
  "GET /v1/admin/refunds": { body: { refunds: [refund], nextCursor: null } },
  ...answers,
});

describe("refunds that have not arrived", () => {
  it("say whose they are, why they failed and what comes next, and are tried again by a press", async () => {
    const retry = `POST /v1/admin/refunds/${refund.id}/retry`;
    const { screen, calls } = await renderSite("/admin/refunds", {
      user: admin,
      answers: staff({ [retry]: { body: { refund } } }),
    });
    for (
      const words of ["Dana Whitfield", "$375", "Last error: expired or canceled card", "Tried 3 times."]
    ) {
      await expect.element(screen.getByText(words)).toBeVisible();
    }
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByText("Trying the $375 refund again")).toBeVisible();
    await expect.poll(() => calls.filter(({ name }) => name === retry)).toHaveLength(1);
    await expect.poll(() => countings(calls)).toBeGreaterThan(1);
    await screen.unmount();
  });

  it("are marked as paid another way with a note, and say why where that cannot be", async () => {
    const settled = `POST /v1/admin/refunds/${refund.id}/settled`;
    const { screen, calls } = await renderSite("/admin/refunds", {
      user: admin,
      answers: staff({
        [settled]: problem(409, "refund_under_way", "The payment provider is still working on it."),
      }),
    });
    await screen.getByRole("button", { name: "Mark as paid" }).click();
    const dialog = screen.getByRole("dialog", { name: "Mark the $375 refund as paid?" });
    await dialog.getByRole("button", { name: "Mark as paid" }).click();
    await expect.element(dialog.getByText("Add a note.")).toBeVisible();
    expect(calls.filter(({ name }) => name === settled)).toHaveLength(0);
    await dialog.getByLabelText("How did you pay it?").selectOptions("bank-transfer");
    await dialog.getByLabelText("Note").fill("Wire 1042");
    await dialog.getByRole("button", { name: "Mark as paid" }).click();
    await expect.element(screen.getByText("Not in effect yet")).toBeVisible();
    expect(calls.filter(({ name }) => name === settled)).toHaveLength(0);
    decisionsTakeEffect();
    await expect.element(screen.getByText("still working on it", { exact: false })).toBeVisible();
    await screen.getByRole("button", { name: "Mark as paid" }).click();
    await expect.element(dialog.getByLabelText("Note")).toHaveValue("Wire 1042");
    await expect.element(dialog.getByLabelText("How did you pay it?")).toHaveValue("bank-transfer");
    const [call] = calls.filter(({ name }) => name === settled);
    expect(JSON.parse(call!.body!)).toEqual({ how: "bank-transfer", reason: "Wire 1042" });
    await screen.unmount();
  });

  it("are none on a good day", async () => {
    const { screen } = await renderSite("/admin/refunds", {
      user: admin,
      answers: staff({ "GET /v1/admin/refunds": { body: { refunds: [], nextCursor: null } } }),
    });
    await expect.element(screen.getByText("Every refund has arrived")).toBeVisible();
    await screen.unmount();
  });
});

describe("the comparison of the books with the provider's record", () => {
  const reconciliation: ReconciliationAnswer = {
    check: {
      startedAt: "2025-11-14T05:11:00.000Z",
      endedAt: "2025-11-14T05:12:04.000Z",
      since: "2025-07-17T05:11:00.000Z",
      reservations: 1_840,
      charges: 2_215,
      refunds: 131,
      disputes: 1,
      payouts: 96,
      others: 0,
      settled: 2,
      booksCents: 18_422_150,
      providerCents: 18_422_150,
    },
    isUnderWay: false,
    differences: [{
      rule: "I7",
      title: "No paid reservation without its money",
      subject: "0199b1d2-7c33-7a4e-9b5f-2c3d4e5f6070",
      detail: "paid: $375 paid of $2,575",
      firstSeenAt: "2025-11-13T05:12:00.000Z",
      lastSeenAt: "2025-11-14T05:12:04.000Z",
    }],
    total: 1,
    findings: [],
    findingsTotal: 0,
    findingsCents: 0,
  };
  const GET = "GET /v1/admin/reconciliation";
  const POST = "POST /v1/admin/reconciliation";

  it("says what it looked at and what it left, and leads to the order", async () => {
    const { screen } = await renderSite("/admin/reconciliation", {
      user: admin,
      answers: staff({ [GET]: { body: reconciliation } }),
    });
    await expect.element(screen.getByRole("heading", { name: "1 difference", exact: true })).toBeVisible();
    for (
      const words of [
        "1,840 reservations, 2,215 charges",
        "1 chargeback,",
        "2 differences settled",
        "Our balance at the payment provider is $184,221.50, as booked.",
        "$375 paid of $2,575",
        "find the order and cancel it to end the sale",
      ]
    ) {
      await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
    }
    await expect.element(screen.getByRole("link", { name: "Find the order" }))
      .toHaveAttribute("href", `/admin/orders?find=${reconciliation.differences[0]!.subject}`);
    await screen.unmount();
  });

  it("is begun by a press, and its end appears by itself", async () => {
    let asked = 0;
    const clean = { ...reconciliation, differences: [], total: 0 };
    const { screen, calls } = await renderSite("/admin/reconciliation", {
      user: admin,
      answers: staff({
        [GET]: () => ({ body: asked++ < 1 ? reconciliation : clean }),
        [POST]: { body: { ...reconciliation, isUnderWay: true } },
      }),
    });
    await screen.getByRole("button", { name: "Compare now" }).click();
    await expect.element(screen.getByRole("button", { name: "Comparing" })).toBeVisible();
    await expect.element(screen.getByText("Everything matches")).toBeVisible();
    await expect.poll(() => calls.filter(({ name }) => name === POST)).toHaveLength(1);
    await screen.unmount();
  });

  const finding: MoneyFinding = {
    id: "0199c2a1-4d10-7b2e-8c3f-5a6b7c8d9e10",
    kind: "payment",
    subject: "pi_3QzLostMillieDeposit1",
    status: "open",
    amountCents: 37_500,
    leftCents: 37_500,
    petName: "Millie",
    reservationNumber: "HP-7K2M-9QXW",
    buyerEmail: "dana.whitfield@example.com",
    programName: "Willow Creek Cavaliers",
    happenedAt: "2025-11-14T03:40:00.000Z",
    foundAt: "2025-11-14T05:12:04.000Z",
    failure: null,
    attachRefusal: null,
  };
  const second: MoneyFinding = {
    ...finding,
    id: "0199c2a1-4d10-7b2e-8c3f-5a6b7c8d9e11",
    subject: "pi_3QzLostJasper",
    petName: "Jasper",
    attachRefusal: "Somebody else is buying Jasper.",
  };
  const withFindings = (...findings: MoneyFinding[]): ReconciliationAnswer => ({
    ...reconciliation,
    differences: [],
    total: 0,
    findings,
    findingsTotal: findings.length,
    findingsCents: findings.reduce((sum, { leftCents }) => sum + leftCents, 0),
  });
  const wayOut = (one: MoneyFinding, name: string) =>
    `POST /v1/admin/reconciliation/findings/${one.id}/${name}`;

  it("lists payments that our records don't have, and restores a sale if it can", async () => {
    let left = [finding, second];
    const { screen, calls } = await renderSite("/admin/reconciliation", {
      user: admin,
      answers: staff({
        [GET]: () => ({ body: withFindings(...left) }),
        [wayOut(finding, "attach")]: () => {
          left = [second];
          return { body: { finding: { ...finding, status: "settled" } } };
        },
      }),
    });
    await expect.element(screen.getByText("2 payments missing from our records ($750)")).toBeVisible();
    for (const words of ["Somebody else is buying Jasper.", "Buyer: dana.whitfield@example.com"]) {
      await expect.element(screen.getByText(words).first()).toBeVisible();
    }
    expect(screen.getByRole("button", { name: "Restore sale" }).elements()).toHaveLength(1);
    await screen.getByRole("button", { name: "Restore sale" }).click();
    const dialog = screen.getByRole("dialog", { name: "Restore the sale of Millie?" });
    await dialog.getByRole("button", { name: "Restore sale" }).click();
    await expect.element(screen.getByText("Not in effect yet")).toBeVisible();
    decisionsTakeEffect();
    await expect.element(screen.getByText("1 payment missing from our records ($375)")).toBeVisible();
    expect(calls.filter(({ name }) => name === wayOut(finding, "attach"))).toHaveLength(1);
    await screen.unmount();
  });

  it("refunds or keeps a payment with a reason, and says why the provider refused", async () => {
    const { screen, calls } = await renderSite("/admin/reconciliation", {
      user: admin,
      answers: staff({
        [GET]: { body: withFindings(second) },
        [wayOut(second, "refund")]: {
          body: { finding: { ...second, failure: "charge_disputed" } },
        },
        [wayOut(second, "keep")]: problem(409, "finding_settled", "This was already settled another way."),
      }),
    });
    await screen.getByRole("button", { name: "Refund $375" }).click();
    const refunding = screen.getByRole("dialog", { name: "Refund $375?" });
    await refunding.getByRole("button", { name: "Refund $375" }).click();
    await expect.element(refunding.getByText("Add a reason.")).toBeVisible();
    await refunding.getByLabelText("Reason").fill("Jasper has a new family");
    await refunding.getByRole("button", { name: "Refund $375" }).click();
    await expect.element(screen.getByText("Not in effect yet")).toBeVisible();
    decisionsTakeEffect();
    await expect.element(screen.getByText("The payment provider refused: charge disputed")).toBeVisible();
    const [call] = calls.filter(({ name }) => name === wayOut(second, "refund"));
    expect(JSON.parse(call!.body!)).toEqual({ reason: "Jasper has a new family" });
    await screen.getByRole("button", { name: "Keep as unexplained" }).click();
    const keeping = screen.getByRole("dialog", { name: "Keep $375 as unexplained?" });
    await keeping.getByLabelText("Reason").fill("Test charge");
    await keeping.getByRole("button", { name: "Keep as unexplained" }).click();
    await expect.element(screen.getByText("Not in effect yet")).toBeVisible();
    decisionsTakeEffect();
    await expect.element(screen.getByText("already settled another way", { exact: false })).toBeVisible();
    await screen.unmount();
  });
});
