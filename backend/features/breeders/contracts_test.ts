import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser } from "../../testing/fixtures.ts";
import { up as backfill } from "../../platform/db/migrations/0040_first_contracts.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { firstContract, hashedText } from "./rules.ts";
import { TERMS_VERSION } from "../accounts/rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await app.db.insertInto("places").values({
    zip: "97330",
    city: "Corvallis",
    state: "OR",
    latitude: 44.56,
    longitude: -123.26,
  }).execute();
});
afterAll(() => app.close());

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const contractsOf = (breederId: string) =>
  app.db.selectFrom("sale_contracts").selectAll().where("breeder_id", "=", breederId).execute();

describe("the first contract of a seller", () => {
  it("is there with the sign-up of a breeder, for every buyer to read", async () => {
    const response = await app.fetch("/v1/users/new", {
      json: {
        type: "Breeder",
        email: "first.contract@example.com",
        password: "a-quiet-harbour-9",
        firstName: "Ruth",
        lastName: "Abernathy",
        programName: "Alder Hollow Spaniels",
        postalCode: "97330",
        termsVersion: TERMS_VERSION,
      },
    });
    const { user } = await response.json();
    expect(response.status).toBe(201);
    const breeder = await app.db.selectFrom("breeders").selectAll().where("user_id", "=", user.id)
      .executeTakeFirstOrThrow();
    expect(breeder).toMatchObject({ kind: "breeder", verification: "not-started", city: "Corvallis" });
    const { saleContract } = await (await app.fetch(`/v1/breeders/${breeder.id}/contract`)).json();
    expect(saleContract.version).toBe(1);
    expect(saleContract.contractText).toContain("Alder Hollow Spaniels of Corvallis, OR (the seller)");
    expect(saleContract.hash).toBe(sha256(`${saleContract.contractText}\f${saleContract.guaranteeText}`));
  });

  it("speaks of an adoption where a shelter places the animal, and of no fixed share of a deposit", () => {
    const seller = { name: "Benton Haven", city: "Corvallis", state: "OR" };
    const adoption = firstContract({ ...seller, kind: "shelter" });
    expect(adoption.contractText).toContain("adopter");
    expect(adoption.contractText).not.toContain("seller");
    const sale = firstContract({ ...seller, kind: "breeder" });
    expect(hashedText(sale)).not.toMatch(/percent|%/);
  });

  it("is made for those who joined before there was one, and nobody's own is touched", async () => {
    const rows = await Promise.all((["breeder", "shelter"] as const).map(async (kind) => {
      const user = await addUser(app.services, { role: kind === "shelter" ? "ShelterBreeder" : "Breeder" });
      const id = app.services.newId();
      const name = kind === "shelter" ? "The {city} 'Haven'" : "Old Kennel";
      const place = { city: "Corvallis", state: "OR", zip: "97330" };
      await app.db.insertInto("breeders").values({ id, user_id: user.id, kind, name, ...place }).execute();
      return { id, kind, name };
    }));
    await backfill(app.db);
    const before = await Promise.all(rows.map(({ id }) => contractsOf(id)));
    await backfill(app.db);
    expect(await Promise.all(rows.map(({ id }) => contractsOf(id)))).toEqual(before);
    for (const [index, { kind, name }] of rows.entries()) {
      const [contract, ...others] = before[index]!;
      expect(others).toEqual([]);
      expect(contract).toMatchObject({
        version: 1,
        hash: sha256(`${contract!.contract_text}\f${contract!.guarantee_text}`),
      });
      expect(
        contract!.contract_text.startsWith(
          `${name} of Corvallis, OR (the ${kind === "shelter" ? kind : "seller"})`,
        ),
      )
        .toBe(true);
      expect(contract!.contract_text).not.toContain("{state}");
    }
  });
});
