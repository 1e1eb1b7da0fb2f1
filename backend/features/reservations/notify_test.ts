import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { walksOf } from "../../testing/reservation_walks.ts";
import { emailsOf, HAPPENINGS } from "../sale/notices/emails.ts";
import type { EmailFacts } from "../sale/notices/frame_emails.ts";
import { render } from "../mails/view.ts";
import { dayIn, dayWords } from "../places/zone_rules.ts";
import { remindOfBalances } from "../sale/notices/notify_actions.ts";
import { runJobs } from "../../testing/jobs.ts";

let market: Market;
let seller: Person & { breederId: string };
let walks: ReturnType<typeof walksOf>;
let shop: ReturnType<typeof checkoutOf>;
beforeAll(async () => {
  market = await openMarket({ features: ["payments", "reservations"], provider: true });
  seller = await market.seller();
  walks = walksOf(market, seller);
  shop = checkoutOf(market);
});
afterAll(() => market.close());

// Corvallis is in Pacific time.
const THIS_YEAR = dayIn("America/Los_Angeles", new Date()).slice(0, 4);

/** Returns the emails that have reached a person, oldest first. */
async function arrivedAt(
  who: { id: string },
): Promise<{ kind: string; subject: string; text: string; headers: Record<string, string> }[]> {
  await runJobs(market);
  return await market.db.selectFrom("mails as m").innerJoin("mailbox as b", "b.message_id", "m.message_id")
    .select(["m.kind", "m.subject", "b.text_body as text", "b.headers"]).where("m.user_id", "=", who.id)
    .orderBy("m.created_at").execute();
}
const kindsAt = async (who: { id: string }) => (await arrivedAt(who)).map(({ kind }) => kind);
const newsOf = (who: { id: string }) =>
  market.db.selectFrom("notifications").selectAll().where("user_id", "=", who.id).execute();
const textsOf = (who: { id: string }) =>
  market.db.selectFrom("texts").selectAll().where("user_id", "=", who.id).execute();
let phones = 0;
const wants = (who: { id: string }, channel: "email" | "sms", group: string, isOn: boolean) =>
  market.db.updateTable("users").set({
    phone: `+1503555${1000 + ++phones}`,
    phone_verified_at: new Date(),
    settings: JSON.stringify({
      notifications: { [channel]: { [group]: isOn } },
      quietHours: { isOn: false },
    }),
  }).where("id", "=", who.id).execute();

