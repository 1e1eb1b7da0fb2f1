/**
 * Unverified sellers cannot sell: every path to the public, tried with sellers at each stage of verification.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPet } from "../../testing/fixtures.ts";
import { addDocuments } from "../../testing/verification.ts";
import { type Body, openStable, type Person, type Seller, type Stable } from "../../testing/listings.ts";
import type { VerificationStatus } from "../../platform/db/schema.ts";
import { runJobs } from "../../testing/jobs.ts";

let stable: Stable;
let staff: Person;
let buyer: Person;
beforeAll(async () => {
  stable = await openStable({
    features: ["breeders", "files", "listings", "payments", "pets", "reservations", "search", "verification"],
  });
});
afterAll(() => stable.close());
beforeEach(async () => {
  staff = await stable.staff();
  buyer = await stable.market.buyer();
});

const call = (...args: Parameters<Stable["call"]>) => stable.call(...args);
const codeOf = ({ status, body }: { status: number; body: Body }): string => String(body.code ?? status);
const seller = (verification: VerificationStatus, isTrusted = false): Promise<Seller> =>
  stable.market.seller({ verification, verified_at: null, auto_approve: isTrusted });
const petOf = (of: Seller, change: Record<string, unknown> = {}) =>
  addPet(stable.services, { breeder_id: of.breederId, breed_id: stable.breed.id, ...change });
const statusOf = async (id: string) =>
  (await stable.db.selectFrom("pets").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;
const approve = (verificationId: string) =>
  call(staff, "POST", `/v1/admin/verifications/${verificationId}/decide`, { decision: "approve" });
const withdraw = (breederId: string) =>
  call(staff, "POST", `/v1/admin/breeders/${breederId}/verification/withdraw`, {
    reason: "The documents belong to somebody else.",
  });
const submitDocuments = async (of: Seller) =>
  await call(of, "POST", "/v1/breeders/verification", await addDocuments(stable.services, of.id));

/** Returns the places where a stranger finds a pet and its breeder. */
async function findable(petId: string, breederId: string): Promise<Record<string, boolean>> {
  const get = async (path: string) => (await call(null, "GET", path)).body;
  const holds = (body: Body) => JSON.stringify(body ?? null).includes(petId);
  const lists = (body: Body) => JSON.stringify(body ?? null).includes(breederId);
  const { name } = await stable.db.selectFrom("pets").select("name").where("id", "=", petId)
    .executeTakeFirstOrThrow();
  return {
    page: holds(await get(`/v1/pets/${petId}`)),
    search: holds(await get(`/v1/pets/search/lean?q=${encodeURIComponent(name)}`)),
    breeder: lists((await get(`/v1/profiles/breeder/${breederId}`)).breederProfile),
    hold: (await call(buyer, "POST", "/v1/reserve/new", { petId })).status === 201,
    quote: (await call(null, "POST", "/v1/payments/quote", { petId })).status === 200,
  };
}

