/**
 * Every text that a person can write through the contract, with its treatment for the other side of a sale. A
 * new field missing from the tables fails here. A probe writes, reads and unblocks each hidden text.
 */
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import contract from "../../generated/openapi.json" with { type: "json" };
import { made, upload } from "../../testing/files.ts";
import { addBreed, addParent, daysAgo } from "../../testing/fixtures.ts";
import { type Body, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { withTx } from "../../platform/db/tx.ts";
import { exportOf } from "../users/export_actions.ts";
import { maskOldTexts } from "./actions.ts";
import { MASK_VERSION, maskOf, type Texts } from "./rules.ts";
import { isOldSql, lockOld, saveMasks, type SurfaceName, SURFACES } from "./store.ts";
import { runJobs } from "../../testing/jobs.ts";

type Seller = Person & { breederId: string };
let market: Market;
beforeAll(async () => {
  market = await openMarket({
    features: [
      "applications",
      "chats",
      "files",
      "listings",
      "litters",
      "matches",
      "parents",
      "pet_profiles",
      "questions",
      "reviews",
      "waitlists",
    ],
  });
}, 40_000);
afterAll(() => market.close());

const DETAIL = "503-555-0118";

// deno-lint-ignore no-explicit-any -- the contract as it comes
type Any = any;
const resolve = (node: Any): Any =>
  node?.$ref ? node.$ref.slice(2).split("/").reduce((at: Any, part: string) => at[part], contract) : node;

/** Returns whether this field accepts a phone number. */
function takesDetails(schema: Any): boolean {
  const isText = [schema.type].flat().includes("string") && !schema.enum && !schema.const && !schema.format;
  return isText && (schema.maxLength ?? Infinity) >= 24 &&
    (!schema.pattern || new RegExp(schema.pattern, "u").test(`call ${DETAIL} now`));
}

function textsIn(node: Any, path: string, seen: readonly string[] = []): string[] {
  if (node?.$ref && seen.includes(node.$ref)) return [];
  const schema = resolve(node);
  if (!schema) return [];
  const next = node.$ref ? [...seen, node.$ref] : seen;
  return [
    ...(takesDetails(schema) ? [path] : []),
    ...["allOf", "oneOf", "anyOf"].flatMap((key) =>
      (schema[key] ?? []).flatMap((one: Any) => textsIn(one, path, next))
    ),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
      textsIn(one, `${path}.${name}`, next)
    ),
    ...(schema.items ? textsIn(schema.items, `${path}[]`, next) : []),
    ...(typeof schema.additionalProperties === "object"
      ? textsIn(schema.additionalProperties, `${path}.*`, next)
      : []),
  ];
}

/** Returns the texts that calls of buyers, breeders and strangers accept, as `operationId.field`. */
function textsOfContract(): string[] {
  return Object.values(contract.paths as Any).flatMap((item: Any) =>
    Object.values(item).flatMap((operation: Any) => {
      if (!operation?.operationId || operation["x-twin"] || String(operation["x-roles"]) === "admin") {
        return [];
      }
      const name = operation.operationId;
      const bodies = Object.values(resolve(operation.requestBody)?.content ?? {}) as Any[];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
      return [
        ...bodies.flatMap(({ schema }) => textsIn(schema, name)),
        ...parameters.filter(({ schema }: Any) => takesDetails(resolve(schema)))
          .map((parameter: Any) => `${name}?${parameter.name}`),
      ];
    })
  );
}

/** Permanently public texts. Contact details in them are refused. */
const REFUSING = /^(?:saveListingDraft|updateListing|addParent|updateParent|addLitter|updateLitter)\./;

