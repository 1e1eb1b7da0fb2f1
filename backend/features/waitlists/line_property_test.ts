import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lineOf } from "../../testing/waitlists.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { settleInvite } from "./rules.ts";
import { lookToHold } from "../sale/hold/hold_limit_store.ts";
import { refusePromised, settleLine } from "./settle_actions.ts";

let market: Market;
let people: Person[];

beforeAll(async () => {
  market = await openMarket({ features: ["reservations", "waitlists"] });
  people = await Promise.all(Array.from({ length: 4 }, () => market.buyer()));
}, 40_000);
afterAll(() => market.close());

const idOf = async (who: Person, breederId: string) =>
  (await market.db.selectFrom("waitlist_entries").select("id").where("user_id", "=", who.id)
    .where("breeder_id", "=", breederId).where("status", "in", ["waiting", "invited"]).executeTakeFirst())
    ?.id;

/** A model of the line as kept on paper: names in order, the offers to each, and the keeper of each pet. */
class Paper {
  line: number[] = [];
  offered = new Map<number, Set<number>>();
  keptFor = new Map<number, number>();
  paused = new Set<number>();

  nextFor = (pet: number) =>
    this.line.find((who) => ![...this.keptFor.values()].includes(who) && !this.offered.get(who)?.has(pet));
  /**
   * Ends the turn of a person. Each of their pets goes to the next in line, possibly several to the same
   * person.
   */
  free(who: number) {
    const pets = [...this.keptFor].filter(([, keeper]) => keeper === who).map(([pet]) => pet);
    for (const pet of pets) this.keptFor.delete(pet);
    const next = pets.map((pet) => [pet, this.nextFor(pet)] as const);
    for (const [pet, lucky] of next) if (lucky !== undefined) this.offer(lucky, pet);
  }
  offer(who: number, pet: number) {
    this.keptFor.set(pet, who);
    this.offered.set(who, new Set([...this.offered.get(who) ?? [], pet]));
  }
  out(who: number) {
    this.line = this.line.filter((one) => one !== who);
    const old = this.offered.get(who);
    this.free(who);
    if (old) this.offered.delete(who);
  }
}

type Step = {
  do: "join" | "leave" | "pass" | "reject" | "invite" | "lapse" | "pause";
  who: number;
  pet: number;
};
const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom(
    "join",
    "join",
    "join",
    "leave",
    "pass",
    "reject",
    "invite",
    "invite",
    "lapse",
    "pause",
  ),
  who: fc.constantFrom(0, 1, 2, 3, 3),
  pet: fc.nat(1),
});

/**
 * The most common sequence: two people wait, the first passes, the second's time runs out. Both of two pets
 * go to the next person.
 */
const usual: Step[] = [
  ...["join", "join", "invite", "pass", "lapse", "join", "invite", "invite"].map((what, index) => ({
    do: what as Step["do"],
    who: index === 1 || index === 5 ? 1 : index > 5 ? 3 : 0,
    pet: index === 6 ? 1 : 0,
  })),
  { do: "leave", who: 3, pet: 0 },
];