describe("submitting a listing", () => {
  it.each<[VerificationStatus, string]>([
    ["not-started", "breeder_not_verified"],
    ["needs-info", "breeder_not_verified"],
    ["rejected", "breeder_not_verified"],
    ["submitted", "200"],
    ["in-review", "200"],
    ["approved", "200"],
  ])("of a breeder whose verification is %s answers %s", async (verification, code) => {
    const breeder = await seller(verification);
    const draft = await stable.save(breeder, await stable.complete(breeder));
    const { id } = draft.body.petDetails;
    const answer = await stable.submit(breeder, id);
    expect(codeOf(answer), JSON.stringify(answer.body)).toBe(code);
    expect(await statusOf(id)).toBe(code === "200" ? "in-review" : "in-progress");
    const [first] = (await stable.details(breeder, id)).actions;
    if (code !== "200") expect(first).toMatchObject({ status: "in-review", isPossible: false });
    if (code !== "200") expect(answer.status).toBe(409);
  });

  it("needs a confirmed email too, and says which of the two is missing", async () => {
    const breeder = await seller("submitted");
    const draft = await stable.save(breeder, await stable.complete(breeder));
    const { id } = draft.body.petDetails;
    const confirmed = (at: Date | null) =>
      stable.db.updateTable("users").set({ email_verified_at: at }).where("id", "=", breeder.id).execute();
    await confirmed(null);
    expect(codeOf(await stable.submit(breeder, id))).toBe("email_not_verified");
    await confirmed(stable.services.now());
    expect(codeOf(await stable.submit(breeder, id))).toBe("200");
  });

  it("needs a contract that its breeder has confirmed, trusted or not, new or sent back", async () => {
    for (
      const [isTrusted, status] of [[false, "in-progress"], [true, "in-progress"], [
        false,
        "rejected",
      ]] as const
    ) {
      const breeder = await seller("approved", isTrusted);
      const { body } = await stable.save(breeder, await stable.complete(breeder));
      const { id } = body.petDetails;
      await stable.db.updateTable("pets").set({ status }).where("id", "=", id).execute();
      await stable.db.updateTable("sale_contracts").set({ confirmed_at: null })
        .where("breeder_id", "=", breeder.breederId).execute();
      expect(codeOf(await stable.submit(breeder, id))).toBe("contract_not_confirmed");
      const { verification } = (await call(breeder, "GET", "/v1/breeders/verification")).body;
      expect(verification.isContractConfirmed).toBe(false);
      const { saleContract } =
        (await call(breeder, "GET", `/v1/breeders/${breeder.breederId}/contract`)).body;
      const confirmed = await call(breeder, "POST", "/v1/breeders/contract/confirm", {
        saleContractHash: saleContract.hash,
      });
      expect(codeOf(confirmed)).toBe("200");
      expect(codeOf(await stable.submit(breeder, id))).toBe("200");
    }
  });

  it("leads to the review for a trusted breeder who is not verified, and to the public for one who is", async () => {
    for (const [verification, status] of [["submitted", "in-review"], ["approved", "available"]] as const) {
      const breeder = await seller(verification, true);
      const { body } = await stable.save(breeder, await stable.complete(breeder));
      expect(body.petDetails.skipsReview).toBe(verification === "approved");
      const { petDetails } = (await stable.submit(breeder, body.petDetails.id)).body;
      expect(petDetails.status).toBe(status);
    }
  });
});

describe("an unverified breeder's pets", () => {
  it.each<VerificationStatus>(["not-started", "submitted", "in-review", "needs-info", "rejected"])(
    "become public by nobody while the verification is %s",
    async (verification) => {
      const breeder = await seller(verification, true);
      const waiting = await petOf(breeder, { status: "in-review", submitted_at: new Date() });
      const paused = await petOf(breeder, { status: "temporary-pause" });
      const sold = await petOf(breeder, { status: "sold" });
      const answers = [
        await stable.decide(staff, waiting.id, "available"),
        await stable.move(breeder, paused.id, "available"),
        await stable.decide(staff, sold.id, "available", "The sale was called off."),
      ];
      expect(answers.map(codeOf)).toEqual(Array(3).fill("breeder_not_verified"));
      expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
      expect(await Promise.all([waiting, paused, sold].map(({ id }) => statusOf(id)))).toEqual([
        "in-review",
        "temporary-pause",
        "sold",
      ]);
    },
  );

  it("are nowhere, though a row says available, and are there once the verification is approved", async () => {
    const breeder = await seller("not-started");
    const pet = await petOf(breeder, { name: "Quillfeather" });
    const nowhere = { page: false, search: false, breeder: false, hold: false, quote: false };
    expect(await findable(pet.id, breeder.breederId)).toEqual(nowhere);
    const { id } = (await submitDocuments(breeder)).body.verification;
    expect(await findable(pet.id, breeder.breederId)).toEqual(nowhere);
    expect((await approve(id)).status).toBe(200);
    expect(await findable(pet.id, breeder.breederId)).toEqual({
      page: true,
      search: true,
      breeder: true,
      hold: true,
      quote: true,
    });
  });

  it("keep their looks: a change is accepted only with a verified breeder", async () => {
    const breeder = await seller("rejected");
    const pet = await petOf(breeder);
    const id = stable.services.newId();
    await stable.db.insertInto("change_requests").values({
      id,
      pet_id: pet.id,
      kind: "name" as const,
      old_text: pet.name,
      new_text: "Hazel",
    }).execute();
    expect(codeOf(await stable.decideChange(staff, id, "accept"))).toBe("breeder_not_verified");
    expect(codeOf(await stable.decideChange(staff, id, "reject", "Not now."))).toBe("200");
  });

  it("are drafts when they are imported, also of a trusted breeder", async () => {
    const breeder = await seller("not-started", true);
    const header = "ID,AnimalName,PrimaryBreed,Type,Status";
    await stable.importRows(breeder, header, [`A-1,Rex,${stable.breed.name},Dog,Available`]);
    const rows = await stable.db.selectFrom("pets").select(["status", "card"])
      .where("breeder_id", "=", breeder.breederId).execute();
    expect(rows).toEqual([{ status: "in-progress", card: null }]);
  });

  it("lose the cards that an earlier version gave them", async () => {
    const breeder = await seller("approved");
    const pet = await petOf(breeder, { name: "Larkspur" });
    const other = await petOf(await seller("approved"));
    await stable.db.updateTable("breeders").set({ verification: "not-started" })
      .where("id", "=", breeder.breederId).execute();
    const cardOf = async (id: string) =>
      (await stable.db.selectFrom("pets").select("card").where("id", "=", id).executeTakeFirstOrThrow()).card;
    expect(await cardOf(pet.id)).not.toBeNull();
    await stable.services.addJob(stable.db, "hideUnverified", {});
    await runJobs(stable.market);
    expect(await cardOf(pet.id)).toBeNull();
    expect(await cardOf(other.id)).not.toBeNull();
  });
});

