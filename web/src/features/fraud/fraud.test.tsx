import { expect, it } from "vitest";
import type { FraudCase, User } from "@hearthpaw/client";
import contract from "../../../../backend/generated/openapi.json";
import {
  type Answers,
  consumer,
  countings,
  decisionsTakeEffect,
  problem,
  renderSite,
} from "../../testing.tsx";

const bank = contract.components.examples.FraudCases.value.cases[0] as unknown as FraudCase;
const admin = { ...consumer, role: "Admin", type: "Admin" } as unknown as User;
const LIST = "GET /v1/admin/fraud-cases";
const MONEY = `POST /v1/admin/fraud-cases/${bank.id}/decide-money`;
const LISTING = `POST /v1/admin/fraud-cases/${bank.id}/decide-listing`;
const site = (answers: Answers) => ({
  user: admin,
  answers: {
    "GET /v1/user": { body: { user: admin, dashboard: "consumer" } },
    [LIST]: { body: { cases: [bank], nextCursor: null } },
    ...answers,
  },
});
const photo: FraudCase = {
  ...bank,
  kind: "listing",
  rule: "photo_of_another_seller",
  evidence: "A photo of this listing was already in a listing of the other seller.",
  listings: [
    {
      petId: bank.seller.breederId,
      name: "Maple",
      breed: "Beagle",
      status: "in-review",
      priceCents: 250_000,
      isAside: true,
      other: { petId: bank.seller.userId, name: "Hazel", breed: "Beagle", status: "available" },
    },
    {
      petId: bank.seller.userId,
      name: "",
      breed: "",
      status: "available",
      priceCents: null,
      isAside: false,
      other: null,
    },
  ],
};

it("shows both sellers beside each other, and releases payouts with a reason", async () => {
  let isCleared = false;
  const { screen, calls } = await renderSite(
    "/admin/fraud",
    site({
      [LIST]: () => ({ body: { cases: isCleared ? [] : [bank], nextCursor: null } }),
      [MONEY]: () => {
        isCleared = true;
        return { body: { case: { ...bank, status: "cleared" } } };
      },
    }),
  );
  const shown = screen.getByRole("article", { name: "Same payout account" });
  await expect.element(shown.getByText(bank.evidence)).toBeVisible();
  await expect.element(shown.getByText("Kennel partners and couples often share a bank account."))
    .toBeVisible();
  const second = shown.getByRole("region", { name: "Sunny Meadow Goldens" });
  await expect.element(second.getByText("Payouts on hold")).toBeVisible();
  await expect.element(second.getByText("$2,125")).toBeVisible();
  await expect.element(shown.getByRole("region", { name: "Willow Creek Kennel" }).getByText("Came first"))
    .toBeVisible();
  await shown.getByRole("button", { name: "Clear" }).click();
  const dialog = screen.getByRole("dialog", { name: "Resume payouts to Sunny Meadow Goldens?" });
  await dialog.getByRole("button", { name: "Resume payouts" }).click();
  await expect.element(dialog.getByText("Enter a reason (a sentence or two).").first()).toBeVisible();
  await dialog.getByLabelText("Why?").fill(" One kennel. ");
  await dialog.getByRole("button", { name: "Resume payouts" }).click();
  await expect.element(screen.getByText("Sunny Meadow Goldens: payouts resumed")).toBeVisible();
  await expect.element(screen.getByText("No open cases")).toBeVisible();
  expect(calls.filter(({ name }) => name === MONEY)).toEqual([]);
  decisionsTakeEffect();
  await expect.poll(() => calls.filter(({ name }) => name === MONEY)).toHaveLength(1);
  expect(JSON.parse(calls.find(({ name }) => name === MONEY)!.body)).toEqual({
    decision: "clear",
    reason: "One kennel.",
  });
  await expect.poll(() => countings(calls)).toBeGreaterThan(1);
  await screen.unmount();
});

it("shows listings beside each other, also without photos, and keeps them hidden by the keyboard", async () => {
  const { screen, calls } = await renderSite(
    "/admin/fraud",
    site({
      [LIST]: { body: { cases: [photo], nextCursor: null } },
      [LISTING]: { body: { case: { ...photo, status: "kept" } } },
    }),
  );
  const shown = screen.getByRole("article", { name: "Photo of another seller" });
  await expect.element(shown.getByRole("link", { name: "Maple" })).toBeVisible();
  await expect.element(shown.getByRole("link", { name: "Hazel" })).toBeVisible();
  await expect.element(shown.getByText("The other listing was deleted.")).toBeVisible();
  await expect.poll(() => document.querySelector("[data-seen]")).not.toBeNull();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true }));
  const dialog = screen.getByRole("dialog", { name: "Keep the listing of Sunny Meadow Goldens hidden?" });
  await expect.element(dialog.getByRole("link", { name: "suspend the account" }))
    .toHaveAttribute("href", "/admin/users?find=dana%40example.com");
  await dialog.getByLabelText("Why?").fill("There is no such pet.");
  await dialog.getByRole("button", { name: "Keep hidden" }).click();
  await expect.element(screen.getByText("Sunny Meadow Goldens: listing stays hidden")).toBeVisible();
  decisionsTakeEffect();
  await expect.poll(() => calls.some(({ name }) => name === LISTING)).toBe(true);
  expect(JSON.parse(calls.find(({ name }) => name === LISTING)!.body)).toMatchObject({ decision: "keep" });
  await screen.unmount();
});

it("says that somebody else was quicker, and keeps the words", async () => {
  const detail = "Another member of the team has already decided this case.";
  const { screen } = await renderSite(
    "/admin/fraud",
    site({ [MONEY]: problem(409, "transition_not_allowed", detail) }),
  );
  await screen.getByRole("button", { name: "Keep" }).click();
  const dialog = screen.getByRole("dialog");
  await dialog.getByLabelText("Why?").fill("Two names, one bank.");
  await dialog.getByRole("button", { name: "Keep on hold" }).click();
  await expect.element(screen.getByRole("button", { name: "Undo" })).toBeVisible();
  decisionsTakeEffect();
  await expect.element(screen.getByRole("alert").getByText(detail)).toBeVisible();
  await screen.getByRole("button", { name: "Keep", exact: true }).click();
  await expect.element(dialog.getByLabelText("Why?")).toHaveValue("Two names, one bank.");
  await screen.unmount();
});

it("says what will be here where nothing waits", async () => {
  const { screen } = await renderSite(
    "/admin/fraud",
    site({ [LIST]: { body: { cases: [], nextCursor: null } } }),
  );
  await expect.element(screen.getByText("No open cases")).toBeVisible();
  await screen.unmount();
});
