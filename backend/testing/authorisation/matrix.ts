/**
 * The authorization matrix: every operation of the contract, in both path families, by every actor, against
 * the handwritten table. On one fixture all refusals come first and leave every database row unchanged; then
 * the same call succeeds for an allowed actor. Each test file tries one part, so the parts run side by side.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../generated/operations.ts";
import type { Operation } from "../../platform/http/operation.ts";
import { pending } from "../../generated/pending.ts";
import { type Market, openMarket } from "../reservations.ts";
import { requests } from "./requests.ts";
import type { Parts, Request } from "./request.ts";
import { send } from "./send.ts";
import { accountOf, actAs, newScene, openWitness, type Scene, type Witness } from "./scene.ts";
import { type Actor, actors, doors, type Row, table } from "./table.ts";

/** Number of test files that share the matrix: `matrix_1_test.ts` and so on. */
export const PARTS = 4;

type Stage = {
  market: Market;
  witness: Witness;
  /** People for calls that are not implemented, which therefore change nothing. */
  idle: Scene;
};

const planned = new Set<string>(pending);
const leadOf = (id: string): string => doors.find((list) => list.includes(id))?.[0] ?? id;
export const isPlanned = (id: string): boolean => planned.has(id) || planned.has(leadOf(id));

/** Refusals before any handler, which apply even to calls that are not implemented. */
const beforeHandlers = new Set([
  "401 token_missing",
  "401 token_expired",
  "403 wrong_role",
  "403 account_suspended",
  "403 staff_rank",
  "403 second_factor_required",
]);

function expectedOf({ cells }: Row, actor: Actor, isServed: boolean): string {
  return isServed || beforeHandlers.has(cells[actor]) ? cells[actor] : "501";
}

/** Outcome of a call for each actor. */
type Results = Map<Actor, string>;

/** Returns the deviations from the table. Records every call's outcome in `results`. */
async function walk(
  { market, witness, idle }: Stage,
  operation: Operation,
  row: Row,
  results: Results,
): Promise<string[]> {
  const isServed = !isPlanned(operation.id);
  const request: Request | undefined = isServed ? requests[leadOf(operation.id)] : () => ({});
  if (!request) {
    return [`${operation.id} is served and has no request here: write one in testing_requests_*.ts`];
  }
  const wrong: string[] = [];

  async function fixture(actor: Actor) {
    const scene = isServed ? await newScene(market) : idle;
    return { scene, parts: (await request!(scene, accountOf(scene, actor, row.of))) as Parts };
  }
  async function act(
    actor: Actor,
    { scene, parts }: Awaited<ReturnType<typeof fixture>>,
    isRefused: boolean,
  ) {
    const expected = expectedOf(row, actor, isServed);
    const result = await actAs(scene, actor, row.of, async (token) => {
      let came = "";
      const changes = await witness.changesDuring(async () => {
        came = await send(market, operation, parts, token);
      });
      if (isRefused && changes.length) wrong.push(`${actor} was refused and changed: ${changes.join(", ")}`);
      return came;
    });
    results.set(actor, result);
    if (result !== expected) wrong.push(`${actor}: expected ${expected}, and it came to ${result}`);
  }

  const cases = actors.filter((actor) => row.cells[actor] !== "-");
  const isRefusal = (actor: Actor) => expectedOf(row, actor, isServed) !== "ok";
  const first = await fixture(row.of);
  for (const actor of cases.filter(isRefusal)) await act(actor, first, true);
  if (row.without && isServed) {
    const { without } = first.parts;
    const came = without ? await send(market, operation, without) : "nothing: its request has no `without`";
    if (came !== row.without) {
      wrong.push(`without its proof: expected ${row.without}, and it came to ${came}`);
    }
  }
  // Calls open to everyone still have this refusal.
  if (isServed && row.rule === "anyone") {
    const came = await send(market, operation, first.parts, undefined, "?nobodyKnows=1");
    if (came !== "400 unknown_parameter") wrong.push(`with a parameter that it does not have: ${came}`);
  }
  // The first allowed actor uses the same fixture as the refused ones. Later actors may find it used up.
  const isSafe = operation.route.method === "get" && operation.id !== "logout";
  for (const [i, actor] of cases.filter((one) => !isRefusal(one)).entries()) {
    await act(actor, i === 0 || isSafe ? first : await fixture(actor), false);
  }
  return wrong;
}

/**
 * Returns a part's operations. All routes to the same handler are in one part, because their outcomes are
 * compared.
 */
export function operationsOf(part: number): readonly Operation[] {
  const leads = [...new Set(operations.map(({ id }) => leadOf(id)))];
  const own = new Set(leads.filter((_, index) => index % PARTS === part - 1));
  return operations.filter(({ id }) => own.has(leadOf(id)));
}

/** Declares the tests of one part, from 1 to `PARTS`. */
export function tryPart(part: number): void {
  let stage: Stage;
  const seen = new Map<string, Results>();
  const own = operationsOf(part);

  beforeAll(async () => {
    const market = await openMarket({ features: "all", provider: true });
    stage = { market, witness: await openWitness(market), idle: await newScene(market) };
  }, 60_000);
  afterAll(() => stage.market.close());

  describe("by every actor", () => {
    it.each(own.map((operation) => [operation.id, operation] as const))("%s", async (id, operation) => {
      const row = table.get(id);
      expect(row, `${id} has no row in the table`).toBeDefined();
      const results: Results = new Map();
      seen.set(id, results);
      expect(await walk(stage, operation, row!, results)).toEqual([]);
    });
  });

  describe("both families decide identically", () => {
    const ids = new Set(own.map(({ id }) => id));
    it.each(doors.filter(([first]) => ids.has(first!)))("%s", (first, ...others) => {
      const expected = Object.fromEntries(seen.get(first!)!);
      expect(Object.keys(expected).length).toBeGreaterThanOrEqual(9);
      for (const id of others) {
        expect({ id, ...Object.fromEntries(seen.get(id)!) }).toEqual({ id, ...expected });
      }
    });
  });
}