/** Treatment of texts that are not hidden, by the end or the whole of their names. */
const ELSEWHERE: readonly [RegExp, string][] = [
  [/\.(?:firstName|lastName)$/, "names of people have rules of their own"],
  [
    /^(?:signUp\.programName|addShelter\.|update\w*BreederProfile\.|apiUpdateBreederProfile\.)/,
    "claims and stories of programs have rules of their own",
  ],
  [REFUSING, "contact details are refused"],
  [/^updateListingStatus\.reason$/, "staff read it"],
  [/^updateSaleContract\./, "a contract names its sides, and buyers agree to its very words"],
  [/^(?:saveReservationProgress)\./, "shown from the payment on"],
  [/^updateReservationStatus\.reason$/, "a breeder sees reservations from the payment on"],
  [/^(?:openDispute|replyDispute)\.text$/, "follows a payment"],
  [/^addOwnChargebackEvidence\./, "the bank and staff read it"],
  [/^(?:addPost|updatePost|addComment|updateComment|addReply|updateReply)\./, "breeders among themselves"],
  [/^report\w+\.details$/, "staff read it"],
  [/^answerClaimChange\.answer$/, "staff read it"],
  [/^(?:askSupport|askAboutTraining)\./, "staff read it"],
  [/^savePickUp\./, "the carrier reads it, once both sides have paid and agreed"],
  [/^answerDelivery\.reason$/, "staff read it"],
  [/^saveQuickReply\.text$/, "its breeder's own, masked once it is sent"],
  [/^(?:addPetProfile|updatePetProfile)(?:\.profile)?\.notes$/, "its owner's own"],
  [/^(?:saveSearch|updateSavedSearch)\./, "its owner's own"],
  [/^addNotification\./, "its owner's own"],
  [/\?(?:q|breedName|breed|place|range|if-range)$/, "asked for, and shown to nobody else"],
  [/promoCode$/, "a code that exists"],
  [
    /^(?:countShare\.page|updateQuietHours\.timeZone|authorizeChannel\.|receiveWebhook[.?]|receiveText[.?]|finishSocialSignIn\.)/,
    "for machines",
  ],
];

/** Texts whose contact details are hidden from the other side. `probes` writes each. */
const HIDDEN: readonly string[] = [
  "sendMessage.text",
  "getUploadUrl?fileName",
  "joinWaitlist.note",
  "joinWaitlist.name",
  "rejectWaitlist.reason",
  "updateApplicationForm.questions[].text",
  "updateApplicationForm.questions[].choices[]",
  "submitApplication.answers[].text",
  "addPetProfile.name",
  "updatePetProfile.profile.name",
  "updateApplication.reason",
  "writeReview.title",
  "writeReview.text",
  "updateReview.title",
  "updateReview.text",
  "answerReview.answer",
  "createMatch.message",
  "askQuestion.name",
  "askQuestion.text",
];

it("names every text of the contract that one side can write", () => {
  const isKnown = (name: string) => HIDDEN.includes(name) || ELSEWHERE.some(([known]) => known.test(name));
  const found = textsOfContract();
  expect(found.filter((name) => !isKnown(name))).toEqual([]);
  expect(HIDDEN.filter((name) => !found.includes(name))).toEqual([]);
  expect(ELSEWHERE.filter(([known]) => !found.some((name) => known.test(name)))).toEqual([]);
});

const get = async (who: Person, path: string): Promise<Body> => (await market.call(who, "GET", path)).body;

/** Returns everything a person reads of others, on pages, by email and in their data export, as one text. */
async function everythingOf(who: Person & Partial<Seller>, of: Seller): Promise<string> {
  const chats = (await get(who, "/v1/chats")).chats as Body[];
  const read = [
    chats,
    ...await Promise.all(chats.map(({ id }) => get(who, `/v1/chats/${id}/messages`))),
    ...await Promise.all(
      ["", "&as=breeder"].flatMap((as) => ["open", "past"].map((state) => `?state=${state}${as}`))
        .filter((query) => who.breederId || !query.includes("breeder"))
        .map((query) => get(who, `/v1/user/waitlists${query}`)),
    ),
    await get(who, "/v1/applications"),
    await get(who, `/v1/breeders/${of.breederId}/applications/form`),
    await get(who, `/v1/breeders/${of.breederId}/reviews`),
    ...(who.breederId ? [await get(who, `/v1/match/findPastMatchesByBreederId/${who.breederId}`)] : []),
    await market.db.selectFrom("notifications").selectAll().where("user_id", "=", who.id).execute(),
    await market.db.selectFrom("mails").selectAll().where("user_id", "=", who.id).execute(),
    await exportOf(market.services, { id: who.id, breederId: who.breederId ?? null }),
  ];
  return JSON.stringify(read);
}

