import { afterAll, beforeAll, expect, it } from "vitest";
import { TERMS_VERSION } from "../accounts/rules.ts";
import { checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { walksOf } from "../../testing/reservation_walks.ts";

let market: Market;
let seller: Person & { breederId: string };
let shop: ReturnType<typeof checkoutOf>;
let walks: ReturnType<typeof walksOf>;

beforeAll(async () => {
  market = await openMarket({ features: ["breeders", "payments", "reservations"], provider: true });
  shop = checkoutOf(market);
  seller = await market.seller();
  walks = walksOf(market, seller);
}, 40_000);
afterAll(() => market.close());

const acceptedBy = (reservationId: string) =>
  market.db.selectFrom("reservations as r").innerJoin("orders as o", "o.reservation_id", "r.id")
    .innerJoin("sale_contracts as c", "c.id", "o.sale_contract_id").select("c.version")
    .where("r.id", "=", reservationId).executeTakeFirst();

it("who pays has accepted the terms in force for the account, too", async () => {
  const { buyer, id } = await walks.ready();
  const account = market.db.selectFrom("users").select("terms_version").where("id", "=", buyer.id);
  await market.db.updateTable("users").set({ terms_version: "2020-01-01" }).where("id", "=", buyer.id)
    .execute();
  const refused = await shop.intent(buyer, id, seller, {
    acceptances: { saleContractHash: seller.contractHash, termsVersion: "2020-01-01" },
  });
  expect(refused.body.code).toBe("terms_not_accepted");
  expect(await account.executeTakeFirst()).toEqual({ terms_version: "2020-01-01" });
  expect((await shop.intent(buyer, id, seller)).status).toBe(200);
  expect(await account.executeTakeFirst()).toEqual({ terms_version: TERMS_VERSION });
});

it("a contract that was accepted stays good for its order when the breeder changes it", async () => {
  const early = await walks.ready();
  const late = await walks.ready();
  expect((await shop.intent(early.buyer, early.id, seller)).status).toBe(200);
  const { body } = await market.call(seller, "PUT", "/v1/breeders/contract", {
    contractText: "New words.",
    guaranteeText: "One year.",
  });
  const now = { ...seller, contractHash: body.saleContract.hash };

  const again = await shop.intent(early.buyer, early.id, seller);
  expect(again.status, JSON.stringify(again.body)).toBe(200);
  expect(await acceptedBy(early.id)).toEqual({ version: 1 });
  // A buyer without any acceptance reads the new text first.
  const refused = await shop.intent(late.buyer, late.id, seller);
  expect(refused.body.code).toBe("terms_not_accepted");
  expect((await shop.intent(late.buyer, late.id, now)).status).toBe(200);
  expect(await acceptedBy(late.id)).toEqual({ version: 2 });
  // The accepted text stays readable: for its buyer, and for the seller after a payment.
  const read = (who: Person, id: string) => market.call(who, "GET", `/v1/pets/reserved/${id}/contract`);
  const mine = await read(early.buyer, early.id);
  expect(mine.body.acceptedContract).toMatchObject({ version: 1, hash: seller.contractHash, isIntact: true });
  expect(mine.body.acceptedContract.contractText).not.toBe("New words.");
  expect((await read(seller, early.id)).status).toBe(404);
  expect((await read(late.buyer, early.id)).status).toBe(404);
  await market.db.updateTable("reservations").set({ paid_at: new Date() }).where("id", "=", early.id)
    .execute();
  expect((await read(seller, early.id)).body).toEqual(mine.body);
  await market.db.updateTable("reservations").set({ paid_at: null }).where("id", "=", early.id).execute();
  // A text changed since then is not shown as accepted.
  const altered = (contractText: string) =>
    market.db.updateTable("sale_contracts").set({ contract_text: contractText }).where("version", "=", 1)
      .where("breeder_id", "=", seller.breederId).execute();
  await altered("Nothing is given back.");
  expect((await read(early.buyer, early.id)).body.acceptedContract.isIntact).toBe(false);
  await altered(mine.body.acceptedContract.contractText);
  // Buyers may still accept the new text.
  expect((await shop.intent(early.buyer, early.id, now)).status).toBe(200);
  expect(await acceptedBy(early.id)).toEqual({ version: 2 });
});
