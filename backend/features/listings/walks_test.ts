/**
 * Random walks of a listing through the calls: breeder, staff, buyers and strangers act at random, sometimes
 * two at the same moment. Afterward, the stored and shown states of the listing must agree.
 */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ListingStatus } from "../../platform/db/schema.ts";
import { checkoutOf } from "../../testing/reservations.ts";
import { type Body, openStable, type Person, type Seller, type Stable } from "../../testing/listings.ts";

let stable: Stable;
let shop: ReturnType<typeof checkoutOf>;
let stranger: Seller;
let staff: Person;
let image: { file_key: string; width: number; height: number };
beforeAll(async () => {
  stable = await openStable({ features: ["listings", "payments", "pets", "reservations"], provider: true });
  shop = checkoutOf(stable.market);
  stranger = await stable.market.seller();
  staff = await stable.staff();
  image = { file_key: "dog_mixed_natural_brown_puppy_portrait_garden_1", width: 1600, height: 1200 };
}, 40_000);
afterAll(() => stable.close());

const STEPS = [
  "breeder saves facts",
  "breeder empties a fact",
  "breeder hands in",
  "breeder changes the price",
  "breeder changes the words",
  "breeder pauses",
  "breeder takes it off",
  "breeder publishes",
  "breeder says sold elsewhere",
  "breeder archives",
  "breeder deletes",
  "staff approve",
  "staff reject",
  "staff set aside",
  "staff look again",
  "staff take down",
  "staff accept a change",
  "staff reject a change",
  "buyer holds",
  "buyer pays",
  "buyer cancels",
  "other buyer holds",
  "breeder completes",
  "stranger edits",
  "stranger moves",
  "stranger deletes",
  "buyer approves",
] as const;
type Step = typeof STEPS[number];

type Walk = { id: string; breeder: Seller; buyer: Person; other: Person };
const fine = { type: "Dog", sex: "Female", weightLb: 5.1, priceCents: 250_000, name: "Maple" };

async function begin(): Promise<Walk> {
  const [breeder, buyer, other] = await Promise.all([
    stable.market.seller(),
    stable.market.buyer(),
    stable.market.buyer(),
  ]);
  const { id } = (await stable.save(breeder, { ...fine, breedId: stable.breed.id, birthDate: "2026-08-01" }))
    .body.petDetails;
  await stable.db.insertInto("pet_images").values({
    id: stable.services.newId(),
    pet_id: id,
    position: 0,
    is_default: true,
    alt: "Maple",
    ...image,
  }).execute();
  return { id, breeder, buyer, other };
}

const holdOf = async (petId: string, who?: Person): Promise<string> => {
  const row = await stable.db.selectFrom("reservations").select("id").where("pet_id", "=", petId)
    .where("status", "in", ["held", "deposit-paid", "paid"])
    .$if(who !== undefined, (query) => query.where("consumer_id", "=", who!.id)).executeTakeFirst();
  return row?.id ?? "019999aa-0000-7000-8000-000000000000";
};
const changeOf = async (petId: string): Promise<string> =>
  (await stable.openChanges(petId))[0]?.id ?? "019999aa-0000-7000-8000-000000000000";

async function pay({ id, breeder, buyer }: Walk) {
  const hold = await holdOf(id, buyer);
  await shop.fill(buyer, hold, { paymentType: "full" });
  const { status, body } = await shop.intent(buyer, hold, breeder);
  if (status >= 300) return { status, body };
  await shop.confirm(body.intentId);
  return await shop.verify(buyer, body.intentId);
}

