import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openPayouts, type Payouts } from "../../testing/payouts.ts";
import { withProcessClock } from "../../testing/process_clock.ts";
import type { Market } from "../../testing/reservations.ts";
import { post } from "../ledger/store.ts";
import type { PaymentsPort } from "../../platform/ports/payments/port.ts";
import { syncAccount } from "./account_actions.ts";
import { finishPayouts, runPayouts } from "./jobs.ts";
import { makePayout } from "./payout_actions.ts";
import { replanWaiting } from "./plan_actions.ts";
import { recoverDebt } from "./recovery_actions.ts";
import { runJobs } from "../../testing/jobs.ts";

let money: Payouts;
let market: Market;
let { rows, transfersOf, balance, list, onboard, prove, accountOf }: Payouts = {} as Payouts;
let { wire, ready, sold, passCall, endAtBank, runJob, paidOut }: Payouts = {} as Payouts;
/** Name of a provider call. The process dies after it, as if killed. */
let diesAfter: string | undefined;
/** Work of another process between a provider call and its answer. */
let meanwhile: { call: string; work: () => Promise<void> } | undefined;
/** More than a day has passed. The provider forgets keys after a day, so the same key is a new call. */
let areKeysForgotten = false;

beforeAll(async () => {
  const dying = (payments: PaymentsPort): PaymentsPort =>
    new Proxy(payments, {
      get(target, name: string) {
        const value = target[name as keyof PaymentsPort];
        if (typeof value !== "function") return value;
        const call = value as (...all: unknown[]) => Promise<unknown>;
        if (areKeysForgotten) {
          return (one: object, ...more: unknown[]) =>
            call(
              "idempotencyKey" in Object(one) ? { ...one, idempotencyKey: crypto.randomUUID() } : one,
              ...more,
            );
        }
        if (name === meanwhile?.call) {
          const { work } = meanwhile;
          meanwhile = undefined;
          return async (...all: unknown[]) => {
            const answer = await call(...all);
            await work();
            return answer;
          };
        }
        if (name !== diesAfter) return value;
        return async (...all: unknown[]) => {
          await call(...all);
          throw new Error("the process died");
        };
      },
    });
  money = await openPayouts({ features: ["listings", "payouts", "reservations"], wrap: dying });
  ({ market, rows, transfersOf, balance, list, onboard, prove, accountOf } = money);
  ({ wire, ready, sold, passCall, endAtBank, runJob, paidOut } = money);
}, 40_000);
afterEach(() => {
  diesAfter = undefined;
  areKeysForgotten = false;
});
afterAll(() => market.close());

const visit = (url: string, outcome: string) =>
  fetch(url, { method: "POST", body: new URLSearchParams({ outcome }), redirect: "manual" });
const toldTitles = async (who: { id: string }) =>
  (await market.db.selectFrom("notifications").select("title").where("user_id", "=", who.id)
    .orderBy("created_at").execute()).map(({ title }) => title);

it("an account stays as it is while our own credentials are refused, and isn't ready once it has left us", async () => {
  const seller = await ready();
  const id = await accountOf(seller);
  const { ask } = market.sandbox.payments;
  const stands = async () =>
    await market.db.selectFrom("payout_accounts").select(["is_ready", "disabled_reason"])
      .where("breeder_id", "=", seller.breederId).executeTakeFirstOrThrow();
  await ask("POST", "/faults", { kind: "error", status: 401, method: "GET", path: "/v1/accounts" });
  expect(await syncAccount(market.services, id)).toBe("unknown");
  expect(await stands()).toEqual({ is_ready: true, disabled_reason: null });
  await ask("POST", `/accounts/${id}/leave`);
  expect(await syncAccount(market.services, id)).toBe("done");
  expect(await stands()).toEqual({ is_ready: false, disabled_reason: "missing" });
});

it("an account that the provider refuses to make is 409 with its code, not a provider that doesn't respond", async () => {
  const seller = await market.seller();
  await prove(seller);
  const { ask } = market.sandbox.payments;
  await ask("POST", "/faults", {
    kind: "error",
    code: "account_invalid",
    method: "POST",
    path: "/v1/accounts",
  });
  const { status, body } = await onboard(seller);
  expect([status, body.code, body.providerCode]).toEqual([409, "provider_refused", "account_invalid"]);
  expect((await onboard(seller)).status).toBe(200);
});

