import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addUser, bearer } from "../../testing/fixtures.ts";
import { addLitterRow, lineOf } from "../../testing/waitlists.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import * as schemas from "../../generated/schemas.ts";
import { MOST_LINES } from "./rules.ts";
import { runJobs } from "../../testing/jobs.ts";

type Seller = Person & { breederId: string };
let market: Market;
let seller: Seller;
let line: ReturnType<typeof lineOf>;
let shop: ReturnType<typeof checkoutOf>;

beforeAll(async () => {
  market = await openMarket({
    features: [
      "listings",
      "litters",
      "payments",
      "pets",
      "reservations",
      "search",
      "staff",
      "users",
      "waitlists",
    ],
    provider: true,
  });
  shop = checkoutOf(market);
}, 40_000);
afterAll(() => market.close());
beforeEach(async () => {
  seller = await market.seller();
  line = lineOf(market, seller);
});

const pets = async (count: number, change = {}) =>
  await Promise.all(Array.from({ length: count }, async () => (await market.pet(seller, change)).id));
const people = (count: number) => Promise.all(Array.from({ length: count }, () => market.buyer()));
const told = async (who: Person) =>
  (await market.db.selectFrom("notifications").select("title").where("user_id", "=", who.id)
    .orderBy("created_at").orderBy("id").execute()).map(({ title }) => title);

