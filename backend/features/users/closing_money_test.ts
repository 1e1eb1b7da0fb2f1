import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser, bearer, PASSWORD } from "../../testing/fixtures.ts";
import { openPayouts, type Payouts, type Seller } from "../../testing/payouts.ts";
import type { Market } from "../../testing/reservations.ts";
import { balanceBlockers, todoOf } from "./closing_rules.ts";
import { runJobs } from "../../testing/jobs.ts";

let money: Payouts;
let market: Market;
let { ready, sold, balance, book, rows, endAtBank }: Payouts = {} as Payouts;
let admin: { id: string; token: string };
beforeAll(async () => {
  money = await openPayouts({ features: ["money", "payouts", "reservations", "users"] });
  ({ market, ready, sold, balance, book, rows, endAtBank } = money);
  const user = await addUser(market.services, { role: "Admin" });
  const { authorization } = await bearer(market.services, user);
  admin = { id: user.id, token: authorization.slice("Bearer ".length) };
}, 40_000);
afterAll(() => market.close());

const blockers = async (seller: Seller) =>
  (await market.call(seller, "GET", "/v1/users/me/closing")).body.blockers;
const close = (seller: Seller, more: Record<string, unknown> = {}) =>
  market.call(seller, "DELETE", "/v1/users/me", { password: PASSWORD, ...more });
const payOut = (seller: Seller) => market.call(seller, "POST", "/v1/users/me/closing/payout");
const settle = (seller: Seller, body: Record<string, unknown>) =>
  market.call(admin, "POST", `/v1/admin/breeders/${seller.breederId}/balance/settled`, {
    how: "written-off",
    reason: "Not worth collecting.",
    ...body,
  });
const auditOf = (seller: Seller) =>
  market.db.selectFrom("audit_entries").select(["action", "actor_id", "reason", "changes"])
    .where("subject_id", "=", seller.id).orderBy("at").execute();