describe("a breeder's account at the provider", () => {
  it("is begun with a fresh second factor alone, made once, and ready when its owner has given a bank", async () => {
    const seller = await market.seller();
    expect(await list(seller)).toMatchObject({
      isOnboarded: false,
      account: { status: "none" },
      payouts: [],
    });
    expect(await onboard(seller)).toMatchObject({ status: 403, body: { code: "second_factor_required" } });
    await prove(seller);
    diesAfter = "createAccount";
    expect((await onboard(seller)).status).toBe(500);
    market.app.reported.length = 0;
    diesAfter = undefined;
    const { body: { url } } = await onboard(seller);
    expect((await onboard(seller)).status).toBe(200);
    const mine = (await wire()).accounts.filter(({ metadata }) => metadata.breederId === seller.breederId);
    expect(mine).toHaveLength(1);
    expect((await list(seller)).account).toMatchObject({
      status: "incomplete",
      requirements: expect.arrayContaining(["external_account"]),
    });
    const back = await visit(url, "takes");
    expect(back.headers.get("location")).toMatch(/\/breeder\/money\?payouts=done$/);
    expect(await (await visit(url, "takes")).text()).toContain("already used");
    // No event has arrived. The page asks again a moment later.
    await market.db.updateTable("payout_accounts").set({ checked_at: new Date(Date.now() - 10_000) })
      .where("breeder_id", "=", seller.breederId).execute();
    expect(await list(seller)).toMatchObject({
      isOnboarded: true,
      account: { status: "ready", requirements: [] },
    });
  });

  it("changes only with a code of its own, and its owner is emailed each time and once", async () => {
    const seller = await ready();
    const mails =
      async () => (await market.db.selectFrom("mails").select(["kind", "subject", "text_body"]).where(
        "user_id",
        "=",
        seller.id,
      )
        .where("kind", "like", "payout-%").orderBy("created_at").orderBy("id").execute());
    const subjects = async () => (await mails()).map(({ subject }) => subject);
    expect(await subjects()).toEqual(["Your bank details were added"]);
    // The code of the first visit is two minutes old, and still fresh for any other action.
    expect(await onboard(seller)).toMatchObject({ status: 403, body: { code: "second_factor_required" } });
    await prove(seller);
    const { body } = await onboard(seller);
    expect(body.returns).toBe(false);
    expect(await onboard(seller)).toMatchObject({ status: 403, body: { code: "second_factor_required" } });
    await visit(body.url, "rejects");
    const id = await accountOf(seller);
    await Promise.all([1, 2, 3].map(() => syncAccount(market.services, id)));
    expect(await subjects()).toEqual(["Your bank details were added", "Your bank details changed"]);
    expect((await mails())[1]!.text_body).toContain(
      "now go to the account ending in 1113. Before, they went to the account ending in 6789.",
    );
    expect(await toldTitles(seller)).toEqual(["Your bank details were added", "Your bank details changed"]);
    // An account from before these emails is recorded without an email. Its next change is reported.
    const change = { told_bank_id: "", told_bank_last4: null };
    await market.db.updateTable("payout_accounts").set(change).where("provider_account_id", "=", id)
      .execute();
    await syncAccount(market.services, id);
    expect(await subjects()).toHaveLength(2);
    await market.sandbox.payments.ask("POST", `/accounts/${id}/complete`, {});
    await syncAccount(market.services, id);
    expect(await subjects()).toHaveLength(3);
  });

  it("is read again while its owner may have changed it, though the event was lost", async () => {
    const seller = await ready();
    const id = await accountOf(seller);
    await market.sandbox.payments.ask("POST", `/accounts/${id}/complete`, { bank: "rejects" });
    const told = async () => (await toldTitles(seller)).includes("Your bank details changed");
    const at = (onboarding: number, checked: number) =>
      market.db.updateTable("payout_accounts").set({
        onboarding_at: new Date(Date.now() - onboarding * 60_000),
        checked_at: new Date(Date.now() - checked * 60_000),
      }).where("provider_account_id", "=", id).execute();
    for (const [onboarding, checked, expected] of [[60, 59, false], [2881, 61, false], [2879, 61, true]]) {
      await at(onboarding as number, checked as number);
      await market.services.addJob(market.db, "finishPayouts", {});
      await runJobs(market);
      expect(await told(), `${onboarding} ${checked}`).toBe(expected);
    }
  });

  it("that the provider stops is told to its owner, unless we caused it or a returned payout says so", async () => {
    const seller = await ready();
    const id = await accountOf(seller);
    const { ask } = market.sandbox.payments;
    await ask("POST", `/accounts/${id}/restrict`, {});
    await syncAccount(market.services, id);
    await syncAccount(market.services, id);
    expect(await toldTitles(seller)).toEqual([
      "Your bank details were added",
      "Your payouts need more details",
    ]);
    await ask("POST", `/accounts/${id}/complete`, {});
    await syncAccount(market.services, id);
    await ask("POST", `/accounts/${id}/restrict`, {});
    await syncAccount(market.services, id);
    expect((await toldTitles(seller)).filter((title) => title === "Your payouts need more details"))
      .toHaveLength(2);

    const other = await ready();
    await sold(other, 50_000);
    await makePayout(market.services, (await replanWaiting(market.services, other.breederId, "daily"))!);
    const [payout] = await rows(other);
    await ask("POST", `/payouts/${payout!.bank_payout_id}/end`, { outcome: "fail" });
    await syncAccount(market.services, await accountOf(other));
    expect(await toldTitles(other)).toEqual([
      "Your bank details were added",
      "Your $500 payout is on its way",
      "Your $500 payout didn't go through",
    ]);
  });

  it("waits on the breeder's day while there is money and no bank for it", async () => {
    const seller = await market.seller();
    const waiting = async () =>
      (await market.call(seller, "GET", "/v1/breeder/dashboard/preview")).body.data.tasks
        .filter(({ kind }: { kind: string }) => kind === "payouts")
        .map(({ title, url }: { title: string; url: string }) => `${title}, ${url}`);
    expect(await waiting()).toEqual([]);
    await sold(seller, 100_000);
    expect(await waiting()).toEqual(["Set up payouts to receive your money, /breeder/money"]);
    await prove(seller);
    await onboard(seller);
    expect(await waiting()).toEqual(["Finish setting up payouts to receive your money, /breeder/money"]);
    const id = await accountOf(seller);
    await market.sandbox.payments.ask("POST", `/accounts/${id}/complete`, {});
    await syncAccount(market.services, id);
    expect(await waiting()).toEqual([]);
    await market.db.updateTable("payout_accounts").set({ failed_at: new Date(Date.now() + 1000) })
      .where("breeder_id", "=", seller.breederId).execute();
    expect(await waiting()).toEqual([
      "Your bank returned a payout: check your bank details, /breeder/money",
    ]);
  });

  it("is paid nothing once the provider restricts it", async () => {
    const seller = await ready();
    await sold(seller, 50_000);
    await market.sandbox.payments.ask("POST", `/accounts/${await accountOf(seller)}/restrict`, {});
    // The event has not arrived: the provider refuses, and the money is available as before.
    const id = await replanWaiting(market.services, seller.breederId, "daily");
    await makePayout(market.services, id!);
    expect(await rows(seller)).toMatchObject([{ status: "failed", transfer_id: null }]);
    const { text_body } = await market.db.selectFrom("mails").select("text_body").where(
      "user_id",
      "=",
      seller.id,
    )
      .where("kind", "=", "payout-failed").executeTakeFirstOrThrow();
    expect(text_body).toContain("Our payment provider couldn't send your payout of $500.");
    expect(await balance(seller, "breeder-available")).toBe(50_000);
    expect((await list(seller)).account.status).toBe("incomplete");
    expect(await replanWaiting(market.services, seller.breederId, "daily")).toBeUndefined();
  });
});

