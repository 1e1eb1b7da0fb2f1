import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPassword, openSession } from "../accounts/actions.ts";
import { insertApplication, saveForm } from "../applications/store.ts";
import { changeBreeder } from "../breeders/store.ts";
import { addBreed, addParent, addUser, PASSWORD } from "../../testing/fixtures.ts";
import { report } from "../abuse_reports/actions.ts";
import { changeLitter, insertLitter } from "../litters/store.ts";
import { changeParent } from "../parents/store.ts";
import { verdictOf } from "../../testing/ledger.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { petOf, walksOf } from "../../testing/reservation_walks.ts";
import { purgeClosedAccounts } from "./closing_actions.ts";
import { keepUntil, refusalOf, todoOf } from "./closing_rules.ts";
import { closedEmail, isClosedEmail, TERMS_VERSION } from "../accounts/rules.ts";
import { maskOf } from "../masks/rules.ts";
import { runJobs } from "../../testing/jobs.ts";

const NO_CONTACTS = maskOf({}, "");

let market: Market;
let seller: Person & { breederId: string };
let walks: ReturnType<typeof walksOf>;
let shop: ReturnType<typeof checkoutOf>;
beforeAll(async () => {
  market = await openMarket({
    features: ["payments", "pets", "reservations", "users"],
    provider: true,
  });
  seller = await market.seller();
  walks = walksOf(market, seller);
  shop = checkoutOf(market);
});
afterAll(() => market.close());

const close = (who: Person, body: unknown = { password: PASSWORD }) =>
  market.call(who, "DELETE", "/v1/users/me", body);
const check = (who: Person) => market.call(who, "GET", "/v1/users/me/closing");
const userRow = (id: string) =>
  market.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const closedRow = (id: string) =>
  market.db.selectFrom("closed_accounts").selectAll().where("user_id", "=", id).executeTakeFirst();
const mailsTo = (address: string) =>
  market.db.selectFrom("mails").selectAll().where("recipient", "=", address).execute();

/** Creates a finished sale. Once its money is paid out, nothing about it is open. */
async function soldBy(own: ReturnType<typeof walksOf>, who: Person & { breederId: string }) {
  const sale = await own.fullyPaid();
  await shop.status(sale.buyer, sale.id, "confirm-handover");
  expect((await shop.complete(who, sale.id)).status).toBe(200);
  return sale;
}
/** Books all earnings of a breeder as paid out. */
async function payOut(breederId: string) {
  const rows = await market.db.selectFrom("ledger_entries").where("breeder_id", "=", breederId)
    .where("account", "in", ["breeder-pending", "breeder-available"])
    .select(["account", (eb) => eb.fn.sum<number>("amount_cents").as("cents")]).groupBy("account").execute();
  const owed = rows.filter(({ cents }) => Number(cents) !== 0);
  if (!owed.length) return;
  const id = market.services.newId();
  await market.db.transaction().execute(async (trx) => {
    await trx.insertInto("ledger_transactions").values(
      { id, source: `payout:${id}`, kind: "payout" } as never,
    )
      .execute();
    await trx.insertInto("ledger_entries").values(owed.flatMap(({ account, cents }) => [
      {
        id: market.services.newId(),
        transaction_id: id,
        account,
        breeder_id: breederId,
        amount_cents: -Number(cents),
      },
      {
        id: market.services.newId(),
        transaction_id: id,
        account: "provider-clearing" as const,
        breeder_id: null,
        amount_cents: Number(cents),
      },
    ])).execute();
  });
}

