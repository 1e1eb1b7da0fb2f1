import fc from "fast-check";
import type { Act } from "./act.ts";
import { buyerActs } from "./buyer_acts.ts";
import { carrierActs } from "./carrier_acts.ts";
import { check } from "./check.ts";
import type { Clock } from "./clock.ts";
import type { Model, SellerPerson } from "./model.ts";
import { breederActs } from "./breeder_acts.ts";
import { providerActs } from "./provider_acts.ts";
import { staffActs } from "./staff_acts.ts";
import { troubleActs } from "./trouble_acts.ts";
import type { Post } from "./provider.ts";
import { rest } from "./rest.ts";
import { WALKS } from "./walks.ts";
import { openWorld, type World } from "./world.ts";

type Command = fc.AsyncCommand<Model, World>;

/**
 * Wraps an act as a step of a history: performs it, runs everything that follows from it, and checks each
 * party's money.
 */
function step(act: Act, post: Post): Command {
  return {
    check: (model) => act.can(model),
    async run(model, world) {
      const isDone = await act.go(model, world);
      await world.settle(post);
      await check(world, model);
      if (isDone) world.count(act.kind);
    },
    toString: () =>
      `${act.kind}${act.how ? ` (${act.how})` : ""}${post === "in order" ? "" : `, news ${post}`}`,
  };
}

const posts = fc.constantFrom<Post>("in order", "in order", "backward", "twice");
const steps = fc.tuple(
  fc.oneof(...buyerActs, ...breederActs, ...staffActs, ...providerActs, ...troubleActs, ...carrierActs),
  posts,
).map(([act, post]) => step(act, post));

async function begin(world: World, clock: Clock): Promise<Model> {
  const sellers: SellerPerson[] = [];
  for (const [state, policyPercent] of [["OR", 0], ["WA", 50]] as const) {
    const { id, breederId, contractHash } = await world.market.seller({
      deposit_refund_percent: policyPercent,
      state,
    });
    const seller = { id, breederId: breederId!, contractHash: contractHash!, state, policyPercent };
    const { status } = await world.call({ id }, "POST", "/v1/breeders/payouts/onboarding", {});
    if (status !== 200) throw new Error(`no account for payouts: ${status}`);
    const account = await world.db.selectFrom("payout_accounts").select("provider_account_id as id")
      .where("breeder_id", "=", breederId!).executeTakeFirstOrThrow();
    await world.payments.ask("POST", `/accounts/${account.id}/complete`, {});
    sellers.push({ ...seller, isSuspended: false, isClosed: false, accountId: account.id });
  }
  await world.settle();
  return { clock, sellers, sales: [], settled: new Map() };
}

export type Histories = {
  seed: number;
  /** Number of histories, and maximum steps of each. */
  count: number;
  steps: number;
  /** Time limit by the real clock. Later histories are skipped, and failing ones are no longer shortened. */
  withinMs: number;
  /** Runs only the history of this fast-check path. */
  path?: string | undefined;
};

/**
 * Plays histories until one fails. Throws with the shortest failing history found, its seed and path. Returns
 * the number of effects by type of act, and the number of completed histories.
 */
export async function playHistories(
  clock: Clock,
  { seed, count, steps: maxCommands, withinMs, path }: Histories,
) {
  let world: World | undefined;
  let ended = 0;
  const effects = new Map<string, number>();
  const until = performance.now() + withinMs;
  const leave = async () => {
    for (const [kind, times] of world?.effects ?? []) effects.set(kind, (effects.get(kind) ?? 0) + times);
    await world?.close();
    world = undefined;
  };
  try {
    await fc.assert(
      fc.asyncProperty(fc.commands([steps], { maxCommands, size: "max" }), async (commands) => {
        if (performance.now() > until) return;
        const real = world ??= await openWorld(clock);
        try {
          let model: Model | undefined;
          await fc.asyncModelRun(async () => ({ model: model = await begin(real, clock), real }), commands);
          await rest(real, model!);
          ended++;
        } catch (error) {
          // The remains of a failed history would break the next ones.
          await leave().catch(() => world = undefined);
          throw error;
        }
      }),
      {
        seed,
        numRuns: count,
        ...(path === undefined
          ? { examples: WALKS.map((walk): [Iterable<Command>] => [walk.map((act) => step(act, "in order"))]) }
          : { path }),
      },
    );
  } finally {
    await leave();
  }
  return { effects, ended };
}