type Probe = {
  /** Contract fields that the probe writes. */
  fields: readonly string[];
  /** Writes `text` as one side, and returns the other side, which reads it. */
  write: (sides: { buyer: Person; seller: Seller }, text: string) => Promise<"buyer" | "seller">;
  /** Lets the two sides reach each other. Defaults to a payment. */
  opens?: (sides: { buyer: Person; seller: Seller }) => Promise<void>;
  /** Permanently public, or sent by email at once. */
  staysHidden?: true;
};

const ok = async (answer: Promise<{ status: number; body: Body }>): Promise<Body> => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
};
const form = (seller: Seller, text: string, choice = "Now") =>
  ok(market.call(seller, "PUT", "/v1/breeders/applications/form", {
    isRequired: true,
    questions: [
      { id: "home", text, kind: "long-text", isRequired: false, choices: [] },
      { id: "when", text: "When?", kind: "choice", isRequired: false, choices: [choice, "In spring"] },
    ],
  }));
const apply = async ({ buyer, seller }: { buyer: Person; seller: Seller }, more: object = {}) =>
  (await ok(market.call(buyer, "POST", "/v1/applications", {
    breederId: seller.breederId,
    isDraft: false,
    answers: [],
    ...more,
  }))).application.id as string;
const move = (who: Person, id: string, status: string, reason: string) =>
  ok(market.call(who, "PUT", `/v1/applications/${id}`, { status, reason }));
const join = async ({ buyer, seller }: { buyer: Person; seller: Seller }, note: string) =>
  (await ok(market.call(buyer, "POST", "/v1/waitlists/new", { breederId: seller.breederId, note })))
    .waitlist.id as string;

