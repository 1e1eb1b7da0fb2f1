import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { StaffMembersAnswer, User } from "@hearthpaw/client";
import { type Answers, consumer, decisionsTakeEffect, problem, renderSite } from "../../testing.tsx";

const admin = {
  ...consumer,
  id: "01970000-1111-7222-8333-444455556666",
  role: "Admin",
  staffRank: "admin",
  firstName: "Sam",
  lastName: "Ortega",
} as User;
const person = {
  id: admin.id,
  firstName: "Sam",
  lastName: "Ortega",
  email: "sam@hearthpaw.com",
  rank: "admin",
  accountStatus: "Active",
  hasSecondFactor: true,
  lastSeenAt: new Date(Date.now() - 60_000).toISOString(),
} as const;
const noor = {
  ...person,
  id: "01970000-1111-7222-8333-444455556667",
  firstName: "Noor",
  lastName: "Haddad",
  email: "noor@hearthpaw.com",
  rank: "moderator",
  hasSecondFactor: false,
  lastSeenAt: null,
} as const;
const invited = {
  id: "0199b1d2-7c33-7a4e-9b5f-2c3d4e5f6072",
  email: "new@hearthpaw.com",
  rank: "finance",
  invitedBy: "Sam Ortega",
  expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
} as const;
const members: StaffMembersAnswer = { staff: [person, noor], invitations: [invited] };
const answers = (more: Answers = {}): Answers => ({
  "GET /v1/user": { body: { user: admin, dashboard: "consumer" } },
  "GET /v1/admin/staff": { body: members },
  ...more,
});
const show = (more: Answers = {}) => renderSite("/admin/staff", { user: admin, answers: answers(more) });
const TOKEN = "AZmx0nwzek6bXyw9Tl9gcUyO6a1kq0bT4mI8sVZ7hRc";
const INVITATION = "GET /v1/staff/invitation";

describe("the list of the staff", () => {
  it("has everyone with rank and two-step verification, and no buttons for oneself", async () => {
    const { screen } = await show();
    await expect.element(screen.getByRole("heading", { name: "Staff", exact: true })).toBeVisible();
    await expect.element(screen.getByText("Noor Haddad")).toBeVisible();
    await expect.element(screen.getByText("Not set up")).toBeVisible();
    await expect.element(screen.getByText("Never", { exact: true })).toBeVisible();
    expect(screen.getByRole("button", { name: /Sam Ortega$/ }).elements().map((one) => one.textContent))
      .not.toContain("Remove");
    await screen.unmount();
  });

  it("invites, changes a rank and removes, and shows the staff as they are then", async () => {
    let now: StaffMembersAnswer = members;
    const { screen, calls } = await show({
      "GET /v1/admin/staff": () => ({ body: now }),
      "POST /v1/admin/staff/invitations": { body: members },
      [`PUT /v1/admin/staff/${noor.id}/rank`]: () => ({
        body: now = { ...members, staff: [person, { ...noor, rank: "support" }] },
      }),
      [`DELETE /v1/admin/staff/${noor.id}`]: () => ({ body: now = { staff: [person], invitations: [] } }),
    });
    const sent = (name: string) =>
      calls.filter((one) => one.name === name).map(({ body }) => JSON.parse(body ?? ""));
    await screen.getByRole("button", { name: "Invite someone" }).click();
    await screen.getByRole("textbox", { name: "Email" }).fill("Ana@hearthpaw.com");
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByText("Invitation sent to ana@hearthpaw.com")).toBeVisible();
    expect(sent("POST /v1/admin/staff/invitations")).toEqual([
      { email: "ana@hearthpaw.com", rank: "moderator" },
    ]);

    await screen.getByRole("button", { name: "Change rank: Noor Haddad" }).click();
    await screen.getByRole("combobox", { name: "Rank" }).selectOptions("support");
    await screen.getByRole("dialog").getByRole("button", { name: "Change rank" }).click();
    const row = screen.getByRole("row", { name: /Noor Haddad/ });
    await expect.element(row.getByText("Noor Haddad: support from now on")).toBeVisible();
    expect(sent(`PUT /v1/admin/staff/${noor.id}/rank`)).toEqual([]);
    decisionsTakeEffect();
    await expect.element(row.getByText("Support", { exact: true })).toBeVisible();
    expect(sent(`PUT /v1/admin/staff/${noor.id}/rank`)).toEqual([{ rank: "support" }]);

    await screen.getByRole("button", { name: "Remove: Noor Haddad" }).click();
    await expect.element(screen.getByText("Noor keeps the account, as a buyer.")).toBeVisible();
    await screen.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await expect.element(row.getByText("Noor Haddad: removed from the staff")).toBeVisible();
    await userEvent.keyboard("u");
    await screen.getByRole("button", { name: "Remove: Noor Haddad" }).click();
    await screen.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await expect.element(row.getByText("Not in effect yet")).toBeVisible();
    decisionsTakeEffect();
    await expect.element(row).not.toBeInTheDocument();
    expect(calls.filter(({ name }) => name.startsWith("DELETE"))).toHaveLength(1);
    await screen.unmount();
  });

  it("withdraws an invitation", async () => {
    let now: StaffMembersAnswer = members;
    const { screen } = await show({
      "GET /v1/admin/staff": () => ({ body: now }),
      [`DELETE /v1/admin/staff/invitations/${invited.id}`]: () => ({
        body: now = { ...members, invitations: [] },
      }),
    });
    await screen.getByRole("button", { name: `Withdraw the invitation for ${invited.email}` }).click();
    const line = screen.getByRole("region", { name: "Open invitations" });
    await expect.element(line.getByText(`${invited.email}: invitation withdrawn`)).toBeVisible();
    decisionsTakeEffect();
    await expect.element(line).not.toBeInTheDocument();
    await screen.unmount();
  });
});