describe("a payout", () => {
  it("takes what is available, once, however many run at the same time", async () => {
    const seller = await ready();
    await sold(seller, 212_500);
    const planned = await Promise.all(
      [1, 2, 3, 4].map(() => replanWaiting(market.services, seller.breederId, "daily")),
    );
    const [id, ...more] = planned.filter(Boolean);
    expect(more).toEqual([]);
    expect(await balance(seller, "breeder-available")).toBe(0);
    expect(await balance(seller, "breeder-payouts")).toBe(212_500);
    await Promise.all([1, 2, 3].map(() => makePayout(market.services, id!).catch(() => {})));
    await makePayout(market.services, id!);
    expect(await transfersOf(seller)).toMatchObject([{ amount: 212_500, amount_reversed: 0 }]);
    expect((await wire()).payouts.filter(({ metadata }) => metadata.payoutId === id)).toHaveLength(1);
    expect(await balance(seller, "breeder-payouts")).toBe(0);
    expect((await list(seller)).payouts).toMatchObject([{
      status: "on-the-way",
      amountCents: 212_500,
      lines: [{ amountCents: 212_500, label: expect.stringMatching(/^Sale: /) }],
    }]);
    await endAtBank(seller, "pay");
    expect((await list(seller)).payouts).toMatchObject([{ status: "paid", failure: null }]);
    expect(await paidOut()).toEqual([]);
  });

  it.each(["createTransfer", "createBankPayout"])(
    "is made once where the process dies after %s and is back days later",
    async (call) => {
      const seller = await ready();
      await sold(seller, 30_000);
      const id = (await replanWaiting(market.services, seller.breederId, "daily"))!;
      diesAfter = call;
      await expect(makePayout(market.services, id)).rejects.toThrow("died");
      diesAfter = undefined;
      areKeysForgotten = true;
      await makePayout(market.services, id);
      expect(await transfersOf(seller)).toHaveLength(1);
      expect((await wire()).payouts.filter(({ metadata }) => metadata.payoutId === id)).toHaveLength(1);
      expect(await rows(seller)).toMatchObject([{ status: "on-the-way" }]);
      expect(await paidOut()).toEqual([]);
    },
  );

  it("waits while our own balance is too low, kept back for its breeder, and leaves once it is there", async () => {
    const seller = await ready();
    await sold(seller, 35_000);
    const id = (await replanWaiting(market.services, seller.breederId, "daily"))!;
    const refusal = { kind: "error", code: "balance_insufficient", method: "POST", path: "/v1/transfers" };
    await market.sandbox.payments.ask("POST", "/faults", refusal);
    await makePayout(market.services, id);
    expect(await rows(seller)).toMatchObject([{ status: "pending", failure: "balance_insufficient" }]);
    expect(await balance(seller, "breeder-payouts")).toBe(35_000);
    expect(await transfersOf(seller)).toEqual([]);
    await makePayout(market.services, id);
    expect(await rows(seller)).toMatchObject([{ status: "on-the-way", failure: null }]);
    expect(await transfersOf(seller)).toHaveLength(1);
    expect(await paidOut()).toEqual([]);
  });

  it.each([2, -2])(
    "is tried again by the database's clock when the process clock is %i days off",
    async (days) => {
      const seller = await ready();
      await sold(seller, 35_000);
      const id = (await replanWaiting(market.services, seller.breederId, "daily"))!;
      /** Returns the minutes until the next try, by the database's clock. */
      const nextTry = async () => {
        const { rows } = await sql<{ minutes: number }>`
        select round(extract(epoch from next_try_at - now()) / 60)::int as minutes from payouts where id = ${id}`
          .execute(market.db);
        return rows[0]!.minutes;
      };
      const refusal = { kind: "error", code: "balance_insufficient", method: "POST", path: "/v1/transfers" };
      await market.sandbox.payments.ask("POST", "/faults", refusal);
      await withProcessClock(days * 86_400_000, () => makePayout(market.services, id));
      expect([(await rows(seller))[0]!.status, await nextTry()]).toEqual(["pending", 120]);
      diesAfter = "createBankPayout";
      const dies = withProcessClock(days * 86_400_000, () => makePayout(market.services, id));
      await expect(dies).rejects.toThrow("died");
      expect([(await rows(seller))[0]!.status, await nextTry()]).toEqual(["transferred", 0]);
    },
  );

  /** Makes the provider act but lose its answer, and refuse the repeated call. */
  const loseAndRefuse = async (path: string, refusal: Record<string, unknown>) => {
    const at = { method: "POST", path };
    await market.sandbox.payments.ask("POST", "/faults", { ...at, kind: "cut", when: "after" });
    await market.sandbox.payments.ask("POST", "/faults", { ...at, kind: "error", ...refusal });
  };

  it.each(
    ["/v1/transfers", "/v1/payouts"].flatMap((path) =>
      [{ status: 401 }, { code: "balance_insufficient" }, { code: "account_invalid" }].map((refusal) =>
        [path, refusal] as const
      )
    ),
  )("leaves once when an answer of %s is lost and the next call refused (%o)", async (path, refusal) => {
    const seller = await ready();
    await sold(seller, 35_000);
    const id = (await replanWaiting(market.services, seller.breederId, "daily"))!;
    await loseAndRefuse(path, refusal);
    await makePayout(market.services, id);
    await makePayout(market.services, id);
    expect(await rows(seller)).toMatchObject([{ status: "on-the-way", failure: null }]);
    expect(await transfersOf(seller)).toMatchObject([{ amount_reversed: 0 }]);
    const { payouts } = await wire();
    expect(payouts.filter(({ metadata }) => metadata.payoutId === id)).toHaveLength(1);
    expect(await paidOut()).toEqual([]);
  });

  it("that left for another process while this one was refused does not leave again", async () => {
    const seller = await ready();
    await sold(seller, 60_000);
    const id = (await replanWaiting(market.services, seller.breederId, "daily"))!;
    const refused = () =>
      market.db.updateTable("payouts").set({ attempt: 2, tried_at: null }).where("id", "=", id).execute();
    const { payments } = market.services;
    const accountId = await accountOf(seller);
    const about = { accountId, amountCents: 60_000, payoutId: id, breederId: seller.breederId };
    await payments.createTransfer({ ...about, idempotencyKey: `payout:${id}:transfer:1` });
    await refused();
    diesAfter = "createBankPayout";
    await expect(makePayout(market.services, id)).rejects.toThrow("died");
    diesAfter = undefined;
    expect(await transfersOf(seller)).toHaveLength(1);
    await refused();
    await makePayout(market.services, id);
    expect(await transfersOf(seller)).toHaveLength(1);
    expect((await wire()).payouts.filter(({ metadata }) => metadata.payoutId === id)).toHaveLength(1);
    expect(await paidOut()).toEqual([]);
  });

  it("that another process has brought further meanwhile stays where that left it", async () => {
    const seller = await ready();
    await sold(seller, 35_000);
    const id = (await replanWaiting(market.services, seller.breederId, "daily"))!;
    meanwhile = { call: "createTransfer", work: () => makePayout(market.services, id) };
    await makePayout(market.services, id);
    expect(await rows(seller)).toMatchObject([{ status: "on-the-way" }]);
    const mails = await market.db.selectFrom("mails").select("kind").where("user_id", "=", seller.id)
      .execute();
    expect(mails).toEqual([{ kind: "payout-bank-added" }, { kind: "payout-sent" }]);
    expect(await transfersOf(seller)).toHaveLength(1);
    expect(await paidOut()).toEqual([]);
  });

  it("that the bank sends back is available again, is told, and waits for new bank details", async () => {
    const seller = await ready();
    await sold(seller, 40_000);
    await makePayout(market.services, (await replanWaiting(market.services, seller.breederId, "daily"))!);
    await endAtBank(seller, "pay");
    await endAtBank(seller, "fail");
    expect(await rows(seller)).toMatchObject([{ status: "failed", failure: "account_closed" }]);
    expect(await balance(seller, "breeder-available")).toBe(40_000);
    expect(await transfersOf(seller)).toMatchObject([{ amount: 40_000, amount_reversed: 40_000 }]);
    expect((await list(seller)).account.status).toBe("bank-failed");
    const mails = await market.db.selectFrom("mails").select("subject").where("user_id", "=", seller.id)
      .where("kind", "=", "payout-failed").execute();
    expect(mails).toEqual([{ subject: "Your $400 payout didn't go through" }]);
    expect((await toldTitles(seller)).slice(1)).toEqual([expect.stringMatching(/payout/), mails[0]!.subject]);
    // The owner has to visit the provider again, even if the provider calls the account ready.
    await market.sandbox.payments.ask("POST", `/accounts/${await accountOf(seller)}/complete`, {});
    await syncAccount(market.services, await accountOf(seller));
    expect(await replanWaiting(market.services, seller.breederId, "daily")).toBeUndefined();
    await prove(seller);
    expect((await onboard(seller)).status).toBe(200);
    expect(await replanWaiting(market.services, seller.breederId, "daily")).toEqual(expect.any(String));
    expect(await paidOut()).toEqual([]);
  });

  it("that the bank sends back while the next is planned comes back before it", async () => {
    const seller = await ready();
    await sold(seller, 40_000);
    await makePayout(market.services, (await replanWaiting(market.services, seller.breederId, "daily"))!);
    await endAtBank(seller, "pay");
    const [first] = await rows(seller);
    await sold(seller, 5_000);
    const next = (await replanWaiting(market.services, seller.breederId, "daily"))!;
    await market.sandbox.payments.ask("POST", `/payouts/${first!.bank_payout_id}/end`, { outcome: "fail" });
    await syncAccount(market.services, first!.provider_account_id);
    await makePayout(market.services, next);
    expect(await rows(seller)).toMatchObject([{ status: "failed", failure: "account_closed" }, {
      status: "canceled",
      failure: "account",
    }]);
    expect(await balance(seller, "breeder-available")).toBe(45_000);
    expect(await transfersOf(seller)).toMatchObject([{ amount_reversed: 40_000 }]);
    expect(await paidOut()).toEqual([]);
  });

  it("that the bank sends back while the next goes to it comes back after it", async () => {
    const seller = await ready();
    await sold(seller, 40_000);
    await makePayout(market.services, (await replanWaiting(market.services, seller.breederId, "daily"))!);
    await endAtBank(seller, "pay");
    const [first] = await rows(seller);
    await sold(seller, 5_000);
    const next = (await replanWaiting(market.services, seller.breederId, "daily"))!;
    const fail = async () => {
      await market.sandbox.payments.ask("POST", `/payouts/${first!.bank_payout_id}/end`, { outcome: "fail" });
      await syncAccount(market.services, first!.provider_account_id);
    };
    meanwhile = { call: "createBankPayout", work: fail };
    await makePayout(market.services, next);
    // It is no longer with the bank, but cannot come back yet. No email says that it was paid.
    expect(await rows(seller)).toMatchObject([{ status: "on-the-way" }, { status: "on-the-way" }]);
    await runJob(finishPayouts);
    expect(await rows(seller)).toMatchObject([
      { status: "failed", failure: "account_closed" },
      { status: "on-the-way", failure: null },
    ]);
    expect(await balance(seller, "breeder-available")).toBe(40_000);
  });

  it("that the bank sends back without a word is found before the next is planned", async () => {
    const seller = await ready();
    await sold(seller, 40_000);
    await makePayout(market.services, (await replanWaiting(market.services, seller.breederId, "daily"))!);
    await endAtBank(seller, "pay");
    const [first] = await rows(seller);
    await sold(seller, 5_000);
    await market.sandbox.payments.ask("POST", `/payouts/${first!.bank_payout_id}/end`, { outcome: "fail" });
    await market.db.updateTable("payouts").set({ updated_at: new Date(Date.now() - 21 * 3_600_000) })
      .where("id", "=", first!.id).execute();
    await runJob(runPayouts);
    expect(await rows(seller)).toMatchObject([{ status: "failed", failure: "account_closed" }]);
    expect(await balance(seller, "breeder-available")).toBe(45_000);
  });

  it("does not leave while the account is suspended, nor with money that is contested or too little", async () => {
    const seller = await ready();
    const contested = await sold(seller, 20_000);
    await sold(seller, 2_499);
    const plan = () => replanWaiting(market.services, seller.breederId, "daily");
    const stand = (account_status: "Active" | "Suspended") =>
      market.db.updateTable("users").set({ account_status }).where("id", "=", seller.id).execute();
    await market.db.updateTable("reservations").set({ status: "disputed" }).where("id", "=", contested)
      .execute();
    expect(await plan()).toBeUndefined();
    await sold(seller, 1);
    await stand("Suspended");
    expect(await plan()).toBeUndefined();
    await stand("Active");
    const id = (await plan())!;
    // One payout at a time: later earnings wait for the next.
    await sold(seller, 3_000);
    expect(await plan()).toBeUndefined();
    expect(await rows(seller)).toMatchObject([{ amount_cents: 2_500 }]);
    // A suspension between plan and transfer makes the money available again.
    await stand("Suspended");
    await makePayout(market.services, id);
    expect(await transfersOf(seller)).toEqual([]);
    expect(await rows(seller)).toMatchObject([{ status: "canceled", failure: "suspended" }]);
    expect(await balance(seller, "breeder-available")).toBe(25_500);
    expect(await plan()).toBeUndefined();
    // Another suspension follows a call that was lost before it had an effect.
    await stand("Active");
    const lost = (await plan())!;
    await market.sandbox.payments.ask("POST", "/faults", {
      kind: "cut",
      when: "before",
      method: "POST",
      path: "/v1/transfers",
      times: 20,
    });
    await expect(makePayout(market.services, lost)).rejects.toThrow("not known");
    await market.sandbox.payments.ask("DELETE", "/faults");
    await stand("Suspended");
    await makePayout(market.services, lost);
    // The call may still have its effect for a moment.
    expect(await rows(seller)).toMatchObject([{ status: "canceled" }, { status: "pending" }]);
    await passCall(lost);
    await makePayout(market.services, lost);
    expect(await rows(seller)).toMatchObject([{ status: "canceled" }, { status: "canceled" }]);
    expect(await transfersOf(seller)).toEqual([]);
    // The last suspension comes between transfer and bank, after the bank's first refusal. The money comes
    // back.
    await stand("Active");
    const refusal = { kind: "error", code: "insufficient_funds", method: "POST", path: "/v1/payouts" };
    await market.sandbox.payments.ask("POST", "/faults", refusal);
    const third = (await plan())!;
    await makePayout(market.services, third);
    expect((await rows(seller)).at(-1)).toMatchObject({ status: "transferred", bank_payout_id: null });
    await stand("Suspended");
    await makePayout(market.services, third);
    expect((await rows(seller)).at(-1)).toMatchObject({ status: "canceled", bank_payout_id: null });
    expect(await transfersOf(seller)).toMatchObject([{ amount: 5_500, amount_reversed: 5_500 }]);
    expect(await balance(seller, "breeder-available")).toBe(25_500);
    await stand("Active");
    await makePayout(market.services, (await plan())!);
    expect((await rows(seller)).at(-1)).toMatchObject({ status: "on-the-way", amount_cents: 5_500 });
    expect(await paidOut()).toEqual([]);
  });

  it("is taken back for a debt as far as the provider allows, and once", async () => {
    const seller = await ready();
    const sale = await sold(seller, 60_000);
    await makePayout(market.services, (await replanWaiting(market.services, seller.breederId, "daily"))!);
    // A refund comes after the money has left.
    await post(market.db, market.services.newId, {
      source: `test-refund:${sale}`,
      kind: "refund-owed",
      orderId: null,
      reservationId: sale,
      entries: [
        { account: "breeder-pending", breederId: seller.breederId, amountCents: 15_000 },
        { account: "platform-fees", amountCents: -15_000 },
      ],
    });
    await replanWaiting(market.services, seller.breederId, "daily");
    expect(await balance(seller, "breeder-pending")).toBe(0);
    expect(await balance(seller, "breeder-debts")).toBe(-15_000);
    await recoverDebt(market.services, seller.breederId);
    expect(await balance(seller, "breeder-debts")).toBe(-15_000);
    const other = {
      accountId: await accountOf(seller),
      amountCents: 10_000,
      payoutId: "another",
      breederId: seller.breederId,
    };
    await market.sandbox.payments.createTransfer({ ...other, idempotencyKey: crypto.randomUUID() });
    await sold(seller, 5_000);
    diesAfter = "reverseTransfer";
    await expect(recoverDebt(market.services, seller.breederId)).rejects.toThrow("died");
    diesAfter = undefined;
    // Less is owed by now, but the repeated call keeps its amount.
    await sold(seller, 1_000);
    await recoverDebt(market.services, seller.breederId);
    await recoverDebt(market.services, seller.breederId);
    expect(await transfersOf(seller)).toMatchObject([{ amount_reversed: 10_000 }]);
    expect(await balance(seller, "breeder-debts")).toBe(-5_000);
    expect(await replanWaiting(market.services, seller.breederId, "daily")).toBeUndefined();
    expect(await paidOut()).toEqual([]);
  });

  it("is taken back once when the answer is lost and the next call refused", async () => {
    const seller = await ready();
    const sale = await sold(seller, 60_000);
    await makePayout(market.services, (await replanWaiting(market.services, seller.breederId, "daily"))!);
    await post(market.db, market.services.newId, {
      source: `test-refund:${sale}`,
      kind: "refund-owed",
      orderId: null,
      reservationId: sale,
      entries: [
        { account: "breeder-debts", breederId: seller.breederId, amountCents: 15_000 },
        { account: "platform-fees", amountCents: -15_000 },
      ],
    });
    const other = {
      accountId: await accountOf(seller),
      amountCents: 30_000,
      payoutId: "another",
      breederId: seller.breederId,
    };
    await market.sandbox.payments.createTransfer({ ...other, idempotencyKey: crypto.randomUUID() });
    await loseAndRefuse("/v1/transfers", { status: 401 });
    await recoverDebt(market.services, seller.breederId);
    // The amount has changed by now, which would make it a different call.
    await sold(seller, 1_000);
    await recoverDebt(market.services, seller.breederId);
    expect(await transfersOf(seller)).toMatchObject([{ amount_reversed: 15_000 }]);
    expect(await balance(seller, "breeder-debts")).toBe(0);
    expect(await paidOut()).toEqual([]);
  });
});

