import { describe, expect, it } from "vitest";
import type { User, WaitingMoney, WaitingMoneyAnswer } from "@hearthpaw/client";
import { consumer, problem, renderSite } from "../../testing.tsx";

const admin = { ...consumer, role: "Admin", firstName: "Sam", lastName: "Ortega" } as User;
const GET = "GET /v1/admin/money-waiting";
const ID = "0199c0d1-0003-7a4e-9b5f-2c3d4e5f6071";
const refund: WaitingMoney = {
  id: `refund:failed:${ID}`,
  kind: "refund",
  subjectId: ID,
  amountCents: 37_500,
  dueAt: null,
  since: "2025-11-20T16:12:00.000Z",
  reason: "The refund failed, and we won't try again automatically.",
  buyer: { name: "Dana Whitfield", email: "dana@example.com" },
  breeder: { name: "Willow Creek Cavaliers", email: "maria@willowcreek.example" },
  petName: "Maple",
  reservationNumber: "HP-7KQ2-M4XN",
  orderId: "0199c0d1-0001-7a4e-9b5f-2c3d4e5f6071",
};
const debt: WaitingMoney = {
  id: `debt:owed:${ID}`,
  kind: "debt",
  subjectId: ID,
  amountCents: 4_500,
  dueAt: null,
  since: "2025-11-01T09:00:00.000Z",
  reason: "The breeder owes this.",
  breeder: { name: "Maple Hollow", email: "hello@maplehollow.example" },
  petName: null,
  reservationNumber: null,
  orderId: null,
};
const chargeback: WaitingMoney = {
  ...refund,
  id: `chargeback:open:${ID}`,
  kind: "chargeback",
  amountCents: null,
  dueAt: "2025-12-03T23:59:59.000Z",
};
const answer = (change: Partial<WaitingMoneyAnswer> = {}): WaitingMoneyAnswer => ({
  waiting: [debt, refund, chargeback],
  counts: [
    { kind: "refund", count: 1, hasMore: false },
    { kind: "chargeback", count: 1, hasMore: false },
    { kind: "debt", count: 1000, hasMore: true },
  ],
  nextCursor: null,
  refundTimes: { count: 212, medianSeconds: 4, slowestSeconds: 90_061 },
  ...change,
});
const show = (body: WaitingMoneyAnswer, path = "/admin/money-waiting", more = {}) =>
  renderSite(path, {
    user: admin,
    answers: {
      "GET /v1/user": { body: { user: admin, dashboard: "consumer" } },
      [GET]: { body },
      ...more,
    },
  });

describe("money that waits", () => {
  it("says whose it is, why and since when, and leads to where it is settled", async () => {
    const { screen } = await show(answer());
    await expect.element(screen.getByText("$375").first()).toBeVisible();
    await expect.element(screen.getByText(refund.reason).first()).toBeVisible();
    const links = {
      "Go to refunds: Maple (HP-7KQ2-M4XN)": "/admin/refunds",
      "Answer the bank: Maple (HP-7KQ2-M4XN)": `/admin/chargebacks/${ID}`,
      "Settle debt: Maple Hollow": "/admin/payouts",
      "Dana Whitfield": "/admin/users?find=dana%40example.com",
      "Maple Hollow": "/admin/users?find=hello%40maplehollow.example",
    };
    for (const [name, href] of Object.entries(links)) {
      await expect.element(screen.getByRole("link", { name, exact: true }).first()).toHaveAttribute(
        "href",
        href,
      );
    }
    await expect.element(screen.getByText("Unknown")).toBeVisible();
    await expect.element(screen.getByText(/^Due /)).toBeVisible();
    await expect.element(
      screen.getByText("half of them within 4 seconds of the decision, the slowest after 25 hours", {
        exact: false,
      }),
    ).toBeVisible();
    await screen.unmount();
  });

  it("is filtered by type, with how many of each there are", async () => {
    const { screen, calls } = await show(answer());
    await expect.element(screen.getByRole("link", { name: "All (1,002+)" })).toBeVisible();
    await screen.getByRole("link", { name: "Debt (1,000+)" }).click();
    await expect.poll(() => calls.some(({ search }) => search.includes("kind=debt"))).toBe(true);
    await expect.element(screen.getByRole("link", { name: "Debt (1,000+)" })).toHaveAttribute("aria-current");
    await screen.unmount();
  });

  it("says when there is none, of a type too", async () => {
    const none = answer({
      waiting: [],
      counts: [],
      refundTimes: { count: 0, medianSeconds: null, slowestSeconds: null },
    });
    const { screen } = await show(none);
    await expect.element(screen.getByText("No money is waiting")).toBeVisible();
    await expect.element(screen.getByText("No refunds were sent", { exact: false })).toBeVisible();
    await screen.unmount();
    const of = await show(none, "/admin/money-waiting?kind=payout");
    await expect.element(of.screen.getByText("None of these are waiting")).toBeVisible();
    await expect.element(of.screen.getByRole("link", { name: "Payout (0)" })).toBeVisible();
    await of.screen.unmount();
  });

  it("can be asked for again when it didn't load", async () => {
    const { screen } = await show(answer(), undefined, { [GET]: problem(500, "internal", "Oops") });
    await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    await screen.unmount();
  });
});
