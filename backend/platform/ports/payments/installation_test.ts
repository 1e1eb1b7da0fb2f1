import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { close, open, payments, unique, value } from "../../../testing/ports/payments_kit.ts";
import { startServices } from "../../../testing/app.ts";
import { ofInstallation } from "./installation.ts";
import type { PaymentsPort } from "./port.ts";

type Marked = { id: string; metadata: Record<string, string>; _metadata?: never };
type Everything = Record<
  | "customers"
  | "paymentIntents"
  | "setupIntents"
  | "refunds"
  | "accounts"
  | "transfers"
  | "reversals"
  | "payouts",
  Marked[]
>;

beforeAll(() => open());
afterAll(() => close());

describe("ofInstallation", () => {
  it("marks everything that it creates, beside the metadata of each", async () => {
    const ours = ofInstallation(payments, () => Promise.resolve("inst-1"));
    const { id: customerId } = value(
      await ours.createCustomer({ email: "dana@example.com", userId: "u1", idempotencyKey: unique() }),
    );
    const { id: intentId } = value(
      await ours.createIntent({
        amountCents: 200_000,
        methods: ["card"],
        description: "Millie",
        idempotencyKey: unique(),
        metadata: { reservationId: "r1", orderId: "o1", kind: "Full" },
      }),
    );
    value(
      await ours.confirmIntent({
        intentId,
        paymentMethodId: "pm_card_visa",
        idempotencyKey: unique(),
        returnUrl: "https://hearthpaw.example/return",
      }),
    );
    value(await ours.createSetupIntent({ customerId, idempotencyKey: unique() }));
    value(
      await ours.refund({
        intentId,
        amountCents: 500,
        reason: "requested_by_customer",
        idempotencyKey: unique(),
        metadata: { refundId: "f1" },
      }),
    );
    const { id: accountId } = value(
      await ours.createAccount({ email: "ruth@example.com", breederId: "b1", idempotencyKey: unique() }),
    );
    await payments.ask("POST", `/accounts/${accountId}/complete`, { bank: "takes" });
    const about = { accountId, amountCents: 1_000, payoutId: "p1" };
    const { id: transferId } = value(
      await ours.createTransfer({ ...about, breederId: "b1", idempotencyKey: unique() }),
    );
    const back = { transferId, amountCents: 100, payoutId: "p1" };
    value(await ours.reverseTransfer({ ...back, idempotencyKey: unique() }));
    value(await ours.createBankPayout({ ...about, amountCents: 900, idempotencyKey: unique() }));
    const record = await payments.ask<Everything>("GET", "/record");
    const found = Object.fromEntries(
      ([
        "customers",
        "paymentIntents",
        "setupIntents",
        "refunds",
        "accounts",
        "transfers",
        "reversals",
        "payouts",
      ] as const)
        .map((kind) => [kind, record[kind].map(({ metadata }) => metadata)]),
    );
    const installation = "inst-1";
    expect(found).toEqual({
      customers: [{ userId: "u1", installation }],
      paymentIntents: [{ reservationId: "r1", orderId: "o1", kind: "Full", installation }],
      setupIntents: [{ installation }],
      refunds: [{ refundId: "f1", installation }],
      accounts: [{ breederId: "b1", installation }],
      transfers: [{ payoutId: "p1", breederId: "b1", installation }],
      reversals: [{ payoutId: "p1", installation }],
      payouts: [{ payoutId: "p1", installation }],
    });
  });

  it("creates nothing while its id cannot be read", async () => {
    const asked: string[] = [];
    const seen = {
      ...payments,
      createCustomer: () => (asked.push("customer"), payments.createCustomer),
    } as unknown;
    const ours = ofInstallation(
      seen as PaymentsPort,
      () => Promise.reject(new Error("the database is away")),
    );
    const made = await ours.createCustomer({
      email: "a@example.com",
      userId: "u1",
      idempotencyKey: unique(),
    });
    expect(made).toEqual({ kind: "unknown", reason: "network" });
    expect(asked).toEqual([]);
  });

  it("has one id in a database, whichever process asks first", async () => {
    const one = await startServices();
    try {
      const database = { url: one.databaseUrl, drop: () => Promise.resolve() };
      const others = await Promise.all([startServices({ database }), startServices({ database })]);
      const ids = await Promise.all([one, ...others].map(({ services }) => services.installation()));
      expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
      expect(new Set(ids).size).toBe(1);
      await Promise.all(others.map(({ close }) => close()));
    } finally {
      await one.close();
    }
  });
});
