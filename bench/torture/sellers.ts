import type { Kysely } from "kysely";
import { addBreeder, addSecondFactor } from "../../backend/testing/fixtures.ts";
import type { Database } from "../../backend/platform/db/schema.ts";
import { type Actor, signIn } from "./actors.ts";
import { untilDone } from "./parts.ts";

export type Seller = Actor & { breederId: string; contract: string; state: string; accountId: string };

export const PLACES = [
  { zip: "97330", city: "Corvallis", state: "OR", latitude: 44.5646, longitude: -123.262 },
  { zip: "97211", city: "Portland", state: "OR", latitude: 45.5653, longitude: -122.6448 },
  { zip: "98101", city: "Seattle", state: "WA", latitude: 47.6101, longitude: -122.3344 },
  { zip: "83702", city: "Boise", state: "ID", latitude: 43.6324, longitude: -116.2051 },
];
/** Sellers by their bank's behavior and the share of a deposit that their policy refunds, in percent. */
export const SELLERS: readonly Kind[] = [
  { policy: 0, state: "OR", bank: "takes" },
  { policy: 50, state: "WA", bank: "takes" },
  { policy: 0, state: "WA", bank: "rejects" },
  { policy: 50, state: "OR", bank: "takes" },
];

type Kind = { policy: number; state: "OR" | "WA" | "ID"; bank: "takes" | "rejects" };

type Needs = {
  world: Parameters<typeof addBreeder>[0] & { db: Kysely<Database> };
  at: Parameters<typeof signIn>[0];
  door: (method: string, path: string, body: unknown) => Promise<unknown>;
};

/** Creates a breeder with an account for payouts, whose bank accepts or rejects payouts. */
export async function openSeller(
  { world, at, door }: Needs,
  { policy: deposit_refund_percent, state, bank }: Kind,
): Promise<Seller> {
  const { zip, city, latitude, longitude } = PLACES.find((place) => place.state === state)!;
  const made = await untilDone(() =>
    addBreeder(world, { deposit_refund_percent, state, city, zip, latitude, longitude })
  );
  const { secret } = await untilDone(async () => {
    // A try whose answer was lost has left one.
    await world.db.deleteFrom("second_factors").where("user_id", "=", made.user.id).execute();
    return await addSecondFactor(world, made.user);
  });
  const actor = await signIn(at, made.user, secret);
  const { status, body } = await actor.post("/v1/breeders/payouts/onboarding", {});
  if (status !== 200) throw new Error(`no account for payouts: ${JSON.stringify(body)}`);
  const account = await untilDone(() =>
    world.db.selectFrom("payout_accounts").select("provider_account_id as id")
      .where("breeder_id", "=", made.id).executeTakeFirstOrThrow()
  );
  await door("POST", `/accounts/${account.id}/complete`, { bank });
  await actor.get("/v1/breeders/payouts");
  return {
    ...actor,
    breederId: made.id,
    contract: made.contract.hash,
    state,
    accountId: account.id,
  };
}
