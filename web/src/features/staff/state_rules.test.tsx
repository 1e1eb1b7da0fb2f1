import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { StateRule, User } from "@hearthpaw/client";
import { type Answers, consumer, problem, renderSite } from "../../testing.tsx";
import { matchesState } from "./state_rules.ts";

const admin = { ...consumer, id: "01970000-1111-7222-8333-444455556666", role: "Admin" } as User;
const ruleOf = (state: StateRule["state"], name: string, change: Partial<StateRule> = {}): StateRule => ({
  state,
  name,
  saleAllowed: true,
  saleAllowedUnderOneYear: true,
  bnplAllowed: true,
  depositRefundable: false,
  note: "",
  source: "No rule on record. Confirm with counsel.",
  asOf: "2026-11-21",
  version: 1,
  changedBy: null,
  changedAt: null,
  reason: null,
  ...change,
});
const california = ruleOf("CA", "California", {
  saleAllowedUnderOneYear: false,
  bnplAllowed: false,
  depositRefundable: true,
  source: "California AB 519",
  asOf: "2026-01-01",
});
const CHANGE = "PUT /v1/admin/state-rules/CA";
const LIST = "GET /v1/admin/state-rules";
const open = (search = "", answers: Answers = {}) =>
  renderSite(`/admin/state-rules${search}`, {
    user: admin,
    answers: {
      "GET /v1/user": { body: { user: admin, dashboard: "consumer" } },
      [LIST]: { body: { stateRules: [california, ruleOf("NC", "North Carolina"), ruleOf("OR", "Oregon")] } },
      "GET /v1/admin/audit": { body: { entries: [], nextCursor: null } },
      ...answers,
    },
  });

describe("the rules of the states", () => {
  it("are listed with what is not usual, found by name, and narrowed to those that restrict", async () => {
    const { screen, address } = await open();
    const row = (name: RegExp) => screen.getByRole("row", { name });
    await expect.element(row(/California/)).toHaveTextContent(/Barred.*Barred.*Refundable/);
    await expect.element(row(/Oregon/)).toHaveTextContent(/Allowed.*Allowed.*Breeder's policy/);
    await screen.getByRole("searchbox", { name: "Find a state" }).fill("caro");
    await expect.element(row(/California/)).not.toBeInTheDocument();
    await expect.element(row(/North Carolina/)).toBeVisible();
    await expect.poll(address).toBe("/admin/state-rules?find=caro");
    await screen.getByRole("searchbox", { name: "Find a state" }).fill("");
    await expect.poll(address).toBe("/admin/state-rules");
    await screen.getByRole("link", { name: "With restrictions" }).click();
    await expect.element(row(/North Carolina/)).not.toBeInTheDocument();
    await expect.element(screen.getByText("1 state", { exact: true })).toBeVisible();
  });

  it("take a few lines each on a phone: what restricts, not what most states allow", async () => {
    await page.viewport(375, 800);
    try {
      const { screen } = await open();
      const row = (name: RegExp) => screen.getByRole("row", { name });
      await expect.element(row(/California/).getByText("Refundable")).toBeVisible();
      await expect.element(row(/Oregon/).getByText("Oregon")).toBeVisible();
      for (const cell of row(/Oregon/).getByText("Allowed").elements()) {
        await expect.element(cell).not.toBeVisible();
      }
      expect(row(/Oregon/).element().getBoundingClientRect().height).toBeLessThan(110);
    } finally {
      await page.viewport(1280, 900);
    }
  });

  it("change only with a reason, and then stand there as changed", async () => {
    const { screen, calls } = await open("?state=CA", {
      [CHANGE]: { body: { stateRule: { ...california, saleAllowedUnderOneYear: true, version: 2 } } },
    });
    const dialog = screen.getByRole("dialog", { name: "California" });
    await dialog.getByRole("checkbox", { name: /Breeders' pets under one year allowed/ }).click();
    await dialog.getByRole("button", { name: "Save rule" }).click();
    await expect.element(dialog.getByText("Enter why the rule is changing.")).toBeVisible();
    await expect.element(dialog.getByLabelText("Why is it changing?")).toHaveFocus();
    expect(calls.some(({ name }) => name === CHANGE)).toBe(false);
    await dialog.getByLabelText("Why is it changing?").fill("Counsel wrote on November 20.");
    await dialog.getByRole("button", { name: "Save rule" }).click();
    await expect.element(screen.getByText("The rule for California is saved")).toBeVisible();
    expect(JSON.parse(calls.find(({ name }) => name === CHANGE)!.body)).toMatchObject({
      saleAllowedUnderOneYear: true,
      bnplAllowed: false,
      reason: "Counsel wrote on November 20.",
      version: 1,
    });
    await expect.element(screen.getByRole("row", { name: /California/ })).toHaveTextContent(
      /Allowed.*Allowed.*Barred/,
    );
  });

  it("that somebody else changed are read again, with what was changed in their history", async () => {
    let isChanged = false;
    const changed = { ...california, version: 2, bnplAllowed: true };
    const { screen } = await open("?state=CA", {
      [LIST]: () => ({ body: { stateRules: [isChanged ? changed : california] } }),
      [CHANGE]: () => {
        isChanged = true;
        return problem(409, "rule_changed", "Someone else changed this rule.");
      },
      "GET /v1/admin/audit": {
        body: {
          entries: [{
            id: "0199b1d2-7c33-7a4e-9b5f-2c3d4e5f6071",
            actorId: admin.id,
            actorName: "Sam Ortega",
            action: "state-rule-changed",
            subjectKind: "state-rule",
            subjectId: "CA",
            subjectName: "California",
            reason: "AB 506 took effect.",
            changes: [{ field: "depositRefundable", before: "false", after: "true" }],
            at: "2026-01-02T10:02:00.000Z",
          }],
          nextCursor: null,
        },
      },
    });
    const dialog = screen.getByRole("dialog", { name: "California" });
    await expect.element(dialog.getByText("AB 506 took effect.")).toBeVisible();
    await expect.element(dialog.getByText(/changed the rule for/)).toBeVisible();
    await dialog.getByLabelText("Why is it changing?").fill("Counsel wrote.");
    await dialog.getByRole("button", { name: "Save rule" }).click();
    await expect.element(dialog.getByText("Someone else changed this rule.")).toBeVisible();
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect.element(dialog.getByRole("checkbox", { name: /Financing allowed/ })).toBeChecked();
    await expect.element(dialog.getByLabelText("Why is it changing?")).toHaveValue("Counsel wrote.");
    await expect.element(dialog.getByText("Someone else changed this rule.")).not.toBeInTheDocument();
  });
});

it.each([
  ["", true],
  ["ca", true],
  ["CALI", true],
  ["nia", false],
  ["c a", false],
])("California is meant by %j: %s", (typed, isMeant) => {
  expect(matchesState(california, typed)).toBe(isMeant);
});