describe("closeAccount", () => {
  it("takes the person out of a fresh account, and lets the address go", async () => {
    const user = await addUser(market.services, { phone: "+15035550100" });
    const token = (await openSession(market.services, user, "Secret Browser")).accessToken;
    const who = { id: user.id, token };
    expect((await check(who)).body).toEqual({
      proof: "password",
      needsSecondFactor: false,
      keepsRecords: false,
      blockers: [],
    });
    expect(await close(who)).toEqual({ status: 200, body: { ok: true } });
    expect(await userRow(user.id)).toMatchObject({
      email: closedEmail(user.id),
      password_hash: null,
      first_name: "Closed",
      last_name: "account",
      phone: null,
      settings: {},
      closed_at: expect.any(Date),
    });
    expect(await closedRow(user.id)).toMatchObject({ kept: [], keep_until: null });
    // The access token is still valid for some minutes, but not for these calls.
    expect((await market.call(who, "GET", "/v1/users/sessions")).status).toBe(401);
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(["account-closed"]);
    const again = await market.call(null, "POST", "/v1/register", {
      email: user.email,
      password: "another-quiet-harbour",
      firstName: "Dana",
      lastName: "Whitfield",
      type: "Consumer",
      termsVersion: TERMS_VERSION,
    });
    expect([201, 404, 422]).toContain(again.status);
    await addUser(market.services, { email: user.email });
  });

  it("forgets the last mail's recipient once it is sent", async () => {
    const who = await market.buyer();
    const { email } = await userRow(who.id);
    await close(who);
    await runJobs(market);
    expect(await mailsTo(email)).toEqual([]);
    const box = await market.db.selectFrom("mailbox").select("subject").where("recipient", "=", email)
      .execute();
    expect(box).toEqual([{ subject: "Your account is closed" }]);
  });

  it.each([
    ["no password", {}],
    ["a wrong one", { password: "not-the-password" }],
  ])("refuses %s and changes nothing", async (_, body) => {
    const who = await market.buyer();
    const before = await userRow(who.id);
    expect((await close(who, body)).body).toMatchObject({ status: 422, code: "wrong_password" });
    expect(await userRow(who.id)).toEqual(before);
  });

  it("an account without a password needs a sign-in of the last 15 minutes", async () => {
    const who = await market.buyer();
    await market.db.updateTable("users").set({ password_hash: null }).where("id", "=", who.id).execute();
    expect((await check(who)).body.proof).toBe("recent-sign-in");
    await market.db.updateTable("sessions").set({ created_at: new Date(Date.now() - 16 * 60_000) })
      .where("user_id", "=", who.id).execute();
    expect((await close(who, {})).body).toMatchObject({ status: 409, code: "sign_in_again" });
    await market.db.updateTable("sessions").set({ created_at: new Date(Date.now() - 14 * 60_000) })
      .where("user_id", "=", who.id).execute();
    expect((await close(who, {})).status).toBe(200);
  });

  it("staff has to be let go by staff first", async () => {
    const user = await addUser(market.services, { role: "Admin" });
    const token = (await openSession(market.services, user, null, { withSecondFactor: true })).accessToken;
    const { body } = await close({ id: user.id, token });
    expect(["staff_account", "second_factor_required"]).toContain(body.code);
    expect((await userRow(user.id)).closed_at).toBeNull();
  });

  it.each(["held", "deposit-paid", "paid"])(
    "a %s reservation keeps both sides, and says so",
    async (status) => {
      const own = await market.seller();
      const way = walksOf(market, own);
      const { buyer, id, pet } = status === "held"
        ? await way.ready()
        : status === "paid"
        ? await way.fullyPaid()
        : await way.depositPaid();
      for (const [who, side] of [[buyer, "buyer"], [own, "breeder"]] as const) {
        const { body } = await check(who);
        expect(body.blockers[0]).toMatchObject({
          kind: "reservation",
          side,
          reservationId: id,
          petName: pet.name,
        });
        const refused = await close(who);
        expect(refused.body).toMatchObject({ status: 409, code: "reservations_open" });
        expect(refused.body.detail).toContain(pet.name);
        expect((await userRow(who.id)).closed_at).toBeNull();
      }
    },
  );

  it("waits for a refund, then keeps what the law asks for", async () => {
    const { buyer, id } = await walks.depositPaid();
    const { email } = await userRow(buyer.id);
    expect((await shop.status(buyer, id, "cancel")).status).toBe(200);
    expect((await close(buyer)).body).toMatchObject({ code: "money_open" });
    await runJobs(market);
    expect((await check(buyer)).body).toMatchObject({ keepsRecords: true, blockers: [] });
    expect((await close(buyer)).status).toBe(200);
    const kept = await closedRow(buyer.id);
    expect(kept!.kept).toEqual(["reservations", "orders", "payments", "refunds", "ledger"]);
    expect(kept!.keep_until).toEqual(keepUntil(kept!.closed_at));
    const reservation = await market.db.selectFrom("reservations").selectAll().where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(reservation.progress)).toContain("2114 NE Alder Street");
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["account-closed"]);
    expect((await verdictOf(market)).violations).toEqual([]);
    // The breeder still sees the reservation, without an account behind it.
    const { body } = await market.call(seller, "GET", "/v1/breeders/reservations");
    expect(JSON.stringify(body)).not.toContain(email);
  });

  it("a breeder's earnings have to be drawn first; then listings are archived and the program goes", async () => {
    const own = await market.seller({ story: "We live by the river.", phone: "+15035550199" });
    const listed = await market.pet(own, { description: "Call Ruth." });
    const paused = await market.pet(own, { status: "temporary-pause" });
    const draft = await market.pet(own, { status: "in-progress" });
    const sale = await soldBy(walksOf(market, own), own);
    expect((await close(own)).body).toMatchObject({ code: "money_open" });
    await payOut(own.breederId);
    expect((await close(own)).status).toBe(200);
    for (const { id } of [listed, paused, draft]) {
      expect(await petOf(market, id)).toMatchObject({
        status: "no-longer-available",
        description: "",
        card: null,
      });
      const events = await market.db.selectFrom("listing_events").selectAll().where("pet_id", "=", id)
        .execute();
      expect(events.at(-1)).toMatchObject({ to_status: "no-longer-available", actor_id: own.id });
    }
    expect((await petOf(market, sale.pet.id)).status).toBe("sold");
    const profile = await market.db.selectFrom("breeders").selectAll().where("id", "=", own.breederId)
      .executeTakeFirstOrThrow();
    expect(profile).toMatchObject({ story: "", phone: null, latitude: null, city: "Corvallis" });
    expect(profile.name).toMatch(/^Willow Creek/);
    expect((await market.call(null, "GET", `/v1/breeders/${own.breederId}`)).status).toBe(404);
    expect((await market.call(null, "GET", `/v1/pets/${listed.id}`)).status).toBeGreaterThanOrEqual(404);
    // The buyer keeps the reservation with the accepted contract.
    expect((await shop.get(sale.buyer, sale.id)).status).toBe(200);
    expect((await close(sale.buyer)).status).toBe(200);
  });

  it("a breeder who never sold leaves no name", async () => {
    const own = await market.seller({ name: "Quiet Harbour Kennel" });
    await market.pet(own);
    expect((await close(own)).status).toBe(200);
    const profile = await market.db.selectFrom("breeders").selectAll().where("id", "=", own.breederId)
      .executeTakeFirstOrThrow();
    expect(profile).toMatchObject({ name: "Closed program", city: "Unknown", zip: "00000" });
    const contracts = await market.db.selectFrom("sale_contracts").select("id")
      .where("breeder_id", "=", own.breederId).execute();
    expect(contracts).toEqual([]);
  });

  it("said ten times at once, it happens once", async () => {
    const who = await market.buyer();
    const { email } = await userRow(who.id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => close(who)));
    // Concurrent calls learn that the account is closed. Later ones get 401.
    expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await mailsTo(email)).toHaveLength(1);
    const log = await market.db.selectFrom("audit_entries").select("action").where("subject_id", "=", who.id)
      .execute();
    expect(log).toEqual([{ action: "account-closed" }]);
  });
});