describe("a verification that staff withdraw", () => {
  it("hides the breeder and the pets, ends holds, and tells the breeder what to do", async () => {
    const breeder = await seller("approved");
    const pet = await petOf(breeder, { name: "Thistledown" });
    const held = await petOf(breeder);
    expect((await stable.hold(buyer, held.id)).status).toBe(201);
    expect((await withdraw(breeder.breederId)).status).toBe(200);
    expect(Object.values(await findable(pet.id, breeder.breederId))).toEqual(Array(5).fill(false));
    await runJobs(stable.market);
    const [hold] = await stable.db.selectFrom("reservations").select("status").where("pet_id", "=", held.id)
      .execute();
    expect(hold!.status).toBe("expired");
    const [mail] = await stable.db.selectFrom("mails").select(["kind", "subject"])
      .where("user_id", "=", breeder.id).execute();
    expect(mail).toMatchObject({ kind: "verification-withdrawn" });
    expect(mail!.subject).toMatch(/is no longer verified$/);
    // A new verification brings everything back.
    expect((await call(breeder, "GET", "/v1/breeders/verification")).body.verification).toMatchObject({
      status: "rejected",
      reason: "The documents belong to somebody else.",
    });
    const { id } = (await submitDocuments(breeder)).body.verification;
    expect((await approve(id)).status).toBe(200);
    expect((await findable(pet.id, breeder.breederId)).page).toBe(true);
  });

  it("leaves no pet public or held that was published or reserved at the same moment", async () => {
    for (let round = 0; round < 5; round++) {
      const breeder = await seller("approved", true);
      const draft = await stable.save(breeder, await stable.complete(breeder));
      const waiting = await petOf(breeder, { status: "in-review", submitted_at: new Date() });
      const paused = await petOf(breeder, { status: "temporary-pause" });
      const free = await petOf(breeder);
      const other = await stable.market.buyer();
      const [, ...answers] = await Promise.all([
        withdraw(breeder.breederId),
        stable.submit(breeder, draft.body.petDetails.id),
        stable.decide(staff, waiting.id, "available"),
        stable.move(breeder, paused.id, "available"),
        stable.hold(other, free.id),
      ]);
      for (const answer of answers) {
        expect(["200", "201", "breeder_not_verified", "pet_not_available"]).toContain(codeOf(answer));
      }
      const rows = await stable.db.selectFrom("pets").select("card").where(
        "breeder_id",
        "=",
        breeder.breederId,
      )
        .execute();
      expect(rows.map(({ card }) => card)).toEqual(rows.map(() => null));
      const open = await stable.db.selectFrom("reservations").select("id")
        .where("breeder_id", "=", breeder.breederId).where("status", "=", "held")
        .where("hold_expires_at", ">", new Date()).execute();
      expect(open).toEqual([]);
    }
  });
});