describe("a breeder who closes the account", () => {
  it.each([1, 1_700])(
    "is paid %i cents first, below the minimum, and can close once they arrived",
    async (cents) => {
      const seller = await ready();
      await sold(seller, cents);
      expect(await blockers(seller)).toMatchObject([{
        kind: "payout",
        amountCents: cents,
        canPayOut: true,
        canWaive: false,
        isDebt: false,
      }]);
      expect(await close(seller)).toMatchObject({ status: 409, body: { code: "money_open" } });
      // A waiver is refused for money that can be paid out.
      expect(await close(seller, { waivedCents: cents })).toMatchObject({
        status: 409,
        body: { code: "balance_changed" },
      });
      expect(await payOut(seller)).toMatchObject({
        status: 200,
        body: { blockers: [{ kind: "payout", todo: expect.stringContaining("on its way") }] },
      });
      expect(await payOut(seller)).toMatchObject({ status: 409, body: { code: "payout_not_possible" } });
      await runJobs(market);
      expect(await rows(seller)).toMatchObject([{ status: "on-the-way", amount_cents: cents }]);
      expect(await blockers(seller)).toMatchObject([{
        kind: "payout",
        todo: expect.stringContaining("on its way"),
      }]);
      expect((await close(seller)).status).toBe(409);
      await endAtBank(seller, "pay");
      expect(await blockers(seller)).toEqual([]);
      expect((await close(seller)).status).toBe(200);
    },
  );

  it("without a payout account can add one, or waive the exact amount in writing", async () => {
    const seller = await market.seller();
    await sold(seller, 1_700);
    expect(await blockers(seller)).toMatchObject([{
      amountCents: 1_700,
      canPayOut: false,
      canAddAccount: true,
      canWaive: true,
    }]);
    expect((await payOut(seller)).body.code).toBe("payout_not_possible");
    for (const waivedCents of [1_699, 1_701]) {
      expect((await close(seller, { waivedCents })).body.code).toBe("balance_changed");
    }
    expect(await balance(seller, "breeder-available")).toBe(1_700);
    const { email } = await market.db.selectFrom("users").select("email").where("id", "=", seller.id)
      .executeTakeFirstOrThrow();
    expect((await close(seller, { waivedCents: 1_700 })).status).toBe(200);
    expect(await balance(seller, "breeder-available")).toBe(0);
    const { cents } = await market.db.selectFrom("ledger_entries as e")
      .innerJoin("ledger_transactions as t", "t.id", "e.transaction_id")
      .select(({ fn }) => fn.sum<number>("e.amount_cents").as("cents")).where("t.kind", "=", "funds-waived")
      .where("e.account", "=", "earnings-waived").executeTakeFirstOrThrow();
    expect(Number(cents)).toBe(-1_700);
    expect((await auditOf(seller)).map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ["earnings-waived", seller.id],
      ["account-closed", seller.id],
    ]);
    const mails = await market.db.selectFrom("mails").select("text_body").where("recipient", "=", email)
      .execute();
    expect(mails.at(-1)!.text_body).toContain("You waived $17 in earnings");
  });

  it("waives nothing while a part is contested", async () => {
    const seller = await market.seller();
    const sale = await sold(seller, 1_000);
    await sold(seller, 700);
    await market.db.updateTable("reservations").set({ status: "disputed" }).where("id", "=", sale).execute();
    const money = (await blockers(seller)).filter(({ kind }: { kind: string }) => kind === "payout");
    expect(money).toMatchObject([
      { amountCents: 1_000, canWaive: false, canPayOut: false },
      { amountCents: 700, canWaive: false },
    ]);
    expect((await close(seller, { waivedCents: 700 })).body.code).toBe("balance_changed");
  });

  it("who owes money can't, until it is paid or our team has written it off", async () => {
    const seller = await ready();
    await book(seller, "other", "breeder-debts", 4_500);
    expect(await blockers(seller)).toMatchObject([{
      kind: "payout",
      isDebt: true,
      amountCents: 4_500,
      canPayOut: false,
      canWaive: false,
      todo: "You owe us $45. Contact us to settle it.",
    }]);
    expect((await close(seller)).body).toMatchObject({ code: "money_open" });
    const wrong = { side: "debt", amountCents: 4_500, balanceCents: 4_400 };
    expect((await settle(seller, wrong)).body.code).toBe("balance_changed");
    expect((await settle(seller, { side: "debt", amountCents: 4_501, balanceCents: 4_500 })).status).toBe(
      422,
    );
    const first = { side: "debt", how: "paid-elsewhere", amountCents: 4_000, balanceCents: 4_500 };
    expect((await settle(seller, first)).status).toBe(200);
    // Repeating the call books it once.
    expect((await settle(seller, first)).body.code).toBe("balance_changed");
    expect((await close(seller)).status).toBe(409);
    expect((await settle(seller, { side: "debt", amountCents: 500, balanceCents: 500 })).status).toBe(200);
    expect(await balance(seller, "breeder-debts")).toBe(0);
    expect(await auditOf(seller)).toMatchObject([
      { action: "debt-settled", actor_id: admin.id, reason: "Not worth collecting." },
      { action: "debt-settled", actor_id: admin.id },
    ]);
    const mails = await market.db.selectFrom("mails").select(["subject", "text_body"])
      .where("user_id", "=", seller.id).where("kind", "=", "debt-settled").orderBy("created_at").execute();
    expect(mails.map(({ subject }) => subject)).toEqual(["We received your $40", "You no longer owe $5"]);
    expect(mails[0]!.text_body).toContain("You still owe $5.");
    expect((await close(seller)).status).toBe(200);
  });

  it("leaves staff a way out for money that comes back later", async () => {
    const seller = await ready();
    await sold(seller, 1_700);
    await payOut(seller);
    await runJobs(market);
    await endAtBank(seller, "pay");
    expect((await close(seller)).status).toBe(200);
    await endAtBank(seller, "fail");
    await runJobs(market);
    expect(await balance(seller, "breeder-available")).toBe(1_700);
    const about = { side: "funds", amountCents: 1_700, balanceCents: 1_700, how: "paid-elsewhere" };
    expect((await settle(seller, about)).status).toBe(200);
    expect(await balance(seller, "breeder-available")).toBe(0);
    // The account is gone, so no email is sent.
    const mails = await market.db.selectFrom("mails").select("id").where("kind", "=", "funds-settled")
      .execute();
    expect(mails).toEqual([]);
  });
});

describe("balanceBlockers", () => {
  const at = (
    availableCents: number,
    debtCents: number,
    contestedCents: number,
    isReady = true,
    isSetAside = false,
  ) =>
    balanceBlockers({ availableCents, debtCents, contestedCents }, {
      isAccountReady: isReady,
      isSetAside,
    })
      .map(({ status, amountCents }) => `${status} ${amountCents}`);
  it.each(
    [
      [[0, 0, 0], []],
      [[1, 0, 0], ["payable 1"]],
      [[1, 0, 0, false], ["no-account 1"]],
      [[100, 0, 100], ["contested 100"]],
      [[100, 0, 40], ["contested 40", "payable 60"]],
      [[100, 0, 900], ["contested 100"]],
      [[0, 50, 0], ["debt 50"]],
      [[30, 50, 0], ["debt 20"]],
      [[80, 50, 0], ["payable 30"]],
      [[50, 50, 0], []],
      [[80, 50, 0, true, true], ["being-checked 30"]],
      [[1, 0, 0, false, true], ["being-checked 1"]],
    ] as const,
  )("%j: %j", (facts, expected) => {
    expect(at(...(facts as unknown as [number, number, number, boolean?, boolean?]))).toEqual(expected);
  });

  it("says the amount and what to do about it", () => {
    const todo = (status: "payable" | "being-checked" | "no-account" | "debt") =>
      todoOf({ kind: "payout", side: "breeder", status, amountCents: 1_750 });
    for (const status of ["payable", "being-checked", "no-account", "debt"] as const) {
      expect(todo(status)).toContain("$17.50");
    }
  });
});