describe("a payout that its bank sends back", () => {
  it.each([15_000, 60_000])(
    "while %i cents of it are taken back for a debt comes back once",
    async (owed) => {
      const seller = await ready();
      const sale = await sold(seller, 60_000);
      await makePayout(market.services, (await replanWaiting(market.services, seller.breederId, "daily"))!);
      await post(market.db, market.services.newId, {
        source: `test-refund:${sale}`,
        kind: "refund-owed",
        orderId: null,
        reservationId: sale,
        entries: [
          { account: "breeder-debts", breederId: seller.breederId, amountCents: owed },
          { account: "platform-fees", amountCents: -owed },
        ],
      });
      const other = {
        accountId: await accountOf(seller),
        amountCents: 60_000,
        payoutId: "another",
        breederId: seller.breederId,
      };
      await market.sandbox.payments.createTransfer({ ...other, idempotencyKey: crypto.randomUUID() });
      diesAfter = "reverseTransfer";
      await expect(recoverDebt(market.services, seller.breederId)).rejects.toThrow("died");
      diesAfter = undefined;
      await endAtBank(seller, "fail");
      const { id } = (await rows(seller))[0]!;
      await makePayout(market.services, id);
      await recoverDebt(market.services, seller.breederId);
      expect(await rows(seller)).toMatchObject([{ status: "failed" }]);
      expect(await transfersOf(seller)).toMatchObject([{ amount_reversed: 60_000 }]);
      expect(await balance(seller, "breeder-debts")).toBe(0);
      expect(await balance(seller, "breeder-available")).toBe(60_000 - owed);
      expect(await paidOut()).toEqual([]);
    },
  );
});

