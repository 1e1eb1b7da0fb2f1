import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { AuditEntry, StaffQueues, StaffUser, User } from "@hearthpaw/client";
import {
  type Answers,
  breeder,
  consumer,
  decisionsTakeEffect,
  problem,
  renderSite,
  typeAtOnce,
} from "../../testing.tsx";
import { fieldWord, sentenceOf } from "./words.ts";
import * as sessionTexts from "../../components/session/texts.tsx";
import * as dashboardsTexts from "../../components/dashboards/texts.ts";
import * as texts from "./texts.ts";
import * as pageTexts from "../../page_texts.ts";
import * as staffTexts from "./member_texts.ts";
import * as securityTexts from "../../components/security/texts.tsx";

const admin = {
  ...consumer,
  id: "01970000-1111-7222-8333-444455556666",
  role: "Admin",
  firstName: "Sam",
  lastName: "Ortega",
} as User;
const ruth: StaffUser = {
  id: "01980b70-2c41-7d52-8e63-a1b2c3d4e5f6",
  email: "ruth@willowcreekcavaliers.com",
  isEmailVerified: true,
  role: "Breeder",
  accountStatus: "Active",
  firstName: "Ruth",
  lastName: "Abernathy",
  programName: "Willow Creek Cavaliers",
  breederId: "01980b72-91d4-7e63-8f0a-c2d4e6f80a1b",
  breederSlug: "willow-creek-cavaliers-corvallis-or",
  verification: "approved",
  hasSecondFactor: false,
  sessionsCount: 2,
  listingsCount: 14,
  reservationsCount: 38,
  createdAt: "2023-04-18T12:00:00.000Z",
};
const dana: StaffUser = {
  ...ruth,
  id: "01980b70-2c41-7d52-8e63-a1b2c3d4e5f7",
  email: "dana@example.com",
  isEmailVerified: false,
  role: "Customer",
  firstName: "Dana",
  lastName: "Whitfield",
  programName: undefined,
  breederId: undefined,
  verification: undefined,
};
const entry: AuditEntry = {
  id: "0199b1d2-7c33-7a4e-9b5f-2c3d4e5f6071",
  actorId: admin.id,
  actorName: "Sam Ortega",
  action: "account-suspended",
  subjectKind: "user",
  subjectId: ruth.id,
  subjectName: "Ruth Abernathy",
  reason: "Pictures of other kennels.",
  changes: [{ field: "accountStatus", before: "Active", after: "Suspended" }],
  at: "2025-11-14T10:02:00.000Z",
};
const empty = { count: 0, hasMore: false, oldestAt: null };
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const queues: StaffQueues = {
  listings: { count: 1000, hasMore: true, oldestAt: hoursAgo(5) },
  parents: { count: 3, hasMore: false, oldestAt: "2024-11-03T12:00:00.000Z" },
  changeRequests: { count: 2, hasMore: false, oldestAt: hoursAgo(1) },
  claimChanges: empty,
  verifications: empty,
  refunds: empty,
  reports: empty,
  disputes: empty,
  chargebacks: empty,
  reconciliation: empty,
  handoffs: empty,
  money: empty,
  approvals: empty,
  fraud: empty,
  deliveries: empty,
  trust: empty,
  suspendedAccounts: { count: 25, hasMore: false },
};
const none = { entries: [], nextCursor: null };
const staff = (answers: Answers = {}): Answers => ({
  "GET /v1/user": { body: { user: admin, dashboard: "consumer" } },
  "GET /v1/admin/users": { body: { users: [ruth, dana], nextCursor: null } },
  "GET /v1/admin/audit": { body: none },
  "GET /v1/admin/queues": { body: { queues } },
  ...answers,
});
const asked = (calls: { name: string; search: string }[]) =>
  calls.filter(({ name }) => name === "GET /v1/admin/users").map(({ search }) => search);

