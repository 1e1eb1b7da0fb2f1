import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser } from "../../testing/fixtures.ts";
import { up as backfill } from "../../platform/db/migrations/0040_first_contracts.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { refundBasis, type RefundFacts } from "../sale/refund_plan/cancellation_rules.ts";
import { openProgram } from "./actions.ts";
import { firstContract, hashedText } from "./rules.ts";
import { TERMS_VERSION } from "../accounts/rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ features: ["auth", "breeders"] });
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

  it("promises only refunds that hold for every deposit policy", () => {
    const day = 86_400_000;
    const now = new Date("2026-11-26T12:00:00Z");
    const percent = (by: RefundFacts["by"], daysAfter: number, policyPercent: number) =>
      refundBasis({
        by,
        now,
        policyPercent,
        depositRefundable: false,
        sellerSuspended: false,
        paidAt: new Date(now.getTime() - daysAfter * day),
      }).depositPercent;
    // Each promise of a refund and the rule that keeps it.
    const PROMISES: [RegExp, (policyPercent: number) => boolean][] = [
      [
        /refunded in full if the (buyer|adopter) cancels within 48 hours( of paying)?,/,
        (of) => percent("buyer", 1, of) === 100,
      ],
      [/or if the (seller|shelter) cancels at any time\./, (of) => percent("breeder", 30, of) === 100],
      [
        /After 48 hours, the (seller|shelter) refunds the share shown on (their|its) page when the reservation was made, or more/,
        (of) => percent("buyer", 3, of) === of,
      ],
      // Buyer and seller settle what the seller owes for a sick pet, under any deposit policy.
      [/If the veterinarian states in writing .* return the pet for a full refund/, () => true],
      [/The buyer may choose a refund of the price, another pet/, () => true],
      [/finds within fourteen days of the hand-off an illness .* refunds the full fee\./, () => true],
    ];
    for (const kind of ["breeder", "shelter"] as const) {
      const text = hashedText(firstContract({ kind, name: "Benton Haven", city: "Corvallis", state: "OR" }));
      let rest = text;
      for (const [promise, holds] of PROMISES) {
        if (!promise.test(text)) continue;
        rest = rest.replace(promise, "");
        for (const policyPercent of [100, 50, 0]) {
          expect([promise, policyPercent, holds(policyPercent)]).toEqual([promise, policyPercent, true]);
        }
      }
      expect(rest).not.toMatch(/refund|returned|money back/i);
      expect(text).toMatch(PROMISES[2]![0]);
    }
  });

  it("of a shelter goes with a full refund of the deposit, until the shelter changes that", async () => {
    const ids = await Promise.all((["breeder", "shelter"] as const).map(async (kind) => {
      const { id: userId } = await addUser(app.services, {
        role: kind === "shelter" ? "ShelterBreeder" : "Breeder",
      });
      return await openProgram(app.db, app.services, {
        userId,
        kind,
        name: `Benton Haven ${kind}`,
        place: { city: "Corvallis", state: "OR", zip: "97330", latitude: null, longitude: null },
      });
    }));
    const percents = await Promise.all(
      ids.map(async (id) =>
        (await app.db.selectFrom("breeders").select("deposit_refund_percent").where("id", "=", id)
          .executeTakeFirstOrThrow()).deposit_refund_percent
      ),
    );
    expect(percents).toEqual([50, 100]);
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