it("a line moves as it would on paper, whatever happens in which order", async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      const seller = await market.seller();
      const line = lineOf(market, seller);
      const pets = [await market.pet(seller), await market.pet(seller)].map(({ id }) => id);
      const paper = new Paper();
      for (const { do: what, who: named, pet } of steps) {
        // The fourth index is whoever matters now: the person choosing, or else the first in line.
        const who = named === 3 ? [...paper.keptFor.values()][0] ?? paper.line[0] ?? 0 : named;
        const person = people[who]!;
        const id = await idOf(person, seller.breederId) ?? crypto.randomUUID();
        const isIn = paper.line.includes(who);
        const chooses = [...paper.keptFor.values()].includes(who);
        let isDone: boolean;
        let expected: boolean;
        if (what === "join") {
          isDone = (await line.join(person)).status === 200;
          expected = !isIn;
          if (expected) paper.line.push(who);
        } else if (what === "leave") {
          isDone = (await market.call(person, "DELETE", `/v1/waitlists/${id}/remove`)).status === 200;
          expected = isIn;
          if (expected) paper.out(who);
        } else if (what === "reject") {
          isDone = (await line.reject(id, "No.")).status === 200;
          expected = isIn;
          if (expected) paper.out(who);
        } else if (what === "pass") {
          isDone = (await market.call(person, "POST", `/v1/waitlists/${id}/pass`)).status === 200;
          expected = chooses;
          if (expected) paper.free(who);
        } else if (what === "invite") {
          isDone = (await line.invite(id, [pets[pet]!])).status === 200;
          expected = isIn && !chooses && !paper.keptFor.has(pet) && !paper.paused.has(pet) &&
            paper.nextFor(pet) === who;
          if (expected) paper.offer(who, pet);
        } else if (what === "lapse") {
          await line.lapse();
          await settleLine(market.services, seller.breederId);
          [isDone, expected] = [true, true];
          const choosing = paper.line.filter((one) => [...paper.keptFor.values()].includes(one));
          const freed = [...paper.keptFor.keys()].sort((a, b) => pets[a]! < pets[b]! ? -1 : 1);
          paper.line = paper.line.filter((one) => !choosing.includes(one));
          for (const one of choosing) paper.offered.delete(one);
          paper.keptFor.clear();
          const next = freed.map((one) => [one, paper.nextFor(one)] as const);
          for (const [one, lucky] of next) if (lucky !== undefined) paper.offer(lucky, one);
        } else {
          const isPaused = paper.paused.has(pet);
          await market.db.updateTable("pets").set({ status: isPaused ? "available" : "temporary-pause" })
            .where("id", "=", pets[pet]!).execute();
          await settleLine(market.services, seller.breederId);
          [isDone, expected] = [true, true];
          if (isPaused) paper.paused.delete(pet);
          else {
            paper.paused.add(pet);
            paper.keptFor.delete(pet);
          }
        }
        expect(isDone, `${what} ${who} ${pet}`).toBe(expected);
        seen.add(`${what}:${expected}`);
      }
      const shown = await line.list();
      const name = async (who: number) => await idOf(people[who]!, seller.breederId);
      expect(shown.map(({ id }) => id)).toEqual(await Promise.all(paper.line.map(name)));
      expect(shown.map(({ position }) => position)).toEqual(shown.map((_, index) => index + 1));
      expect(shown.map(({ pets: kept }) => kept.map((one: { id: string }) => one.id).sort())).toEqual(
        paper.line.map((who) =>
          [...paper.keptFor].filter(([, keeper]) => keeper === who).map(([pet]) => pets[pet]!).sort()
        ),
      );
      for (const [index, petId] of pets.entries()) {
        for (const [who, { id }] of people.entries()) {
          const { promise } = (await lookToHold(market.db, petId, id))!;
          const may = await Promise.try(refusePromised, promise, id).then(() => true, () => false);
          expect(may).toBe(!paper.keptFor.has(index) || paper.keptFor.get(index) === who);
        }
      }
    }),
    { numRuns: 9, seed: 20_261_122, examples: [[usual]] },
  );
  for (const what of ["join", "leave", "reject", "pass", "invite"]) {
    expect([...seen]).toEqual(expect.arrayContaining([`${what}:true`, `${what}:false`]));
  }
}, 60_000);

it("an invitation never loses a paid pet, never ends half, and frees only what can be had", () => {
  const pet = fc.constantFrom("free", "held", "theirs", "gone");
  fc.assert(fc.property(
    fc.array(pet, { minLength: 1, maxLength: 5 }),
    fc.constantFrom("invited", "left", "rejected"),
    fc.boolean(),
    (standings, status, isOver) => {
      const pets = standings.map((standing, index) => ({ petId: `${index}`, standing }));
      const { ends, freed, status: after } = settleInvite(status, pets, isOver);
      const ended = new Set(ends.map(({ petId }) => petId));
      expect(freed.every((id) => ended.has(id) && standings[Number(id)] === "free")).toBe(true);
      const paid = standings.includes("theirs");
      const goesOn = status === "invited" && after === "invited";
      // An invitation continues while pets and time are left, or while its person is paying.
      expect(goesOn).toBe(
        status === "invited" && !paid && standings.some((one) => one !== "gone") &&
          (!isOver || standings.includes("held")),
      );
      if (!goesOn) expect(ended.size).toBe(pets.length);
      expect(ends.filter(({ outcome }) => outcome === "taken").map(({ petId }) => standings[Number(petId)]))
        .toEqual(
          standings.filter((one) => one === "theirs"),
        );
      if (status === "invited" && paid) expect(after).toBe("accepted");
    },
  ));
});

