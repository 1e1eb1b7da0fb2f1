import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PaymentsPort } from "../../platform/ports/payments/port.ts";
import { expectSoundMoney } from "../../testing/ledger.ts";
import { recordOf, walksOf } from "../../testing/reservation_walks.ts";
import {
  type Body,
  checkoutOf,
  confirmSetup,
  type Market,
  openMarket,
  type Person,
} from "../../testing/reservations.ts";
import { addUser, bearer } from "../../testing/fixtures.ts";
import { chargeBalances, detachCard } from "../sale/payment/card_actions.ts";
import { syncDispute } from "../sale/chargeback/chargeback_actions.ts";
import { remindOfBalances } from "../sale/notices/notify_actions.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;
let seller: Person & { breederId: string };
/** Loses the response to the next confirmation, before or after it has reached the provider. */
let lose: "asked" | "done" | undefined;
/** Runs during the next confirmation. */
let meanwhile: (() => Promise<void>) | undefined;
let staff: Person;

beforeAll(async () => {
  market = await openMarket({
    features: ["payments", "reservations", "staff"],
    provider: true,
    wrap: losing,
  });
  staff = await signedIn(await addUser(market.services, { role: "Admin" }));
  shop = checkoutOf(market);
  seller = await market.seller();
  walks = walksOf(market, seller);
}, 40_000);
afterAll(() => market.close());

function losing(payments: PaymentsPort): PaymentsPort {
  return {
    ...payments,
    async confirmIntent(input) {
      await meanwhile?.();
      meanwhile = undefined;
      const what = lose;
      lose = undefined;
      if (what === "asked") return { kind: "unknown", reason: "network" };
      const answer = await payments.confirmIntent(input);
      return what === "done" ? { kind: "unknown", reason: "timeout" } : answer;
    },
  };
}

/** Returns a new session of a person. */
async function signedIn({ id }: { id: string }): Promise<Person> {
  const { authorization } = await bearer(market.services, { id });
  return { id, token: authorization.slice("Bearer ".length) };
}
async function stand(who: Person, accountStatus: "Suspended" | "Active"): Promise<void> {
  const path = `/v1/admin/users/${who.id}/status`;
  const { status } = await market.call(staff, "PUT", path, { accountStatus, reason: "For a test." });
  expect(status).toBe(200);
}

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

/** Pays a deposit with a card that its buyer lets us keep. */
async function withCard(card = "pm_card_visa", of = seller) {
  const made = await walksOf(market, of).ready();
  const { body } = await shop.intent(made.buyer, made.id, of, { saveCard: true });
  expect((await shop.confirm(body.intentId, card)).kind).toBe("done");
  const { body: { reservedPet } } = await shop.verify(made.buyer, body.intentId);
  expect(reservedPet.status).toBe("deposit-paid");
  return { ...made, savedCard: reservedPet.savedCard };
}
/** Makes the balance due: it is nine in the morning at the pet's place, or later. */
const isDue = (id: string, hours = 14) =>
  market.db.updateTable("reservations").set({ balance_due_at: inHours(hours) }).where("id", "=", id).execute()
    .then(() =>
      market.db.updateTable("saved_cards").set({ charge_on: "2020-01-01" }).where("reservation_id", "=", id)
        .execute()
    );
const again = (id: string) =>
  market.db.updateTable("saved_cards").set({ attempted_at: inHours(-1) }).where("reservation_id", "=", id)
    .execute();
const charge = () => chargeBalances(market.services);
const cardsOf = async (who: Person) =>
  (await market.call(who, "GET", "/v1/payments/saved-cards")).body.savedCards;
const remove = (who: Person, id: string) => market.call(who, "DELETE", `/v1/payments/saved-cards/${id}`);
const statusOf = async (who: Person, id: string) => (await shop.get(who, id)).body.reservedPet.status;
const rowOf = (id: string) =>
  market.db.selectFrom("saved_cards").selectAll().where("reservation_id", "=", id).orderBy(
    "created_at",
    "desc",
  )
    .executeTakeFirstOrThrow();