describe("the pages of staff", () => {
  it.each(["/admin", "/admin/users", "/admin/audit"])("%s are for nobody else", async (path) => {
    const visitor = await renderSite(path);
    await expect.element(visitor.screen.getByText(sessionTexts.signInToSeePage)).toBeVisible();
    await visitor.screen.unmount();
    for (const user of [consumer, breeder]) {
      const { screen, calls } = await renderSite(path, {
        user,
        answers: { "GET /v1/user": { body: { user, dashboard: "consumer" } } },
      });
      await expect.element(screen.getByRole("heading", { name: sessionTexts.wrongAccount }))
        .toBeVisible();
      expect(calls.filter(({ name }) => name.includes("/admin/"))).toEqual([]);
      await screen.unmount();
    }
  });

  it("are led to no part of an account that is for buyers", async () => {
    const { screen, calls } = await renderSite("/account/reserved", { user: admin, answers: staff() });
    await expect.element(screen.getByRole("link", { name: dashboardsTexts.goToStaffPages })).toBeVisible();
    await expect.element(screen.getByText("Staff accounts don't reserve pets.")).toBeVisible();
    const tabs = screen.getByRole("navigation", { name: texts.account }).getByRole("link");
    expect(tabs.elements().map(({ textContent }) => textContent)).toEqual([pageTexts.profile, "Settings"]);
    expect(calls.filter(({ name }) => name.includes("/reserved"))).toEqual([]);
    await screen.unmount();
  });

  it("are in the account menu of staff alone", async () => {
    const { screen } = await renderSite("/terms", { user: admin, answers: staff() });
    await screen.getByRole("button", { name: "Account: Sam Ortega" }).click();
    await expect.element(screen.getByRole("menuitem", { name: staffTexts.staff })).toBeVisible();
    expect(screen.getByRole("menuitem").elements().map(({ textContent }) => textContent)).toEqual(
      ["Staff", "Profile", "Settings", "Sign out"],
    );
    await screen.unmount();
    const buyer = await renderSite("/terms", {
      user: consumer,
      answers: { "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } } },
    });
    await buyer.screen.getByRole("button", { name: /Account:/ }).click();
    await expect.element(buyer.screen.getByRole("menuitem", { name: staffTexts.signOut })).toBeVisible();
    expect(buyer.screen.getByRole("menuitem", { name: staffTexts.staff }).elements()).toEqual([]);
  });

  it("ask for the second factor first where the server wants it", async () => {
    const refused = problem(403, "second_factor_required", "Your role needs a second factor.");
    const { screen } = await renderSite("/admin", {
      user: admin,
      answers: staff({
        "GET /v1/admin/audit": refused,
        "GET /v1/admin/users": refused,
        "GET /v1/admin/queues": refused,
        "GET /v1/users/second-factor": {
          body: {
            secondFactor: {
              isOn: false,
              isObligatory: true,
              isProven: false,
              recentForSeconds: 0,
              hasPassword: true,
              confirmedAt: null,
              recoveryCodesLeft: 0,
            },
          },
        },
      }),
    });
    await expect.element(screen.getByRole("heading", { name: securityTexts.setUpTwoStepFirst }))
      .toBeVisible();
  });

  it("count what waits, and say since when the first does", async () => {
    const { screen } = await renderSite("/admin", { user: admin, answers: staff() });
    const of = (label: string) => screen.getByRole("link", { name: new RegExp(`^${label} `) });
    await expect.element(of("Listings in review")).toHaveTextContent(
      "Listings in review1,000+Oldest: 5 hours ago",
    );
    await expect.element(of("Listings in review")).toHaveAttribute("href", "/admin/listings");
    await expect.element(of("Parents in review")).toHaveTextContent(
      "Parents in review3Oldest: November 3, 2024",
    );
    await expect.element(of("Listing changes")).toHaveTextContent("Listing changes2Oldest: 1 hour ago");
    await expect.element(of("Disputes to resolve")).toHaveTextContent(/^Disputes to resolve0$/);
  });

  it("offer again what could not be counted, and show the decisions meanwhile", async () => {
    let isBroken = true;
    const { screen } = await renderSite("/admin", {
      user: admin,
      answers: staff({
        "GET /v1/admin/queues": () => isBroken ? problem(503, "unavailable", "Busy.") : { body: { queues } },
        "GET /v1/admin/audit": { body: { entries: [entry], nextCursor: null } },
      }),
    });
    await expect.element(screen.getByText("Pictures of other kennels.")).toBeVisible();
    const again = screen.getByRole("button", { name: /try again/i });
    await expect.element(again).toBeVisible();
    isBroken = false;
    await again.click();
    await expect.element(screen.getByRole("link", { name: /^Parents in review 3/ })).toBeVisible();
  });

  it("begin with what waits and what was decided last", async () => {
    const { screen } = await renderSite("/admin", {
      user: admin,
      answers: staff({
        "GET /v1/admin/audit": { body: { entries: [entry], nextCursor: null } },
      }),
    });
    await expect.element(screen.getByRole("link", { name: "Suspended 25" })).toHaveAttribute(
      "href",
      "/admin/users?status=Suspended",
    );
    await expect.element(screen.getByText("Pictures of other kennels.")).toBeVisible();
  });
});

describe("the way around the pages of staff", () => {
  const nav = (screen: Awaited<ReturnType<typeof renderSite>>["screen"]) =>
    screen.getByRole("navigation", { name: staffTexts.staff });

  it("is in groups, marks the page that is shown, and counts what waits", async () => {
    const { screen } = await renderSite("/admin/users", { user: admin, answers: staff() });
    await expect.element(nav(screen).getByRole("link", { name: "Listings 1,000+", exact: true }))
      .toBeVisible();
    const groupOf = (title: string) =>
      nav(screen).getByRole("list", { name: title }).getByRole("link").elements().map(({ textContent }) =>
        textContent
      );
    expect(groupOf("To review")).toEqual([
      texts.verifications,
      "Listings1,000+",
      "Parents3",
      "Changes2",
      "Program changes",
    ]);
    expect(groupOf("To resolve")).toEqual([
      "Reports",
      "Fraud cases",
      "Disputes",
      "Deliveries",
      "Refunds",
      "Chargebacks",
      "Second person",
    ]);
    expect(groupOf("Money")).toEqual([
      pageTexts.waitingMoney,
      "Orders",
      "Payouts",
      "Promo codes",
      "Reconciliation",
    ]);
    expect(groupOf("Accounts and rules")).toEqual([texts.accounts, "Staff", "State rules", "Log"]);
    const here = nav(screen).getByRole("link", { name: texts.accounts });
    await expect.element(here).toHaveAttribute("aria-current", "page");
    expect(nav(screen).element().querySelectorAll("[aria-current]")).toHaveLength(1);
    await screen.unmount();
  });

  it("marks the list of what is looked at", async () => {
    const { screen } = await renderSite(`/admin/orders/${ruth.id}`, { user: admin, answers: staff() });
    await expect.element(nav(screen).getByRole("link", { name: pageTexts.orders })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await screen.unmount();
  });

  it("is one row on a phone, which unfolds at a press and folds at a choice", async () => {
    await page.viewport(375, 800);
    try {
      const { screen, address } = await renderSite("/admin/users", { user: admin, answers: staff() });
      const row = nav(screen).getByRole("button", { name: "Staff Accounts 1,005+ waiting" });
      await expect.element(row).toHaveAttribute("aria-expanded", "false");
      expect(nav(screen).element().getBoundingClientRect().height).toBeLessThan(60);
      await row.click();
      await nav(screen).getByRole("link", { name: texts.log }).click();
      await expect.element(screen.getByRole("heading", { level: 1, name: texts.log })).toBeVisible();
      expect(address()).toBe("/admin/audit");
      const next = nav(screen).getByRole("button", { name: /^Staff Log/ });
      await expect.element(next).toHaveAttribute("aria-expanded", "false");
      await next.click();
      await nav(screen).getByRole("link", { name: texts.log }).click();
      await expect.element(next).toHaveAttribute("aria-expanded", "false");
      await screen.unmount();
    } finally {
      await page.viewport(1280, 900);
    }
  });
});

describe("the accounts", () => {
  it("are looked for when typing rests, once, with the search in the address", async () => {
    const { screen, calls, address } = await renderSite("/admin/users?role=Breeder", {
      user: admin,
      answers: staff(),
    });
    await expect.element(screen.getByRole("link", { name: "Ruth Abernathy" })).toBeVisible();
    await expect.element(screen.getByText("dana@example.com (not confirmed)")).toBeVisible();
    typeAtOnce(screen.getByLabelText(texts.findAnAccount).element(), "ru", "ruth a");
    await expect.poll(() => asked(calls).at(-1)).toBe("?q=ruth%20a&role=Breeder");
    expect(asked(calls)).toHaveLength(2);
    expect(address()).toBe("/admin/users?find=ruth+a&role=Breeder");
    await screen.getByLabelText(texts.status).selectOptions("Suspended");
    await expect.poll(() => address()).toBe("/admin/users?find=ruth+a&role=Breeder&status=Suspended");
    // The typed text stays, whatever happens to the address.
    await expect.element(screen.getByLabelText(texts.findAnAccount)).toHaveValue("ruth a");
  });

  it("are reached by '/', and an address with nonsense shows everybody", async () => {
    const { screen, calls } = await renderSite("/admin/users?role=Owner&status=x", {
      user: admin,
      answers: staff(),
    });
    await expect.element(screen.getByText("2 accounts")).toBeVisible();
    expect(asked(calls)).toEqual([""]);
    await userEvent.keyboard("/");
    await expect.element(screen.getByLabelText(texts.findAnAccount)).toHaveFocus();
  });

  it("say how to find somebody where nobody fits", async () => {
    const { screen, address } = await renderSite("/admin/users?find=zz", {
      user: admin,
      answers: staff({ "GET /v1/admin/users": { body: { users: [], nextCursor: null } } }),
    });
    await expect.element(screen.getByRole("heading", { name: texts.noAccountsMatch })).toBeVisible();
    await screen.getByRole("button", { name: texts.showEveryone }).click();
    await expect.poll(() => address()).toBe("/admin/users");
    await expect.element(screen.getByLabelText(texts.findAnAccount)).toHaveValue("");
  });

  it("go on with the next page, each account once", async () => {
    const { screen, calls } = await renderSite("/admin/users", {
      user: admin,
      answers: staff({
        "GET /v1/admin/users": (request) => ({
          body: request.url.includes("cursor=two")
            ? { users: [dana], nextCursor: null }
            : { users: [ruth], nextCursor: "two" },
        }),
      }),
    });
    await screen.getByRole("button", { name: texts.showMoreAccounts }).click();
    await expect.element(screen.getByText("2 accounts")).toBeVisible();
    expect(asked(calls)).toEqual(["", "?cursor=two"]);
    expect(screen.getByRole("button", { name: texts.showMoreAccounts }).elements()).toEqual([]);
    await expect.poll(() => document.activeElement?.closest("tr")?.textContent).toMatch(/Dana/);
  });

  it("offer again where the server cannot be reached", async () => {
    let isDown = true;
    const { screen } = await renderSite("/admin/users", {
      user: admin,
      answers: staff({
        "GET /v1/admin/users": () =>
          isDown
            ? problem(500, "internal_error", "Something went wrong.")
            : { body: { users: [ruth], nextCursor: null } },
      }),
    });
    const again = screen.getByRole("button", { name: "Try again" });
    await expect.element(again).toBeVisible();
    isDown = false;
    await again.click();
    await expect.element(screen.getByRole("link", { name: "Ruth Abernathy" })).toBeVisible();
  });

  it("are suspended with a reason, after one was told what follows; the list changes with it", async () => {
    const bodies: unknown[] = [];
    let now: StaffUser = ruth;
    const { screen, address } = await renderSite("/admin/users", {
      user: admin,
      answers: staff({
        "GET /v1/admin/users": () => ({ body: { users: [now, dana], nextCursor: null } }),
        [`PUT /v1/admin/users/${ruth.id}/status`]: async (request) => {
          bodies.push(await request.json());
          now = { ...ruth, accountStatus: "Suspended", sessionsCount: 0 };
          return { body: { user: now } };
        },
      }),
    });
    await screen.getByRole("link", { name: "Ruth Abernathy" }).click();
    expect(address()).toBe(`/admin/users?user=${ruth.id}`);
    const dialog = screen.getByRole("dialog");
    await expect.element(dialog.getByRole("link", { name: "Willow Creek Cavaliers" })).toHaveAttribute(
      "href",
      `/breeders/${ruth.breederId}/${ruth.breederSlug}`,
    );
    await expect.element(dialog.getByText("2 devices")).toBeVisible();
    await dialog.getByRole("button", { name: texts.suspendAccount }).click();
    await expect.element(screen.getByText("All 14 listings are hidden, and there are no new reservations."))
      .toBeVisible();
    await screen.getByRole("button", { name: texts.suspendAccount }).click();
    await expect.element(screen.getByText(texts.enterAReason)).toBeVisible();
    expect(bodies).toEqual([]);
    await screen.getByLabelText(texts.why).fill("  Pictures of other kennels. ");
    await screen.getByRole("button", { name: texts.suspendAccount }).click();
    const row = screen.getByRole("row", { name: /Ruth Abernathy/ });
    await expect.element(row.getByText("Ruth Abernathy: suspended")).toBeVisible();
    expect(address()).toBe("/admin/users");
    await userEvent.keyboard("u");
    // The account opens again, with the typed reason.
    await screen.getByRole("button", { name: texts.suspendAccount }).click();
    await expect.element(screen.getByLabelText(texts.why)).toHaveValue("  Pictures of other kennels. ");
    await screen.getByRole("button", { name: texts.suspendAccount }).click();
    await expect.element(row.getByText("Not in effect yet")).toBeVisible();
    expect(bodies).toEqual([]);
    decisionsTakeEffect();
    await expect.element(row.getByText(staffTexts.suspended, { exact: true })).toBeVisible();
    await screen.getByRole("link", { name: "Ruth Abernathy" }).click();
    await expect.element(screen.getByRole("button", { name: texts.liftSuspension })).toBeVisible();
    expect(bodies).toEqual([{ accountStatus: "Suspended", reason: "Pictures of other kennels." }]);
    // A hidden breeder has no public page.
    expect(screen.getByRole("dialog").getByRole("link", { name: "Willow Creek Cavaliers" }).elements())
      .toEqual([]);
    await userEvent.keyboard("{Escape}");
    expect(address()).toBe("/admin/users");
  });

  it("of breeders lose a verification that was wrong, with a reason, and then have no public page", async () => {
    const bodies: unknown[] = [];
    let now: StaffUser = ruth;
    const { screen } = await renderSite(`/admin/users?user=${ruth.id}`, {
      user: admin,
      answers: staff({
        "GET /v1/admin/users": () => ({ body: { users: [now, dana], nextCursor: null } }),
        [`POST /v1/admin/breeders/${ruth.breederId}/verification/withdraw`]: async (request) => {
          bodies.push(await request.json());
          now = { ...ruth, verification: "rejected" };
          return { body: { verification: { status: "rejected" } } };
        },
      }),
    });
    await screen.getByRole("button", { name: texts.withdrawVerification }).click();
    await expect.element(screen.getByText(texts.holdsEndOnWithdrawal)).toBeVisible();
    await screen.getByRole("button", { name: texts.withdrawVerification }).click();
    await expect.element(screen.getByText(texts.enterAReason)).toBeVisible();
    await screen.getByLabelText(texts.why).fill(" The papers belong to another kennel. ");
    await screen.getByRole("button", { name: texts.withdrawVerification }).click();
    await expect.element(screen.getByText("Not in effect yet")).toBeVisible();
    expect(bodies).toEqual([]);
    decisionsTakeEffect();
    await expect.element(screen.getByText("Not in effect yet")).not.toBeInTheDocument();
    await screen.getByRole("link", { name: "Ruth Abernathy" }).click();
    await expect.element(screen.getByText(texts.notApproved)).toBeVisible();
    expect(bodies).toEqual([{ reason: "The papers belong to another kennel." }]);
    expect(screen.getByRole("link", { name: "Willow Creek Cavaliers" }).elements()).toEqual([]);
    expect(screen.getByRole("button", { name: texts.withdrawVerification }).elements()).toEqual([]);
  });

  it("asks whether a trusted breeder's listings still skip the review, after something was rejected", async () => {
    const bodies: unknown[] = [];
    let now: StaffUser = { ...ruth, autoApprove: true, trustAskedAt: "2026-11-24T16:33:00Z" };
    const { screen } = await renderSite(`/admin/users?trust=asked&user=${ruth.id}`, {
      user: admin,
      answers: staff({
        "GET /v1/admin/users": () => ({ body: { users: [now], nextCursor: null } }),
        [`PUT /v1/admin/breeders/${ruth.breederId}/trust`]: async (request) => {
          bodies.push(await request.json());
          now = { ...ruth, autoApprove: true };
          return { body: { user: now } };
        },
      }),
    });
    const question = screen.getByRole("group", { name: texts.skipReviewInQuestion });
    await expect.element(question).toHaveTextContent(/Staff rejected something of theirs on .*November 24/);
    await question.getByRole("button", { name: texts.keepSkipping }).click();
    const row = screen.getByRole("row", { name: /Ruth Abernathy/ });
    await expect.element(row.getByText("New listings by Willow Creek Cavaliers still go live right away"))
      .toBeVisible();
    expect(bodies).toEqual([]);
    decisionsTakeEffect();
    await expect.element(screen.getByText("Not in effect yet")).not.toBeInTheDocument();
    await screen.getByRole("link", { name: "Ruth Abernathy" }).click();
    await expect.element(screen.getByRole("switch", { name: /Listings skip review/ })).toBeChecked();
    await expect.element(question).not.toBeInTheDocument();
    expect(bodies).toEqual([{ autoApprove: true }]);
  });

  it("of breeders can be let skip the review, and back; of buyers not", async () => {
    const bodies: unknown[] = [];
    const path = `PUT /v1/admin/breeders/${ruth.breederId}/trust`;
    let now: StaffUser = ruth;
    const { screen } = await renderSite(`/admin/users?user=${ruth.id}`, {
      user: admin,
      answers: staff({
        "GET /v1/admin/users": () => ({ body: { users: [now, dana], nextCursor: null } }),
        [path]: async (request) => {
          const body = await request.json();
          bodies.push(body);
          if (bodies.length === 3) return problem(404, "not_found", "This breeder has left.");
          now = { ...ruth, autoApprove: body.autoApprove };
          return { body: { user: now } };
        },
      }),
    });
    const trust = screen.getByRole("switch", { name: /Listings skip review/ });
    const decide = async () => {
      await trust.click();
      await expect.element(screen.getByText("Not in effect yet")).toBeVisible();
      decisionsTakeEffect();
      await expect.element(screen.getByText("Not in effect yet")).not.toBeInTheDocument();
    };
    await expect.element(trust).not.toBeChecked();
    await trust.click();
    await expect.element(
      screen.getByText("New listings by Willow Creek Cavaliers go live right away").first(),
    )
      .toBeVisible();
    expect(bodies).toEqual([]);
    // Undo opens the account again.
    await userEvent.keyboard("u");
    await expect.element(trust).not.toBeChecked();
    await decide();
    await screen.getByRole("link", { name: "Ruth Abernathy" }).click();
    await expect.element(trust).toBeChecked();
    await decide();
    await screen.getByRole("link", { name: "Ruth Abernathy" }).click();
    await expect.element(trust).not.toBeChecked();
    await decide();
    await expect.element(screen.getByRole("alert")).toHaveTextContent("This breeder has left.");
    await screen.getByRole("button", { name: "Open" }).click();
    await expect.element(trust).not.toBeChecked();
    expect(bodies).toEqual([{ autoApprove: true }, { autoApprove: false }, { autoApprove: true }]);
    await userEvent.keyboard("{Escape}");
    await screen.getByRole("link", { name: "Dana Whitfield" }).click();
    await expect.element(screen.getByRole("dialog", { name: "Dana Whitfield" })).toBeVisible();
    await expect.element(screen.getByRole("switch")).not.toBeInTheDocument();
  });

  it("show in the navigation and on the first page only what the rank may do", async () => {
    const moderator = { ...admin, staffRank: "moderator" } as User;
    const { screen, calls } = await renderSite("/admin", {
      user: moderator,
      answers: staff({ "GET /v1/user": { body: { user: moderator, dashboard: "consumer" } } }),
    });
    const nav = screen.getByRole("navigation", { name: staffTexts.staff });
    await expect.element(nav.getByRole("link", { name: /^Listings/ })).toBeInTheDocument();
    for (const name of [/^Refunds/, /^Payouts/, /^State rules/, /^Log/]) {
      expect(nav.getByRole("link", { name }).elements()).toEqual([]);
    }
    await expect.element(screen.getByRole("link", { name: /^Verifications/ }).first()).toBeVisible();
    expect(screen.getByRole("link", { name: /^Disputes to resolve/ }).elements()).toEqual([]);
    expect(calls.filter(({ name }) => name === "GET /v1/admin/audit")).toEqual([]);
  });

  it("ask for a code before the wait where the server wants a recent one, and do what was wanted after it", async () => {
    const path = `PUT /v1/admin/breeders/${ruth.breederId}/trust`;
    let recentForSeconds = 12;
    const { screen, calls } = await renderSite(`/admin/users?user=${ruth.id}`, {
      user: admin,
      answers: staff({
        [path]: { body: { user: { ...ruth, autoApprove: true } } },
        "GET /v1/users/second-factor": () => ({
          body: {
            secondFactor: {
              isOn: true,
              isObligatory: true,
              isProven: true,
              recentForSeconds,
              hasPassword: true,
              confirmedAt: null,
              recoveryCodesLeft: 10,
            },
          },
        }),
        "POST /v1/users/second-factor/prove": () => {
          recentForSeconds = 900;
          return { body: { ok: true } };
        },
      }),
    });
    const trust = screen.getByRole("switch", { name: /Listings skip review/ });
    const dialog = screen.getByRole("dialog", { name: "Enter a code to continue" });
    await trust.click();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(trust).not.toBeChecked();
    await trust.click();
    await screen.getByLabelText(securityTexts.codeFromYourApp).fill("123456");
    await screen.getByRole("button", { name: securityTexts.continueButton }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByText("Not in effect yet")).toBeVisible();
    expect(calls.filter(({ name }) => name === path)).toHaveLength(0);
    decisionsTakeEffect();
    await expect.poll(() => calls.filter(({ name }) => name === path)).toHaveLength(1);
  });

  it("keep the reason that was typed when the server refuses", async () => {
    const { screen } = await renderSite(`/admin/users?user=${ruth.id}`, {
      user: admin,
      answers: staff({
        [`PUT /v1/admin/users/${ruth.id}/status`]: problem(
          409,
          "transition_not_allowed",
          "It is closed by now.",
        ),
      }),
    });
    await screen.getByRole("button", { name: texts.suspendAccount }).click();
    await screen.getByLabelText(texts.why).fill("Spam.");
    await screen.getByRole("button", { name: texts.suspendAccount }).click();
    await expect.element(screen.getByText("Not in effect yet")).toBeVisible();
    decisionsTakeEffect();
    await expect.element(screen.getByRole("alert")).toHaveTextContent("It is closed by now.");
    await screen.getByRole("button", { name: "Open" }).click();
    await screen.getByRole("button", { name: texts.suspendAccount }).click();
    await expect.element(screen.getByLabelText(texts.why)).toHaveValue("Spam.");
  });

  it("leave one's own to others, and open one that is not in the list by its address", async () => {
    const me: StaffUser = { ...dana, id: admin.id, role: "Admin", firstName: "Sam", lastName: "Ortega" };
    const { screen, calls } = await renderSite(`/admin/users?user=${admin.id}`, {
      user: admin,
      answers: staff({
        "GET /v1/admin/users": (request) => ({
          body: { users: request.url.includes(admin.id) ? [me] : [ruth], nextCursor: null },
        }),
      }),
    });
    const button = screen.getByRole("button", { name: texts.suspendAccount });
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    await expect.element(screen.getByText(/Another team member has to do this/)).toBeVisible();
    expect(asked(calls)).toContain(`?q=${admin.id}`);
  });

  it("say so where there is no such account", async () => {
    const { screen } = await renderSite("/admin/users?user=01980b70-2c41-7d52-8e63-000000000000", {
      user: admin,
      answers: staff({
        "GET /v1/admin/users": (request) => ({
          body: { users: request.url.includes("q=") ? [] : [ruth], nextCursor: null },
        }),
      }),
    });
    await expect.element(screen.getByRole("heading", { name: texts.weCouldntFindThisAccount }))
      .toBeVisible();
  });
});

describe("the log", () => {
  it("reads as sentences and is filtered by who and by what", async () => {
    const { screen, calls, address } = await renderSite("/admin/audit", {
      user: admin,
      answers: staff({ "GET /v1/admin/audit": { body: { entries: [entry], nextCursor: null } } }),
    });
    const line = screen.getByRole("listitem").filter({ hasText: "Pictures of other kennels." });
    await expect.element(line).toHaveTextContent("Sam Ortega suspended Ruth Abernathy");
    await expect.element(line).toHaveTextContent("Account statusActive→becameSuspended");
    await screen.getByRole("link", { name: "Ruth Abernathy", exact: true }).click();
    await expect.poll(() => address()).toBe(`/admin/audit?subjectId=${ruth.id}`);
    await screen.getByRole("link", { name: texts.onlyReads }).click();
    await expect.poll(() => address()).toBe(`/admin/audit?subjectId=${ruth.id}&kind=reads`);
    await screen.getByRole("link", { name: texts.onlyReads }).click();
    await expect.poll(() => address()).toBe(`/admin/audit?subjectId=${ruth.id}`);
    await expect.element(screen.getByRole("link", { name: "Open account: Ruth Abernathy" }))
      .toHaveAttribute(
        "href",
        `/admin/users?user=${ruth.id}`,
      );
    await screen.getByRole("button", { name: "Remove filter About Ruth Abernathy" }).click();
    await screen.getByRole("link", { name: texts.mine }).click();
    await expect.poll(() => address()).toBe(`/admin/audit?actorId=${admin.id}`);
    const searches = calls.filter(({ name }) => name === "GET /v1/admin/audit").map(({ search }) => search);
    expect(searches).toContain(`?subjectId=${ruth.id}`);
    expect(searches.at(-1)).toBe(`?actorId=${admin.id}`);
  });

  it("says what would be here", async () => {
    const { screen } = await renderSite("/admin/audit", { user: admin, answers: staff() });
    await expect.element(screen.getByRole("heading", { name: texts.noDecisionsYet })).toBeVisible();
  });

  it("has words for what it does not know", () => {
    const strange = { ...entry, action: "price-corrected", subjectName: null, subjectKind: "order" as const };
    expect(sentenceOf(strange)).toEqual({ who: "Sam Ortega", did: "price corrected:", what: "an order" });
    const closed = {
      ...strange,
      actorName: "Closed account",
      subjectName: "Closed account",
      action: "account-closed",
    };
    expect(sentenceOf(closed)).toEqual({ who: "The owner", did: "closed", what: "an account" });
    expect(fieldWord("priceCents")).toBe("Price cents");
  });
});
