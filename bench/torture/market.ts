import { type Kysely, sql } from "kysely";
import { v7 } from "uuid";
import { readConfig } from "../../backend/platform/config.ts";
import type { Database } from "../../backend/platform/db/schema.ts";
import { addBreed, addPet, addSecondFactor, addUser } from "../../backend/testing/fixtures.ts";
import { CONTACT, DELIVERY, TERMS } from "../../backend/testing/reservations.ts";
import { type Actor, cardForm, signIn } from "./actors.ts";
import { type Parts, SECRETS, sleep, untilDone } from "./parts.ts";
import type { Chance } from "./chance.ts";
import { openSeller, PLACES, type Seller, SELLERS } from "./sellers.ts";

type Db = Kysely<Database>;
export type Count = (what: string, more?: number) => void;
export type Sale = {
  id: string;
  buyer: Actor;
  seller: Seller;
  petId: string;
  /** Payment intents opened for the sale, newest last. */
  intents: string[];
  /** Payment intents of add-ons bought later. */
  later: string[];
};
export type Market = Awaited<ReturnType<typeof openMarket>>;

export const VISA = "4242424242424242";
const HOMES = { OR: DELIVERY, WA: home("Seattle", "WA", "98101"), ID: home("Boise", "ID", "83702") };
function home(city: string, state: string, postalCode: string): typeof DELIVERY {
  return { ...DELIVERY, address: { ...DELIVERY.address, city, state, postalCode } };
}
const BUYERS = 6;
const HOUR = "1 hour";
const WAIT_MS = 180_000;
const RELOAD_MS = 5_000;

/**
 * Returns people, pets and codes, and people's actions as calls of the web. The seller at 3 is for a special
 * end.
 */