const steps: Record<Step, (walk: Walk) => Promise<{ status: number; body: Body }>> = {
  "breeder saves facts": ({ id, breeder }) => stable.save(breeder, { id, ...fine }),
  "breeder empties a fact": ({ id, breeder }) => stable.change(breeder, { id, priceCents: null }),
  "breeder hands in": ({ id, breeder }) => stable.submit(breeder, id),
  "breeder changes the price": ({ id, breeder }) =>
    stable.change(breeder, { id, priceCents: 200_000 + Math.floor(Math.random() * 100) * 100 }),
  "breeder changes the words": ({ id, breeder }) =>
    stable.change(breeder, { id, name: `Maple ${stable.services.newId().slice(-4)}`, description: "Calm." }),
  "breeder pauses": ({ id, breeder }) => stable.move(breeder, id, "temporary-pause"),
  "breeder takes it off": ({ id, breeder }) => stable.move(breeder, id, "not-available"),
  "breeder publishes": ({ id, breeder }) => stable.move(breeder, id, "available"),
  "breeder says sold elsewhere": ({ id, breeder }) => stable.move(breeder, id, "sold-external"),
  "breeder archives": ({ id, breeder }) => stable.move(breeder, id, "no-longer-available"),
  "breeder deletes": ({ id, breeder }) => stable.remove(breeder, id),
  "staff approve": ({ id }) => stable.decide(staff, id, "available", "As it was."),
  "staff reject": ({ id }) => stable.decide(staff, id, "rejected", "Blurred."),
  "staff set aside": ({ id }) => stable.decide(staff, id, "not-approved-internal", "To ask."),
  "staff look again": ({ id }) => stable.decide(staff, id, "in-review", "Asked."),
  "staff take down": ({ id }) => stable.decide(staff, id, "no-longer-available", "Reported."),
  "staff accept a change": async ({ id }) => stable.decideChange(staff, await changeOf(id), "accept"),
  "staff reject a change": async ({ id }) => stable.decideChange(staff, await changeOf(id), "reject", "No."),
  "buyer holds": ({ id, buyer }) => stable.hold(buyer, id),
  "buyer pays": pay,
  "buyer cancels": async ({ id, buyer }) => shop.status(buyer, await holdOf(id, buyer), "cancel"),
  "other buyer holds": ({ id, other }) => stable.hold(other, id),
  "breeder completes": async ({ id, breeder, buyer }) => {
    const hold = await holdOf(id);
    await shop.status(buyer, hold, "confirm-handover");
    return await shop.complete(breeder, hold);
  },
  "stranger edits": ({ id }) => stable.change(stranger, { id, priceCents: 1 }),
  "stranger moves": ({ id }) => stable.move(stranger, id, "no-longer-available"),
  "stranger deletes": ({ id }) => stable.remove(stranger, id),
  "buyer approves": ({ id, buyer }) => stable.decide(buyer, id, "available"),
};

/** Possible authors of each history line, as a copy independent of the product's table. */
const MAY: Record<string, RegExp> = {
  Breeder:
    /^(null > in-progress|(in-progress|rejected) > in-review|available > (temporary-pause|not-available|sold-external)|(temporary-pause|not-available) > available|(?!reserved).* > no-longer-available)$/,
  Admin:
    /^(in-review > (available|rejected|not-approved-internal)|not-approved-internal > (in-review|rejected)|(available|temporary-pause|not-available) > not-approved-internal|(sold|adopted-sold) > available|(?!reserved).* > no-longer-available)$/,
  system: /^(available > reserved|reserved > available)$/,
  breeder: /^reserved > (sold|available)$/,
  buyer: /^reserved > available$/,
};
const SOLD: readonly ListingStatus[] = ["sold", "sold-external", "adopted-sold"];
const SHOWN: readonly ListingStatus[] = ["available", "reserved", ...SOLD];