async function pay({ buyer, seller }: { buyer: Person; seller: Seller }, change: object = {}) {
  const id = market.services.newId();
  const pet = await market.pet(seller);
  await market.db.insertInto("reservations").values({
    id,
    number: `HP-${id.slice(-8)}`,
    pet_id: pet.id,
    consumer_id: buyer.id,
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

/** Inserts a completed sale that was completely refunded long ago. */
const longAgo = (sides: { buyer: Person; seller: Seller }) =>
  pay(sides, {
    status: "completed",
    completed_at: new Date(),
    ended_at: new Date(Date.now() - 40 * 86_400_000),
  });
const reopen = async ({ buyer }: { buyer: Person }) => {
  await market.db.updateTable("reservations").set({ ended_at: null }).where("consumer_id", "=", buyer.id)
    .execute();
};
const review = async (sides: { buyer: Person; seller: Seller }, words: object = {}) =>
  (await ok(market.call(sides.buyer, "POST", "/v1/reviews", {
    reservedPetId: await longAgo(sides),
    rating: 5,
    title: "A calm start",
    text: "She came with her blanket.",
    ...words,
  }))).review.id as string;

const PROBES: Readonly<Record<string, Probe>> = {
  "a message of a buyer": {
    fields: ["sendMessage.text"],
    async write({ buyer, seller }, text) {
      await ok(market.call(buyer, "POST", "/v1/chats/new", { breederId: seller.breederId, text }));
      return "seller";
    },
  },
  "a message of a breeder, also one that was saved as a reply": {
    fields: ["sendMessage.text"],
    async write({ buyer, seller }, text) {
      const { chat } = await ok(
        market.call(buyer, "POST", "/v1/chats/new", { breederId: seller.breederId, text: "Hi!" }),
      );
      await ok(market.call(seller, "POST", "/v1/chats/replies", { text }));
      await ok(market.call(seller, "POST", "/v1/chats/new", { chatId: chat.id, text }));
      return "buyer";
    },
  },
  "the name of a photo": {
    fields: ["getUploadUrl?fileName"],
    async write({ buyer, seller }, text) {
      const key = await upload(
        market.app,
        { authorization: `Bearer ${buyer.token}` },
        "chat-image",
        await made.jpeg(),
        "image/jpeg",
        `${text.replaceAll(" ", "_")}.jpg`,
      );
      const message = { breederId: seller.breederId, text: "", imageKeys: [key] };
      await ok(market.call(buyer, "POST", "/v1/chats/new", message));
      return "seller";
    },
  },
  "a note on a waitlist": {
    fields: ["joinWaitlist.note"],
    async write(sides, text) {
      await join(sides, text);
      return "seller";
    },
  },
  "the note and the name of somebody whom the breeder added": {
    fields: ["joinWaitlist.note", "joinWaitlist.name"],
    async write({ buyer, seller }, text) {
      const { email } = await market.db.selectFrom("users").select("email").where("id", "=", buyer.id)
        .executeTakeFirstOrThrow();
      const added = { breederId: seller.breederId, email, name: text, note: text };
      await ok(market.call(seller, "POST", "/v1/waitlists/new", added));
      return "buyer";
    },
  },
  "why somebody is taken off a waitlist": {
    fields: ["rejectWaitlist.reason"],
    async write(sides, reason) {
      const id = await join(sides, "A quiet home.");
      await ok(market.call(sides.seller, "POST", "/v1/waitlists/reject", { id, reason }));
      return "buyer";
    },
  },
  "a question to applicants": {
    fields: ["updateApplicationForm.questions[].text", "updateApplicationForm.questions[].choices[]"],
    async write(sides, text) {
      await form(sides.seller, text, text.slice(0, 80));
      // The applicant answers a hidden choice in its masked form.
      const { form: { questions } } = await get(
        sides.buyer,
        `/v1/breeders/${sides.seller.breederId}/applications/form`,
      );
      await apply(sides, { answers: [{ questionId: "when", text: questions[1].choices[0] }] });
      return "buyer";
    },
  },
  "an answer": {
    fields: ["submitApplication.answers[].text"],
    async write(sides, text) {
      await form(sides.seller, "Who lives with you?");
      await apply(sides, { answers: [{ questionId: "home", text }] });
      return "seller";
    },
  },
  "the name of a pet at home": {
    fields: ["addPetProfile.name", "updatePetProfile.profile.name"],
    async write(sides, text) {
      await form(sides.seller, "Who lives with you?");
      const { petProfile } = await ok(
        market.call(sides.buyer, "POST", "/v1/pets/profiles/add", { name: text, type: "Dog" }),
      );
      await apply(sides, { petProfileIds: [petProfile.id] });
      return "seller";
    },
  },
  "why an application is declined": {
    fields: ["updateApplication.reason"],
    async write(sides, reason) {
      await form(sides.seller, "Who lives with you?");
      await move(sides.seller, await apply(sides), "declined", reason);
      return "buyer";
    },
  },
  "why an application is withdrawn": {
    fields: ["updateApplication.reason"],
    async write(sides, reason) {
      await form(sides.seller, "Who lives with you?");
      await move(sides.buyer, await apply(sides), "withdrawn", reason);
      return "seller";
    },
  },
  "a review": {
    fields: ["writeReview.title", "writeReview.text"],
    async write(sides, text) {
      await review(sides, { title: text, text });
      return "seller";
    },
    opens: reopen,
  },
  "a review that was changed": {
    fields: ["updateReview.title", "updateReview.text"],
    async write(sides, text) {
      const id = await review(sides);
      await ok(market.call(sides.buyer, "POST", `/v1/reviews/${id}`, { rating: 5, title: text, text }));
      return "seller";
    },
    opens: reopen,
  },
  "a reply to a review": {
    fields: ["answerReview.answer"],
    async write(sides, answer) {
      const id = await review(sides);
      await ok(market.call(sides.seller, "POST", `/v1/reviews/${id}/answer`, { answer }));
      return "buyer";
    },
    opens: reopen,
  },
  "a question by email": {
    fields: ["askQuestion.name", "askQuestion.text"],
    async write({ seller }, text) {
      const question = { breederId: seller.breederId, name: text, email: "zoe@example.com", text };
      await ok(market.call(null, "POST", "/v1/emails/question/new", question));
      return "seller";
    },
    staysHidden: true,
  },
};

describe("a contact detail", () => {
  it("is tried in every text that hides it", () => {
    const tried = Object.values(PROBES).flatMap(({ fields }) => fields);
    // This text between breeders is tested below.
    expect(HIDDEN.filter((name) => !tried.includes(name))).toEqual(["createMatch.message"]);
  });

  it.each(Object.entries(PROBES))("in %s is hidden until the two reach each other", async (_, probe) => {
    const sides = { buyer: await market.buyer(), seller: await market.seller() };
    const text = `Please call ${DETAIL} today`;
    const reader = await probe.write(sides, text);
    const writer = reader === "buyer" ? "seller" : "buyer";
    await runJobs(market);
    const read = await everythingOf(sides[reader], sides.seller);
    expect(read).toContain("[phone number hidden]");
    expect(read).not.toContain(DETAIL);
    if (probe.staysHidden) return;
    expect(await everythingOf(sides[writer], sides.seller)).toContain(DETAIL);
    // Strangers do not read it either.
    const stranger = await market.buyer();
    expect(await everythingOf(stranger, sides.seller)).not.toContain(DETAIL);

    // A row without a mask is never shown unmasked, and the job masks it.
    await forget();
    expect(await everythingOf(sides[reader], sides.seller)).not.toContain(DETAIL);
    await maskOldTexts(market.services, AbortSignal.timeout(20_000));
    expect(await everythingOf(sides[reader], sides.seller)).not.toContain(DETAIL);

    await (probe.opens ?? pay)(sides);
    expect(await everythingOf(sides[reader], sides.seller)).toContain(DETAIL);
    expect(await everythingOf(stranger, sides.seller)).not.toContain(DETAIL);
  });

  it("in a proposal of a match is hidden until the other breeder accepts", async () => {
    const [ruth, max] = [await market.seller(), await market.seller()];
    const breed_id = (await addBreed(market.services)).id;
    const parent = (who: Seller, sex: "Male" | "Female") =>
      addParent(market.services, { breeder_id: who.breederId, breed_id }, {
        sex,
        birth_date: daysAgo(market.services, 900),
      });
    const [dam, sire] = [await parent(ruth, "Female"), await parent(max, "Male")];
    const { newMatch } = await ok(market.call(ruth, "POST", "/v1/match/createMatch", {
      parentId: dam.id,
      otherParentId: sire.id,
      message: `Call ${DETAIL}`,
    }));
    expect(await everythingOf(ruth, ruth)).toContain(DETAIL);
    expect(await everythingOf(max, max)).toContain("Call [phone number hidden]");
    expect(await everythingOf(max, max)).not.toContain(DETAIL);
    await ok(market.call(max, "POST", `/v1/match/updateMatch/${newMatch.id}`, { status: "accepted" }));
    expect(await everythingOf(max, max)).toContain(DETAIL);
  });
});

describe("a listing, a parent and a litter", () => {
  const fields = textsOfContract().filter((name) => REFUSING.test(name));
  let seller: Seller;
  let breedId: string;
  beforeAll(async () => {
    seller = await market.seller();
    breedId = (await addBreed(market.services)).id;
  });

  /** Returns a body with this text in this place: "healthTests[].type". */
  function bodyWith(place: string, text: string, rest: Body): Body {
    const [first, ...others] = place.split(".");
    const name = first!.replace("[]", "");
    const inner = others.length > 0 ? bodyWith(others.join("."), text, restOf(name)) : text;
    return { ...rest, [name]: first!.endsWith("[]") ? [inner] : inner };
  }
  const restOf = (name: string): Body =>
    name === "healthTests"
      ? { type: "Hips", laboratory: "OFA", result: "Good", testedOn: null, documentKey: null }
      : name === "parent"
      ? { name: "Duke", type: "Dog", sex: "Male", breedId }
      : name === "sire" || name === "dam"
      ? { name: "Old Tom" }
      : {};

  async function send(
    operation: string,
    place: string,
    text: string,
  ): Promise<{ status: number; body: Body }> {
    const call = (method: string, path: string, rest: Body) =>
      market.call(seller, method, path, bodyWith(place, text, rest));
    const change = { breed_id: breedId, breeder_id: seller.breederId };
    if (operation === "saveListingDraft") return await call("POST", "/v1/breeders/pets/new/progress", {});
    if (operation === "updateListing") {
      return await call("PUT", "/v1/breeders/pets/update", { id: (await market.pet(seller)).id });
    }
    if (operation === "addParent") {
      return await call("POST", "/v1/breeders/pets/parents/add", restOf("parent"));
    }
    if (operation === "updateParent") {
      const { id } = await addParent(market.services, change);
      return await call("PUT", "/v1/breeders/pets/parents/update", { id });
    }
    const litter = { name: "Spring", state: "planned", breedId, expectedDate: "2027-04-01" };
    if (operation === "addLitter") return await call("POST", "/v1/breeders/litters", litter);
    const added = await ok(market.call(seller, "POST", "/v1/breeders/litters", litter));
    return await call("PUT", `/v1/breeders/litters/${added.litter.id}`, litter);
  }

  it.each(fields)("refuses contact details in %s", async (name) => {
    const [operation, ...place] = name.split(".");
    const refused = await send(operation!, place.join("."), `Call ${DETAIL}`);
    expect(refused.body, JSON.stringify(refused.body)).toMatchObject({ code: "invalid_input", status: 422 });
    // A parent's color must be one of its breed's colors.
    const ofBreed = /Parent\..*color$/.test(name);
    expect(refused.body.errors).toEqual([
      expect.objectContaining({ code: ofBreed ? "invalid" : "contact_details" }),
    ]);
    if (!ofBreed) expect(refused.body.errors[0].detail).toContain(DETAIL);
    const plain = await send(operation!, place.join("."), "Calm and clear");
    expect(JSON.stringify(plain.body)).not.toContain("contact_details");
  });

  it("keeps what was there before, whatever else changes", async () => {
    const { id } = await market.pet(seller, { description: `Call ${DETAIL}` });
    const change = (fields: object) =>
      market.call(seller, "PUT", "/v1/breeders/pets/update", { id, ...fields });
    expect((await change({ description: `Call ${DETAIL}`, weightLb: 12 })).status).toBe(200);
    expect((await change({ description: `Call ${DETAIL} now` })).body.errors[0].pointer).toBe("/description");
  });
});

/** Removes the masks of all rows, as if they had never been masked. */
async function forget(): Promise<void> {
  for (const surface of Object.keys(SURFACES)) {
    await sql`update ${sql.raw(surface)} set mask = null`.execute(market.db);
  }
}
const surfaces = Object.keys(SURFACES) as SurfaceName[];
const rowsOf = async (surface: SurfaceName) =>
  (await sql<{ id: string; mask: Body; texts: Texts }>`
    select t.${sql.raw(SURFACES[surface].key)} as id, t.mask, ${sql.raw(SURFACES[surface].texts)} as texts
    from ${sql.raw(surface)} t order by 1`.execute(market.db)).rows;

it("shows a breeder the whole name of who applies from a payment on", async () => {
  const sides = { buyer: await market.buyer(), seller: await market.seller() };
  await form(sides.seller, "Who lives with you?");
  const id = await apply(sides, { answers: [{ questionId: "home", text: "Two adults." }] });
  const row = await market.db.selectFrom("users").select(["first_name", "last_name"]).where(
    "id",
    "=",
    sides.buyer.id,
  )
    .executeTakeFirstOrThrow();
  const nameFor = async (who: Person) =>
    (await ok(market.call(who, "GET", "/v1/applications"))).applications.find((one: Body) => one.id === id)
      .buyerName;
  expect(await nameFor(sides.seller)).toBe(`${row.first_name} ${row.last_name[0]}.`);
  await pay(sides);
  expect(await nameFor(sides.seller)).toBe(`${row.first_name} ${row.last_name}`);
});

it("shows a breeder the whole name of who waits in their line from a payment on", async () => {
  const sides = { buyer: await market.buyer(), seller: await market.seller() };
  const id = await join(sides, "A quiet home.");
  const row = await market.db.selectFrom("users").select(["first_name", "last_name"]).where(
    "id",
    "=",
    sides.buyer.id,
  )
    .executeTakeFirstOrThrow();
  const named = async (): Promise<string> => {
    const { waitlists } = await ok(market.call(sides.seller, "GET", "/v1/user/waitlists?as=breeder"));
    return waitlists.find((one: Body) => one.id === id).personName;
  };
  expect(await named()).toBe(`${row.first_name} ${row.last_name[0]}.`);
  await pay(sides);
  expect(await named()).toBe(`${row.first_name} ${row.last_name}`);
});

describe("the job", () => {
  it("masks as the writers of the rows do, and leaves nothing to do", async () => {
    for (const surface of surfaces) {
      const written = await rowsOf(surface);
      expect(written.length, surface).toBeGreaterThan(0);
      for (const { mask, texts } of written) {
        if (mask) expect(mask, surface).toEqual(maskOf(texts, "localhost:8000"));
      }
    }
    await forget();
    const all = (await Promise.all(surfaces.map(rowsOf))).flat().length;
    const signal = AbortSignal.timeout(20_000);
    expect(await maskOldTexts(market.services, signal)).toBe(all);
    expect(await maskOldTexts(market.services, signal)).toBe(0);
    for (const surface of surfaces) {
      for (const { mask } of await rowsOf(surface)) expect(mask.version, surface).toBe(MASK_VERSION);
    }
  });

  it("masks again what earlier rules masked", async () => {
    await sql`update reviews set mask = mask || ${JSON.stringify({ version: MASK_VERSION - 1, hidden: {} })}`
      .execute(market.db);
    const count = (await rowsOf("reviews")).length;
    expect(await maskOldTexts(market.services, AbortSignal.timeout(20_000))).toBe(count);
    expect((await rowsOf("reviews")).some(({ mask }) => Object.keys(mask.hidden).length > 0)).toBe(true);
  });

  it("finds its rows by an index of today's version", async () => {
    const { rows } = await sql<{ table: string; indexdef: string }>`
      select tablename as table, indexdef from pg_indexes where indexname like ${`%_mask_${MASK_VERSION}`}`
      .execute(market.db);
    expect(rows.map(({ table }) => table).toSorted()).toEqual(surfaces.toSorted());
    const plan = await withTx(market.db, async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      return await sql<{ "QUERY PLAN": string }>`
        explain select id from chat_messages t where ${sql.raw(isOldSql("t"))} limit 10`.execute(trx);
    });
    expect(JSON.stringify(plan.rows)).toContain(`chat_messages_mask_${MASK_VERSION}`);
  });

  it("never leaves a mask of other words beside a text, whoever of it and a writer is quicker", async () => {
    const { buyer, seller } = { buyer: await market.buyer(), seller: await market.seller() };
    const id = await review({ buyer, seller });
    const ownHost = "localhost:8000";
    const row = async () => (await rowsOf("reviews")).find((one) => one.id === id)!;
    const rewrite = (text: string) =>
      market.call(buyer, "POST", `/v1/reviews/${id}`, { rating: 5, title: "Changed", text });
    for (let round = 0; round < 15; round++) {
      await sql`update reviews set mask = null where id = ${id}`.execute(market.db);
      const [answer] = await Promise.all([
        rewrite(`Round ${round}: call 503-555-01${String(round).padStart(2, "0")}`),
        maskOldTexts(market.services, AbortSignal.timeout(20_000)),
      ]);
      expect(answer.status).toBe(200);
      const { mask, texts } = await row();
      expect(mask).toEqual(maskOf(texts, ownHost));
    }
    // The job skips a row that a writer has locked, and does not overwrite newer words with a mask of older
    // ones.
    await sql`update reviews set mask = null where id = ${id}`.execute(market.db);
    await withTx(market.db, async (trx) => {
      await sql`update reviews set text = ${`Call ${DETAIL}`} where id = ${id}`.execute(trx);
      await withTx(market.db, async (other) => {
        expect((await lockOld(other, "reviews", 100)).some((one) => one.id === id)).toBe(false);
      });
    });
    expect((await row()).mask).toBeNull();
    // The previous version writes new words without a mask, and the database drops the old mask.
    await maskOldTexts(market.services, AbortSignal.timeout(20_000));
    await sql`update reviews set text = 'Reach me at dana@gmail.com' where id = ${id}`.execute(market.db);
    expect((await row()).mask).toBeNull();
    expect(await everythingOf(seller, seller)).not.toContain("dana@gmail.com");
    await withTx(
      market.db,
      (trx) => saveMasks(trx, "reviews", [{ id, mask: maskOf({ text: "x" }, ownHost) }]),
    );
    await sql`update reviews set rating = 4 where id = ${id}`.execute(market.db);
    expect((await row()).mask).not.toBeNull();
  });
});