describe("who is told of a reservation", () => {
  it("a deposit: the receipt adds up, and the breeder hears of it", async () => {
    const own = await market.seller();
    const { buyer, pet } = await walksOf(market, own).depositPaid();
    const [receipt] = await arrivedAt(buyer);
    expect(receipt!.kind).toBe("reservation-deposit-paid");
    for (
      const words of [
        "$375",
        "$2,500",
        "Service fee: $75",
        "Total: $2,575",
        "The balance of $2,200 is due",
        pet.name,
      ]
    ) {
      expect(receipt!.text).toContain(words);
    }
    // Receipts have no unsubscribe link; news of listings does.
    expect(receipt!.headers["List-Unsubscribe"]).toBeUndefined();
    const [news] = await arrivedAt(own);
    expect(news).toMatchObject({ kind: "reservation-deposit-paid", subject: `${pet.name} is reserved` });
    expect(news!.text).toContain("Your earnings after our fee: $2,125");
    expect(news!.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  });

  it("the balance, the hand-over and the end", async () => {
    const own = await market.seller();
    const { buyer, id } = await walksOf(market, own).fullyPaid();
    await shop.status(buyer, id, "confirm-handover");
    await shop.complete(own, id);
    expect(await kindsAt(buyer)).toEqual([
      "reservation-deposit-paid",
      "reservation-balance-paid",
      "reservation-completed",
    ]);
    expect(await kindsAt(own)).toEqual([
      "reservation-deposit-paid",
      "reservation-balance-paid",
      "reservation-handed-over",
    ]);
  });

  it("a late cancellation where the policy keeps all: no promise of money", async () => {
    const own = await market.seller({ deposit_refund_percent: 0 });
    const { buyer, id } = await walksOf(market, own).depositPaid();
    await market.db.updateTable("reservations").set({ paid_at: new Date(Date.now() - 100 * 3_600_000) })
      .where("id", "=", id).execute();
    await shop.status(buyer, id, "cancel");
    const mails = await arrivedAt(buyer);
    expect(mails.at(-1)).toMatchObject({ kind: "reservation-cancelled" });
    expect(mails.at(-1)!.text).toMatch(
      /You won't get a refund\. Under .* the \$375\s+you\s+paid\s+isn't\s+refundable/,
    );
    expect(mails.at(-1)!.text).not.toMatch(/on its way/);
  });

  it("a cancellation by the breeder: both, with the reason and what comes back, and no second email", async () => {
    const own = await market.seller();
    const { buyer, id } = await walksOf(market, own).depositPaid();
    await shop.status(own, id, "cancel", "Maple is ill.");
    const mails = await arrivedAt(buyer);
    expect(mails.map(({ kind }) => kind)).toEqual([
      "reservation-deposit-paid",
      "reservation-cancelled",
    ]);
    expect(mails[1]!.text).toContain("Here's why: Maple is ill.");
    expect(mails[1]!.text).toContain("You'll get $375 back to Visa 4242.");
    expect((await arrivedAt(own)).at(-1)!.text).toContain("You canceled the reservation");
  });

  it("a payment that came too late goes back, and its buyer is told so", async () => {
    const { buyer, id, intentId } = await walks.confirmed();
    await market.db.updateTable("reservations").set({ status: "expired" }).where("id", "=", id).execute();
    expect((await shop.verify(buyer, intentId)).body.code).toBe("payment_refunded");
    expect(await kindsAt(buyer)).toEqual(["reservation-payment-returned"]);
  });

  it("who gave up a hold without paying hears nothing", async () => {
    const { buyer, id } = await walks.ready();
    await shop.status(buyer, id, "cancel");
    expect(await kindsAt(buyer)).toEqual([]);
  });

  it("every step told twice is written once", async () => {
    const { buyer, id, intentId } = await walks.confirmed();
    await Promise.all(Array.from({ length: 4 }, () => shop.verify(buyer, intentId)));
    await runJobs(market);
    await market.services.addJob(market.db, "notifyReservation", {
      reservationId: id,
      happening: "deposit-paid",
    });
    expect(await kindsAt(buyer)).toEqual(["reservation-deposit-paid"]);
    expect(await newsOf(buyer)).toHaveLength(1);
  });

  it("a balance that is due is reminded of once for each due date, then once more when it is late", async () => {
    const { buyer, id } = await walks.depositPaid();
    const dueIn = (hours: number) =>
      market.db.updateTable("reservations").set({ balance_due_at: new Date(Date.now() + hours * 3_600_000) })
        .where("id", "=", id).execute();
    await dueIn(60);
    await remindOfBalances(market.services);
    expect(await kindsAt(buyer)).toHaveLength(1);
    await dueIn(40);
    for (let i = 0; i < 3; i++) {
      await remindOfBalances(market.services);
      await runJobs(market);
    }
    await dueIn(-1);
    await remindOfBalances(market.services);
    expect(await kindsAt(buyer)).toEqual([
      "reservation-deposit-paid",
      "reservation-balance-due",
      "reservation-balance-late",
    ]);
    await wants(buyer, "email", "account", false);
    await dueIn(30);
    await remindOfBalances(market.services);
    expect(await kindsAt(buyer)).toHaveLength(3);
  });

  it("a balance that stays unpaid: more time is told, and a release says why it is no full refund", async () => {
    const own = await market.seller({ deposit_refund_percent: 0 });
    const { buyer, id } = await walksOf(market, own).depositPaid();
    const overdue = () =>
      market.db.updateTable("reservations").set({
        balance_due_at: new Date(Date.now() - 90 * 3_600_000),
        paid_at: new Date(Date.now() - 200 * 3_600_000),
      }).where("id", "=", id).execute();
    await overdue();
    const { body: { reservedPet } } = await shop.status(own, id, "extend");
    const { balanceDueAt, terms: { timeZone } } = reservedPet;
    const day = dayWords(dayIn(timeZone, new Date(balanceDueAt)), THIS_YEAR);
    const extended = (await arrivedAt(buyer)).at(-1)!;
    expect(extended.kind).toBe("reservation-balance-extended");
    expect(extended.text.replace(/\s+/g, " ")).toContain(`Pay it by ${day} on your reservation page.`);
    await overdue();
    await shop.status(own, id, "cancel");
    const words = async (who: { id: string }) => (await arrivedAt(who)).at(-1)!.text.replace(/\s+/g, " ");
    expect(await words(buyer)).toContain(
      "wasn't paid in time, so Willow Creek Kennel",
    );
    expect(await words(buyer)).toMatch(
      /We'll treat it as your cancellation, and .* refund policy applies\. You won't get a refund\./,
    );
    expect(await words(own)).toContain(
      "We treat it as the buyer's cancellation, and your refund policy applies.",
    );
  });

  it("a finished sale: until when a problem can be reported, and nothing of it once that is over", async () => {
    const finish = async (handedOverDaysAgo: number | null) => {
      const own = await market.seller();
      const { buyer, id, pet } = await walksOf(market, own).fullyPaid();
      const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
      if (handedOverDaysAgo === null) {
        await market.db.updateTable("reservations").set({ paid_at: ago(9) }).where("id", "=", id).execute();
        await market.services.pool.query(
          "update payments set succeeded_at = $1 where order_id in (select id from orders where reservation_id = $2)",
          [ago(9), id],
        );
      } else {
        await shop.status(buyer, id, "confirm-handover");
        await market.db.updateTable("reservations").set({ handed_over_at: ago(handedOverDaysAgo) })
          .where("id", "=", id).execute();
      }
      expect((await shop.complete(own, id)).status).toBe(200);
      const { body: { reservedPet } } = await shop.get(buyer, id);
      const text = (await arrivedAt(buyer)).at(-1)!.text.replace(/\s+/g, " ");
      expect(text).toContain(`completed the sale of ${pet.name}`);
      return { text, until: reservedPet.disputeUntilOn as string };
    };
    for (const days of [null, 10]) {
      const { text, until } = await finish(days);
      expect(text).toContain(
        `report a problem on your reservation page until ${dayWords(until, THIS_YEAR)}.`,
      );
    }
    expect((await finish(20)).text).not.toContain("report a problem");
  });

  it("who has left the mails of listings gets none; a receipt comes all the same", async () => {
    const own = await market.seller();
    await wants(own, "email", "listing", false);
    const made = await walksOf(market, own).confirmed();
    await wants(made.buyer, "email", "account", false);
    await shop.verify(made.buyer, made.intentId);
    expect(await kindsAt(own)).toEqual([]);
    expect(await kindsAt(made.buyer)).toEqual(["reservation-deposit-paid"]);
    // Both find it in their notifications, with a link to its page.
    expect(await newsOf(own)).toMatchObject([
      { title: `${made.pet.name} is reserved`, url: `/breeder/reservations/${made.id}`, status: "unread" },
    ]);
    const [receipt] = await newsOf(made.buyer);
    expect(receipt).toMatchObject({ title: `${made.pet.name} is reserved`, topic: "account" });
    expect(receipt!.text).toMatch(/^We received \$375 for .* The balance of \$2,200 is due/);
    expect(receipt!.url).toMatch(/^\/receipts\//);
  });

  it("texts go to who has said yes, and say which reservation", async () => {
    const own = await market.seller();
    await wants(own, "sms", "listing", true);
    const { buyer } = await walksOf(market, own).depositPaid();
    await runJobs(market);
    expect(await textsOf(buyer)).toEqual([]);
    expect(await textsOf(own)).toMatchObject([{ kind: "reservation-deposit-paid", status: "sent" }]);
    const box = await market.db.selectFrom("textbox").selectAll().execute();
    expect(box.at(-1)!.body).toMatch(
      /^Hearthpaw: .* is reserved: the deposit is paid\. \(HP-.{9}\) Reply STOP to opt out\.$/,
    );
  });
});

describe("the emails", () => {
  const facts: EmailFacts = {
    number: "HP-7K2M-9QXW",
    petName: 'Maple <img src=x onerror="alert(1)">\r\nBcc: everybody@example.com',
    program: "<b>Willow Creek</b>",
    buyerFirstName: "<script>Dana",
    buyerName: "<script>Dana Whitfield",
    breederFirstName: "Ruth\r\nTo: everybody@example.com",
    isShelter: false,
    isDelivered: false,
    canceledBy: "breeder",
    isReleased: false,
    isBuyerSuspended: false,
    reason: "<i>ill</i>",
    balanceDue: { day: "Monday, November 24", lastDay: "Thursday, November 27" },
    disputeLastDay: "Monday, December 8",
    completesOn: "Tuesday, December 1",
    isCompleted: false,
    goHomeOn: "Monday, November 24",
    fundsOn: null,
    refund: {
      buyer: {
        headline: "You'll get $375 back to <b>Visa</b> 4242.",
        reason: "When the breeder cancels, you get a full refund.",
        arrival: null,
      },
      breeder: { headline: "<script>Dana gets $375 back.", reason: null, arrival: null },
      lines: [{ kind: "Deposit", label: "Price of Maple", paidCents: 37_500, refundCents: 37_500 }],
      cents: 37_500,
    },
    card: "<b>Visa</b> 4242",
    order: { total: 278_500, deposit: 37_500, isDeposit: true },
    isPaidInFull: false,
    receipt: {
      number: "HP-7K2M-9QXW-1",
      paidOn: "Sunday, November 22",
      paidBy: "Visa 4242",
      seller: "<b>Willow Creek</b>, Corvallis, OR",
      buyer: "<script>Dana Whitfield",
      url: "https://hearthpaw.example/receipts/1",
      lines: [
        { kind: "Pet", id: null, label: "<b>Maple", explanation: "", amountCents: 250_000 },
        { kind: "Add-on", id: null, label: "Going-home crate", explanation: "", amountCents: 8_900 },
        { kind: "Service fee", id: null, label: "Service fee", explanation: "", amountCents: 7_500 },
      ],
      paidBeforeCents: 0,
      leftCents: 241_000,
    },
    amount: 37_500,
    target: "Visa 4242",
    parts: [
      { kind: "Deposit", target: "<b>Visa 4242", cents: 20_000 },
      { kind: "Balance", target: "Mastercard 4444", cents: 17_500 },
    ],
    settledHow: "check",
    takenCents: 31_000,
    goodwill: {
      reason: "<i>late</i>\r\nBcc: everybody@example.com",
      bornBy: "breeder",
      breederCents: 31_000,
    },
    petNow: "listed",
    cause: null,
    similar: [
      {
        id: "1",
        slug: "biscuit",
        name: "<b>Biscuit",
        breed: "Golden Retriever",
        city: "Salem",
        state: "OR",
      },
    ],
    earnings: 212_500,
    links: {
      buyer: "https://hearthpaw.example/account/reserved/1",
      breeder: "https://hearthpaw.example/b",
      contact: "https://hearthpaw.example/contact",
      chargebacks: "https://hearthpaw.example/b/c",
      site: "https://hearthpaw.example",
    },
  };
  const frame = { publicUrl: "https://hearthpaw.example", supportEmail: "help@hearthpaw.example" };

  it.each(HAPPENINGS)(
    "%s: both parts say the same, markup and line breaks in names are inert",
    (happening) => {
      const told = emailsOf(happening, facts);
      expect(told.length).toBeGreaterThan(0);
      for (const { email, text, to } of told) {
        const { subject, text: plain, html } = render(email, frame);
        expect(subject).not.toMatch(/[\r\n]/);
        expect(html).not.toMatch(/<img|<script|<b>|<i>/);
        for (const part of [plain, html]) {
          expect(part).toContain("HP-7K2M-9QXW");
          expect(part).toContain(email.note?.startsWith("Keep") ? facts.receipt!.url : facts.links[to]);
          for (const [label, amount] of email.lines ?? []) {
            if (!/[<\r]/.test(label)) expect(part).toContain(label);
            expect(part).toContain(amount);
          }
        }
        expect(text.words).not.toMatch(/[a-z]{2}Hello/);
        expect(text.words).toContain("(HP-7K2M-9QXW)");
      }
    },
  );

  it("says dates as people say them", () => {
    const due = (card: string | null) =>
      emailsOf("balance-due", { ...facts, card })[0]!.email.paragraphs.join(" ");
    expect(due(null)).toContain("is due on Monday, November 24.");
    expect(due("Visa 4242")).toContain("We'll charge $2,410 to your Visa 4242 on Monday, November 24.");
    const [late] = emailsOf("balance-late", { ...facts, card: null }) as [
      ReturnType<typeof emailsOf>[number],
    ];
    expect(late.email.paragraphs.join(" ")).toContain("Pay it by Thursday, November 27.");
  });

  it("list a refund by what was bought, and a deposit's as one sum", () => {
    const line = (kind: "Deposit" | "Balance" | "Delivery", cents: number) =>
      ({ kind, label: `${kind} line`, paidCents: cents, refundCents: cents }) as const;
    const refund = {
      ...facts.refund!,
      lines: [line("Deposit", 26_255), line("Balance", 318_745), line("Delivery", 20_000)],
      cents: 365_000,
    };
    const linesOf = (isPaidInFull: boolean) =>
      emailsOf("cancelled", { ...facts, petName: "Maple", refund, isPaidInFull })[0]!.email.lines;
    expect(linesOf(true)).toEqual([["Price of Maple", "$3,450"], ["Delivery line", "$200"], [
      "Refund",
      "$3,650",
    ]]);
    expect(linesOf(false)).toEqual([["Refund", "$3,650"]]);
  });

  it("never calls a balance due that a kept card pays", () => {
    for (const happening of ["deposit-paid", "balance-due", "balance-extended"] as const) {
      const [{ email, text }] = emailsOf(happening, { ...facts, card: "Visa 4242" }) as [
        ReturnType<typeof emailsOf>[number],
      ];
      const all = [
        email.subject,
        email.heading,
        ...email.paragraphs,
        ...(email.lines ?? []).flat(),
        text.words,
      ];
      expect(email.paragraphs.join(" ")).toContain(
        "We'll charge $2,410 to your Visa 4242 on Monday, November 24.",
      );
      expect(all.join(" ")).not.toMatch(/\bdue\b|left to pay|Pay it by/i);
    }
    const [late] = emailsOf("balance-late", { ...facts, card: "Visa 4242" }) as [
      ReturnType<typeof emailsOf>[number],
    ];
    expect(late.email.paragraphs.join(" ")).toContain(
      "We couldn't charge $2,410 to your Visa 4242 yet. We'll keep trying through Thursday, November 27.",
    );
  });

  it("asks nobody to pay on a page that is closed to them", () => {
    for (const happening of ["balance-due", "balance-late"] as const) {
      const [{ email, text }] = emailsOf(happening, { ...facts, isBuyerSuspended: true, card: null }) as [
        ReturnType<typeof emailsOf>[number],
      ];
      expect(email.paragraphs.join(" ")).toMatch(/account is suspended.*we won't charge a saved card/);
      expect(email.action?.url).toBe(facts.links.contact);
      expect(text.words).toContain("Contact us");
    }
  });

  it("a reservation that cost nothing has no payment to speak of", () => {
    const free = {
      ...facts,
      receipt: null,
      amount: 0,
      order: { ...facts.order, total: 0, deposit: 0, isDeposit: false },
    };
    const [{ email }] = emailsOf("paid", free) as [ReturnType<typeof emailsOf>[number]];
    expect(email.paragraphs.join(" ")).toContain("There's nothing to pay.");
    const all = emailsOf("paid", free).map((told) => JSON.stringify(told)).join(" ");
    expect(all).not.toMatch(/\$0|paid|Receipt:/);
  });
});
