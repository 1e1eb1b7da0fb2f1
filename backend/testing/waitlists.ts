import { addBreed } from "./fixtures.ts";
import { checkoutOf, type Market, type Person } from "./reservations.ts";

type Seller = Person & { breederId: string };

/** Calls about one breeder's waitlist, as the web makes them. */
export function lineOf(market: Market, seller: Seller) {
  const { call } = market;
  const list = async (who: Person, query: string) => {
    const { status, body } = await call(who, "GET", `/v1/user/waitlists${query}`);
    if (status !== 200) throw new Error(`no waitlists: ${JSON.stringify(body)}`);
    // deno-lint-ignore no-explicit-any -- tests read JSON untyped
    return body.waitlists as any[];
  };
  return {
    join: (who: Person, more: Record<string, unknown> = {}) =>
      call(who, "POST", "/v1/waitlists/new", { breederId: seller.breederId, ...more }),
    list: () => list(seller, "?as=breeder"),
    mine: (who: Person, state = "open") => list(who, `?state=${state}`),
    invite: (id: string, petIds: string[]) => call(seller, "POST", "/v1/waitlists/invite", { id, petIds }),
    reject: (id: string, reason: string) => call(seller, "POST", "/v1/waitlists/reject", { id, reason }),
    async leave(who: Person) {
      const [entry] = await list(who, "");
      return await call(who, "DELETE", `/v1/waitlists/${entry.id}/remove`);
    },
    /** Reserves a pet with a deposit. Returns the reservation's id. */
    async pay(who: Person, petId: string): Promise<string> {
      const shop = checkoutOf(market);
      const id = await shop.hold(who, petId);
      await shop.fill(who, id);
      const { body: { intentId } } = await shop.intent(who, id, seller);
      await shop.confirm(intentId);
      const { body } = await shop.verify(who, intentId);
      if (body.reservedPet?.status !== "deposit-paid") throw new Error(`not paid: ${JSON.stringify(body)}`);
      return id;
    },
    /** Lets the 48 hours of every invitation on this waitlist pass. */
    async lapse(): Promise<void> {
      await market.db.updateTable("waitlist_promises").set({ ends_at: new Date(Date.now() - 1_000) })
        .where("ended_at", "is", null).where(
          "entry_id",
          "in",
          (eb) => eb.selectFrom("waitlist_entries").select("id").where("breeder_id", "=", seller.breederId),
        ).execute();
      await market.services.addJob(market.db, "settleWaitlist", { breederId: seller.breederId });
    },
  };
}

/** Adds a litter of a breeder. */
export async function addLitterRow(market: Market, seller: Seller): Promise<string> {
  const { body } = await market.call(seller, "POST", "/v1/breeders/litters", {
    name: "Clementine and Jasper",
    state: "expected",
    breedId: (await addBreed(market.services)).id,
    expectedDate: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  });
  return body.litter.id;
}
