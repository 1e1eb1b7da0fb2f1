import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPayouts, type Payouts, type Seller } from "../../testing/payouts.ts";
import { syncAccount, traceOlderAccounts } from "../payouts/account_actions.ts";
import { withTx } from "../../platform/db/tx.ts";
import { addDocuments } from "../../testing/verification.ts";
import { noteTrace } from "./actions.ts";
import { traceOlderSellers } from "./backfill_actions.ts";

let payouts: Payouts;
beforeAll(async () => {
  payouts = await openPayouts({
    features: ["auth", "fraud", "payouts", "reservations", "verification"],
    env: { FRAUD_RULES: "same_payout_account,same_identity_document,same_phone" },
  });
}, 60_000);
afterAll(() => payouts.market.close());

const db = () => payouts.market.db;
const signal = () => AbortSignal.timeout(20_000);
const casesOf = ({ breederId }: Seller) =>
  db().selectFrom("fraud_cases").select(["rule", "other_breeder_id as other"])
    .where("breeder_id", "=", breederId).execute();
/** Forgets what the rules know, as before they existed. */
const forget = async (...sellers: Seller[]) => {
  const ids = sellers.map(({ breederId }) => breederId);
  await db().deleteFrom("seller_traces").where("breeder_id", "in", ids).execute();
  await db().deleteFrom("fraud_cases").where("breeder_id", "in", ids).execute();
};
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

async function withPhone(phone: string, days: number): Promise<Seller> {
  const seller = await payouts.market.seller();
  await db().updateTable("users").set({ phone, phone_verified_at: daysAgo(days) })
    .where("id", "=", seller.id).execute();
  return seller;
}

/** Leaves the trace of a number that this seller confirms today. */
const confirm = ({ breederId }: Seller, phone: string) =>
  withTx(
    db(),
    (trx) =>
      noteTrace(trx, payouts.market.services, {
        breederId,
        kind: "phone",
        value: phone,
        label: phone.slice(-4),
      }),
  );

describe("sellers from before the rules", () => {
  it("are known by their confirmed numbers when another seller confirms one of them", async () => {
    const first = await withPhone("+15035550141", 20);
    expect(await traceOlderSellers(payouts.market.services, signal())).toBe(1);
    expect(await traceOlderSellers(payouts.market.services, signal())).toBe(0);
    const later = await payouts.market.seller();
    await confirm(later, "+15035550141");
    expect(await casesOf(first)).toEqual([]);
    expect(await casesOf(later)).toEqual([{ rule: "same_phone", other: first.breederId }]);
  });

  it("set aside a seller who came after them, whose trace is stored already", async () => {
    const [newer, older] = [await payouts.market.seller(), await withPhone("+15035550142", 30)];
    await confirm(newer, "+15035550142");
    expect(await casesOf(newer)).toEqual([]);
    expect(await traceOlderSellers(payouts.market.services, signal())).toBe(1);
    expect(await casesOf(newer)).toEqual([{ rule: "same_phone", other: older.breederId }]);
    expect(await casesOf(older)).toEqual([]);
  });

  it("are compared by their ID photos", async () => {
    const sellers = [await payouts.market.seller(), await payouts.market.seller()];
    for (const [index, seller] of sellers.entries()) {
      const { identityFront } = await addDocuments(payouts.market.services, seller.id);
      const files = await db().updateTable("files")
        .set({ sha256: "a".repeat(64), state: "attached", attached_at: daysAgo(20 - index) })
        .where((eb) => eb.or([eb("key", "in", identityFront), eb("upload_key", "in", identityFront)]))
        .returning("key").execute();
      const identity_front = files.map(({ key }) => key);
      await db().insertInto("verifications").values({
        id: payouts.market.services.newId(),
        breeder_id: seller.breederId,
        identity_front,
        identity_back: [],
        rearing_area: [],
        registration: [],
        submitted_at: daysAgo(20 - index),
      }).onConflict((conflict) => conflict.column("breeder_id").doUpdateSet({ identity_front })).execute();
    }
    await forget(...sellers);
    await traceOlderSellers(payouts.market.services, signal());
    expect(await casesOf(sellers[0]!)).toEqual([]);
    expect(await casesOf(sellers[1]!)).toEqual([
      { rule: "same_identity_document", other: sellers[0]!.breederId },
    ]);
  });

  it("are compared by their banks, which are read at the provider once a day at most", async () => {
    const pair = [await payouts.ready(), await payouts.ready()];
    const fingerprint = `shared${crypto.randomUUID().slice(0, 8)}`;
    for (const [index, seller] of pair.entries()) {
      const id = await payouts.accountOf(seller);
      await payouts.market.sandbox.payments.ask("POST", `/accounts/${id}/complete`, { fingerprint });
      await syncAccount(payouts.market.services, id);
      await db().updateTable("payout_accounts").set({ created_at: daysAgo(30 - index) })
        .where("breeder_id", "=", seller.breederId).execute();
    }
    await forget(...pair);
    expect(await traceOlderAccounts(payouts.market.services, signal())).toBe(0);
    await db().updateTable("payout_accounts").set({ checked_at: daysAgo(2) })
      .where("breeder_id", "in", pair.map(({ breederId }) => breederId)).execute();
    expect(await traceOlderAccounts(payouts.market.services, signal())).toBe(2);
    expect(await casesOf(pair[0]!)).toEqual([]);
    expect(await casesOf(pair[1]!)).toEqual([{ rule: "same_payout_account", other: pair[0]!.breederId }]);
  });
});
