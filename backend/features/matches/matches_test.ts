import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBreed, addParent, daysAgo } from "../../testing/fixtures.ts";
import { type Market, openMarket, type Person } from "../../testing/reservations.ts";
import * as schemas from "../../generated/schemas.ts";
import { expireMatch } from "./actions.ts";
import { allowedMoves } from "./rules.ts";
import { runJobs } from "../../testing/jobs.ts";

type Seller = Person & { breederId: string };
let market: Market;
let ruth: Seller;
let max: Seller;
let breedId: string;

beforeAll(async () => {
  market = await openMarket({ features: ["matches", "parents"] });
  [ruth, max] = [await market.seller(), await market.seller({ latitude: 45.5653, longitude: -122.6448 })];
  breedId = (await addBreed(market.services)).id;
}, 40_000);
afterAll(() => market.close());

const parent = (who: Seller, sex: "Male" | "Female", change: Record<string, unknown> = {}) =>
  addParent(market.services, { breeder_id: who.breederId, breed_id: breedId }, {
    sex,
    birth_date: daysAgo(market.services, 900),
    ...change,
  });
const propose = (who: Person, parentId: string, otherParentId: string) =>
  market.call(who, "POST", "/v1/match/createMatch", { parentId, otherParentId, message: "In spring?" });
const move = (who: Person, id: string, status: string) =>
  market.call(who, "POST", `/v1/match/updateMatch/${id}`, { status });
const find = async (who: Person, parentId: string, more = "") =>
  (await market.call(who, "GET", `/v1/match/findMatchingPets?parentId=${parentId}${more}`)).body;
const pass = (id: string) =>
  market.db.updateTable("matches").set({ expires_at: new Date(Date.now() - 1_000) }).where("id", "=", id)
    .execute();

describe("candidates", () => {
  it("are verified adults of other breeders that fit, ranked, without near relatives", async () => {
    const sella = await market.seller({ latitude: 45.5653, longitude: -122.6448 });
    const tests = (count: number) =>
      JSON.stringify(Array.from({ length: count }, (_, index) => ({
        type: `Test ${index}`,
        laboratory: "OFA",
        result: "Normal",
        testedOn: null,
        documentKey: null,
      })));
    const otherBreed = (await addBreed(market.services)).id;
    const dam = await parent(ruth, "Female", {
      registration_number: "D-1",
      sire_name: "Old Tom",
      sire_registration: "T 100",
    });
    await parent(max, "Male", { name: "Best", health_tests: tests(3) });
    const cross = await parent(sella, "Male", {
      name: "Cross",
      health_tests: tests(2),
      breed_id: otherBreed,
    });
    const cousin = await parent(sella, "Male", { name: "Cousin", health_tests: tests(2) });
    // A half brother with the number in another spelling. A grandson of the same sire is at 6.25% and too
    // close as well.
    const half = await parent(max, "Male", {
      name: "Half",
      health_tests: tests(3),
      sire_name: "Tom",
      sire_registration: "t100",
    });
    await parent(max, "Male", { name: "Grand", health_tests: tests(3), sire_id: half.id });
    // The cousin's line meets the dam's at Root, 3 generations from one and 2 from the other: (1/2)^6.
    const root = await parent(sella, "Male", { status: "no-longer-available", registration_number: "R-1" });
    // The same sire in another breeder's records, with his own sire.
    await parent(sella, "Male", {
      status: "no-longer-available",
      registration_number: "T-100",
      sire_name: "Root",
      sire_registration: "R1",
    });
    const right = await parent(sella, "Female", { status: "no-longer-available", sire_id: root.id });
    const under = await parent(sella, "Male", { status: "no-longer-available", dam_id: right.id });
    await market.db.updateTable("parents").set({ sire_id: under.id }).where("id", "=", cousin.id).execute();
    await parent(max, "Male", { name: "Young", birth_date: daysAgo(market.services, 200) });
    await parent(max, "Male", { name: "Unseen", verified_at: null });
    await parent(max, "Male", { name: "Tom", type: "Cat" });
    await parent(ruth, "Male", { name: "Own" });
    const answer = await find(ruth, dam.id);
    expect(schemas.CandidatesAnswer.safeParse(answer).error).toBeUndefined();
    const names = answer.pets.map(({ parent }: { parent: { name: string } }) => parent.name);
    expect(names).toEqual(["Best", "Cousin", "Cross"]);
    expect(answer.pets[1]).toMatchObject({
      isSameBreed: true,
      healthTestsCount: 2,
      matchId: null,
      relatedness: { inbreedingPercent: 1.6, generations: 4, commonAncestors: [root.name] },
    });
    // A record that staff have not verified does not rename an animal.
    await market.db.updateTable("parents").set({ verified_at: null }).where("id", "=", root.id).execute();
    expect((await find(ruth, dam.id)).pets[1].relatedness.commonAncestors).toEqual(["Root"]);
    expect(answer.pets[0].distanceMiles).toBeGreaterThan(50);
    expect(answer.pets[0].distanceMiles).toBeLessThan(90);
    expect((await find(ruth, dam.id, "&distance=20")).total).toBe(0);
    expect((await market.call(max, "GET", `/v1/match/findMatchingPets?parentId=${dam.id}`)).status).toBe(404);
    expect((await propose(ruth, dam.id, half.id)).body).toMatchObject({
      code: "parents_do_not_fit",
      detail: expect.stringContaining("12.5% inbreeding"),
    });
    expect((await propose(ruth, dam.id, cross.id)).status).toBe(200);
  });
});