describe("a payout that comes back while another one is taken back for a debt", () => {
  it("is not taken back for that debt as well", async () => {
    const seller = await ready();
    for (const cents of [30_000, 20_000]) {
      await sold(seller, cents);
      await makePayout(market.services, (await replanWaiting(market.services, seller.breederId, "daily"))!);
      await endAtBank(seller, "pay");
    }
    const [older] = await rows(seller);
    await money.book(seller, "other", "breeder-debts", 70_000);
    const other = { accountId: await accountOf(seller), amountCents: 60_000, payoutId: "another" };
    await market.sandbox.payments.createTransfer({
      ...other,
      breederId: "another",
      idempotencyKey: crypto.randomUUID(),
    });
    // The bank returns the older payout during the reversal of the newer one.
    const work = async () => {
      await market.sandbox.payments.ask("POST", `/payouts/${older!.bank_payout_id}/end`, { outcome: "fail" });
      await syncAccount(market.services, older!.provider_account_id);
    };
    meanwhile = { call: "reverseTransfer", work };
    await recoverDebt(market.services, seller.breederId);
    expect(await rows(seller)).toMatchObject([
      { status: "failed", reversed_cents: 0, reversing_cents: null },
      { status: "paid", reversed_cents: 20_000 },
    ]);
    expect(await paidOut()).toEqual([]);
    await runJobs(market);
    expect(await balance(seller, "breeder-debts")).toBe(-20_000);
  });
});

