/**
 * The authorisation matrix: every operation of the contract, both path families, by every actor, against the table that
 * is written by hand. On one fixture every refusal comes first, and leaves every row of the database as it was; then
 * the same call succeeds for who may make it.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../generated/operations.ts";
import type { Operation } from "../../platform/http/operation.ts";
import { pending } from "../../features/pending.ts";
import { type Market, openMarket } from "../reservations.ts";
import { type Parts, type Request, requests } from "./requests.ts";
import { send } from "./send.ts";
import { accountOf, actAs, newScene, openWitness, type Scene, type Witness } from "./scene.ts";
import { type Actor, actors, alone, doors, type Row, table } from "./table.ts";

let market: Market;
let witness: Witness;
/** For calls that are not served yet: nothing can happen to these people. */
let idle: Scene;

beforeAll(async () => {
  market = await openMarket({ provider: true });
  witness = await openWitness(market);
  idle = await newScene(market);
}, 60_000);
afterAll(() => market.close());

const planned = new Set<string>(pending);
const leadOf = (id: string): string => doors.find((list) => list.includes(id))?.[0] ?? id;
const isPlanned = (id: string): boolean => planned.has(id) || planned.has(leadOf(id));

/** Refusals that come before a handler: they hold also where none serves yet. */
const beforeHandlers = new Set([
  "401 token_missing",
  "401 token_expired",
  "403 wrong_role",
  "403 account_suspended",
  "403 second_factor_required",
]);

function expectedOf({ cells }: Row, actor: Actor, isServed: boolean): string {
  return isServed || beforeHandlers.has(cells[actor]) ? cells[actor] : "501";
}

/** What every call came to, by operation and actor. */
const seen = new Map<string, Map<Actor, string>>();

async function walk(operation: Operation, row: Row): Promise<string[]> {
  const isServed = !isPlanned(operation.id);
  const request: Request | undefined = isServed ? requests[leadOf(operation.id)] : () => ({});
  if (!request) {
    return [`${operation.id} is served and has no request here: write one in testing_requests_*.ts`];
  }
  const wrong: string[] = [];
  const results = new Map<Actor, string>();
  seen.set(operation.id, results);

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
  // What anyone may call has this refusal at least.
  if (isServed && row.rule === "anyone") {
    const came = await send(market, operation, first.parts, undefined, "?nobodyKnows=1");
    if (came !== "400 unknown_parameter") wrong.push(`with a parameter that it does not have: ${came}`);
  }
  // The first who may meets what all the refused ones met; whoever comes after may find it used up.
  const isSafe = operation.route.method === "get" && operation.id !== "logout";
  for (const [i, actor] of cases.filter((one) => !isRefusal(one)).entries()) {
    await act(actor, i === 0 || isSafe ? first : await fixture(actor), false);
  }
  return wrong;
}

describe("the table", () => {
  it("has a row for every operation of the contract, and for nothing else", () => {
    const ids = operations.map(({ id }) => id);
    expect([...table.keys()].sort()).toEqual(ids.toSorted());
  });

  it("names all doors to one room, and every call of the second family", () => {
    expect(doors.flat().filter((id) => !table.has(id))).toEqual([]);
    const second = operations.filter(({ path }) => path.startsWith("/api/")).map(({ id }) => id);
    const known = new Set([...doors.flat(), ...alone]);
    expect(second.filter((id) => !known.has(id))).toEqual([]);
  });

  it("has no request for what is not there", () => {
    expect(Object.keys(requests).filter((id) => !table.has(id) || isPlanned(id))).toEqual([]);
  });
});

it("the witness sees what a call changes", async () => {
  const scene = await newScene(market);
  const changes = await witness.changesDuring(() =>
    market.call(scene.consumerA, "PUT", "/v1/users/update", { firstName: "Dana" })
  );
  expect(changes).toContain("users update");
  expect(await witness.changesDuring(() => market.call(scene.consumerA, "GET", "/v1/user"))).toEqual([]);
});

describe("by every actor", () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))("%s", async (id, operation) => {
    const row = table.get(id);
    expect(row, `${id} has no row in the table`).toBeDefined();
    expect(await walk(operation, row!)).toEqual([]);
  });
});

describe("both families decide identically", () => {
  it.each(doors)("%s", (first, ...others) => {
    const expected = Object.fromEntries(seen.get(first!)!);
    expect(Object.keys(expected).length).toBeGreaterThanOrEqual(9);
    for (const id of others) {
      expect({ id, ...Object.fromEntries(seen.get(id)!) }).toEqual({ id, ...expected });
    }
  });
});