export async function openMarket(
  { db, parts, count, chance, whileDown }: {
    db: Db;
    parts: Parts;
    count: Count;
    chance: Chance;
    /** Does something while both servers are dead. */
    whileDown: (work: () => Promise<unknown>) => Promise<void>;
  },
) {
  const { pick } = chance;
  const config = readConfig({ ...SECRETS, DATA_DIR: "/nowhere" });
  const world = { db, config, now: () => new Date(), newId: () => v7() };
  const at = { parts, count, pick };
  const form = cardForm(at);
  await sql`create table torture_shown (reservation_id uuid primary key, policy_percent integer not null)`
    .execute(db);
  await db.insertInto("places").values([...PLACES]).onConflict((conflict) => conflict.doNothing()).execute();
  const breed = await addBreed(world);
  const confirmed = { email_verified_at: new Date() };
  const staffRow = await addUser(world, { ...confirmed, role: "Admin" }, { secondFactor: false });
  const staff = await signIn(at, staffRow, (await addSecondFactor(world, staffRow)).secret);
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async () => await signIn(at, await addUser(world, confirmed))),
  );

  /** Calls the simulator's control API, which may be down for a moment. */
  async function door<T>(method: string, path: string, body?: unknown): Promise<T | undefined> {
    for (let tries = 0; tries < 60; tries++) {
      try {
        return await parts.ask<T>(method, path, body);
      } catch (error) {
        // It rejects only actions that have already been done.
        if (/sandbox control/.test(String(error))) return undefined;
        await sleep(100);
      }
    }
    throw new Error(`the simulator stays away: ${path}`);
  }

  const seller = (of: typeof SELLERS[number]) => openSeller({ world, at, door }, of);
  const sellers: Seller[] = [];
  for (const one of SELLERS) sellers.push(await seller(one));
  const code = async (fields: Record<string, unknown>) => {
    const { status, body } = await staff.post("/v1/admin/discount-codes", {
      percent: null,
      amountCents: null,
      funder: "platform",
      startsAt: "2025-01-01T00:00:00.000Z",
      endsAt: null,
      usesLimit: null,
      isActive: true,
      ...fields,
    });
    if (status >= 300) throw new Error(`no code: ${JSON.stringify(body)}`);
  };
  const byFirst = { funder: "breeder", breederId: sellers[0]!.breederId };
  await code({ code: "TEN", type: "Percentage", percent: 10 });
  await code({ code: "SIXTY", type: "Amount", amountCents: 6_000, ...byFirst });
  await code({ code: "HOME", type: "Free Delivery", ...byFirst });
  await code({ code: "GIFT", type: "Zero Total" });
  await code({ code: "TREAT", type: "Zero Total", ...byFirst });
  await code({ code: "FIFTH", type: "Percentage", percent: 20, ...byFirst });

  const pet = (seller: Seller, priceCents?: number) => {
    const { zip, city, state, latitude, longitude } = PLACES.find((place) => place.state === seller.state)!;
    const price_cents = priceCents ?? pick([250_000, 187_550, 64_995, 24_900, 24_901, 312_345]);
    return untilDone(() =>
      addPet(world, {
        breeder_id: seller.breederId,
        breed_id: breed.id,
        zip,
        city,
        state,
        latitude,
        longitude,
        price_cents,
      })
    );
  };

  /** Fills in a checkout that then waits for its payment; undefined if another buyer was faster. */
  async function begin(
    { seller, buyer = pick(buyers), petId, priceCents, options = {}, lives = "OR" }: {
      seller: Seller;
      buyer?: Actor;
      petId?: string;
      priceCents?: number;
      options?: Record<string, unknown>;
      lives?: keyof typeof HOMES;
    },
  ): Promise<Sale | undefined> {
    const of = petId ?? (await pet(seller, priceCents)).id;
    const { status, body } = await buyer.post("/v1/reserve/new", { petId: of });
    if (status !== 201 && status !== 200) return undefined;
    const sale: Sale = { id: body.reservedPetId, buyer, seller, petId: of, intents: [], later: [] };
    const saved = await buyer.post("/v1/reserve/save/progress", {
      reservedPetId: sale.id,
      stepName: "payment",
      screen: 1,
      openStep: 3,
      contact: CONTACT,
      delivery: HOMES[lives],
      options: { transportation: "pickup", paymentType: "deposit", ...options },
    });
    if (saved.status !== 200) throw new Error(`not saved: ${JSON.stringify(saved.body)}`);
    const { body: { reservedPet } } = await buyer.get(`/v1/customer/pets/reserved/${sale.id}`);
    const policy = reservedPet?.terms.depositRefundPercent;
    // For the checker: buyers can rely on the policy that the page shows before the payment.
    if (policy !== undefined) {
      await untilDone(() =>
        sql`insert into torture_shown values (${sale.id}, ${policy}) on conflict do nothing`.execute(db)
      );
    }
    return sale;
  }

  /**
   * Opens the due payment and confirms it. Some buyers never return from the form, and then the webhook has
   * to do the work.
   */
  async function pay(
    sale: Sale,
    {
      method = VISA,
      isBalance = false,
      addOnIds,
      comesBack = chance.of(0.6),
      isAgreed = true,
      isAlone = false,
    }: {
      method?: string;
      isBalance?: boolean;
      /** Buys these later, instead of paying the due amount. */
      addOnIds?: readonly string[];
      comesBack?: boolean;
      isAgreed?: boolean;
      /** Confirmed at the provider itself while no server is running, and the buyer never returns. */
      isAlone?: boolean;
    } = {},
  ): Promise<string> {
    const { buyer, seller, id } = sale;
    const paymentMethod = /^\d/.test(method) ? "card" : method;
    const { status, body } = addOnIds
      ? await buyer.post("/v1/payments/add-ons", { reservationId: id, addOnIds, paymentMethod })
      : isBalance
      ? await buyer.post("/v1/payments/pay-balance", { reservationId: id, paymentMethod })
      : await buyer.post("/v1/payments/create-payment-intent", {
        reservationId: id,
        paymentMethod,
        acceptances: { saleContractHash: seller.contract, termsVersion: TERMS },
      });
    if (status !== 200) return body.code;
    (addOnIds ? sale.later : sale.intents).push(body.intentId);
    if (isAlone) {
      let alone = "";
      await whileDown(async () => alone = await form.confirm(body.clientSecret, method, { isDirect: true }));
      return alone;
    }
    const outcome = await form.confirm(body.clientSecret, method, { isAgreed });
    if (outcome === "succeeded" && comesBack) {
      const finish = () => buyer.post("/v1/payments/verify-and-finalize", { paymentIntent: body.intentId });
      await Promise.all([finish(), finish()]);
    }
    return outcome;
  }

  const statusOf = async (sale: Sale): Promise<string> =>
    (await sale.buyer.get(`/v1/customer/pets/reserved/${sale.id}`)).body.reservedPet?.status;

  /**
   * Waits until the reservation is in one of these states; false if it never is. During a long wait the buyer
   * reloads the page.
   */
  async function reaches(sale: Sale, ...wanted: string[]): Promise<boolean> {
    let loaded = Date.now();
    for (
      let [began, pause] = [Date.now(), 150];
      Date.now() - began < WAIT_MS;
      pause = Math.min(1_500, pause * 1.5)
    ) {
      if (wanted.includes(await statusOf(sale))) return true;
      await sleep(pause);
      const paymentIntent = sale.intents.at(-1);
      if (paymentIntent === undefined || Date.now() - loaded < RELOAD_MS) continue;
      loaded = Date.now();
      await sale.buyer.post("/v1/payments/verify-and-finalize", { paymentIntent });
    }
    count(`never ${wanted.join(" or ")}`);
    return false;
  }

  const act = (who: Actor, sale: Sale, action: string) =>
    who.put("/v1/pets/reserved/status/update", {
      reservedPetId: sale.id,
      action,
      reason: "It does not fit.",
    });

  return {
    db,
    parts,
    count,
    chance,
    pick,
    staff,
    buyers,
    sellers,
    seller,
    door,
    pet,
    begin,
    pay,
    statusOf,
    reaches,
    act,
    whileDown,
    /** Makes a paid sale: with a deposit or in full, and the balance if requested. Undefined if it failed. */
    async paid(
      how: Parameters<typeof begin>[0] & { method?: string; balance?: boolean },
    ): Promise<Sale | undefined> {
      const sale = await begin(how);
      if (!sale) return undefined;
      await pay(sale, how.method ? { method: how.method } : {});
      if (!await reaches(sale, "deposit-paid", "paid")) return undefined;
      if (how.balance && await statusOf(sale) === "deposit-paid") {
        await pay(sale, { isBalance: true });
        if (!await reaches(sale, "paid")) return undefined;
      }
      return sale;
    },
    /** Moves the times of a sale back by some hours, as if that time had passed. */
    async age({ id }: Sale, hours: number): Promise<void> {
      await untilDone(() =>
        db.transaction().execute(async (trx) => {
          await sql`update reservations set paid_at = paid_at - ${hours} * interval ${sql.lit(HOUR)},
            balance_due_at = balance_due_at - ${hours} * interval ${sql.lit(HOUR)},
            handed_over_at = handed_over_at - ${hours} * interval ${sql.lit(HOUR)},
            completed_at = completed_at - ${hours} * interval ${sql.lit(HOUR)},
            ended_at = ended_at - ${hours} * interval ${sql.lit(HOUR)} where id = ${id}`.execute(trx);
          await sql`update payments set succeeded_at = succeeded_at - ${hours} * interval ${sql.lit(HOUR)}
            where reservation_id = ${id}`.execute(trx);
        })
      );
    },
    /** Moves the last try of a failed refund two minutes back; false while it may still be running. */
    ageTry: async (refundId: string): Promise<boolean> => {
      const { numAffectedRows } = await untilDone(() =>
        sql`update refunds set tried_at = tried_at - interval '2 minutes' where id = ${refundId}
          and failure is not null and provider_refund_id is null
            and (tried_at is null or tried_at < now() - interval '10 seconds')`
          .execute(db)
      );
      return numAffectedRows === 1n;
    },
    /** Expires a hold. */
    endHold: ({ id }: Sale) =>
      untilDone(() => sql`update reservations set hold_expires_at = now() where id = ${id}`.execute(db)),
    /** Makes the next try of every payout due. */
    hurryPayouts: () =>
      untilDone(() => sql`update payouts set next_try_at = now() where status = 'pending'`.execute(db)),
    /**
     * Runs scheduled jobs. A job that is already waiting is not added again, because such jobs would pile up
     * before all others.
     */
    runJobs: async (...names: string[]) => {
      for (const name of names) {
        await untilDone(() =>
          sql`select graphile_worker.add_job(${name}, '{}'::json, job_key => ${`torture:${name}`},
            job_key_mode => 'preserve_run_at')`.execute(db)
        );
      }
    },
  };
}