describe("a waitlist", () => {
  it("is first in, first out, and each sees their own place alone", async () => {
    const [ann, ben, cleo] = await people(3);
    const first = await line.join(ann!, { note: "A girl in spring." });
    expect(schemas.WaitlistAnswer.safeParse(first.body).error).toBeUndefined();
    expect(first.body.waitlist).toMatchObject({ status: "waiting", position: 1, note: "A girl in spring." });
    await line.join(ben!);
    expect((await line.join(ben!)).body.code).toBe("waitlist_joined");
    expect((await line.join(cleo!)).body.waitlist.position).toBe(3);
    expect((await line.mine(cleo!)).map(({ position }) => position)).toEqual([3]);
    expect((await line.list()).map(({ position, status }) => [position, status])).toEqual([
      [1, "waiting"],
      [2, "waiting"],
      [3, "waiting"],
    ]);
    const path = `/v1/waitlists/${first.body.waitlist.id}/remove`;
    expect((await market.call(cleo!, "DELETE", path)).status).toBe(404);
    expect((await market.call(ann!, "DELETE", path)).status).toBe(200);
    expect((await market.call(ann!, "DELETE", path)).status).toBe(404);
    expect((await line.mine(cleo!))[0]).toMatchObject({ position: 2 });
    expect((await line.join(ann!)).body.waitlist.position).toBe(3);
    expect(await told(seller)).toContain("Dana joined your waitlist");
  });

  it("that somebody joins and leaves all day long sends its breeder five emails", async () => {
    const breeder = await market.seller();
    const [ann] = await people(1);
    for (let i = 0; i < 8; i++) {
      const joined = await market.call(ann!, "POST", "/v1/waitlists/new", { breederId: breeder.breederId });
      const path = `/v1/waitlists/${joined.body.waitlist.id}/remove`;
      expect((await market.call(ann!, "DELETE", path)).status).toBe(200);
    }
    const mails = await market.db.selectFrom("mails").select("id").where("user_id", "=", breeder.id)
      .execute();
    expect(mails).toHaveLength(5);
    expect(await told(breeder)).toHaveLength(8);
  });

  it("takes whom its breeder adds, by name and address, who see it once the address is theirs", async () => {
    const guest = await market.buyer();
    const email = "nora.lake@example.com";
    await market.db.updateTable("users").set({ email, email_verified_at: null }).where("id", "=", guest.id)
      .execute();
    const refused = await market.call(seller, "POST", "/v1/waitlists/new", {
      breederId: seller.breederId,
      email,
    });
    expect(refused.body.errors).toEqual([expect.objectContaining({ pointer: "/name" })]);
    expect((await line.join(await market.buyer(), { email, name: "Nora" })).status).toBe(422);
    expect((await line.join(seller)).body.code).toBe("own_program");
    const added = await line.join(seller, { email: "Nora.Lake@example.com", name: "Nora Lake" });
    expect(added.body.waitlist).toMatchObject({ personName: "Nora Lake", isAddedByBreeder: true });
    expect(JSON.stringify(added.body)).not.toContain("example.com");
    expect((await line.join(seller, { email, name: "Nora" })).body.code).toBe("waitlist_joined");
    const mail = await market.db.selectFrom("mails").selectAll().where("recipient", "=", email)
      .executeTakeFirstOrThrow();
    expect(mail.text_body).toContain("create an account with this email address");
    // An address alone proves nothing.
    expect(await line.mine(guest)).toEqual([]);
    await market.db.updateTable("users").set({ email_verified_at: new Date() }).where("id", "=", guest.id)
      .execute();
    expect(await line.mine(guest)).toHaveLength(1);
    expect((await line.join(guest)).body.code).toBe("waitlist_joined");
    const [pet] = await pets(1);
    await line.invite(added.body.waitlist.id, [pet!]);
    expect((await shop.start(guest, pet!)).status).toBe(201);
  });

  it("tells its breeder of an address only what they typed: not whose it is, nor that they wait already", async () => {
    const [ann] = await people(1);
    const annsEmail = "ann.lake@example.com";
    await market.db.updateTable("users").set({ email: annsEmail, email_verified_at: new Date() })
      .where("id", "=", ann!.id).execute();
    await line.join(ann!);
    const type = async (email: string) => {
      const { status, body } = await line.join(seller, { email, name: "Nora Lake" });
      const { id: _, position: __, createdAt: ___, updatedAt: ____, ...shown } = body.waitlist ?? body;
      return { status, shown };
    };
    const guessed = await type(annsEmail);
    expect(guessed.status).toBe(200);
    expect(guessed).toEqual(await type("nobody.lake@example.com"));
    expect((await type(annsEmail)).shown.code).toBe("waitlist_joined");
    expect((await type("nobody.lake@example.com")).shown.code).toBe("waitlist_joined");
    expect((await line.list()).map(({ personName }) => personName)).toEqual([
      expect.not.stringContaining("Lake"),
      "Nora Lake",
      "Nora Lake",
    ]);
    // Both places are theirs, and each can get a pet.
    const [own, typed] = await line.mine(ann!);
    expect([own.isAddedByBreeder, typed.isAddedByBreeder]).toEqual([false, true]);
    const [one, two] = await pets(2);
    expect((await line.invite(own.id, [one!])).status).toBe(200);
    expect((await line.invite(typed.id, [two!])).status).toBe(200);
    await line.pay(ann!, two!);
    await runJobs(market);
    expect((await line.mine(ann!)).map(({ id, status }) => [id, status])).toEqual([[own.id, "invited"]]);
    await line.pay(ann!, one!);
    await runJobs(market);
    expect(await line.mine(ann!)).toEqual([]);
  });

  it("has a person join so many, whatever breeders add them to, which tells no breeder of the others", async () => {
    const [ann] = await people(1);
    const email = "ann.rivers@example.com";
    await market.db.updateTable("users").set({ email, email_verified_at: new Date() })
      .where("id", "=", ann!.id).execute();
    const others = await Promise.all(Array.from({ length: MOST_LINES }, () => market.seller()));
    const place = ({ breederId }: Seller) => ({
      id: market.services.newId(),
      breeder_id: breederId,
      status: "waiting" as const,
    });
    await market.db.insertInto("waitlist_entries")
      .values(others.map((other) => ({ ...place(other), email, name: "Ann Rivers" }))).execute();
    expect((await line.join(seller, { email, name: "Ann Rivers" })).status).toBe(200);
    // Places typed by breeders don't count toward the lines that she may join.
    expect((await line.join(ann!)).body.code).toBe("waitlist_joined");
    const [next, last] = [await market.seller(), await market.seller()];
    expect((await lineOf(market, next).join(ann!)).status).toBe(200);
    const more = await Promise.all(Array.from({ length: MOST_LINES - 1 }, () => market.seller()));
    await market.db.insertInto("waitlist_entries")
      .values(more.map((other) => ({ ...place(other), user_id: ann!.id }))).execute();
    expect((await lineOf(market, last).join(ann!)).body.code).toBe("waitlist_full");
    expect((await lineOf(market, last).join(last, { email, name: "Ann Rivers" })).status).toBe(200);
  });

  it("has us write to a hundred people a day whom its breeder adds, also where each is taken off again", async () => {
    const add = async (n: number) => {
      const { status, body } = await line.join(seller, { email: `guest${n}@example.com`, name: "Nora Lake" });
      if (status === 200) {
        await market.call(seller, "DELETE", `/v1/waitlists/${body.waitlist.id}/remove`);
      }
      return status;
    };
    const statuses = [];
    for (let n = 0; n < 102; n++) statuses.push(await add(n));
    expect(statuses.map((status, n) => [n, status]).filter(([, status]) => status !== 200))
      .toEqual([[100, 429], [101, 429]]);
    const { count } = await market.db.selectFrom("mails")
      .select((eb) => eb.fn.countAll<string>().as("count")).where("kind", "=", "waitlist-added")
      .where("recipient", "like", "guest%@example.com").executeTakeFirstOrThrow();
    expect(Number(count)).toBe(100);
    expect((await line.join(await market.buyer())).status).toBe(200);
  });

  it("counts ahead of a place for a litter those for that litter and for any, and none for another", async () => {
    const [any, other, ann] = await people(3);
    const [litterId, otherId] = [await addLitterRow(market, seller), await addLitterRow(market, seller)];
    for (const [who, of] of [[any, {}], [other, { litterId: otherId }], [ann, { litterId }]] as const) {
      expect((await line.join(who!, of)).status).toBe(200);
    }
    const positions = await Promise.all(
      [any, other, ann].map(async (who) => (await line.mine(who!))[0].position),
    );
    expect(positions).toEqual([1, 2, 2]);
  });

  it("is read page by page, in the order of the line", async () => {
    await market.services.pool.query(
      `insert into waitlist_entries (id, breeder_id, name, email, status)
       select gen_random_uuid(), $1, 'P' || n, 'p' || n || '@example.com', 'waiting' from generate_series(1, 500) n`,
      [seller.breederId],
    );
    const first = await market.call(seller, "GET", "/v1/user/waitlists?as=breeder");
    expect(first.body).toMatchObject({ waitingCount: 500, invitedCount: 0 });
    const second = await market.call(
      seller,
      "GET",
      `/v1/user/waitlists?as=breeder&cursor=${first.body.nextCursor}`,
    );
    expect(second.body.waitlists[0].position).toBe(51);
    expect((await line.join(await market.buyer())).body.code).toBe("waitlist_full");
  });
});

