import { describe, expect, it } from "vitest";
import type { User, WaitingPayout } from "@hearthpaw/client";
import { type Answers, consumer, decisionsTakeEffect, problem, renderSite } from "../../testing.tsx";

const admin = { ...consumer, role: "Admin", firstName: "Sam", lastName: "Ortega" } as User;
const GET = "GET /v1/admin/payouts";
const payout: WaitingPayout = {
  breederId: "0199a1b2-3c4d-7e5f-8a6b-7c8d9e0f1a2b",
  programName: "Willow Creek Cavaliers",
  reason: "returning",
  amountCents: 178_500,
  since: "2025-11-13T14:13:00.000Z",
  payoutId: "0199c0d1-0004-7a4e-9b5f-2c3d4e5f6071",
  failure: "account_closed",
  nextTryAt: "2025-11-14T14:13:00.000Z",
  canRetry: true,
  canSettle: true,
  isClosed: false,
};
const debt: WaitingPayout = {
  ...payout,
  programName: "Maple Hollow",
  reason: "owed",
  amountCents: 4_500,
  payoutId: null,
  failure: null,
  nextTryAt: null,
  canRetry: false,
  isClosed: true,
};
const RETRY = `POST /v1/admin/payouts/${payout.payoutId}/retry`;
const SETTLE = `POST /v1/admin/payouts/${payout.payoutId}/settled`;
const BALANCE = `POST /v1/admin/breeders/${debt.breederId}/balance/settled`;
const show = (waiting: WaitingPayout[], answers: Answers = {}) =>
  renderSite("/admin/payouts", {
    user: admin,
    answers: {
      "GET /v1/user": { body: { user: admin, dashboard: "consumer" } },
      [GET]: { body: { waiting, hasMore: false } },
      ...answers,
    },
  });

describe("payouts that wait", () => {
  it("say why and since when, and are tried again by a press", async () => {
    const { screen, calls } = await show([payout, debt], {
      [RETRY]: { body: { waiting: [], hasMore: false } },
    });
    for (
      const words of [
        "Willow Creek Cavaliers",
        "$1,785",
        "The bank returned it, and it isn't back from the breeder's account yet.",
        "Last error: account closed",
        "The breeder owes this.",
        "The breeder's account is closed.",
      ]
    ) {
      await expect.element(screen.getByText(words)).toBeVisible();
    }
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByText("Trying the $1,785 payout again")).toBeVisible();
    await expect.poll(() => calls.filter(({ name }) => name === RETRY)).toHaveLength(1);
    await expect.poll(() => calls.filter(({ name }) => name === GET).length).toBeGreaterThan(1);
    await screen.unmount();
  });

  it("are settled with a note, and say why if they can't be", async () => {
    const { screen, calls } = await show([payout], {
      [SETTLE]: problem(409, "payout_moved", "The payout has changed in the meantime."),
    });
    await screen.getByRole("button", { name: "Settle" }).click();
    const dialog = screen.getByRole("dialog", { name: "Settle $1,785?" });
    await dialog.getByRole("button", { name: "Settle" }).click();
    await expect.element(dialog.getByText("Add a note.")).toBeVisible();
    await dialog.getByLabelText("Note").fill("The account was overdrawn");
    await dialog.getByRole("button", { name: "Settle" }).click();
    await expect.element(screen.getByText("Not in effect yet")).toBeVisible();
    decisionsTakeEffect();
    await expect.element(screen.getByText("has changed in the meantime", { exact: false })).toBeVisible();
    const [call] = calls.filter(({ name }) => name === SETTLE);
    expect(JSON.parse(call!.body!)).toEqual({ reason: "The account was overdrawn" });
    await screen.unmount();
  });

  it("let staff write off what a breeder owes, with the balance they have seen", async () => {
    const { screen, calls } = await show([debt], { [BALANCE]: { body: { waiting: [], hasMore: false } } });
    await expect.element(screen.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    await screen.getByRole("button", { name: "Settle" }).click();
    const dialog = screen.getByRole("dialog", { name: "Settle $45?" });
    await dialog.getByLabelText("How is it settled?").selectOptions("written-off");
    await dialog.getByLabelText("Note").fill("Not worth collecting");
    await dialog.getByRole("button", { name: "Settle" }).click();
    await expect.element(screen.getByText("$45 settled").first()).toBeVisible();
    decisionsTakeEffect();
    await expect.poll(() => calls.some(({ name }) => name === BALANCE)).toBe(true);
    const [call] = calls.filter(({ name }) => name === BALANCE);
    expect(JSON.parse(call!.body!)).toEqual({
      side: "debt",
      how: "written-off",
      amountCents: 4_500,
      balanceCents: 4_500,
      reason: "Not worth collecting",
    });
    await screen.unmount();
  });

  it("are none on a good day", async () => {
    const { screen } = await show([]);
    await expect.element(screen.getByText("Nothing is waiting")).toBeVisible();
    await screen.unmount();
  });
});
