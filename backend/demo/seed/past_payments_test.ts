import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../testing/ports/payments.ts";
import { startServices, type TestServices } from "../../testing/app.ts";
import { seed } from "./main.ts";
import { recordPastPayments } from "./past_payments.ts";

let app: TestServices;
let sandbox: TestSandbox;
beforeAll(async () => {
  [app, sandbox] = await Promise.all([startServices(), startTestSandbox()]);
  await seed(app.db, { now: new Date("2026-11-21T12:00:00Z") });
}, 60_000);
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

type Record = {
  charges: { amount_captured: number; amount_refunded: number }[];
  balanceTransactions: { net: number }[];
};

describe("recordPastPayments", () => {
  it("gives the provider a record that agrees with the ledger, once", async () => {
    const payments = await app.db.selectFrom("payments").select("id").execute();
    expect(await recordPastPayments(app.db, sandbox.payments)).toBe(payments.length);
    expect(await recordPastPayments(app.db, sandbox.payments)).toBe(0);
    const record = await sandbox.payments.ask<Record>("GET", "/record");
    const { booked } = await app.db.selectFrom("ledger_entries").where("account", "=", "provider-clearing")
      .select(({ fn }) => fn.sum<number>("amount_cents").as("booked")).executeTakeFirstOrThrow();
    expect(record.balanceTransactions.reduce((sum, { net }) => sum + net, 0)).toBe(booked);
  });

  it("lets the seed's deposits be refunded, and those that were given back no more", async () => {
    const find = (status: "deposit-paid" | "refunded") =>
      app.db.selectFrom("payments as p").innerJoin("reservations as r", "r.id", "p.reservation_id")
        .select(["p.intent_id", "p.amount_cents"]).where("r.status", "=", status).executeTakeFirstOrThrow();
    const refund = async (status: "deposit-paid" | "refunded") => {
      const { intent_id, amount_cents } = await find(status);
      return await sandbox.payments.refund({
        intentId: intent_id ?? "",
        amountCents: amount_cents,
        reason: "requested_by_customer",
        metadata: {},
        idempotencyKey: `test-${status}`,
      });
    };
    expect(await refund("deposit-paid")).toMatchObject({ kind: "done", value: { status: "succeeded" } });
    expect(await refund("refunded")).toMatchObject({ kind: "refused" });
  });
});
