/** Names and places of a seller in sales and contracts when they change in the middle of a sale. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { addUser, bearer } from "../../testing/fixtures.ts";
import { type Body, checkoutOf, type Market, openMarket, type Person } from "../../testing/reservations.ts";
import { walksOf } from "../../testing/reservation_walks.ts";
import { renamedContract } from "./rules.ts";

let market: Market;
let shop: ReturnType<typeof checkoutOf>;
beforeAll(async () => {
  market = await openMarket({ features: ["breeders", "payments", "reservations"], provider: true });
  shop = checkoutOf(market);
}, 40_000);
afterAll(() => market.close());

const ok = async (answer: Promise<{ status: number; body: Body }>): Promise<Body> => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
};
const contractOf = async (seller: { breederId: string }): Promise<Body> =>
  (await ok(market.call(null, "GET", `/v1/breeders/${seller.breederId}/contract`))).saleContract;

it("keeps the name that a buyer has accepted, and takes the new one for new sales", async () => {
  const seller: Person & { breederId: string } = await market.seller({ name: "Larkspur Hill" });
  const words =
    "Larkspur Hill of Corvallis, OR (the seller) sells the pet. Larkspur Hills is another kennel.";
  await ok(market.call(seller, "PUT", "/v1/breeders/contract", {
    contractText: words,
    guaranteeText: "Larkspur Hill covers one year.",
  }));
  const signed = await contractOf(seller);
  seller.contractHash = signed.hash;
  const { buyer, id } = await walksOf(market, seller).depositPaid();
  const inCheckout = await market.buyer();
  const other = await market.pet(seller);
  const held = await shop.hold(inCheckout, other.id);
  await ok(shop.fill(inCheckout, held));
  await ok(shop.intent(inCheckout, held, seller));

  await ok(
    market.call(seller, "PUT", `/v1/breeders/profile/${seller.breederId}/update`, { name: "Cedar Hill" }),
  );
  const waiting = async () =>
    (await ok(market.call(seller, "GET", "/api/user/breeder/"))).breederData.claimChanges[0];
  expect((await contractOf(seller)).hash).toBe(signed.hash);
  const { authorization } = await bearer(market.services, await addUser(market.services, { role: "Admin" }));
  const staff: Person = { id: "", token: authorization.slice("Bearer ".length) };
  const change = `/v1/admin/claim-changes/${(await waiting()).id}/decide`;
  await ok(market.call(staff, "POST", change, { decision: "accept" }));

  const now = await contractOf(seller);
  expect(now).toMatchObject({
    version: signed.version + 1,
    contractText: words.replace("Larkspur Hill of", "Cedar Hill of"),
    guaranteeText: "Cedar Hill covers one year.",
    confirmedAt: expect.any(String),
  });
  for (const who of [buyer, seller]) {
    const { acceptedContract } = await ok(market.call(who, "GET", `/v1/pets/reserved/${id}/contract`));
    expect(acceptedContract.contractText).toBe(words);
  }
  // Acceptances for an unpaid hold stay valid; a buyer who accepts now accepts the new name.
  expect((await shop.intent(inCheckout, held, seller)).status).toBe(200);
  const newcomer = await market.buyer();
  const next = await shop.hold(newcomer, (await market.pet(seller)).id);
  await ok(shop.fill(newcomer, next));
  expect((await shop.intent(newcomer, next, seller)).body.code).toBe("terms_not_accepted");
  await ok(shop.intent(newcomer, next, { ...seller, contractHash: now.hash }));
  const accepted = await ok(market.call(newcomer, "GET", `/v1/pets/reserved/${next}/contract`));
  expect(accepted.acceptedContract.contractText).toContain("Cedar Hill of Corvallis");
});

it.each([
  ["Oak of Troy, OR sells. Oakland is far. (Oak)", "Elm of Troy, OR sells. Oakland is far. (Elm)"],
  ["We sell one pet.", "We sell one pet."],
])("renames whole words: %s", (contractText, renamed) => {
  const before = { name: "Oak", city: "Troy", state: "OR" } as const;
  expect(
    renamedContract({ contractText, guaranteeText: "" }, before, { ...before, name: "Elm" }).contractText,
  )
    .toBe(renamed);
});

it("moves a place together with the name before it", () => {
  const before = { name: "A.B. (Ohio) Cats", city: "Troy", state: "OR" } as const;
  const after = { name: "$& Cats", city: "Bend", state: "WA" } as const;
  const texts = {
    contractText: "A.B. (Ohio) Cats of Troy, OR sells. Courts of Troy, OR decide.",
    guaranteeText: "",
  };
  expect(renamedContract(texts, before, after).contractText)
    .toBe("$& Cats of Bend, WA sells. Courts of Troy, OR decide.");
});