describe("any run of sales, refunds, payouts and failures", () => {
  it("leaves a ledger of zero, pays no breeder more than was earned, and nothing twice", async () => {
    const command = fc.oneof(
      fc.record({ what: fc.constant("sale" as const), cents: fc.integer({ min: 100, max: 90_000 }) }),
      fc.record({ what: fc.constant("refund" as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ what: fc.constantFrom("plan", "make", "die", "pay", "fail", "recover", "onboard") }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 6, maxLength: 14 }), async (commands) => {
        const seller = await ready();
        const { services } = market;
        const sales: { id: string; left: number }[] = [];
        let earned = 0;
        const unfinished = async () => (await rows(seller)).filter(({ status }) => status !== "failed");
        for (const one of commands) {
          if (one.what === "sale" && "cents" in one) {
            sales.push({ id: await sold(seller, one.cents), left: one.cents });
            earned += one.cents;
          } else if (one.what === "refund" && "percent" in one) {
            const sale = sales.at(-1);
            const cents = Math.floor((sale?.left ?? 0) * one.percent / 100);
            if (!sale || cents === 0) continue;
            sale.left -= cents;
            earned -= cents;
            await post(market.db, services.newId, {
              source: `test-refund:${services.newId()}`,
              kind: "refund-owed",
              orderId: null,
              reservationId: sale.id,
              entries: [
                { account: "breeder-pending", breederId: seller.breederId, amountCents: cents },
                { account: "platform-fees", amountCents: -cents },
              ],
            });
          } else if (one.what === "plan") {
            await Promise.all([1, 2].map(() => replanWaiting(services, seller.breederId, "daily")));
          } else if (one.what === "make" || one.what === "die") {
            diesAfter = one.what === "die" ? "createTransfer" : undefined;
            const open = await unfinished();
            await Promise.all(
              open.flatMap(({ id }) => [1, 2].map(() => makePayout(services, id).catch(() => {}))),
            );
            diesAfter = undefined;
          } else if (one.what === "pay" || one.what === "fail") {
            if ((await rows(seller)).at(-1)?.bank_payout_id) await endAtBank(seller, one.what);
          } else if (one.what === "recover") await recoverDebt(services, seller.breederId);
          else {
            const id = await accountOf(seller);
            await onboard(seller);
            await market.sandbox.payments.ask("POST", `/accounts/${id}/complete`, {});
            await syncAccount(services, id);
          }
          const left = (await transfersOf(seller)).reduce((sum, t) => sum + t.amount - t.amount_reversed, 0);
          const owed = -await balance(seller, "breeder-debts");
          const held = await balance(seller, "breeder-available") + await balance(seller, "breeder-payouts") +
            await balance(seller, "breeder-pending");
          expect(await balance(seller, "breeder-available")).toBeGreaterThanOrEqual(0);
          // The money of a transfer whose answer was lost stays reserved.
          const lost = (await rows(seller)).filter(({ status, tried_at }) => status === "pending" && tried_at)
            .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
          expect([0, lost]).toContain(left + held - owed - earned);
        }
        for (const { id } of await unfinished()) await makePayout(services, id);
        const byPayout = (await transfersOf(seller)).map(({ metadata }) => metadata.payoutId);
        expect(new Set(byPayout).size).toBe(byPayout.length);
        expect(await paidOut()).toEqual([]);
      }),
      { numRuns: 6 },
    );
  }, 60_000);
});

