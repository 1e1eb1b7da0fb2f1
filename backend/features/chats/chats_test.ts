import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { made, upload } from "../../testing/files.ts";
import { addBreeder, addUser, bearer, PASSWORD } from "../../testing/fixtures.ts";
import { type Body, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { announceChat, announceChatsWith } from "./actions.ts";
import { notifyChat } from "./notify_actions.ts";

let market: Market;
type Seller = Person & { breederId: string };
/** Live events sent, with their channels. */
const heard: { channels: string[]; event: string; data: unknown }[] = [];

beforeAll(async () => {
  market = await openMarket({ features: ["breeders", "chats", "files", "listings", "staff", "users"] });
  const { realtime } = market.services;
  market.services.realtime = {
    ...realtime,
    trigger: (channels, event, data) => Promise.resolve(void heard.push({ channels, event, data })),
  };
}, 40_000);
afterAll(() => market.close());

async function buyer(change: object = {}): Promise<Person> {
  const user = await addUser(market.services, change);
  const { authorization } = await bearer(market.services, user);
  return { id: user.id, token: authorization.slice("Bearer ".length) };
}
const send = (who: Person, json: object) =>
  market.call(who, "POST", "/v1/chats/new", { text: "Hi!", ...json });
const read = async (who: Person, id: string, query = "") =>
  (await market.call(who, "GET", `/v1/chats/${id}/messages${query}`)).body as Body;
const chats = async (who: Person, query = "") =>
  (await market.call(who, "GET", `/v1/chats${query}`)).body as Body;
const chat = async (who: Person, id: string) =>
  (await market.call(who, "GET", `/v1/chats/${id}`)).body.chat as Body;
const unread = async (who: Person) =>
  (await market.call(who, "GET", "/v1/chats/unread")).body.unreadCount as number;
const markRead = (who: Person, id: string, messageId?: string) =>
  market.call(who, "POST", `/v1/chats/${id}/read${messageId ? `?messageId=${messageId}` : ""}`);
const texts = ({ messages }: Body): string[] => messages.map(({ text }: Body) => text);

/** Creates a buyer with a question to a seller about a pet. */
async function asked(text = "Is she used to cats?") {
  const [who, seller] = [await buyer(), await market.seller()];
  const pet = await market.pet(seller, { name: "Maple" });
  const { body } = await send(who, { petId: pet.id, text });
  return { buyer: who, seller, pet, id: body.chat.id as string, first: body.message as Body };
}

/** Inserts a sale between the two with the deposit paid. */
async function sale(who: Person, seller: Seller, petId: string, change: object = {}): Promise<string> {
  const id = market.services.newId();
  await market.db.insertInto("reservations").values({
    id,
    number: `HP-${id.slice(-8)}`,
    pet_id: petId,
    consumer_id: who.id,
    breeder_id: seller.breederId,
    status: "deposit-paid",
    paid_at: new Date(),
    hold_expires_at: new Date(),
    progress: "{}",
    ...change,
    // deno-lint-ignore no-explicit-any -- the columns that this is about
  } as any).execute();
  return id;
}

describe("a conversation", () => {
  it("begins with a first message, reads alike on both sides, and counts what is unread exactly", async () => {
    const { buyer: dana, seller, pet, id } = await asked();
    const [theirs] = (await chats(seller)).chats;
    expect(theirs).toMatchObject({
      id,
      unreadCount: 1,
      isSelling: true,
      standing: "open",
      isContactHidden: true,
      pet: { id: pet.id, name: "Maple" },
      lastMessage: { text: "Is she used to cats?", isMine: false },
    });
    expect(theirs.partner).toEqual({
      name: expect.stringMatching(/^Dana W\.$/),
      profileImageURL: "/avatar.png",
    });
    await send(seller, { chatId: id, text: "Yes, with two." });
    await send(seller, { chatId: id, text: "And a dog." });
    expect(texts(await read(dana, id))).toEqual(["And a dog.", "Yes, with two.", "Is she used to cats?"]);
    expect([await unread(dana), await unread(seller)]).toEqual([2, 1]);
    // Dana reads up to the first answer only. Later messages stay unread.
    const [, answer] = (await read(dana, id)).messages;
    await markRead(dana, id, answer.id);
    expect([await unread(dana), (await chat(seller, id)).readByPartnerTo]).toEqual([1, answer.id]);
    await markRead(dana, id);
    await markRead(dana, id, answer.id);
    expect(await unread(dana)).toBe(0);
    expect((await chat(seller, id)).readByPartnerAt).not.toBeNull();
  });

  it("waits on the seller's day with who wrote, until it is read or muted", async () => {
    const { buyer: dana, seller, pet, id } = await asked();
    const waiting = async () =>
      (await market.call(seller, "GET", "/v1/breeder/dashboard/preview")).body.data.tasks
        .filter(({ kind }: Body) => kind === "question").map(({ title, url }: Body) => [title, url]);
    expect(await waiting()).toEqual([["Reply to Dana W. about Maple", `/messages/${id}`]]);
    const other = await buyer({ first_name: "Ben", last_name: "" });
    const { body: { chat: second } } = await send(other, { petId: pet.id });
    expect(await waiting()).toEqual([["Reply to 2 people who wrote to you", "/messages"]]);
    await markRead(seller, id);
    expect(await waiting()).toEqual([["Reply to Ben about Maple", `/messages/${second.id}`]]);
    await market.call(seller, "POST", `/v1/chats/${second.id}/mute`, { isMuted: true });
    expect(await waiting()).toEqual([]);
    await send(dana, { chatId: id, text: "And to children?" });
    expect(await waiting()).toEqual([["Reply to Dana W. about Maple", `/messages/${id}`]]);
  });

  it("is one, be two first messages sent at a time, and keeps both", async () => {
    const [dana, seller] = [await buyer(), await market.seller()];
    const pet = await market.pet(seller);
    const sent = await Promise.all(
      ["One", "Two", "Three"].map((text) => send(dana, { petId: pet.id, text })),
    );
    expect(new Set(sent.map(({ body }) => body.chat.id)).size).toBe(1);
    const { messages } = await read(dana, sent[0]!.body.chat.id);
    expect(texts({ messages }).toSorted()).toEqual(["One", "Three", "Two"]);
    expect(await unread(seller)).toBe(3);
    // Another pet and the program itself have separate conversations.
    const other = await market.pet(seller);
    await send(dana, { petId: other.id });
    await send(dana, { breederId: seller.breederId });
    const { chats: mine } = await chats(dana);
    expect(mine).toHaveLength(3);
    const page = await (await market.app.fetch(`/v1/profiles/breeder/${seller.breederId}`)).json();
    expect(mine[0].partner.breederSlug).toBe(page.breederProfile.slug);
    expect((await chats(seller, `?petId=${other.id}`)).chats).toHaveLength(1);
  });

  it("takes a message once, however often and at once it is sent again", async () => {
    const { buyer: dana, seller, id, pet } = await asked();
    const clientId = market.services.newId();
    const sent = await Promise.all([1, 2, 3].map(() => send(seller, { chatId: id, clientId, text: "Yes." })));
    expect(new Set(sent.map(({ body }) => body.message.id)).size).toBe(1);
    expect(sent[0]!.body.message.clientId).toBe(clientId);
    expect(await unread(dana)).toBe(1);
    expect(texts(await read(dana, id))).toEqual(["Yes.", "Is she used to cats?"]);
    // The same holds for a first message, even if the other side has blocked the sender by the time of the
    // retry.
    const [zoe, first] = [await buyer(), market.services.newId()];
    const [one, two] = await Promise.all([1, 2].map(() => send(zoe, { petId: pet.id, clientId: first })));
    expect(two!.body.message.id).toBe(one!.body.message.id);
    await market.call(seller, "POST", `/v1/chats/${one!.body.chat.id}/block?isBlocked=true`);
    expect((await send(zoe, { petId: pet.id, clientId: first })).body.message.id).toBe(one!.body.message.id);
    // The same client id and text from another sender make another message.
    expect((await send(dana, { chatId: id, clientId, text: "Yes." })).body.message.id).not.toBe(
      sent[0]!.body.message.id,
    );
  });

  it("loses no message and no count while both write and read at the same time", async () => {
    const { buyer: dana, seller, id } = await asked();
    const writes = Array.from({ length: 12 }, (_, n) => [
      send(dana, { chatId: id, text: `d${n}` }),
      send(seller, { chatId: id, text: `s${n}` }),
      markRead(n % 2 ? dana : seller, id),
    ]).flat();
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(writes.map(() => 200));
    const { messages } = await read(dana, id);
    expect(new Set(texts({ messages })).size).toBe(25);
    const rows = await market.db.selectFrom("chat_messages").select(["seq", "sender_id"]).where(
      "chat_id",
      "=",
      id,
    )
      .orderBy("seq").execute();
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
    for (const who of [dana, seller]) {
      const { read_seq: seen } = await market.db.selectFrom("chat_members").select("read_seq")
        .where("chat_id", "=", id).where("user_id", "=", who.id).executeTakeFirstOrThrow();
      expect(await unread(who)).toBe(rows.filter((row) => row.seq > seen && row.sender_id !== who.id).length);
    }
  });

  it("is read page by page, each message once, also while more come", async () => {
    const { buyer: dana, seller, id, first } = await asked("m0");
    for (let n = 1; n <= 45; n++) await send(n % 2 ? seller : dana, { chatId: id, text: `m${n}` });
    const page = await read(dana, id);
    await send(seller, { chatId: id, text: "late" });
    const rest = await read(dana, id, `?cursor=${page.nextCursor}`);
    expect([...texts(page), ...texts(rest)]).toEqual(Array.from({ length: 46 }, (_, n) => `m${45 - n}`));
    expect(rest.nextCursor).toBeNull();
    const after = await read(dana, id, `?after=${page.messages[2].id}`);
    expect(texts(after)).toEqual(["m44", "m45", "late"]);
    expect((await market.call(dana, "GET", `/v1/chats/${id}/messages?cursor=nonsense`)).status).toBe(400);
    const other = await asked();
    expect((await market.call(dana, "GET", `/v1/chats/${id}/messages?after=${other.first.id}`)).status).toBe(
      404,
    );
    expect((await read(dana, id, `?after=${first.id}`)).messages).toHaveLength(40);
  });

  it("lists the latest first, page by page", async () => {
    const dana = await buyer();
    const seller = await market.seller();
    const ids: string[] = [];
    for (let n = 0; n < 23; n++) {
      ids.unshift((await send(dana, { petId: (await market.pet(seller)).id })).body.chat.id);
    }
    await send(seller, { chatId: ids[22]! });
    const order = [ids[22], ...ids.slice(0, 22)];
    const page = await chats(dana);
    const rest = await chats(dana, `?cursor=${page.nextCursor}`);
    expect([...page.chats, ...rest.chats].map((one: Body) => one.id)).toEqual(order);
  });

  it("is its two people's alone: nobody else reads, writes, marks or reports", async () => {
    const { id } = await asked();
    for (const who of [await buyer(), await market.seller()]) {
      const calls: [string, string, object?][] = [
        ["GET", ""],
        ["GET", "/messages"],
        ["POST", "/read"],
        ["POST", "/block"],
        ["POST", "/mute", { isMuted: true }],
        ["POST", "/report", { reason: "spam" }],
      ];
      for (const [method, path, json] of calls) {
        expect((await market.call(who, method, `/v1/chats/${id}${path}`, json)).status).toBe(404);
      }
      expect((await send(who, { chatId: id })).status).toBe(404);
      expect((await chats(who)).chats).toEqual([]);
    }
  });
});

describe("contact details", () => {
  const TEXT = "Call me at 503-555-0118 or dana@mail.com. I can pay $1,200.";
  const HIDDEN = "Call me at [phone number hidden] or [email hidden]. I can pay $1,200.";

  it("are masked for the other side until a payment exists, in the list too, and said to both", async () => {
    const { buyer: dana, seller, pet, id } = await asked(TEXT);
    expect((await read(dana, id)).messages[0]).toMatchObject({ text: TEXT, isMasked: true });
    expect((await read(seller, id)).messages[0]).toMatchObject({
      text: HIDDEN,
      isMasked: true,
      masked: ["phone", "email"],
    });
    expect((await chats(seller)).chats[0].lastMessage.text).toBe(HIDDEN);
    expect((await send(seller, { chatId: id, text: "Mine is 541 555 0177" })).body.message.text).toContain(
      "0177",
    );
    expect((await read(dana, id)).messages[0].text).toBe("Mine is [phone number hidden]");
    // A hold without a payment changes nothing. The deposit also unmasks earlier messages.
    const reservation = await sale(dana, seller, pet.id, { paid_at: null, status: "held" });
    expect((await read(seller, id)).messages[1].text).toBe(HIDDEN);
    await market.db.updateTable("reservations").set({ paid_at: new Date(), status: "deposit-paid" })
      .where("id", "=", reservation).execute();
    expect((await read(seller, id)).messages[1]).toMatchObject({ text: TEXT, isMasked: false, masked: [] });
    expect(await chat(seller, id)).toMatchObject({
      isContactHidden: false,
      reservedPetId: reservation,
      partner: { name: expect.stringMatching(/^Dana Whitfield/) },
    });
    // A payment to one seller unmasks nothing for another.
    const other = await market.seller();
    const { body } = await send(dana, { petId: (await market.pet(other)).id, text: TEXT });
    expect((await read(other, body.chat.id)).messages[0].text).toBe(HIDDEN);
  });

  it("are masked again 30 days after everything was refunded", async () => {
    const { buyer: dana, seller, pet, id } = await asked(TEXT);
    const ended = (days: number) => ({
      status: "refunded",
      ended_at: new Date(Date.now() - days * 86_400_000),
    });
    const reservation = await sale(dana, seller, pet.id, ended(29));
    expect((await read(seller, id)).messages[0].text).toBe(TEXT);
    await market.db.updateTable("reservations").set({ ended_at: new Date(Date.now() - 31 * 86_400_000) })
      .where("id", "=", reservation).execute();
    expect((await read(seller, id)).messages[0].text).toBe(HIDDEN);
  });

  it("are told of while they are written, to the other side alone and only where one can write", async () => {
    const { buyer: dana, seller, id } = await asked();
    const type = (who: Person) => market.call(who, "POST", `/v1/chats/${id}/typing`);
    heard.length = 0;
    expect((await type(dana)).body).toEqual({ ok: true });
    expect(heard).toEqual([{
      channels: [`private-user-${seller.id}`],
      event: "typing",
      data: { chatId: id },
    }]);
    await type(seller);
    expect(heard[1]!.channels).toEqual([`private-user-${dana.id}`]);
    expect((await type(await buyer())).status).toBe(404);
    await market.call(seller, "POST", `/v1/chats/${id}/block?isBlocked=true`);
    heard.length = 0;
    for (const who of [dana, seller]) expect((await type(who)).status).toBe(200);
    expect(heard.filter(({ event }) => event === "typing")).toEqual([]);
  });

  it("stay out of live events, notifications and emails", async () => {
    heard.length = 0;
    const { buyer: dana, seller, id } = await asked(TEXT);
    await announceChat(market.services, id);
    expect(heard.at(-1)).toMatchObject({ event: "chat", data: { chatId: id } });
    expect(heard.at(-1)!.channels.toSorted()).toEqual(
      [dana.id, seller.id].map((one) => `private-user-${one}`).toSorted(),
    );
    const told = { chatId: id, userId: seller.id, seq: 1 };
    for (const by of ["notification", "email"] as const) await notifyChat(market.services, { ...told, by });
    const [note] = await notesOf(seller);
    expect(note).toMatchObject({ title: expect.stringMatching(/^New message from Dana W\. about Maple$/) });
    const mail = await mailsOf(seller);
    expect(mail).toHaveLength(1);
    for (const text of [note!.text, mail[0]!.text_body, mail[0]!.html_body]) {
      expect(text).toContain("[phone number hidden]");
      expect(text).not.toMatch(/0118|dana@mail/);
    }
  });
});

const notesOf = (who: Person) =>
  market.db.selectFrom("notifications").selectAll().where("user_id", "=", who.id).where(
    "topic",
    "=",
    "messages",
  )
    .execute();
const mailsOf = (who: Person) =>
  market.db.selectFrom("mails").selectAll().where("user_id", "=", who.id).where("kind", "=", "chat-message")
    .execute();
const setUser = (who: Person, change: { account_status?: "Suspended"; closed_at?: Date }) =>
  market.db.updateTable("users").set(change).where("id", "=", who.id).execute();
const jobsFor = async (who: Person) => {
  const { rows } = await market.services.pool.query(
    `select payload from graphile_worker._private_jobs where payload ->> 'userId' = $1 and payload ->> 'by' is not null
      order by run_at`,
    [who.id],
  );
  return rows.map(({ payload }) => payload as Parameters<typeof notifyChat>[1]);
};

describe("telling of messages", () => {
  it("is left where the two can't write to each other by then", async () => {
    const stops: ((sides: { dana: Person; seller: Person; id: string }) => Promise<unknown>)[] = [
      ({ seller, id }) => market.call(seller, "POST", `/v1/chats/${id}/block?isBlocked=true`),
      ({ dana }) => setUser(dana, { account_status: "Suspended" }),
      ({ dana }) => setUser(dana, { closed_at: new Date() }),
      ({ seller }) => setUser(seller, { account_status: "Suspended" }),
      ({ id }) =>
        market.db.updateTable("chats").set({ closed_at: new Date() }).where("id", "=", id).execute(),
    ];
    for (const stop of stops) {
      const { buyer: dana, seller, id } = await asked("Pay me outside, I need it today");
      const jobs = await jobsFor(seller);
      expect(jobs).toHaveLength(2);
      await stop({ dana, seller, id });
      for (const job of jobs) await notifyChat(market.services, job);
      expect([await notesOf(seller), await mailsOf(seller)]).toEqual([[], []]);
    }
  });

  it("keeps its notification until the last message is read, whatever the reader wrote in between", async () => {
    const { buyer: dana, seller, id, first } = await asked();
    await send(seller, { chatId: id, text: "She is." });
    await send(dana, { chatId: id, text: "And to kids?" });
    await send(seller, { chatId: id, text: "To kids too." });
    for (const job of await jobsFor(seller)) await notifyChat(market.services, job);
    await markRead(seller, id, first.id);
    expect(await unread(seller)).toBe(1);
    expect(await notesOf(seller)).toMatchObject([{ status: "unread" }]);
    await markRead(seller, id);
    expect(await unread(seller)).toBe(0);
    expect(await notesOf(seller)).toMatchObject([{ status: "read" }]);
  });

  it("is one notification and one email until they are read, and none for what is read or muted", async () => {
    const { buyer: dana, seller, id } = await asked();
    await send(dana, { chatId: id, text: "And to kids?" });
    const jobs = await jobsFor(seller);
    expect(jobs.map(({ by, seq }) => [by, seq])).toEqual([["notification", 1], ["email", 1]]);
    for (const job of [...jobs, ...jobs]) await notifyChat(market.services, job);
    expect(await notesOf(seller)).toMatchObject([{
      status: "unread",
      text: "And to kids?",
      url: `/messages/${id}`,
    }]);
    expect((await mailsOf(seller))[0]).toMatchObject({ subject: "2 new messages from Dana W. about Maple" });
    // Reading settles the notification. The next message starts a new one.
    await markRead(seller, id);
    expect((await notesOf(seller))[0]).toMatchObject({ status: "read" });
    await send(dana, { chatId: id, text: "Still there?" });
    const again = (await jobsFor(seller)).filter(({ seq }) => seq === 3);
    expect(again).toHaveLength(2);
    await notifyChat(market.services, again[0]!);
    expect(await notesOf(seller)).toHaveLength(2);
    await markRead(seller, id);
    await notifyChat(market.services, again[1]!);
    expect(await mailsOf(seller)).toHaveLength(1);
    await market.call(seller, "POST", `/v1/chats/${id}/mute`, { isMuted: true });
    await send(dana, { chatId: id });
    expect((await jobsFor(seller)).filter(({ seq }) => seq > 3)).toEqual([]);
    // A person who turned off message emails gets none.
    await market.db.updateTable("users").set({
      settings: JSON.stringify({ notifications: { email: { messages: false } } }),
    }).where("id", "=", dana.id).execute();
    await send(seller, { chatId: id });
    for (const job of await jobsFor(dana)) await notifyChat(market.services, job);
    expect([(await notesOf(dana)).length, (await mailsOf(dana)).length]).toEqual([1, 0]);
  });
});

describe("who cannot write", () => {
  const refusal = async (who: Person, json: object) => {
    const { status, body } = await send(who, json);
    return [status, body.code];
  };

  it("is told so: unconfirmed, to oneself, about what nobody sees, to a suspended or closed account", async () => {
    const { buyer: dana, seller, pet, id } = await asked();
    const stranger = await market.buyer();
    await market.db.updateTable("users").set({ email_verified_at: null }).where("id", "=", stranger.id)
      .execute();
    expect(await refusal(stranger, { petId: pet.id })).toEqual([409, "email_not_verified"]);
    expect(await refusal(seller, { petId: pet.id })).toEqual([403, "own_pet"]);
    expect(await refusal(seller, { breederId: seller.breederId })).toEqual([403, "own_pet"]);
    const draft = await market.pet(seller, { status: "in-progress", breed_id: null });
    expect(await refusal(dana, { petId: draft.id })).toEqual([404, "not_found"]);
    const hidden = await addBreeder(market.services, { verification: "rejected" });
    expect(await refusal(dana, { breederId: hidden.id })).toEqual([404, "not_found"]);
    expect(await refusal(dana, {})).toEqual([422, "invalid_input"]);
    expect(await refusal(dana, { chatId: id, petId: pet.id })).toEqual([422, "invalid_input"]);
    expect(await refusal(dana, { chatId: id, text: "" })).toEqual([422, "invalid_input"]);
    expect(await refusal(dana, { chatId: id, text: "x".repeat(4001) })).toEqual([422, "invalid_input"]);
    await market.db.updateTable("users").set({ account_status: "Suspended" }).where("id", "=", seller.id)
      .execute();
    expect(await refusal(dana, { chatId: id })).toEqual([409, "chat_closed"]);
    expect((await chat(dana, id)).standing).toBe("suspended");
    expect(texts(await read(dana, id))).toEqual(["Is she used to cats?"]);
  });

  it("is who was blocked, and who blocks, until that is taken back; both keep what was written", async () => {
    const { buyer: dana, seller, id } = await asked();
    const block = (who: Person, query = "") => market.call(who, "POST", `/v1/chats/${id}/block${query}`);
    await block(seller);
    expect(await refusal(dana, { chatId: id })).toEqual([409, "chat_blocked"]);
    expect(await refusal(seller, { chatId: id })).toEqual([409, "chat_blocked"]);
    expect([(await chat(dana, id)).standing, (await chat(seller, id)).standing]).toEqual([
      "blocked",
      "blocked-by-me",
    ]);
    for (const who of [dana, seller]) expect(texts(await read(who, id))).toHaveLength(1);
    await block(dana, "?isBlocked=false");
    expect((await chat(dana, id)).standing).toBe("blocked");
    await block(seller);
    expect((await send(dana, { chatId: id })).status).toBe(200);
  });

  it("is who was blocked in another conversation with the same person, also one that begins at that moment", async () => {
    const { buyer: dana, seller, id } = await asked();
    const [pet, late, later] = [await market.pet(seller), await market.pet(seller), await market.pet(seller)];
    const known = (await send(dana, { petId: pet.id })).body.chat.id as string;
    const block = (chatId: string, isBlocked: boolean) =>
      market.call(seller, "POST", `/v1/chats/${chatId}/block?isBlocked=${isBlocked}`);
    await Promise.all([block(id, true), send(dana, { petId: late.id })]);
    const doors = [{ chatId: known }, { petId: late.id }, { petId: later.id }, {
      breederId: seller.breederId,
    }];
    for (const door of doors) expect(await refusal(dana, door)).toEqual([409, "chat_blocked"]);
    expect((await chat(seller, known)).standing).toBe("blocked-by-me");
    // The block does not affect another seller, and unblocking in any conversation applies to all of them.
    expect((await send(dana, { breederId: (await market.seller()).breederId })).status).toBe(200);
    await block(known, false);
    for (const door of doors) expect((await send(dana, door)).status).toBe(200);
  });

  it("is who has begun 30 conversations in a day, but for those that they have", async () => {
    const { buyer: dana, seller, id } = await asked();
    await market.services.pool.query("update rate_limits set points = 30 where key = $1", [
      `chats:${dana.id}`,
    ]);
    expect(await refusal(dana, { petId: (await market.pet(seller)).id })).toEqual([429, "too_many_requests"]);
    expect((await send(dana, { chatId: id })).status).toBe(200);
    expect((await chats(dana)).chats).toHaveLength(1);
  });
});

describe("about a reservation", () => {
  it("is named by the conversation once it is paid, and not before", async () => {
    const { buyer: dana, seller, pet, id } = await asked();
    const held = await sale(dana, seller, pet.id, { paid_at: null, status: "held" });
    const named = async () => [(await chat(dana, id)).reservedPetId, (await chat(seller, id)).reservedPetId];
    expect(await named()).toEqual([undefined, undefined]);
    await market.db.updateTable("reservations").set({ paid_at: new Date(), status: "deposit-paid" })
      .where("id", "=", held).execute();
    expect(await named()).toEqual([held, held]);
  });

  it("either side writes once it is paid, and the seller not before", async () => {
    const [dana, seller] = [await buyer(), await market.seller()];
    const pet = await market.pet(seller);
    const held = await sale(dana, seller, pet.id, { paid_at: null, status: "held" });
    expect((await send(seller, { reservedPetId: held })).status).toBe(404);
    await market.db.updateTable("reservations").set({ paid_at: new Date(), status: "deposit-paid" })
      .where("id", "=", held).execute();
    const found = await market.call(seller, "GET", `/v1/chats/find?reservedPetId=${held}`);
    expect(found.body).toMatchObject({ isSelling: true, isContactHidden: false, pet: { id: pet.id } });
    const other = await market.pet(await market.seller());
    expect((await market.call(dana, "GET", `/v1/chats/find?petId=${other.id}`)).body.isContactHidden).toBe(
      true,
    );
    expect(found.body.chat).toBeUndefined();
    const { body } = await send(seller, { reservedPetId: held, text: "Thank you, Dana." });
    expect((await send(dana, { petId: pet.id })).body.chat.id).toBe(body.chat.id);
    expect((await market.call(dana, "GET", `/v1/chats/find?petId=${pet.id}`)).body.chat.id).toBe(
      body.chat.id,
    );
    expect((await market.call(await buyer(), "GET", `/v1/chats/find?reservedPetId=${held}`)).status).toBe(
      404,
    );
  });
});

describe("photos", () => {
  it("are seen by both sides, and nobody's but their sender's to send", async () => {
    const { buyer: dana, seller, id } = await asked();
    const { authorization } = await bearer(market.services, seller);
    const key = await upload(market.app, { authorization }, "chat-image", await made.jpeg());
    expect((await send(dana, { chatId: id, imageKeys: [key] })).body.code).toBe("file_not_usable");
    const { body } = await send(seller, { chatId: id, text: "", imageKeys: [key] });
    expect(body.message.images).toMatchObject([{ name: "maple.jpg", width: 320, height: 240 }]);
    const [{ images: [image] }] = (await read(dana, id)).messages;
    const seen = await market.app.fetch(image.url);
    expect(seen.headers.get("content-type")).toBe("image/webp");
    await seen.body?.cancel();
  });
});

describe("quick replies", () => {
  it("are a breeder's own: saved, changed, deleted, 20 at most", async () => {
    const [seller, other] = [await market.seller(), await market.seller()];
    const save = (who: Person, json: object) => market.call(who, "POST", "/v1/chats/replies", json);
    const { body: { reply } } = await save(seller, { text: "Yes." });
    expect((await save(other, { replyId: reply.id, text: "No." })).status).toBe(404);
    await save(seller, { replyId: reply.id, text: "Yes, with two cats." });
    const more = await Promise.all(Array.from({ length: 21 }, () => save(seller, { text: "More." })));
    expect(more.filter(({ body }) => body.code === "too_many_replies")).toHaveLength(2);
    const list = async () => (await market.call(seller, "GET", "/v1/chats/replies")).body.replies as Body[];
    expect((await list())[0]).toEqual({ id: reply.id, text: "Yes, with two cats." });
    expect((await market.call(other, "DELETE", `/v1/chats/replies/${reply.id}`)).status).toBe(404);
    await market.call(seller, "DELETE", `/v1/chats/replies/${reply.id}`);
    expect(await list()).toHaveLength(19);
  });
});

describe("a closed account", () => {
  it("leaves its messages to the other side, who cannot answer, until both are closed", async () => {
    const { buyer: dana, seller, id } = await asked();
    await market.call(seller, "POST", "/v1/chats/replies", { text: "Yes." });
    const close = async (who: Person) => {
      const { status } = await market.call(who, "DELETE", "/v1/users/me", { password: PASSWORD });
      expect(status).toBe(200);
    };
    await close(dana);
    expect(await chat(seller, id)).toMatchObject({ standing: "closed", partner: { name: "Closed account" } });
    expect(texts(await read(seller, id))).toEqual(["Is she used to cats?"]);
    expect((await send(seller, { chatId: id })).body.code).toBe("chat_closed");
    await close(seller);
    expect(await market.db.selectFrom("chats").select("id").where("id", "=", id).execute()).toEqual([]);
    const left = market.db.selectFrom("quick_replies").select("id").where(
      "breeder_id",
      "=",
      seller.breederId,
    );
    expect(await left.execute()).toEqual([]);
  });
});

describe("an account that changes", () => {
  it("is told, once, to each person it writes with, whose conversation then says so", async () => {
    const { buyer: dana, seller, id } = await asked();
    const others = [await market.seller(), await market.seller()];
    for (const { breederId } of [seller, ...others]) await send(dana, { breederId });
    const staff = await addUser(market.services, { role: "Admin" });
    const person = async (user: { id: string }) => {
      const { authorization } = await bearer(market.services, user);
      return { id: user.id, token: authorization.slice("Bearer ".length) };
    };
    const [admin, sellers] = [await person(staff), [seller, ...others]];
    const setStatus = (accountStatus: string) =>
      market.call(admin, "PUT", `/v1/admin/users/${dana.id}/status`, { accountStatus, reason: "A test." });
    const steps = [
      [() => setStatus("Suspended"), "suspended"],
      [() => setStatus("Active"), "open"],
      // The suspension ended the earlier session.
      [
        async () => market.call(await person(dana), "DELETE", "/v1/users/me", { password: PASSWORD }),
        "closed",
      ],
    ] as const;
    const key = `chats-with:${dana.id}`;
    for (const [change, standing] of steps) {
      expect((await change()).status).toBe(200);
      const { rowCount } = await market.services.pool.query(
        "delete from graphile_worker._private_jobs where key = $1",
        [key],
      );
      expect(rowCount).toBe(1);
      heard.length = 0;
      await announceChatsWith(market.services, dana.id);
      expect(heard.filter(({ event }) => event === "chat").flatMap(({ channels }) => channels).toSorted())
        .toEqual(sellers.map((one) => `private-user-${one.id}`).toSorted());
      expect((await chat(seller, id)).standing).toBe(standing);
    }
  });
});

describe("a report", () => {
  it("reaches staff once a person, with its reason", async () => {
    const { buyer: dana, id } = await asked();
    const report = () =>
      market.call(dana, "POST", `/v1/chats/${id}/report`, {
        reason: "fraud",
        details: "Asks for a gift card.",
      });
    const [one, two] = [await report(), await report()];
    expect(two.body.report.id).toBe(one.body.report.id);
    const rows = await market.db.selectFrom("report_voices as v").innerJoin(
      "reports as r",
      "r.id",
      "v.report_id",
    )
      .select(["r.kind", "v.reason", "v.details"]).where("r.subject_id", "=", id).execute();
    expect(rows).toEqual([{ kind: "chat", reason: "fraud", details: "Asks for a gift card." }]);
  });
});