it("a card that was kept for later goes from the payment provider too", async () => {
  const { buyer, id } = await walks.depositPaid();
  const { body, status } = await market.call(buyer, "POST", "/v1/payments/create-setup-intent", {
    reservationId: id,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const { payment_customer_id: customer } = await userRow(buyer.id);
  await shop.status(buyer, id, "cancel");
  await runJobs(market);
  expect((await close(buyer)).status).toBe(200);
  await runJobs(market);
  expect(await market.sandbox.payments.deleteCustomer(customer!)).toEqual({ kind: "missing" });
});

describe("racing", () => {
  it("a new hold of the buyer, and one on the breeder's pet: never a live reservation of a closed account", async () => {
    const seen = new Set<string>();
    // Checking a password takes time, more on a slow machine. The loser of a round starts earlier in the next
    // one.
    let delayMs = 60;
    for (let round = 0; round < 12 || (seen.size < 2 && round < 40); round++) {
      const [buyer, own] = [await market.buyer(), await market.seller()];
      const pet = await market.pet(own);
      const closing = round % 2 ? buyer : own;
      const wait = () => new Promise((done) => setTimeout(done, delayMs * (0.7 + Math.random() * 0.6)));
      const [closed, held] = await Promise.all([
        close(closing),
        wait().then(() => shop.start(buyer, pet.id)),
      ]);
      const live = await market.db.selectFrom("reservations").select("id").where("pet_id", "=", pet.id)
        .where("status", "=", "held").execute();
      seen.add(`${closed.status} ${held.status}`);
      delayMs *= closed.status === 200 ? 0.8 : 1.25;
      if (closed.status === 200) {
        expect(live).toEqual([]);
        expect([401, 404, 409, 410]).toContain(held.status);
      } else {
        expect(closed.body.code).toBe("reservations_open");
        expect(live).toHaveLength(1);
      }
    }
    // Both outcomes occurred, otherwise this would not have been a race.
    expect(seen.size).toBeGreaterThan(1);
  });

  it("a payment that succeeds meanwhile: money and books agree whoever was first", async () => {
    for (let round = 0; round < 4; round++) {
      const own = await market.seller();
      const { buyer, id, intentId } = await walksOf(market, own).confirmed();
      const [paid, ...closings] = await Promise.all([
        shop.verify(buyer, intentId),
        close(buyer),
        close(own),
      ]);
      expect(closings.map(({ status }) => status)).toEqual([409, 409]);
      expect(paid.body.reservedPet.status).toBe("deposit-paid");
      await shop.status(buyer, id, "cancel");
      await Promise.all([runJobs(market), close(buyer), close(own)]);
      await runJobs(market);
    }
    expect((await verdictOf(market)).violations).toEqual([]);
  });

  it("a call that was under way writes nothing into a closed account", async () => {
    const who = await market.buyer();
    await close(who);
    const before = await userRow(who.id);
    await market.db.updateTable("users").set({ first_name: "Dana" }).where("id", "=", who.id).execute();
    expect(await userRow(who.id)).toEqual(before);
    await expect(openSession(market.services, { id: who.id }, "late")).rejects.toThrow("closed");
    const other = await market.seller();
    await close(other);
    await expect(market.pet(other)).rejects.toThrow("closed");
  });

  it("nor of what is listed, asked and answered", async () => {
    const { services, db } = market;
    const [buyer, open, own] = [await market.buyer(), await market.seller(), await market.seller()];
    const pet = await market.pet(open);
    const breed = await addBreed(services);
    const parent = await addParent(services, { breeder_id: own.breederId, breed_id: breed.id });
    const litter = { id: services.newId(), breeder_id: own.breederId, breed_id: breed.id, name: "Spring" };
    await insertLitter(db, { ...litter, state: "planned" });
    await close(buyer);
    await close(own);
    const application = {
      petId: null,
      status: "submitted" as const,
      questions: [],
      answers: [],
      ownPets: [],
      mask: NO_CONTACTS,
    };
    const late: Record<string, () => Promise<unknown>> = {
      "a buyer's application": () =>
        insertApplication(db, {
          id: services.newId(),
          breederId: open.breederId,
          consumerId: buyer.id,
          ...application,
        }),
      "one to a program that is gone": () =>
        insertApplication(db, {
          id: services.newId(),
          breederId: own.breederId,
          consumerId: open.id,
          ...application,
        }),
      "a form": () => saveForm(db, own.breederId, { isRequired: true, questions: [], mask: NO_CONTACTS }),
      "a report": () =>
        report(db, services, { kind: "listing", subjectId: pet.id, reporterId: buyer.id, details: "" }),
      "a parent": () => changeParent(db, parent.id, { description: "Gentle." }),
      "a litter": () => changeLitter(db, litter.id, { name: "Autumn" }),
      "the program": () => changeBreeder(db, own.breederId, { story: "We are back." }),
    };
    for (const [what, write] of Object.entries(late)) {
      await expect(write(), what).rejects.toThrow("closed");
    }
  });
});

describe("after the years of keeping", () => {
  it("the person goes from the records too, and the numbers stay", async () => {
    const { buyer, id } = await walks.depositPaid();
    await shop.status(buyer, id, "cancel");
    await runJobs(market);
    await close(buyer);
    const signal = new AbortController().signal;
    expect(await purgeClosedAccounts(market.services, signal)).toBe(0);
    await market.db.updateTable("closed_accounts").set({ keep_until: new Date(Date.now() - 1000) })
      .where("user_id", "=", buyer.id).execute();
    expect(await purgeClosedAccounts(market.services, signal)).toBe(1);
    expect(await purgeClosedAccounts(market.services, signal)).toBe(0);
    const row = await market.db.selectFrom("reservations").selectAll().where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row.progress)).not.toContain("Alder");
    expect(await closedRow(buyer.id)).toMatchObject({ purged_at: expect.any(Date), kept: [] });
    const payments = await market.db.selectFrom("payments").select(["amount_cents", "last4", "receipt"])
      .where("reservation_id", "=", id).execute();
    expect(payments).toMatchObject([{
      amount_cents: 37_500,
      last4: null,
      receipt: { totalCents: 257_500, buyer: { name: "", address: null } },
    }]);
    expect(JSON.stringify(payments)).not.toMatch(/Whitfield|Alder/);
  });
});