describe("an invitation", () => {
  it("keeps the pet for its person, is taken by a payment, and frees the other pets for the next", async () => {
    const [ann, ben, other] = await people(3);
    const { body: { waitlist: { id } } } = await line.join(ann!);
    const next = (await line.join(ben!)).body.waitlist.id;
    const [maple, olive] = await pets(2);
    expect((await line.invite(next, [maple!])).body.code).toBe("waitlist_not_next");
    const invited = await line.invite(id, [maple!, olive!]);
    expect(invited.body.waitlist).toMatchObject({ status: "invited", position: 1 });
    const hours = (Date.parse(invited.body.waitlist.inviteEndsAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(47.9);
    expect(hours).toBeLessThanOrEqual(48);
    const page = (await market.call(null, "GET", `/v1/pets/${maple}`)).body.pet;
    expect(page.promisedUntil).toBe(invited.body.waitlist.inviteEndsAt);
    // Cards also show the end of the promise, but never the person.
    const card = async () => {
      const { body } = await market.call(null, "GET", "/v1/pets/search/lean?sort=newest");
      return body.data.pets.find((pet: { id: string }) => pet.id === maple);
    };
    expect(await card()).toMatchObject({
      status: "available",
      onHold: false,
      promisedUntil: page.promisedUntil,
    });
    for (const secret of [id, ann!.id]) {
      expect(JSON.stringify(await card()) + JSON.stringify(page)).not.toContain(secret);
    }
    expect((await line.mine(ann!))[0]!.pets.map((pet: { id: string }) => pet.id).sort()).toEqual(
      [maple, olive].sort(),
    );
    expect(await shop.start(other!, maple!)).toMatchObject({
      status: 409,
      body: { code: "pet_promised", holdUntil: page.promisedUntil },
    });
    expect((await line.invite(next, [maple!])).body.code).toBe("pet_promised");
    await line.pay(ann!, maple!);
    await runJobs(market);
    const { body: { pet: free } } = await market.call(null, "GET", `/v1/pets/${maple}`);
    expect(free.promisedUntil).toBeNull();
    expect(
      JSON.parse(
        (await market.db.selectFrom("pets").select("card").where("id", "=", maple!).executeTakeFirstOrThrow())
          .card!,
      ),
    ).not.toHaveProperty("promisedUntil");
    expect((await line.mine(ann!, "past"))[0]).toMatchObject({
      status: "accepted",
      position: null,
      pets: [],
    });
    // Ben may now choose the pet that Ann did not.
    expect((await line.mine(ben!))[0]).toMatchObject({
      status: "invited",
      position: 1,
      pets: [{ id: olive }],
    });
    expect((await shop.start(ann!, olive!)).body.code).toBe("pet_promised");
    expect(await told(ben!)).toEqual([expect.stringMatching(/^It's your turn to reserve /)]);
    // The email is sent even without consent to offers, because 48 hours end soon.
    const mailed = await market.db.selectFrom("mails").select("user_id").where(
      "kind",
      "=",
      "waitlist-invited",
    )
      .where("user_id", "in", [ann!.id, ben!.id]).execute();
    expect(mailed).toHaveLength(2);
    // News of the reservation comes from a separate job, before or after the news of the waitlist.
    const news = (await told(seller)).map((title) => title.replace(/Maple \d+/, "it"));
    expect(news.filter((title) => title === "it is reserved")).toHaveLength(1);
    expect(news.filter((title) => title !== "it is reserved")).toEqual([
      "Dana joined your waitlist",
      "Dana joined your waitlist",
      "Dana picked it",
      "Dana is next for it",
    ]);
  });

  it("says in its email and text until when, by the reader's clock, as a text may wait for the morning", async () => {
    const [maple] = await pets(1);
    const ann = await market.buyer();
    await line.join(ann);
    await market.db.updateTable("users").set({
      phone: "+15035550118",
      phone_verified_at: new Date(),
      settings: JSON.stringify({
        notifications: { sms: { listing: true } },
        quietHours: { isOn: true, timeZone: "Pacific/Honolulu" },
      }),
    }).where("id", "=", ann.id).execute();
    const [place] = await line.mine(ann);
    expect((await line.invite(place!.id, [maple!])).status).toBe(200);
    const { ends_at } = await market.db.selectFrom("waitlist_promises").select("ends_at")
      .where("pet_id", "=", maple!).where("ended_at", "is", null).executeTakeFirstOrThrow();
    const clock = { timeZone: "Pacific/Honolulu" };
    const day = ends_at.toLocaleDateString("en-US", {
      ...clock,
      weekday: "long",
      month: "long",
      day: "numeric",
    });
    const until = `until ${day}, ${
      ends_at.toLocaleTimeString("en-US", { ...clock, hour: "numeric", minute: "2-digit" })
    }`;
    const { body } = await market.db.selectFrom("texts").select("body").where("user_id", "=", ann.id)
      .executeTakeFirstOrThrow();
    expect(body).toContain(`${until} to pick`);
    expect(body.match(/Hearthpaw/g)).toHaveLength(1);
    const { text } = await market.db.selectFrom("notifications").select("text").where("user_id", "=", ann.id)
      .executeTakeFirstOrThrow();
    expect(text).toContain(`for you ${until}. `);
    await line.leave(ann);
  });

  it("leads from its email by a signed link, which is good while the invitation is", async () => {
    const email = `invited-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const { body: { waitlist: { id } } } = await line.join(seller, { email, name: "Ann Lee" });
    const [maple] = await pets(1);
    await line.invite(id, [maple!]);
    const { text_body } = await market.db.selectFrom("mails").select("text_body").where(
      "recipient",
      "=",
      email,
    )
      .where("kind", "=", "waitlist-invited").executeTakeFirstOrThrow();
    const token = /\/waitlist-invite#token=([\w-]+)/.exec(text_body!)![1]!;
    const redeem = (one: string) => market.call(null, "POST", `/${one}`, { url: "/waitlist-invite" });
    for (let time = 0; time < 2; time++) {
      expect((await redeem(token)).body).toEqual({
        ok: true,
        url: expect.stringMatching(`^/pets/${maple}/`),
      });
    }
    expect((await redeem(`${token.slice(0, -2)}AA`)).status).toBe(404);
    const { opened_on } = await market.db.selectFrom("waitlist_promises").select("opened_on")
      .where("entry_id", "=", id).executeTakeFirstOrThrow();
    expect(opened_on).toBe("/waitlist-invite");
    await line.lapse();
    expect((await redeem(token)).body.code).toBe("link_not_valid");
  });

  it("that lapses ends the place, and the next is invited; a checkout begun in time may finish", async () => {
    const [ann, ben, cleo] = await people(3);
    const { body: { waitlist: { id } } } = await line.join(ann!);
    await line.join(ben!);
    const [maple] = await pets(1);
    await line.invite(id, [maple!]);
    const holdId = await shop.hold(ann!, maple!);
    await line.lapse();
    await runJobs(market);
    expect((await line.mine(ann!))[0]).toMatchObject({ status: "invited" });
    await market.passHold(holdId);
    await market.services.addJob(market.db, "expireHolds", {});
    await runJobs(market);
    expect((await line.mine(ann!, "past"))[0]).toMatchObject({ status: "expired" });
    expect((await line.mine(ben!))[0]).toMatchObject({ status: "invited", pets: [{ id: maple }] });
    expect((await shop.start(ann!, maple!)).body.code).toBe("pet_promised");
    // The line has no next person, so the pet is open to everyone.
    await line.lapse();
    await market.services.addJob(market.db, "settleWaitlists", {});
    await runJobs(market);
    expect((await shop.start(cleo!, maple!)).status).toBe(201);
    expect((await told(seller)).at(-1)).toMatch(/is open to everyone again$/);
    expect(await told(ann!)).toContain("Your time to choose has ended");
  });

  it("is refused to its own person once its time is over, whoever has looked", async () => {
    const ann = await market.buyer();
    const { body: { waitlist: { id } } } = await line.join(ann);
    const [maple] = await pets(1);
    await line.invite(id, [maple!]);
    await line.lapse();
    expect((await shop.start(ann, maple!)).body).toMatchObject({ code: "pet_promised" });
  });

  it("that is passed on leaves the place, and goes to the next; nobody is asked twice about a pet", async () => {
    const [ann, ben] = await people(2);
    const one = (await line.join(ann!)).body.waitlist.id;
    const two = (await line.join(ben!)).body.waitlist.id;
    const [maple] = await pets(1);
    await line.invite(one, [maple!]);
    expect((await market.call(ben!, "POST", `/v1/waitlists/${one}/pass`)).status).toBe(404);
    expect((await market.call(ann!, "POST", `/v1/waitlists/${one}/pass`)).body.waitlist).toMatchObject({
      status: "waiting",
      position: 1,
    });
    expect((await line.mine(ben!))[0]).toMatchObject({ status: "invited" });
    expect((await market.call(ann!, "POST", `/v1/waitlists/${one}/pass`)).body.code).toBe(
      "transition_not_allowed",
    );
    await line.reject(two, "We have met, and it did not fit.");
    expect((await line.mine(ben!, "past"))[0]).toMatchObject({
      status: "rejected",
      reason: "We have met, and it did not fit.",
    });
    expect((await line.invite(one, [maple!])).body.code).toBe("waitlist_not_next");
    expect((await shop.start(await market.buyer(), maple!)).status).toBe(201);
  });

  it("goes only to who looks for such a pet", async () => {
    const [ann, ben, cleo] = await people(3);
    const litterId = await addLitterRow(market, seller);
    await line.join(ann!, { sex: "Male" });
    await line.join(ben!, { litterId });
    const { body: { waitlist: { id } } } = await line.join(cleo!, { litterId, sex: "Female" });
    const [outside] = await pets(1, { sex: "Male" });
    const [inside] = await pets(1, { sex: "Female", litter_id: litterId });
    expect((await line.invite(id, [outside!])).body.code).toBe("waitlist_not_next");
    const refused = await line.invite(id, [inside!]);
    expect(refused.body.detail).toMatch(/is first in line for/);
    await line.leave(ben!);
    expect((await line.invite(id, [inside!])).status).toBe(200);
    expect((await line.join(ann!, { litterId: crypto.randomUUID() })).status).toBe(422);
  });

  it("waits for a checkout to end before anybody ends it", async () => {
    const ann = await market.buyer();
    const { body: { waitlist: { id } } } = await line.join(ann);
    const [maple] = await pets(1);
    await line.invite(id, [maple!]);
    await shop.hold(ann, maple!);
    const calls = [
      await market.call(ann, "POST", `/v1/waitlists/${id}/pass`),
      await market.call(seller, "DELETE", `/v1/waitlists/${id}/remove`),
      await line.reject(id, "No."),
    ];
    expect(calls.map(({ body }) => body.code)).toEqual(Array(3).fill("transition_not_allowed"));
    expect(calls[0]!.body.detail).toMatch(/is checking out/);
  });

  it("ends without anybody's fault when its pets go away, and the place stays", async () => {
    const ann = await market.buyer();
    const { body: { waitlist: { id } } } = await line.join(ann);
    const to = (petId: string, status: string) =>
      market.call(seller, "PUT", `/v1/breeders/pets/${petId}/status`, { status });
    const [paused, sold, archived, deleted] = await pets(4);
    await line.invite(id, [paused!, sold!, archived!, deleted!]);
    for (
      const answer of [
        await to(paused!, "temporary-pause"),
        await to(sold!, "sold-external"),
        await to(archived!, "no-longer-available"),
        await market.call(seller, "DELETE", `/v1/breeders/pets/${deleted}/delete`),
      ]
    ) expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    await market.services.addJob(market.db, "settleWaitlists", {});
    await runJobs(market);
    expect((await line.mine(ann))[0]).toMatchObject({ status: "waiting", position: 1, pets: [] });
    expect((await told(ann)).at(-1)).toMatch(/no longer available$/);
  });

  it.each([["looking", false], ["checking out", true]])(
    "is passed on where its person is suspended while %s, and the place stays",
    async (_when, isHolding) => {
      const [ann, ben] = await people(2);
      const { body: { waitlist: { id } } } = await line.join(ann!);
      await line.join(ben!);
      const [maple, juniper, olive] = await pets(3);
      await line.invite(id, [maple!, juniper!]);
      if (isHolding) await shop.hold(ann!, maple!);
      const admin = await addUser(market.services, { role: "Admin" });
      const { authorization } = await bearer(market.services, admin);
      const stand = (accountStatus: string) =>
        market.call(
          { id: admin.id, token: authorization.slice("Bearer ".length) },
          "PUT",
          `/v1/admin/users/${ann!.id}/status`,
          { accountStatus, reason: "For a test." },
        );
      expect((await stand("Suspended")).status).toBe(200);
      await runJobs(market);
      await runJobs(market);
      const [anns, bens] = await line.list();
      expect([anns.status, bens.status, bens.pets.length]).toEqual(["waiting", "invited", 2]);
      await line.pay(ben!, maple!);
      await stand("Active");
      await runJobs(market);
      expect((await line.list()).map(({ status }) => status)).toEqual(["waiting"]);
      expect((await line.invite(id, [olive!])).status).toBe(200);
      expect(await told(ann!)).not.toContain(expect.stringContaining("no longer available"));
    },
  );

  it("ends with the account of either side, and with the breeder's standing", async () => {
    const [ann, ben] = await people(2);
    const { body: { waitlist: { id } } } = await line.join(ann!);
    await line.join(ben!);
    const [maple] = await pets(1);
    await line.invite(id, [maple!]);
    const close = (who: Person) =>
      market.call(who, "DELETE", "/v1/users/me", { password: "marmalade-tin-42" });
    const closed = await close(ann!);
    expect(closed.status, JSON.stringify(closed.body)).toBe(200);
    await market.services.addJob(market.db, "settleWaitlists", {});
    await runJobs(market);
    expect((await line.mine(ben!))[0]).toMatchObject({ status: "invited" });
    await market.db.updateTable("users").set({ account_status: "Suspended" }).where("id", "=", seller.id)
      .execute();
    await market.services.addJob(market.db, "announceBreeder", { breederId: seller.breederId });
    await runJobs(market);
    expect((await line.mine(ben!))[0]).toMatchObject({ status: "waiting", position: 1 });
    await market.db.updateTable("users").set({ account_status: "Active" }).where("id", "=", seller.id)
      .execute();
    expect((await close(seller)).status).toBe(200);
    expect((await line.mine(ben!, "past"))[0]).toMatchObject({
      status: "rejected",
      reason: "This program has closed.",
    });
  });

  it("whose reservation falls through gives the place back where the breeder canceled, not where the buyer did", async () => {
    const [ann, ben] = await people(2);
    for (const [who, by] of [[ann!, seller], [ben!, ben!]] as const) {
      const { body: { waitlist: { id } } } = await line.join(who);
      const [maple] = await pets(1);
      await line.invite(id, [maple!]);
      const reservation = await line.pay(who, maple!);
      await runJobs(market);
      expect((await line.mine(who, "past"))[0]).toMatchObject({ status: "accepted" });
      expect((await shop.status(by, reservation, "cancel", "Changed plans")).status).toBe(200);
      await runJobs(market);
      const open = await line.mine(who);
      expect(open.map(({ status, position }) => [status, position])).toEqual(
        by === seller ? [["waiting", 1]] : [],
      );
      if (by === seller) {
        expect(await told(who)).toContain(`You're back on ${open[0]!.breeder.name}'s waitlist`);
        await line.leave(who);
      }
    }
  });

  it("whose reservation falls through leaves alone who waits again by the same address, and the line moves", async () => {
    const [nora, ann] = await people(2);
    const { email } = await market.db.selectFrom("users").select("email").where("id", "=", nora!.id)
      .executeTakeFirstOrThrow();
    const add = () => line.join(seller, { email, name: "Nora" });
    const [maple, juniper] = await pets(2);
    const confirm = (at: Date | null) =>
      market.db.updateTable("users").set({ email_verified_at: at }).where("id", "=", nora!.id).execute();
    // The first place belongs to the address, which is not confirmed yet, the second to the account.
    await confirm(null);
    const { body: { waitlist: { id } } } = await add();
    await confirm(new Date());
    await line.invite(id, [maple!]);
    const reservation = await line.pay(nora!, maple!);
    await runJobs(market);
    expect((await line.mine(nora!, "past")).map(({ status }) => status)).toEqual(["accepted"]);
    const { body: { waitlist: { id: annsId } } } = await line.join(ann!);
    expect((await line.invite(annsId, [juniper!])).status).toBe(200);
    const again = await add();
    expect(again.status).toBe(200);
    expect((await shop.status(seller, reservation, "cancel", "Changed plans")).status).toBe(200);
    await line.lapse();
    await runJobs(market);
    expect((await line.mine(nora!)).map((place) => place.id)).toEqual([again.body.waitlist.id]);
    expect((await line.mine(ann!, "past")).map(({ status }) => status)).toEqual(["expired"]);
  });
});
