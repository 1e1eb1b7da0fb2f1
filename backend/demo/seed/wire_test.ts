import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as schemas from "../../generated/schemas.ts";
import { jsonValue } from "../../platform/json_text.ts";
import { addUser, bearer } from "../../testing/fixtures.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { demoAccounts, seed, seedDocuments } from "./main.ts";

/** Tests check all answers of the app against the contract, and the seed's data must pass. */
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ features: "all" });
  await seed(app.db, { now: new Date() });
}, 60_000);
afterAll(() => app.close());

async function statusOf(path: string): Promise<number> {
  const response = await app.fetch(path);
  await response.body?.cancel();
  return response.status;
}

describe("the example data on the wire", () => {
  it("shows every pet that the public may see, and every breeder who is verified", async () => {
    const pets = await app.db.selectFrom("pets").select("id")
      .where("status", "in", ["available", "reserved", "sold", "adopted-sold"]).orderBy("id").execute();
    // Every eighth pet, which includes all types of sellers, breeds and ages.
    for (const { id } of pets.filter((_, index) => index % 8 === 0)) {
      expect(await statusOf(`/v1/pets/${id}`), id).toBe(200);
    }
    const breeders = await app.db.selectFrom("breeders").select(["id", "name", "verification"]).execute();
    for (const { id, name, verification } of breeders) {
      const status = verification === "approved" ? 200 : 404;
      expect(await statusOf(`/v1/profiles/breeder/${id}`), name).toBe(status);
    }
  }, 60_000);

  it("lays cards that are of the contract's shape and hold nothing else", async () => {
    const rows = await app.db.selectFrom("pets").select("card").where("card", "is not", null).execute();
    expect(rows.length).toBeGreaterThan(900);
    for (const { card } of rows) {
      // The price with the fee is added when a card is read.
      const read = { ...jsonValue(card!) as object, priceWithFeeCents: 0 };
      expect(schemas.PetCard.safeParse(read).error, card!).toBeUndefined();
    }
  });

  it("lets the demo accounts in, each to reservations of its own", async () => {
    for (const account of demoAccounts.filter(({ role }) => role !== "Admin")) {
      const { email, password, role } = account;
      const signedIn = await app.fetch("/v1/login", { json: { email, password } });
      expect(signedIn.status, email).toBe(200);
      const { accessToken } = await signedIn.json();
      const path = role === "Customer" ? "/v1/customer/pets/reserved" : "/v1/breeders/pets/reserved";
      const answer = await app.fetch(path, { token: accessToken });
      expect(answer.status, path).toBe(200);
      const { reservedPets } = await answer.json();
      expect(reservedPets.length, email).toBeGreaterThan(1);
    }
  });

  it("waits for staff in every queue, and they are counted as their lists show them", async () => {
    const admin = await addUser(app.services, { role: "Admin" });
    const headers = await bearer(app.services, admin);
    const read = async (path: string) => await (await app.fetch(path, { headers })).json();
    await seedDocuments(app.db, app.services.files, new Date());
    // States that the seed leaves out, and cases that no longer wait: a closed account, and a late refund.
    const { id: closing } = await app.db.selectFrom("parents as r").innerJoin(
      "breeders as d",
      "d.id",
      "r.breeder_id",
    )
      .select("d.user_id as id").where("r.verified_at", "is", null).executeTakeFirstOrThrow();
    await app.db.updateTable("users").set({ closed_at: new Date() }).where("id", "=", closing).execute();
    await app.db.updateTable("refunds").set({ status: "pending", failure: "provider_credentials" })
      .where("id", "in", app.db.selectFrom("refunds").select("id").orderBy("id").limit(2)).execute();
    const { queues } = await read("/v1/admin/queues");
    for (
      const [name, path, list, since] of [
        ["listings", "listings", "pets", "submittedAt"],
        ["parents", "parents", "parents", "submittedAt"],
        ["changeRequests", "change-requests", "changeRequests", "createdAt"],
        ["claimChanges", "claim-changes", "claimChanges", "createdAt"],
        ["verifications", "verifications", "verifications", "submittedAt"],
        ["refunds", "refunds", "refunds", "owedSince"],
        ["reports", "reports", "reports", "createdAt"],
        ["disputes", "disputes", "disputes", "createdAt"],
        ["suspendedAccounts", "users?accountStatus=Suspended", "users", undefined],
      ] as const
    ) {
      const listed = [];
      for (let cursor: string | null = ""; cursor !== null;) {
        const to = new URLSearchParams(cursor && { cursor });
        const page = await read(`/v1/admin/${path}${path.includes("?") ? "&" : "?"}${to}`);
        listed.push(...page[list]);
        cursor = page.nextCursor;
      }
      expect(listed.length, name).toBeGreaterThan(name === "suspendedAccounts" ? -1 : 0);
      const first = name === "disputes" ? listed[0].dispute : listed[0];
      const oldestAt = since && { oldestAt: first[since] };
      expect(queues[name], name).toEqual({ count: listed.length, hasMore: false, ...oldestAt });
    }
  });

  it("fills the search and the breeds", async () => {
    const search = await (await app.fetch("/v1/pets/search/lean?type=Dog&type=Cat&available=true")).json();
    expect(search.data.pets).toHaveLength(20);
    expect(search.data.total).toBeGreaterThan(900);
    const near = await (await app.fetch("/v1/pets/search/lean?zip=97330&distance=50&sort=distance")).json();
    expect(near.data.pets.length).toBeGreaterThan(0);
    expect(await statusOf("/v1/breeds")).toBe(200);
    for (const slug of ["golden-retriever", "maine-coon", "goldendoodle", "otterhound", "mixed-breed"]) {
      expect(await statusOf(`/v1/breeds/${slug}`), slug).toBe(200);
    }
  });
});
