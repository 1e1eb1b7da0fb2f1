import { describe, expect, it } from "vitest";
import type { MoneyApproval, User } from "@hearthpaw/client";
import { type Answers, consumer, decisionsTakeEffect, problem, renderSite } from "../../testing.tsx";

const finance = {
  ...consumer,
  id: "01970000-1111-7222-8333-444455556666",
  role: "Admin",
  staffRank: "finance",
} as User;
const request: MoneyApproval = {
  id: "0199c0d1-0005-7a4e-9b5f-2c3d4e5f6099",
  kind: "refund",
  subjectId: "0199c0d1-0005-7a4e-9b5f-2c3d4e5f6090",
  about: "Maple",
  amountCents: 257_500,
  beforeCents: 5_000,
  reason: "The breeder can't keep the go-home date.",
  askedById: "01970000-1111-7222-8333-444455556667",
  askedBy: "Noor Haddad",
  askedAt: "2025-11-14T10:02:00.000Z",
  expiresAt: "2025-11-19T10:02:00.000Z",
};
const APPROVE = `POST /v1/admin/approvals/${request.id}/approve`;
const REFUSE = `POST /v1/admin/approvals/${request.id}/refuse`;
const show = (approvals: MoneyApproval[], more: Answers = {}) =>
  renderSite("/admin/approvals", {
    user: finance,
    answers: {
      "GET /v1/user": { body: { user: finance, dashboard: "consumer" } },
      "GET /v1/admin/approvals": { body: { approvals } },
      ...more,
    },
  });

describe("money that waits for a second person", () => {
  it("is approved after a question that names the amount", async () => {
    let approvals = [request];
    const { screen, calls } = await show([], {
      "GET /v1/admin/approvals": () => ({ body: { approvals } }),
      [APPROVE]: () => ({ body: { approvals: approvals = [] } }),
    });
    await expect.element(screen.getByText("Asked by Noor Haddad")).toBeVisible();
    await expect.element(screen.getByText("$50 before it counts too")).toBeVisible();
    expect(screen.getByRole("link", { name: "View details" }).element().getAttribute("href"))
      .toBe(`/admin/orders/${request.subjectId}`);
    await screen.getByRole("button", { name: "Approve $2,575 for Maple" }).click();
    await screen.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    const row = screen.getByRole("listitem").filter({ hasText: "Asked by Noor Haddad" });
    await expect.element(row.getByText("Not in effect yet")).toBeVisible();
    await expect.element(row.getByText("$2,575 approved")).toBeVisible();
    await expect.element(row.getByRole("button")).not.toBeInTheDocument();
    expect(calls.filter(({ name }) => name === APPROVE)).toHaveLength(0);
    decisionsTakeEffect();
    await expect.element(screen.getByText("Nothing is waiting")).toBeVisible();
    expect(calls.filter(({ name }) => name === APPROVE)).toHaveLength(1);
    await screen.unmount();
  });

  it("is refused with a reason", async () => {
    const { screen, calls } = await show([request], { [REFUSE]: { body: { approvals: [] } } });
    await screen.getByRole("button", { name: "Refuse $2,575 for Maple" }).click();
    const dialog = screen.getByRole("dialog");
    await dialog.getByRole("button", { name: "Refuse" }).click();
    await expect.element(dialog.getByText("Enter a reason (a sentence or two).").first()).toBeVisible();
    await dialog.getByRole("textbox", { name: "Why?" }).fill("The breeder pays it back.");
    await dialog.getByRole("button", { name: "Refuse" }).click();
    await expect.element(screen.getByText("$2,575 refused").first()).toBeVisible();
    decisionsTakeEffect();
    await expect.poll(() =>
      calls.filter(({ name }) => name === REFUSE).map(({ body }) => JSON.parse(body ?? ""))
    ).toEqual([
      { reason: "The breeder pays it back." },
    ]);
    await screen.unmount();
  });

  it("is not for who asked, and says why it can't be carried out", async () => {
    const own = await show([{ ...request, askedById: finance.id }]);
    await expect.element(own.screen.getByRole("button", { name: "Approve $2,575 for Maple" }))
      .toHaveAttribute("aria-disabled", "true");
    await own.screen.unmount();
    const { screen } = await show([request], {
      [APPROVE]: problem(
        409,
        "refund_changed",
        "$2,000 can be refunded now. Check the new amounts, then try again.",
      ),
    });
    await screen.getByRole("button", { name: "Approve $2,575 for Maple" }).click();
    await screen.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await expect.element(screen.getByText("Not in effect yet")).toBeVisible();
    decisionsTakeEffect();
    await expect.element(screen.getByText("$2,575 not approved")).toBeVisible();
    await expect.element(screen.getByText(/\$2,000 can be refunded now/).first()).toBeVisible();
    await screen.unmount();
  });
});