describe("the link of an invitation to the staff", () => {
  const buyer = { ...consumer, email: invited.email } as User;
  const open = { body: { invitation: { status: "open", email: invited.email, rank: "finance" } } };
  const visit = (user: User | undefined, more: Answers) =>
    renderSite(`/staff-invitation#token=${TOKEN}`, {
      ...(user ? { user } : {}),
      answers: {
        ...(user ? { "GET /v1/user": { body: { user, dashboard: "consumer" } } } : {}),
        [INVITATION]: open,
        ...more,
      },
    });

  it("joins with one press, and leads to sign-in", async () => {
    const { screen, calls } = await visit(buyer, { "POST /v1/staff/join": { body: { ok: true } } });
    await screen.getByRole("button", { name: "Join the staff" }).click();
    await expect.element(screen.getByRole("heading", { name: "You're on the staff" })).toBeVisible();
    expect(
      calls.filter(({ name }) => name === "POST /v1/staff/join").map(({ body }) => JSON.parse(body ?? "")),
    ).toEqual([
      { token: TOKEN },
    ]);
    await screen.unmount();
  });

  it("says what is missing: an account, the right one, a confirmed email", async () => {
    const nobody = await visit(undefined, {});
    await expect.element(nobody.screen.getByRole("link", { name: "Create an account" })).toBeVisible();
    await nobody.screen.unmount();
    const other = await visit(consumer, {});
    await expect.element(other.screen.getByText(/Sign out to use the invited one/)).toBeVisible();
    await other.screen.unmount();
    const unconfirmed = { ...buyer, isEmailVerified: false } as User;
    let now: User = unconfirmed;
    const waiting = await visit(unconfirmed, {
      "GET /v1/user": () => ({ body: { user: now, dashboard: "consumer" } }),
    });
    await expect.element(waiting.screen.getByRole("heading", { name: "Confirm your email first" }))
      .toBeVisible();
    now = buyer;
    await waiting.screen.getByRole("button", { name: "I confirmed it" }).click();
    await expect.element(waiting.screen.getByRole("button", { name: "Join the staff" })).toBeVisible();
    await waiting.screen.unmount();
    const early = await visit(buyer, {
      "POST /v1/staff/join": problem(
        409,
        "email_not_verified",
        "Open the link we emailed you, then try again.",
      ),
    });
    await early.screen.getByRole("button", { name: "Join the staff" }).click();
    await expect.element(early.screen.getByText(/Open the link we emailed you/)).toBeVisible();
    await early.screen.unmount();
  });

  it("is kept in the tab while somebody signs up", async () => {
    const nobody = await visit(undefined, {});
    const link = nobody.screen.getByRole("link", { name: "Create an account" });
    await expect.element(link).toHaveAttribute("href", "/sign-up?returnTo=%2Fstaff-invitation");
    await nobody.screen.unmount();
    const { screen, calls } = await renderSite("/staff-invitation", {
      user: buyer,
      answers: {
        "GET /v1/user": { body: { user: buyer, dashboard: "consumer" } },
        [INVITATION]: open,
        "POST /v1/staff/join": { body: { ok: true } },
      },
    });
    await screen.getByRole("button", { name: "Join the staff" }).click();
    await expect.element(screen.getByRole("heading", { name: "You're on the staff" })).toBeVisible();
    expect(calls.filter(({ name }) => name === "POST /v1/staff/join").map(({ body }) => JSON.parse(body)))
      .toEqual([{ token: TOKEN }]);
    await screen.unmount();
    const later = await renderSite("/staff-invitation", { answers: {} });
    await expect.element(later.screen.getByRole("heading", { name: "This invitation has expired" }))
      .toBeVisible();
    await later.screen.unmount();
  });

  it("says that it is over", async () => {
    const { screen } = await visit(undefined, {
      [INVITATION]: { body: { invitation: { status: "expired", email: null } } },
    });
    await expect.element(screen.getByRole("heading", { name: "This invitation has expired" })).toBeVisible();
    await screen.unmount();
  });
});