describe("in the same moment", () => {
  const scene = async (count: number) => {
    const seller = await market.seller();
    const line = lineOf(market, seller);
    const ids: string[] = [];
    for (const who of people.slice(0, count)) ids.push((await line.join(who)).body.waitlist.id);
    const pets = [await market.pet(seller), await market.pet(seller)].map(({ id }) => id);
    return { seller, line, ids, pets, shop: checkoutOf(market) };
  };
  const open = (petIds: string[]) =>
    market.db.selectFrom("waitlist_promises").selectAll().where("pet_id", "in", petIds)
      .where("ended_at", "is", null).execute();

  it("two invitations of one person come to one, and two joins to one place", async () => {
    const { line, ids, pets } = await scene(1);
    const both = await Promise.all(pets.map((pet) => line.invite(ids[0]!, [pet])));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await open(pets)).toHaveLength(1);
    const joins = await Promise.all([line.join(people[3]!), line.join(people[3]!)]);
    expect(joins.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("leaving, being turned down, lapsing and passing have one outcome, told once", async () => {
    const { seller, line, ids, pets } = await scene(2);
    const endings = async () =>
      (await market.db.selectFrom("notifications").select("id").where("user_id", "=", people[0]!.id)
        .where("title", "=", "Your time to choose has ended").execute()).length;
    const before = await endings();
    await line.invite(ids[0]!, [pets[0]!]);
    await line.lapse();
    const one = ids[0]!;
    await Promise.all([
      market.call(people[0]!, "DELETE", `/v1/waitlists/${one}/remove`),
      line.reject(one, "No."),
      market.call(people[0]!, "POST", `/v1/waitlists/${one}/pass`),
      settleLine(market.services, seller.breederId),
      settleLine(market.services, seller.breederId),
    ]);
    const entry = await market.db.selectFrom("waitlist_entries").selectAll().where("id", "=", one)
      .executeTakeFirstOrThrow();
    // Its time had ended before any of the calls, and the first of them noticed.
    expect(entry.status).toBe("expired");
    expect((await open(pets)).map(({ entry_id }) => entry_id)).toEqual([ids[1]]);
    expect(await endings()).toBe(before + 1);
  });

  it("an invitation and a stranger's checkout: one of them gets the pet", async () => {
    for (let round = 0; round < 3; round++) {
      const { line, ids, pets, shop } = await scene(1);
      const stranger = await market.buyer();
      const [invited, held] = await Promise.all([
        line.invite(ids[0]!, [pets[0]!]),
        shop.start(stranger, pets[0]!),
      ]);
      expect([[200, 409], [409, 201]]).toContainEqual([invited.status, held.status]);
      expect(await open([pets[0]!])).toHaveLength(invited.status === 200 ? 1 : 0);
    }
  });

  it("a lapse and the invited person's checkout: either the checkout runs, or the next chooses", async () => {
    for (let round = 0; round < 3; round++) {
      const { seller, line, ids, pets, shop } = await scene(2);
      const pet = pets[0]!;
      await line.invite(ids[0]!, [pet]);
      const buyer = people[0]!;
      const [held] = await Promise.all([
        shop.start(buyer, pet),
        (async () => {
          await line.lapse();
          await settleLine(market.services, seller.breederId);
        })(),
      ]);
      const [promise] = await open([pet]);
      expect(promise!.entry_id).toBe(held.status === 201 ? ids[0] : ids[1]);
      if (held.status === 201) await shop.status(buyer, held.body.reservedPetId, "cancel");
    }
  });
});