describe("the checker of money", () => {
  it("catches a payout that is not booked, one that never left, and one that left twice", async () => {
    const seller = await ready();
    await sold(seller, 30_000);
    const id = (await replanWaiting(market.services, seller.breederId, "daily"))!;
    await makePayout(market.services, id);
    const found = async () =>
      (await paidOut()).filter(({ subject }) => subject === id || subject === seller.breederId);
    expect(await found()).toEqual([]);
    const accountId = await accountOf(seller);
    await market.sandbox.payments.createTransfer({
      accountId,
      amountCents: 30_000,
      payoutId: id,
      breederId: seller.breederId,
      idempotencyKey: crypto.randomUUID(),
    });
    expect((await found()).map(({ detail }) => detail)).toEqual([
      "transfers of $600 were made, $300 are booked",
      "was transferred 2 times",
    ]);
    await post(market.db, market.services.newId, {
      source: `payout-transfer:${id}:again`,
      kind: "payout-transfer",
      orderId: null,
      reservationId: null,
      entries: [
        { account: "breeder-available", breederId: seller.breederId, amountCents: 90_000 },
        { account: "provider-clearing", amountCents: -90_000 },
      ],
    });
    expect((await found()).map(({ invariant }) => invariant)).toEqual(["I9", "I9", "I10"]);
  });
});

describe("the books", () => {
  it("take no transaction with one side only, whoever writes it", async () => {
    const one = market.db.transaction().execute(async (trx) => {
      const about = { id: crypto.randomUUID(), source: `test:${crypto.randomUUID()}`, kind: "test" };
      await trx.insertInto("ledger_transactions").values({ ...about, order_id: null, reservation_id: null })
        .execute();
      await trx.insertInto("ledger_entries").values({
        id: crypto.randomUUID(),
        transaction_id: about.id,
        account: "provider-clearing",
        breeder_id: null,
        amount_cents: 100,
      }).execute();
    });
    await expect(one).rejects.toThrow("does not balance");
  });
});