/** Checks everything that must hold for a listing at any moment. */
async function checkSound({ id, breeder, buyer }: Walk): Promise<void> {
  const pet = await stable.db.selectFrom("pets").selectAll().where("id", "=", id).executeTakeFirst();
  const { status: shown } = await stable.call(null, "GET", `/v1/pets/${id}`);
  if (!pet) {
    expect(shown).toBe(404);
    return;
  }
  const events = await stable.db.selectFrom("listing_events").selectAll().where("pet_id", "=", id)
    .orderBy("at").orderBy("id").execute();
  expect(events.map(({ from_status }) => from_status)).toEqual([
    null,
    ...events.map(({ to_status }) => to_status).slice(0, -1),
  ]);
  expect(events.at(-1)!.to_status).toBe(pet.status);
  for (const { from_status, to_status, actor_role, actor_id } of events) {
    expect(`${from_status} > ${to_status}`, actor_role).toMatch(MAY[actor_role] ?? /^nobody$/);
    expect([breeder.id, staff.id, buyer.id, null]).toContain(actor_id);
  }
  const wasListed = pet.status === "no-longer-available" && pet.listed_at !== null;
  expect(shown).toBe(SHOWN.includes(pet.status) ? 200 : wasListed ? 410 : 404);
  expect(pet.sold_at !== null).toBe(SOLD.includes(pet.status));
  const live = await stable.db.selectFrom("reservations").select("status").where("pet_id", "=", id)
    .where("status", "in", ["held", "processing", "deposit-paid", "paid", "handed-over"]).execute();
  const isHeld = live.some(({ status }) => status === "held" || status === "processing");
  if (pet.card !== null) {
    expect(JSON.parse(pet.card)).toMatchObject({
      status: pet.status,
      name: pet.name,
      priceCents: pet.price_cents,
      onHold: isHeld,
    });
  }
  if (SHOWN.includes(pet.status)) {
    expect(pet.card).not.toBeNull();
    expect([pet.name, pet.breed_id, pet.type, pet.sex, pet.birth_date, pet.weight_lb, pet.price_cents])
      .not.toContain(null);
  }
  expect(live.length > 0 && !isHeld).toBe(pet.status === "reserved");
  if (isHeld) expect(pet.status).toBe("available");
  const changes = await stable.openChanges(id);
  if ([...SOLD, "no-longer-available"].includes(pet.status)) expect(changes).toEqual([]);
}

const REFUSED: readonly Step[] = ["stranger edits", "stranger moves", "stranger deletes", "buyer approves"];

async function walk(path: readonly (readonly Step[])[]): Promise<void> {
  const scene = await begin();
  for (const together of path) {
    const answers = await Promise.all(
      together.map(async (step) => ({ step, ...await steps[step](scene) })),
    );
    for (const { step, status, body } of answers) {
      expect(status, `${step}: ${JSON.stringify(body)}`).toBeLessThan(500);
      if (REFUSED.includes(step)) expect([403, 404], step).toContain(status);
    }
    await checkSound(scene);
  }
}

it("a listing goes the way from draft to sold", async () => {
  const scene = await begin();
  for (
    const step of [
      "breeder hands in",
      "staff approve",
      "breeder changes the words",
      "buyer holds",
      "buyer pays",
      "breeder completes",
    ] as const
  ) {
    const { status, body } = await steps[step](scene);
    expect([200, 201], `${step}: ${JSON.stringify(body)}`).toContain(status);
    await checkSound(scene);
  }
});

it("a listing that lost a fact before staff took it down is gone, not unknown", async () => {
  await walk([
    ["breeder hands in"],
    ["staff approve"],
    ["staff set aside"],
    ["staff reject"],
    ["breeder empties a fact"],
    ["staff take down"],
  ]);
});

it("whatever anybody does, a listing agrees with its history, its card and its page", async () => {
  // Most walks start with a live listing, because few would get there otherwise.
  const start = fc.constantFrom<(readonly Step[])[]>(
    [],
    [["breeder hands in"]],
    [["breeder hands in"], ["staff approve"]],
    [["breeder hands in"], ["staff approve"], ["buyer holds"]],
    [["breeder hands in"], ["staff approve"], ["breeder changes the words"]],
    [["breeder hands in"], ["staff approve"], ["buyer holds"], ["buyer pays"]],
  );
  const some = fc.array(fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 3 }), {
    minLength: 3,
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(start, some, (first, then) => walk([...first, ...then])),
    { numRuns: 25, interruptAfterTimeLimit: 8_000, markInterruptAsFailure: false, endOnFailure: true },
  );
}, 30_000);