it("a verified record of an animal outweighs an older one that nobody has verified", async () => {
  const dam = await parent(ruth, "Female", { sire_name: "Rex", sire_registration: "X-1" });
  const sire = await parent(max, "Male", { registration_number: "S-7" });
  // Another breeder's records of the same male, in the order of their creation.
  const sella = await market.seller();
  const record = (registration: string, change: object) =>
    parent(sella, "Male", {
      status: "no-longer-available",
      registration_number: "S-7",
      sire_name: registration,
      sire_registration: registration,
      ...change,
    });
  await record("MADE-UP", { verified_at: null, created_at: daysAgo(market.services, 20) });
  await record("X-1", { created_at: daysAgo(market.services, 10) });
  expect((await propose(ruth, dam.id, sire.id)).body).toMatchObject({
    code: "parents_do_not_fit",
    detail: expect.stringContaining("12.5% inbreeding"),
  });
});

describe("a match", () => {
  it("is proposed, accepted and completed, and each side is told of the other's step", async () => {
    const [dam, sire] = [await parent(ruth, "Female"), await parent(max, "Male")];
    const { status, body } = await propose(ruth, dam.id, sire.id);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(schemas.NewMatchAnswer.safeParse(body).error).toBeUndefined();
    const { id } = body.newMatch;
    expect(body.newMatch).toMatchObject({ status: "proposed", isProposedByMe: true, allowed: ["withdrawn"] });
    expect((await propose(ruth, dam.id, sire.id)).body.code).toBe("match_exists");
    expect((await propose(max, sire.id, dam.id)).body.code).toBe("match_exists");
    expect((await move(ruth, id, "accepted")).body.code).toBe("transition_not_allowed");
    expect((await move(await market.seller(), id, "accepted")).status).toBe(404);
    const theirs = await market.call(max, "GET", `/v1/match/findPastMatchesByPetId/${sire.id}`);
    expect(theirs.body.matches[0]).toMatchObject({
      mine: { id: sire.id },
      other: { id: dam.id },
      allowed: ["accepted", "declined"],
    });
    expect((await move(max, id, "accepted")).body.updatedMatch).toMatchObject({
      allowed: ["completed"],
      expiresAt: null,
    });
    expect((await move(ruth, id, "withdrawn")).body.code).toBe("transition_not_allowed");
    expect((await move(ruth, id, "completed")).status).toBe(200);
    expect((await move(max, id, "completed")).status).toBe(200);
    const list = (who: Seller, state: string) =>
      market.call(who, "GET", `/v1/match/findPastMatchesByBreederId/${who.breederId}?state=${state}`);
    const ids = async (state: string) =>
      (await list(ruth, state)).body.matches.map((match: { id: string }) => match.id);
    expect(await ids("past")).toContain(id);
    expect(await ids("running")).not.toContain(id);
    expect((await market.call(max, "GET", `/v1/match/findPastMatchesByBreederId/${ruth.breederId}`)).status)
      .toBe(404);
    const told = await market.db.selectFrom("notifications").select(["user_id", "title"])
      .where("title", "like", `%${dam.name}%`).orderBy("created_at").execute();
    expect(told.map(({ user_id, title }) => [user_id === max.id ? "max" : "ruth", title])).toEqual([
      ["ruth", `Your match between ${dam.name} and ${sire.name} was accepted`],
      ["max", `The match between ${sire.name} and ${dam.name} is complete`],
    ]);
  });

  it("expires after 14 days, once, and nobody answers it any more", async () => {
    const [dam, sire] = [await parent(ruth, "Female"), await parent(max, "Male")];
    const { body: { newMatch: { id, expiresAt } } } = await propose(ruth, dam.id, sire.id);
    expect((Date.parse(expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(14, 1);
    await expireMatch(market.services, id);
    await pass(id);
    expect((await move(max, id, "accepted")).body.detail).toContain("has expired");
    await market.services.addJob(market.db, "expireMatches", {});
    await runJobs(market);
    const row = await market.db.selectFrom("matches").select("status").where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row.status).toBe("expired");
    expect((await propose(ruth, dam.id, sire.id)).status).toBe(200);
  });

  it("is refused where an animal is gone, and has one outcome whoever is quickest", async () => {
    const [dam, sire] = [await parent(ruth, "Female"), await parent(max, "Male")];
    const { body: { newMatch: { id } } } = await propose(ruth, dam.id, sire.id);
    await market.db.updateTable("parents").set({ status: "no-longer-available" }).where("id", "=", dam.id)
      .execute();
    expect((await move(max, id, "accepted")).body.detail).toContain("no longer available");
    await market.db.updateTable("parents").set({ status: "live" }).where("id", "=", dam.id).execute();
    for (let round = 0; round < 3; round++) {
      const [one, two] = [await parent(ruth, "Female"), await parent(max, "Male")];
      const both = await Promise.all([propose(ruth, one.id, two.id), propose(max, two.id, one.id)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const made = both.find(({ status }) => status === 200)!.body.newMatch;
      const [asker, asked] = made.mine.id === one.id ? [ruth, max] : [max, ruth];
      await pass(made.id);
      const answers = await Promise.all([
        move(asked, made.id, "accepted"),
        move(asker, made.id, "withdrawn"),
        expireMatch(market.services, made.id).then(() => ({ status: 0 })),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([409, 409, 0]);
    }
    const [one, two] = [await parent(ruth, "Female"), await parent(max, "Male")];
    const made = (await propose(ruth, one.id, two.id)).body.newMatch;
    const answers = await Promise.all([
      move(max, made.id, "accepted"),
      move(max, made.id, "declined"),
      move(ruth, made.id, "withdrawn"),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it("that is proposed and withdrawn again and again sends five emails of each a day", async () => {
    const sella = await market.seller();
    const [dam, sire] = [await parent(ruth, "Female"), await parent(sella, "Male")];
    for (let i = 0; i < 7; i++) {
      const { id } = (await propose(ruth, dam.id, sire.id)).body.newMatch;
      expect((await move(ruth, id, "withdrawn")).status).toBe(200);
    }
    const mails = await market.db.selectFrom("mails").select("kind").where("user_id", "=", sella.id)
      .execute();
    expect(mails.filter(({ kind }) => kind === "match-proposed")).toHaveLength(5);
    expect(mails.length).toBeLessThanOrEqual(10);
  });

  it("moves only as its life-cycle says", () => {
    // Allowed moves of each side from each status, written by hand.
    const may: Record<string, [string[], string[]]> = {
      proposed: [["withdrawn"], ["accepted", "declined"]],
      accepted: [["completed"], ["completed"]],
    };
    const moves = ["accepted", "declined", "withdrawn", "completed"] as const;
    fc.assert(fc.property(
      fc.array(fc.tuple(fc.constantFrom(...moves), fc.boolean(), fc.boolean()), { maxLength: 6 }),
      (steps) => {
        let status: "proposed" | "expired" | (typeof moves)[number] = "proposed";
        for (const [to, isProposer, isOver] of steps) {
          const expected: string[] = status === "proposed" && isOver
            ? []
            : may[status]?.[isProposer ? 0 : 1] ?? [];
          expect(allowedMoves(status, isProposer ? "proposer" : "asked", isOver)).toEqual(expected);
          if (expected.includes(to)) status = to;
        }
      },
    ));
  });
});

describe("a pedigree", () => {
  it("is chosen from one's own parents or typed, and is no loop", async () => {
    const [gran, dam, sire] = [
      await parent(ruth, "Female", { birth_date: null }),
      await parent(ruth, "Female"),
      await parent(ruth, "Male"),
    ];
    const fields = (name: string, more = {}) => ({ name, type: "Dog", sex: "Female", breedId, ...more });
    const save = (id: string, more: object) =>
      market.call(ruth, "PUT", "/v1/breeders/pets/parents/update", { id, parent: fields("Dam", more) });
    const saved = await save(dam.id, {
      dam: { parentId: gran.id, name: "ignored" },
      sire: { name: "Old Tom", registrationNumber: "T-100" },
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(saved.body.petDetails).toMatchObject({
      dam: { parentId: gran.id, name: gran.name },
      sire: { name: "Old Tom", registrationNumber: "T-100" },
    });
    expect(saved.body.petDetails.sire.parentId).toBeUndefined();
    const refused = [
      await save(dam.id, { dam: { parentId: sire.id, name: "x" } }),
      await save(dam.id, { dam: { parentId: dam.id, name: "x" } }),
      await save(gran.id, { dam: { parentId: dam.id, name: "x" } }),
      await save(dam.id, { dam: { parentId: (await parent(max, "Female")).id, name: "x" } }),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(Array(4).fill("parents_do_not_fit"));
    expect(refused.map(({ body }) => body.detail)).toEqual([
      "The dam has to be a female of yours, of the same type and older.",
      ...Array(2).fill("This pet would be its own ancestor. Choose another parent."),
      "The dam has to be a female of yours, of the same type and older.",
    ]);
    const cleared = await save(dam.id, {});
    expect([cleared.body.petDetails.sire, cleared.body.petDetails.dam]).toEqual([undefined, undefined]);
    // Two concurrent changes would form a loop together.
    const [a, b] = [
      await parent(ruth, "Female", { birth_date: null }),
      await parent(ruth, "Female", { birth_date: null }),
    ];
    const both = await Promise.all([
      save(a.id, { dam: { parentId: b.id, name: "b" } }),
      save(b.id, { dam: { parentId: a.id, name: "a" } }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});