const balanceCharges = async (id: string) => {
  const { paymentIntents } = await recordOf(market);
  const own = paymentIntents.filter(({ metadata }) =>
    metadata.reservationId === id && metadata.kind === "Balance"
  );
  return own.filter(({ status }) => status === "succeeded").map((intent) => intent.amount_received);
};
const mailsTo = async (who: Person, kind: string) => {
  await runJobs(market);
  return await market.db.selectFrom("mails").select("kind").where("user_id", "=", who.id)
    .where("kind", "=", `reservation-${kind}`).execute();
};

describe("a card for the balance", () => {
  it("is kept only where its buyer asks for it, and only of a deposit by card", async () => {
    const plain = await walks.depositPaid();
    expect(await cardsOf(plain.buyer)).toEqual([]);
    const full = await walks.ready({ paymentType: "full" });
    const { body } = await shop.intent(full.buyer, full.id, seller, { saveCard: true });
    await shop.confirm(body.intentId);
    await shop.verify(full.buyer, body.intentId);
    expect(await cardsOf(full.buyer)).toEqual([]);
    // The box was checked and unchecked again; only the paid intent counts.
    const { buyer, id } = await walks.ready();
    const { body: ticked } = await shop.intent(buyer, id, seller, { saveCard: true });
    const { body: unticked } = await shop.intent(buyer, id, seller);
    expect(unticked.intentId).not.toBe(ticked.intentId);
    expect((await shop.confirm(ticked.intentId)).kind).not.toBe("done");
    await shop.confirm(unticked.intentId);
    expect((await shop.verify(buyer, unticked.intentId)).body.reservedPet.savedCard).toBeUndefined();
  });

  it("is charged once on the due date, not before, and let go of then", async () => {
    const { buyer, id, savedCard } = await withCard();
    expect(savedCard).toMatchObject({
      brand: "visa",
      last4: "4242",
      amountCents: 220_000,
      isDeclined: false,
    });
    await charge();
    expect(await balanceCharges(id)).toEqual([]);
    await isDue(id);
    await Promise.all([charge(), charge(), charge()]);
    expect(await balanceCharges(id)).toEqual([220_000]);
    expect(await statusOf(buyer, id)).toBe("paid");
    expect(await mailsTo(buyer, "balance-paid")).toHaveLength(1);
    expect(await cardsOf(buyer)).toEqual([]);
    const row = await rowOf(id);
    expect(row.detached_at).not.toBeNull();
    expect(await market.sandbox.payments.retrieveCard(row.method_id)).toMatchObject({
      value: { customerId: null },
    });
    await charge();
    expect(await balanceCharges(id)).toEqual([220_000]);
    await expectSoundMoney(market);
  });

  it.each([
    ["the bank wants the buyer there", "pm_card_authenticationRequired", "authentication_required"],
    ["the bank declines", "pm_card_chargeCustomerFail", "generic_decline"],
  ])("is not charged again once %s: the buyer is asked to pay by hand, and can", async (_why, card, code) => {
    const made = await walks.depositPaid();
    const { buyer, id } = made;
    const { body: setup } = await market.call(buyer, "POST", "/v1/payments/create-setup-intent", {
      reservationId: id,
    });
    await keep(buyer, id, setup, card);
    await isDue(id);
    await charge();
    await again(id);
    await charge();
    expect(await balanceCharges(id)).toEqual([]);
    expect(await statusOf(buyer, id)).toBe("deposit-paid");
    expect(await mailsTo(buyer, "card-declined")).toHaveLength(1);
    expect((await cardsOf(buyer))[0]).toMatchObject({ isDeclined: true });
    expect((await rowOf(id)).failure_code).toBe(code);
    const { body } = await shop.balance(buyer, id);
    await shop.confirm(body.intentId);
    expect((await shop.verify(buyer, body.intentId)).body.reservedPet.status).toBe("paid");
    expect(await balanceCharges(id)).toEqual([220_000]);
    await expectSoundMoney(market);
  });

  it("whose answer is lost is asked for again, and charged once", async () => {
    for (const when of ["asked", "done"] as const) {
      const { buyer, id } = await withCard();
      await isDue(id);
      lose = when;
      await charge();
      expect((await rowOf(id)).answered_at).toBeNull();
      expect((await remove(buyer, (await rowOf(id)).id)).body.code).toBe("payment_processing");
      await again(id);
      await charge();
      expect(await balanceCharges(id)).toEqual([220_000]);
      expect(await statusOf(buyer, id)).toBe("paid");
    }
    await expectSoundMoney(market);
  });

  it("and a buyer who pays at the same moment make one charge", async () => {
    const all = await Promise.all(Array.from({ length: 3 }, () => withCard()));
    await Promise.all(all.map(({ id }) => isDue(id)));
    await Promise.all([
      charge(),
      ...all.map(async ({ buyer, id }) => {
        const { body } = await shop.balance(buyer, id);
        if (!body.intentId) return;
        await shop.confirm(body.intentId);
        await shop.verify(buyer, body.intentId);
      }),
    ]);
    await Promise.all(all.map(({ id }) => again(id)));
    await charge();
    for (const { id, buyer } of all) {
      expect(await balanceCharges(id)).toEqual([220_000]);
      expect(await statusOf(buyer, id)).toBe("paid");
    }
    await expectSoundMoney(market);
  });

  it("is charged on the later day that a breeder gives, and shown with it", async () => {
    const { buyer, id } = await withCard();
    await isDue(id, -90);
    expect((await shop.status(seller, id, "extend")).status).toBe(200);
    const { body: { reservedPet } } = await shop.get(buyer, id);
    expect(reservedPet.savedCard.chargeOn).toBe(reservedPet.orderDetails.balanceDueOn);
    const { body: { receipt } } = await market.call(
      buyer,
      "GET",
      `/v1/receipts/${reservedPet.payments[0].id}`,
    );
    expect(receipt.savedCard).toEqual(reservedPet.savedCard);
    const { body: { receipt: theirs } } = await market.call(seller, "GET", `/v1/receipts/${receipt.id}`);
    expect(theirs.savedCard).toBeUndefined();
  });

  it("of a sale that is canceled during the charge was declined by nobody", async () => {
    const { buyer, id } = await withCard();
    await isDue(id);
    meanwhile = async () => {
      expect((await shop.status(buyer, id, "cancel")).status).toBe(200);
    };
    await charge();
    expect(await balanceCharges(id)).toEqual([]);
    expect(await mailsTo(buyer, "cancelled")).toHaveLength(1);
    expect(await mailsTo(buyer, "card-declined")).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ failure_code: null, answered_at: expect.any(Date) });
    await expectSoundMoney(market);
  });

  it("whose bank declines while the sale is being canceled is no news: nothing is left to pay", async () => {
    const { buyer, id } = await walks.depositPaid();
    const { body: setup } = await market.call(buyer, "POST", "/v1/payments/create-setup-intent", {
      reservationId: id,
    });
    await keep(buyer, id, setup, "pm_card_chargeCustomerFail");
    await isDue(id);
    lose = "done";
    await charge();
    expect((await shop.status(buyer, id, "cancel")).status).toBe(200);
    await again(id);
    await market.db.updateTable("saved_cards").set({ removed_at: null }).where("reservation_id", "=", id)
      .execute();
    await market.db.updateTable("reservations").set({ status: "cancelled-by-buyer" }).where("id", "=", id)
      .execute();
    await charge();
    expect(await mailsTo(buyer, "card-declined")).toEqual([]);
  });

  it.each([-1, 1])(
    "is not charged when the balance is %i cent off what its buyer agreed to",
    async (cents) => {
      const { buyer, id } = await withCard();
      await isDue(id);
      await sql`update orders set total_cents = total_cents + ${cents}, service_fee_cents = service_fee_cents + ${cents}
      where reservation_id = ${id}`.execute(market.db);
      await charge();
      expect(await balanceCharges(id)).toEqual([]);
      expect(await statusOf(buyer, id)).toBe("deposit-paid");
    },
  );

  it("waits for a buyer who is paying another way, and is charged once they stop", async () => {
    const { buyer, id } = await withCard();
    await isDue(id);
    meanwhile = async () => {
      expect((await shop.balance(buyer, id, "klarna")).status).toBe(200);
    };
    await charge();
    expect(await balanceCharges(id)).toEqual([]);
    expect(await mailsTo(buyer, "card-declined")).toEqual([]);
    expect(await cardsOf(buyer)).toMatchObject([{ isDeclined: false }]);
    await charge();
    expect(await balanceCharges(id)).toEqual([220_000]);
    await expectSoundMoney(market);
  });

  it("that is taken off, or whose reservation is canceled, is let go of and never charged", async () => {
    const { buyer, id, savedCard } = await withCard();
    expect((await remove(await market.buyer(), savedCard.id)).status).toBe(404);
    expect((await remove(buyer, savedCard.id)).status).toBe(200);
    expect((await remove(buyer, savedCard.id)).status).toBe(200);
    await isDue(id);
    await charge();
    expect(await balanceCharges(id)).toEqual([]);
    await runJobs(market);
    expect((await rowOf(id)).detached_at).not.toBeNull();
    await detachCard(market.services, savedCard.id);
    const other = await withCard();
    await shop.status(other.buyer, other.id, "cancel");
    await runJobs(market);
    expect((await rowOf(other.id)).detached_at).not.toBeNull();
    expect(await cardsOf(other.buyer)).toEqual([]);
  });

  it.each([["buyer"], ["breeder"]])(
    "is not charged while its %s is suspended, stays kept, and is charged once that is over",
    async (who) => {
      const own = await market.seller();
      const { buyer, id, savedCard } = await withCard("pm_card_visa", own);
      const person = who === "buyer" ? buyer : own;
      await isDue(id);
      await stand(person, "Suspended");
      await charge();
      await again(id);
      await charge();
      await remindOfBalances(market.services);
      await runJobs(market);
      expect(await balanceCharges(id)).toEqual([]);
      expect(await rowOf(id)).toMatchObject({ removed_at: null, answered_at: null, failure_code: null });
      const reminder = await market.db.selectFrom("notifications").select("text")
        .where("user_id", "=", buyer.id).where("title", "like", "The balance for % is due soon")
        .executeTakeFirst();
      // No payment is requested while the breeder is suspended; a suspended buyer sees whom to contact.
      if (who === "breeder") {
        expect(reminder).toBeUndefined();
        expect(await cardsOf(buyer)).toMatchObject([{ isOnHold: true }]);
      } else {
        expect(reminder!.text).toContain("due");
        expect(reminder!.text).not.toContain("We'll charge");
      }
      await stand(person, "Active");
      const back = who === "buyer" ? await signedIn(buyer) : buyer;
      expect((await cardsOf(back))[0]).toMatchObject({
        id: savedCard.id,
        isDeclined: false,
        isOnHold: false,
      });
      await charge();
      expect(await balanceCharges(id)).toEqual([220_000]);
      expect(await statusOf(back, id)).toBe("paid");
      await expectSoundMoney(market);
    },
  );

  it("is not charged while a bank contests the deposit, nor once it has taken it back", async () => {
    const [won, lost] = [await withCard(), await withCard()];
    const open = [];
    for (const { id } of [won, lost]) {
      const { intent_id: intentId } = await market.db.selectFrom("payments").select("intent_id")
        .where("reservation_id", "=", id).where("kind", "=", "Deposit").executeTakeFirstOrThrow();
      const dispute = await market.sandbox.payments.ask<{ id: string }>("POST", "/disputes", { intentId });
      expect(await syncDispute(market.services, dispute.id)).toBe("done");
      open.push(dispute.id);
      await isDue(id);
    }
    await charge();
    expect([await balanceCharges(won.id), await balanceCharges(lost.id)]).toEqual([[], []]);
    const { body: { reservedPet } } = await market.call(
      won.buyer,
      "GET",
      `/v1/customer/pets/reserved/${won.id}`,
    );
    expect(reservedPet.savedCard).toMatchObject({ isOnHold: true, isDeclined: false });
    for (const [index, outcome] of ["won", "lost"].entries()) {
      await market.sandbox.payments.ask("POST", `/disputes/${open[index]}/close`, { outcome });
      await syncDispute(market.services, open[index]!);
    }
    await charge();
    await charge();
    expect([await balanceCharges(won.id), await balanceCharges(lost.id)]).toEqual([[220_000], []]);
    // A sale without its money ends and requests no more payments.
    expect((await shop.balance(lost.buyer, lost.id)).body.code).toBe("reservation_not_open");
    expect(await statusOf(lost.buyer, lost.id)).toBe("cancelled-by-platform");
    await expectSoundMoney(market);
  });

  it.each(
    [
      ["its charge had gone through", "pm_card_visa", "done"],
      ["the bank had declined it", "pm_card_chargeCustomerFail", "done"],
      ["nothing had been asked of the provider", "pm_card_visa", "asked"],
    ] as const,
  )("whose answer is lost before its sale is on hold is not left open: %s", async (_what, card, when) => {
    for (const hold of ["suspended", "past the grace"]) {
      const own = await market.seller();
      const made = await walksOf(market, own).depositPaid();
      const { buyer, id } = made;
      const { body: setup } = await market.call(buyer, "POST", "/v1/payments/create-setup-intent", {
        reservationId: id,
      });
      await keep(buyer, id, setup, card);
      await isDue(id);
      lose = when;
      await charge();
      if (hold === "suspended") await stand(own, "Suspended");
      else await isDue(id, -73);
      await again(id);
      await charge();
      const [isPaid, isDeclined] = [when === "done" && card === "pm_card_visa", card !== "pm_card_visa"];
      expect(await balanceCharges(id)).toEqual(isPaid ? [220_000] : []);
      expect(await statusOf(buyer, id)).toBe(isPaid ? "paid" : "deposit-paid");
      const cards = await cardsOf(buyer);
      expect(cards.map((one: { isDeclined: boolean }) => one.isDeclined)).toEqual(isPaid ? [] : [isDeclined]);
      // While the sale is stopped, no email asks to pay another way.
      expect(await mailsTo(buyer, "card-declined")).toHaveLength(isDeclined && hold !== "suspended" ? 1 : 0);
      if (when === "asked") {
        expect(await rowOf(id)).toMatchObject({ attempted_at: null, answered_at: null });
        await charge();
        expect(await balanceCharges(id)).toEqual([]);
        if (hold === "suspended") await stand(own, "Active");
        else await isDue(id);
        await charge();
        expect(await balanceCharges(id)).toEqual([220_000]);
      } else if (isDeclined) expect((await remove(buyer, cards[0].id)).status).toBe(200);
    }
    await expectSoundMoney(market);
  });

  it("is not charged where its buyer is suspended during the same run, and can be taken off later", async () => {
    const [first, { buyer, id, savedCard }] = [await withCard(), await withCard()];
    await isDue(first.id, 13);
    await isDue(id);
    meanwhile = () => stand(buyer, "Suspended");
    await charge();
    expect(await balanceCharges(first.id)).toEqual([220_000]);
    expect(await balanceCharges(id)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ attempted_at: null, answered_at: null });
    await stand(buyer, "Active");
    expect((await remove(await signedIn(buyer), savedCard.id)).status).toBe(200);
  });

  it("of a deposit that came too late is let go of with the money", async () => {
    const { buyer, id } = await walks.ready();
    const { body } = await shop.intent(buyer, id, seller, { saveCard: true });
    expect((await shop.confirm(body.intentId)).kind).toBe("done");
    const intent = await market.sandbox.payments.retrieveIntent(body.intentId);
    const method = intent.kind === "done" ? intent.value.paymentMethodId! : "";
    await market.db.updateTable("reservations").set({ status: "expired", hold_expires_at: null })
      .where("id", "=", id).execute();
    await shop.verify(buyer, body.intentId);
    await runJobs(market);
    expect(await cardsOf(buyer)).toEqual([]);
    expect(await market.sandbox.payments.retrieveCard(method)).toMatchObject({ value: { customerId: null } });
    await expectSoundMoney(market);
  });

  it("is set up later too, once for each confirmed set-up, and only for one's own reservation", async () => {
    const { buyer, id } = await walks.depositPaid();
    const setup = async () =>
      (await market.call(buyer, "POST", "/v1/payments/create-setup-intent", { reservationId: id })).body;
    const first = await setup();
    expect((await keepSetUp(buyer, id, first.setupIntentId)).body.code).toBe("payment_incomplete");
    await confirmSetup(market, first);
    const other = await walks.depositPaid();
    expect((await keepSetUp(other.buyer, other.id, first.setupIntentId)).status).toBe(404);
    const { body: { savedCard } } = await keepSetUp(buyer, id, first.setupIntentId);
    expect(savedCard).toMatchObject({ last4: "4242", amountCents: 220_000 });
    expect((await keepSetUp(buyer, id, first.setupIntentId)).body.savedCard.id).toBe(savedCard.id);
    await remove(buyer, savedCard.id);
    await runJobs(market);
    expect((await keepSetUp(buyer, id, first.setupIntentId)).body.code).toBe("payment_incomplete");
    const second = await setup();
    expect(second.setupIntentId).not.toBe(first.setupIntentId);
    await confirmSetup(market, second, "pm_card_mastercard");
    expect((await keepSetUp(buyer, id, second.setupIntentId)).body.savedCard.brand).toBe("mastercard");
    expect((await shop.get(buyer, id)).body.reservedPet.savedCard.brand).toBe("mastercard");
  });
});