describe("the rules", () => {
  it("every blocker says what to do, and the first one names the refusal", () => {
    const base = { reservationId: null, number: null, petName: "Maple" };
    const todo = todoOf({ kind: "payout", side: "breeder", status: "on-the-way" });
    const payout = { ...base, kind: "payout" as const, side: "breeder" as const, petName: null, todo };
    const held = {
      ...base,
      kind: "reservation" as const,
      side: "buyer" as const,
      todo: todoOf({ kind: "reservation", side: "buyer", status: "held" }),
    };
    expect(refusalOf([])).toBeUndefined();
    expect(refusalOf([payout])).toMatchObject({ code: "money_open" });
    expect(refusalOf([held, payout])).toEqual({
      code: "reservations_open",
      detail:
        "Maple: You're in checkout for this pet. Cancel the hold, or wait until it ends. There is one more thing besides this.",
    });
  });

  it("records stay seven years to the day, also from a leap day", () => {
    expect(keepUntil(new Date("2025-11-21T10:00:00Z")).toISOString()).toBe("2032-11-21T10:00:00.000Z");
    expect(keepUntil(new Date("2028-02-29T10:00:00Z")).toISOString()).toBe("2035-03-01T10:00:00.000Z");
  });

  it("a closed account's address is nobody's", () => {
    expect(isClosedEmail(closedEmail("01998f20-3c4d-7a1e-8b52-6f0e9d1c2b3a"))).toBe(true);
    expect(isClosedEmail("dana@example.com")).toBe(false);
  });
});

it("keeps the hash of nobody's password", async () => {
  const who = await market.buyer();
  const hash = await hashPassword("a fresh one of its own");
  await market.db.updateTable("users").set({ password_hash: hash }).where("id", "=", who.id).execute();
  expect((await close(who, { password: "a fresh one of its own" })).status).toBe(200);
  const { rows } = await sql<
    { found: string }
  >`select password_hash as found from users where password_hash = ${hash}`
    .execute(market.db);
  expect(rows).toEqual([]);
});
