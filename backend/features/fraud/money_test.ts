import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { syncAccount } from "../payouts/account_actions.ts";
import { replanWaiting } from "../payouts/plan_actions.ts";
import { openPayouts, type Payouts, type Seller } from "../../testing/payouts.ts";
import { addUser, bearer, PASSWORD } from "../../testing/fixtures.ts";
import { addDocuments, addUpload } from "../../testing/verification.ts";
import { withTx } from "../../platform/db/tx.ts";
import { noteTrace } from "./actions.ts";
import { runJobs } from "../../testing/jobs.ts";

let payouts: Payouts;
let staff: Record<"finance" | "moderator" | "support" | "admin", { id: string; token: string }>;
beforeAll(async () => {
  payouts = await openPayouts({
    features: ["auth", "fraud", "payouts", "reservations", "verification"],
    env: { FRAUD_RULES: "same_payout_account,same_identity_document,same_device,same_phone" },
  });
  const of = async (staff_rank: keyof typeof staff) => {
    const user = await addUser(payouts.market.services, { role: "Admin", staff_rank });
    const token = (await bearer(payouts.market.services, user)).authorization.slice("Bearer ".length);
    return { id: user.id, token };
  };
  staff = {
    finance: await of("finance"),
    moderator: await of("moderator"),
    support: await of("support"),
    admin: await of("admin"),
  };
}, 60_000);
afterAll(() => payouts.market.close());

const db = () => payouts.market.db;
const casesOf = (seller: Seller) =>
  db().selectFrom("fraud_cases").selectAll().where("breeder_id", "=", seller.breederId).execute();
const mailsTo = async (seller: Seller) => {
  const { email } = await db().selectFrom("users").select("email").where("id", "=", seller.id)
    .executeTakeFirstOrThrow();
  return await db().selectFrom("mails").select(["kind", "text_body as text"]).where("recipient", "=", email)
    .where("kind", "in", ["payouts-set-aside", "payouts-released"]).orderBy("id").execute();
};
const decide = (id: string, decision: string, by: { id: string; token: string } = staff.finance) =>
  payouts.market.call(by, "POST", `/v1/admin/fraud-cases/${id}/decide-money`, {
    decision,
    reason: "One kennel of two people.",
  });
/** Gives both sellers the same bank account, the second seller later. */
async function sharedBank(): Promise<[first: Seller, second: Seller]> {
  const pair: [Seller, Seller] = [await payouts.ready(), await payouts.ready()];
  const fingerprint = `shared${crypto.randomUUID().slice(0, 8)}`;
  for (const seller of pair) {
    const id = await payouts.accountOf(seller);
    await payouts.market.sandbox.payments.ask("POST", `/accounts/${id}/complete`, { fingerprint });
    await syncAccount(payouts.market.services, id);
  }
  return pair;
}
const pending = async (seller: Seller) => (await payouts.rows(seller)).map(({ status }) => status);

