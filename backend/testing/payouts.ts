import { sql } from "kysely";
import { syncAccount } from "../features/payouts/account_actions.ts";
import type { finishPayouts, runPayouts } from "../features/payouts/jobs.ts";
import { releaseEntries } from "../features/ledger/rules.ts";
import { balanceCents, post } from "../features/ledger/store.ts";
import { verdictOf } from "./ledger.ts";
import { checkoutOf, type MarketOptions, openMarket, type Person } from "./reservations.ts";

export type Seller = Person & { breederId: string };
type Marks = { payoutId?: string; breederId?: string };
type Wire = {
  transfers: { id: string; amount: number; amount_reversed: number; destination: string; metadata: Marks }[];
  payouts: { id: string; amount: number; status: string; metadata: Marks }[];
  accounts: { id: string; metadata: Marks }[];
};

/**
 * Tools for payout tests: a market with our own money at the provider, and banks whose decisions the test
 * makes.
 */
export type Payouts = Awaited<ReturnType<typeof openPayouts>>;

export async function openPayouts(options: Pick<MarketOptions, "features" | "env" | "wrap">) {
  const market = await openMarket({ provider: true, ...options });
  const { payments } = market.sandbox;
  await payments.ask("PUT", "/settings", { payoutOutcome: "wait" });
  // Our own balance at the provider.
  const made = await payments.createIntent({
    amountCents: 90_000_000,
    metadata: { reservationId: "none", orderId: "none", kind: "Full" },
    methods: ["card"],
    description: "funds",
    idempotencyKey: crypto.randomUUID(),
  });
  if (made.kind === "done") await checkoutOf(market).confirm(made.value.id);

  const wire = () => payments.ask<Wire>("GET", "/record");
  const rows = (seller: Seller) =>
    market.db.selectFrom("payouts").selectAll().where("breeder_id", "=", seller.breederId)
      .orderBy("created_at").execute();
  const transfersOf = async (seller: Seller) => {
    const ids = new Set((await rows(seller)).map(({ id }) => id));
    return (await wire()).transfers.filter(({ metadata }) => ids.has(metadata.payoutId ?? ""));
  };
  const balance = (seller: Seller, account: Parameters<typeof balanceCents>[1]) =>
    balanceCents(market.db, account, seller.breederId);
  const onboard = (seller: Seller) => market.call(seller, "POST", "/v1/breeders/payouts/onboarding", {});
  const prove = (seller: Seller) =>
    market.db.updateTable("sessions").set({ second_factor_at: new Date() }).where("user_id", "=", seller.id)
      .execute();
  const accountOf = async (seller: Seller) =>
    (await market.db.selectFrom("payout_accounts").select("provider_account_id as id")
      .where("breeder_id", "=", seller.breederId).executeTakeFirstOrThrow()).id;
  /** Completes the seller's account, with a bank. */
  async function setUp(seller: Seller): Promise<void> {
    await prove(seller);
    const { status } = await onboard(seller);
    if (status !== 200) throw new Error(`no account for payouts: ${status}`);
    const id = await accountOf(seller);
    await payments.ask("POST", `/accounts/${id}/complete`, {});
    await syncAccount(market.services, id);
  }
  /** Books a move of a sale's or breeder's money in one transaction. */
  const book = (seller: Seller, kind: string, account: "breeder-pending" | "breeder-debts", cents: number) =>
    post(market.db, market.services.newId, {
      source: `test-${kind}:${crypto.randomUUID()}`,
      kind,
      orderId: null,
      reservationId: null,
      entries: [
        { account, breederId: seller.breederId, amountCents: cents },
        { account: "platform-fees", amountCents: -cents },
      ],
    });

  return {
    market,
    wire,
    rows,
    transfersOf,
    balance,
    onboard,
    prove,
    accountOf,
    setUp,
    book,
    list: async (seller: Seller) => (await market.call(seller, "GET", "/v1/breeders/payouts")).body,
    /** Returns a seller with a complete account at the provider. */
    async ready(): Promise<Seller> {
      const seller = await market.seller();
      await setUp(seller);
      return seller;
    },
    /** Adds a sale of this seller with released money. Returns its reservation. */
    async sold(seller: Seller, cents: number): Promise<string> {
      const pet = await market.pet(seller);
      const id = await checkoutOf(market).hold(await market.buyer(), pet.id);
      await market.db.updateTable("reservations").set({ status: "completed", completed_at: new Date(0) })
        .where("id", "=", id).execute();
      const about = { orderId: null, reservationId: id };
      const { newId } = market.services;
      await post(market.db, newId, {
        ...about,
        source: `test-sale:${id}`,
        kind: "payment-full",
        entries: [
          { account: "platform-fees", amountCents: cents },
          { account: "breeder-pending", breederId: seller.breederId, amountCents: -cents },
        ],
      });
      await post(market.db, newId, {
        ...about,
        source: `release:${id}`,
        kind: "release",
        entries: releaseEntries(seller.breederId, cents),
      });
      return id;
    },
    /** Lets the time pass in which a call with a lost answer may still take effect. */
    passCall: (id: string) =>
      market.db.updateTable("payouts").set({
        tried_at: sql<Date | null>`tried_at - interval '1 minute'`,
        shared_at: sql<Date | null>`shared_at - interval '1 minute'`,
      }).where("id", "=", id).execute(),
    async endAtBank(seller: Seller, outcome: "pay" | "fail"): Promise<void> {
      const last = (await rows(seller)).findLast(({ bank_payout_id }) => bank_payout_id !== null)!;
      await payments.ask("POST", `/payouts/${last.bank_payout_id}/end`, { outcome });
      await syncAccount(market.services, last.provider_account_id);
    },
    runJob: (job: typeof runPayouts | typeof finishPayouts) =>
      job({}, market.services, {
        id: "1",
        attempt: 1,
        isLastTry: false,
        signal: AbortSignal.timeout(20_000),
      }),
    paidOut: async () =>
      (await verdictOf(market)).violations.filter(({ invariant }) => ["I8", "I9", "I10"].includes(invariant)),
    stand: (seller: Seller, account_status: "Active" | "Suspended") =>
      market.db.updateTable("users").set({ account_status }).where("id", "=", seller.id).execute(),
    /** Makes the provider refuse the next calls of this path. */
    refuseNext: (path: string, code = "balance_insufficient", times = 1) =>
      payments.ask("POST", "/faults", { kind: "error", code, method: "POST", path, times }),
  };
}