describe("a card that was set up in a browser which never came back", () => {
  const begin = async (who: Person, reservationId: string) =>
    (await market.call(who, "POST", "/v1/payments/create-setup-intent", { reservationId })).body;
  /** Makes a deposit, and a card that its buyer has confirmed at the provider. */
  async function setUp() {
    const made = await walks.depositPaid();
    const setup = await begin(made.buyer, made.id);
    await confirmSetup(market, setup);
    return { ...made, setupIntentId: setup.setupIntentId as string };
  }
  /** Sends a new event of the provider that the setup is confirmed. */
  async function told(setupIntentId: string): Promise<number> {
    const body = JSON.stringify({
      id: `evt_${crypto.randomUUID()}`,
      object: "event",
      created: 0,
      livemode: false,
      type: "setup_intent.succeeded",
      data: { object: { id: setupIntentId, object: "setup_intent", metadata: {} } },
    });
    const t = Math.floor(Date.now() / 1000);
    const v1 = createHmac("sha256", market.sandbox.payments.webhookSecret).update(`${t}.${body}`).digest(
      "hex",
    );
    const headers = { "content-type": "application/json", "stripe-signature": `t=${t},v1=${v1}` };
    return (await market.app.fetch("/v1/payments/webhook", { method: "POST", body, headers })).status;
  }
  const shown = async (who: Person, id: string) => (await shop.get(who, id)).body.reservedPet.savedCard;
  const isKeptAt = async (setupIntentId: string) => {
    const setup = await market.sandbox.payments.retrieveSetupIntent(setupIntentId);
    const method = setup.kind === "done" ? setup.value.paymentMethodId! : "";
    const card = await market.sandbox.payments.retrieveCard(method);
    return card.kind === "done" && card.value.customerId !== null;
  };

  it("is kept by the provider's event, before and after its browser, twice, and charged once", async () => {
    const { buyer, id, setupIntentId } = await setUp();
    expect(await Promise.all([told(setupIntentId), told(setupIntentId)])).toEqual([200, 200]);
    const card = await shown(buyer, id);
    expect(card).toMatchObject({ last4: "4242", amountCents: 220_000 });
    expect((await keepSetUp(buyer, id, setupIntentId)).body.savedCard.id).toBe(card.id);
    expect(await told(setupIntentId)).toBe(200);
    expect((await shown(buyer, id)).id).toBe(card.id);
    await isDue(id);
    await charge();
    expect(await balanceCharges(id)).toEqual([220_000]);
    const other = await setUp();
    expect((await keepSetUp(other.buyer, other.id, other.setupIntentId)).status).toBe(200);
    expect(await told(other.setupIntentId)).toBe(200);
    expect(
      await market.db.selectFrom("saved_cards").select("id").where("reservation_id", "=", other.id).execute(),
    )
      .toHaveLength(1);
    await expectSoundMoney(market);
  });

  it("stays off where its buyer has taken it off or chosen another since, however late the event is", async () => {
    const { buyer, id, setupIntentId } = await setUp();
    const { body: { savedCard } } = await keepSetUp(buyer, id, setupIntentId);
    await remove(buyer, savedCard.id);
    // The provider has not released the card yet.
    expect(await told(setupIntentId)).toBe(200);
    expect(await shown(buyer, id)).toBeUndefined();
    const second = await begin(buyer, id);
    await confirmSetup(market, second, "pm_card_mastercard");
    expect(await told(second.setupIntentId)).toBe(200);
    expect(await told(setupIntentId)).toBe(200);
    expect((await shown(buyer, id)).brand).toBe("mastercard");
    expect(await isKeptAt(second.setupIntentId)).toBe(true);
  });

  it.each([
    ["the reservation is canceled", (made: Made) => shop.status(made.buyer, made.id, "cancel")],
    ["the balance is paid", async (made: Made) => {
      const { body } = await shop.balance(made.buyer, made.id);
      await shop.confirm(body.intentId);
      await shop.verify(made.buyer, body.intentId);
    }],
    [
      "another amount is due than was agreed to",
      (made: Made) =>
        market.db.updateTable("orders").set(({ eb }) => ({ deposit_cents: eb("deposit_cents", "-", 1) }))
          .where("reservation_id", "=", made.id).execute(),
    ],
    [
      "it is due sooner than was agreed to",
      (made: Made) =>
        market.db.updateTable("reservations").set({ balance_due_at: inHours(1) }).where("id", "=", made.id)
          .execute(),
    ],
  ])("is let go of once %s", async (_why, change) => {
    const made = await setUp();
    await change(made);
    expect(await isKeptAt(made.setupIntentId)).toBe(true);
    expect(await told(made.setupIntentId)).toBe(200);
    expect(await told(made.setupIntentId)).toBe(200);
    await runJobs(market);
    expect(await isKeptAt(made.setupIntentId)).toBe(false);
    expect(await shown(made.buyer, made.id)).toBeUndefined();
    expect((await keepSetUp(made.buyer, made.id, made.setupIntentId)).body.code).toBe("payment_incomplete");
  });

  it("is found by the sweep where no event came, and by its buyer who begins again", async () => {
    const [swept, asked, never] = [await setUp(), await setUp(), await walks.depositPaid()];
    await begin(never.buyer, never.id);
    await market.db.updateTable("reservations").set({ setup_look_at: inHours(-1) })
      .where("id", "in", [swept.id, never.id]).execute();
    await market.services.addJob(market.db, "reconcilePayments", {});
    await runJobs(market);
    expect(await shown(swept.buyer, swept.id)).toMatchObject({ last4: "4242" });
    const looks = (id: string) =>
      market.db.selectFrom("reservations").select("setup_look_at").where("id", "=", id)
        .executeTakeFirstOrThrow();
    expect((await looks(swept.id)).setup_look_at).toBeNull();
    expect((await looks(never.id)).setup_look_at).not.toBeNull();
    expect((await begin(asked.buyer, asked.id)).setupIntentId).not.toBe(asked.setupIntentId);
    expect(await shown(asked.buyer, asked.id)).toMatchObject({ last4: "4242" });
  });

  it("of another purpose, reservation or customer is nobody's", async () => {
    const { buyer, id } = await walks.depositPaid();
    const { payments } = market.sandbox;
    const { payment_customer_id: customerId } = await market.db.selectFrom("users")
      .select("payment_customer_id").where("id", "=", (await setUp()).buyer.id).executeTakeFirstOrThrow();
    const all: Record<string, string>[] = [
      { reservationId: id, purpose: "balance", amountCents: "220000" },
      { reservationId: "none", purpose: "balance", amountCents: "220000" },
      {},
    ];
    for (const metadata of all) {
      const idempotencyKey = crypto.randomUUID();
      const made = await payments.createSetupIntent({ customerId: customerId!, metadata, idempotencyKey });
      if (made.kind !== "done") throw new Error(made.kind);
      await confirmSetup(market, { setupIntentId: made.value.id, clientSecret: made.value.clientSecret! });
      expect(await told(made.value.id)).toBe(200);
    }
    expect(await shown(buyer, id)).toBeUndefined();
  });
});
type Made = { buyer: Person; id: string };

const keepSetUp = (who: Person, reservationId: string, setupIntent: string) =>
  market.call(who, "POST", "/v1/payments/saved-cards", { reservationId, setupIntent });
async function keep(who: Person, id: string, setup: Body, card: string) {
  await confirmSetup(market, setup, card);
  // The bank asks during the setup, because the buyer is not present later.
  await market.sandbox.payments.ask("POST", `/intents/${setup.setupIntentId}/authenticate`, {});
  expect((await keepSetUp(who, id, setup.setupIntentId)).status).toBe(200);
}