describe("one payout account under two sellers", () => {
  it("sets aside payouts of the second one, who reads one calm sentence, until staff clear it", async () => {
    const [first, second] = await sharedBank();
    const [found] = await casesOf(second);
    expect(found).toMatchObject({
      rule: "same_payout_account",
      other_breeder_id: first.breederId,
      status: "open",
    });
    expect(await casesOf(first)).toEqual([]);
    await payouts.sold(second, 100_000);
    await payouts.sold(first, 50_000);
    for (const seller of [first, second]) {
      await replanWaiting(payouts.market.services, seller.breederId, "daily");
    }
    expect(await pending(first)).toEqual(["pending"]);
    expect(await pending(second)).toEqual([]);
    expect(await payouts.list(second)).toMatchObject({
      isBeingChecked: true,
      nextPayout: null,
      waiting: [{ reason: "being-checked", amountCents: 100_000 }],
    });
    expect(await payouts.list(first)).toMatchObject({ isBeingChecked: false });
    const [told] = await mailsTo(second);
    expect(told!.text).toContain("There's nothing you need to do.");
    expect(told!.text).not.toMatch(/fraud|bank|6789|another seller/i);

    expect(await decide(found!.id, "clear")).toMatchObject({
      status: 200,
      body: { case: { status: "cleared" } },
    });
    await runJobs(payouts.market);
    await replanWaiting(payouts.market.services, second.breederId, "daily");
    expect((await payouts.rows(second)).map(({ amount_cents }) => amount_cents)).toEqual([100_000]);
    expect(await payouts.list(second)).toMatchObject({ isBeingChecked: false });
    expect((await mailsTo(second)).map(({ kind }) => kind)).toEqual([
      "payouts-set-aside",
      "payouts-released",
    ]);
    expect(await mailsTo(first)).toEqual([]);
  });

  it("drops a payout that has not left, and plans it again when the case is cleared", async () => {
    const second = await payouts.ready();
    const first = await payouts.ready();
    const fingerprint = "laterShared";
    const complete = async (seller: Seller) => {
      const id = await payouts.accountOf(seller);
      await payouts.market.sandbox.payments.ask("POST", `/accounts/${id}/complete`, { fingerprint });
      await syncAccount(payouts.market.services, id);
    };
    await complete(first);
    await payouts.sold(second, 70_000);
    await replanWaiting(payouts.market.services, second.breederId, "daily");
    expect(await pending(second)).toEqual(["pending"]);
    await complete(second);
    expect(await pending(second)).toEqual(["canceled"]);
    expect(await payouts.balance(second, "breeder-available")).toBe(70_000);
    await decide((await casesOf(second))[0]!.id, "clear");
    await runJobs(payouts.market);
    expect((await pending(second))[0]).toBe("canceled");
    expect((await payouts.rows(second)).at(-1)).toMatchObject({ amount_cents: 70_000 });
    expect((await payouts.rows(second)).at(-1)!.status).not.toBe("canceled");
  });

  it("opens one case for a pair, however often it is seen, and none after staff cleared it", async () => {
    const [first, second] = await sharedBank();
    await decide((await casesOf(second))[0]!.id, "clear");
    const services = payouts.market.services;
    const note = (seller: Seller, value: string) =>
      withTx(
        db(),
        (trx) => noteTrace(trx, services, { breederId: seller.breederId, kind: "payout-account", value }),
      );
    for (const value of ["another shared bank", "and one more"]) {
      await note(first, value);
      await note(second, value);
    }
    expect((await casesOf(second)).map(({ status }) => status)).toEqual(["cleared"]);
    expect(await casesOf(first)).toEqual([]);
  });

  it("opens one case when both come at the same moment", async () => {
    const services = payouts.market.services;
    const pairs = await Promise.all(Array.from({ length: 6 }, async (_, index) => {
      const sellers = [await payouts.market.seller(), await payouts.market.seller()];
      await Promise.all(
        [...sellers, ...sellers].map(({ breederId }) =>
          withTx(
            db(),
            (trx) =>
              noteTrace(trx, services, {
                breederId,
                kind: "phone",
                value: `+1503555${index}`,
                label: "0000",
              }),
          )
        ),
      );
      return (await Promise.all(sellers.map(casesOf))).flat().length;
    }));
    expect(pairs).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it("stays set aside when staff keep it, and offers a way back", async () => {
    const [, second] = await sharedBank();
    const { id } = (await casesOf(second))[0]!;
    expect(await decide(id, "keep")).toMatchObject({ status: 200, body: { case: { status: "kept" } } });
    expect(await decide(id, "keep")).toMatchObject({ status: 409, body: { code: "transition_not_allowed" } });
    expect(await payouts.list(second)).toMatchObject({ isBeingChecked: true });
    expect(await decide(id, "clear")).toMatchObject({ status: 200 });
    expect(await payouts.list(second)).toMatchObject({ isBeingChecked: false });
  });

  it("of two who decide at once refuses the second", async () => {
    const [, second] = await sharedBank();
    const { id } = (await casesOf(second))[0]!;
    const both = await Promise.all([decide(id, "clear"), decide(id, "clear", staff.admin)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await mailsTo(second)).filter(({ kind }) => kind === "payouts-released")).toHaveLength(1);
  });

  it("waits for all cases of a seller", async () => {
    const [, second] = await sharedBank();
    const services = payouts.market.services;
    const third = await payouts.market.seller();
    for (const { breederId } of [third, second]) {
      await withTx(
        db(),
        (trx) => noteTrace(trx, services, { breederId, kind: "phone", value: "+15035550199" }),
      );
    }
    const [one, other] = await casesOf(second);
    await decide(one!.id, "clear");
    expect(await payouts.list(second)).toMatchObject({ isBeingChecked: true });
    await decide(other!.id, "clear");
    expect(await payouts.list(second)).toMatchObject({ isBeingChecked: false });
    expect((await mailsTo(second)).map(({ kind }) => kind)).toEqual([
      "payouts-set-aside",
      "payouts-released",
    ]);
  });
});

describe("staff", () => {
  it("see both sides, and each case that is shown is in the log", async () => {
    const [first, second] = await sharedBank();
    const { body } = await payouts.market.call(staff.finance, "GET", "/v1/admin/fraud-cases");
    const found = body.cases.find((one: { seller: { breederId: string } }) =>
      one.seller.breederId === second.breederId
    );
    expect(found).toMatchObject({
      kind: "money",
      rule: "same_payout_account",
      status: "open",
      listings: [],
      evidence: "Both sellers' payouts go to the bank account or card ending in 6789.",
      other: { breederId: first.breederId, userId: first.id },
    });
    const log = await db().selectFrom("audit_entries").selectAll().where("subject_id", "=", found.id)
      .execute();
    expect(log).toEqual([expect.objectContaining({ action: "fraud-case-read", actor_id: staff.finance.id })]);
    const moderators = await payouts.market.call(staff.moderator, "GET", "/v1/admin/fraud-cases");
    expect(moderators).toMatchObject({ status: 200, body: { cases: [] } });
    expect((await payouts.market.call(staff.support, "GET", "/v1/admin/fraud-cases")).status).toBe(403);
    expect((await decide(found.id, "clear", staff.moderator)).status).toBe(403);
    const wrongDoor = await payouts.market.call(
      staff.admin,
      "POST",
      `/v1/admin/fraud-cases/${found.id}/decide-listing`,
      { decision: "clear", reason: "x" },
    );
    expect(wrongDoor.status).toBe(404);
  });
});

describe("what sellers leave", () => {
  it("is kept as a keyed hash alone", async () => {
    const rows = await db().selectFrom("seller_traces").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { hash } of rows) expect(hash.length).toBe(32);
    expect(JSON.stringify(rows)).not.toContain("shared");
  });

  it("is an ID that another seller submitted", async () => {
    const { market } = payouts;
    const submit = async (isSame: boolean) => {
      const seller = await market.seller({ verification: "not-started", verified_at: null });
      const documents = await addDocuments(market.services, seller.id);
      if (!isSame) {
        documents.identityFront = [
          await addUpload(market.services, {
            ownerId: seller.id,
            purpose: "identity-front",
            bytes: await picture("#123456"),
          }),
        ];
        documents.identityBack = [
          await addUpload(market.services, {
            ownerId: seller.id,
            purpose: "identity-back",
            bytes: await picture("#654321"),
          }),
        ];
      }
      expect((await market.call(seller, "POST", "/v1/breeders/verification", documents)).status).toBe(200);
      return seller;
    };
    const first = await submit(true);
    expect(await casesOf(await submit(false))).toEqual([]);
    expect(await casesOf(await submit(true))).toEqual([
      expect.objectContaining({ rule: "same_identity_document", other_breeder_id: first.breederId }),
    ]);
  });

  it("is a browser, by a cookie that buyers don't get", async () => {
    const { market } = payouts;
    const signIn = async (id: string, cookie?: string) => {
      const { email } = await db().selectFrom("users").select("email").where("id", "=", id)
        .executeTakeFirstOrThrow();
      const response = await market.app.fetch("/v1/login", {
        method: "POST",
        json: { email, password: PASSWORD },
        ...(cookie ? { headers: { cookie } } : {}),
      });
      expect(response.status).toBe(200);
      await response.body?.cancel();
      return response.headers.getSetCookie().find((one) => one.startsWith("device="))?.split(";")[0];
    };
    expect(await signIn((await market.buyer()).id)).toBeUndefined();
    const [first, second] = [await market.seller(), await market.seller()];
    const device = await signIn(first.id);
    expect(device).toMatch(/^device=[\w-]+\.[\w-]+$/);
    expect(await signIn(first.id, device)).toBe(device);
    const forged = `${device!.slice(0, -4)}AAAA`;
    expect(await signIn(second.id, forged)).not.toBe(forged);
    expect(await casesOf(second)).toEqual([]);
    await signIn(second.id, device);
    expect(await casesOf(second)).toEqual([
      expect.objectContaining({ rule: "same_device", other_breeder_id: first.breederId }),
    ]);
  });
});

async function picture(background: string): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import("sharp");
  const { data } = await sharp({ create: { width: 64, height: 48, channels: 3, background } }).jpeg()
    .toBuffer({ resolveWithObject: true });
  return new Uint8Array(data);
}
