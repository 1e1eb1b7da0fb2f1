/**
 * Clients cannot set fields that the server controls: no writing call accepts a field of an answer or a
 * column other than its own fields. The names come from the contract's answers and from the database, so new
 * ones are included.
 */
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import document from "../../generated/openapi.json" with { type: "json" };
import { operations } from "../../generated/operations.ts";
import { pending } from "../../generated/pending.ts";
import { type Market, openMarket } from "../reservations.ts";
import { requests } from "./requests.ts";
import type { Parts } from "./request.ts";
import { newScene, openWitness, ownerOf, type Witness } from "./scene.ts";
import { send } from "./send.ts";
import { table } from "./table.ts";

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const TAGS = ["reservations", "payments", "listings", "parents", "users", "settings", "breeders", "auth"];
const RUNS = 10;
const planned = new Set<string>(pending);
const writing = operations.filter(({ id, tag, twin, roles, route }) =>
  TAGS.includes(tag) && !twin && !planned.has(id) && route.method !== "get" && !roles.includes("signature") &&
  "application/json" in (route.request?.body?.content ?? {})
);

/** Returns every property name in the contract. */
function propertiesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) value.forEach((item) => propertiesIn(item, found));
  if (!isObject(value)) return found;
  if (isObject(value.properties)) Object.keys(value.properties).forEach((name) => found.add(name));
  Object.values(value).forEach((item) => propertiesIn(item, found));
  return found;
}

let market: Market;
let witness: Witness;
let names: string[];
beforeAll(async () => {
  market = await openMarket({ features: "all", provider: true });
  witness = await openWitness(market);
  const { rows } = await sql<{ name: string }>`
    select distinct column_name as name from information_schema.columns
    where table_name in ('orders', 'reservations', 'payments', 'pets', 'users', 'breeders', 'sessions')`
    .execute(market.db);
  names = [
    ...propertiesIn(document.components.schemas),
    ...rows.map(({ name }) => name),
    "isDeposit",
    "fees",
    "price",
  ];
}, 60_000);
afterAll(() => market.close());

/** Returns the paths of all objects in a body. */
function placesIn(json: Json, way: string[] = []): string[][] {
  return [
    way,
    ...Object.entries(json).flatMap(([key, inner]) => isObject(inner) ? placesIn(inner, [...way, key]) : []),
  ];
}

function withField(json: Json, [first, ...rest]: string[], name: string, value: unknown): Json {
  return first === undefined
    ? { ...json, [name]: value }
    : { ...json, [first]: withField(json[first] as Json, rest, name, value) };
}

/** Returns the names that the contract allows in an object of this body. */
function ownNames(id: string, way: string[]): Set<string> {
  const { paths } = document as unknown as { paths: Record<string, Record<string, Json>> };
  const operation = Object.values(paths).flatMap((item) => Object.values(item)).find(({ operationId }) =>
    operationId === id
  )!;
  const follow = (node: unknown): Json => {
    const { $ref } = node as { $ref?: string };
    return $ref === undefined
      ? node as Json
      : follow($ref.slice(2).split("/").reduce<unknown>((at, key) => (at as Json)[key], document));
  };
  const { content } = follow(operation.requestBody) as { content: Record<string, { schema: unknown }> };
  let schemas = [follow(content["application/json"]!.schema)];
  const open = (schema: Json): Json[] =>
    isObject(schema) && Array.isArray(schema.oneOf)
      ? schema.oneOf.flatMap((one) => open(follow(one)))
      : [schema];
  schemas = schemas.flatMap(open);
  for (const key of way) {
    schemas = schemas.flatMap(({ properties }) =>
      isObject(properties) && properties[key] ? open(follow(properties[key])) : []
    );
  }
  return new Set(schemas.flatMap(({ properties }) => Object.keys(properties ?? {})));
}

it.each(writing.map((operation) => [operation.id, operation] as const))("%s", async (id, operation) => {
  const scene = await newScene(market);
  const who = ownerOf(scene, table.get(id)!.of);
  const parts = await requests[id]!(scene, who) as Parts & { json: Json };
  const typed = fc.record({
    way: fc.constantFrom(...placesIn(parts.json)),
    name: fc.constantFrom(...names),
    value: fc.constantFrom<unknown>(
      0,
      1,
      -1,
      99_999,
      true,
      false,
      null,
      "Admin",
      "paid",
      "Active",
      "v1",
      [],
      {},
    ),
  }).filter(({ way, name }) => !ownNames(id, way).has(name));
  const changes = await witness.changesDuring(() =>
    fc.assert(
      fc.asyncProperty(typed, async ({ way, name, value }) => {
        const json = withField(parts.json, way, name, value);
        expect(await send(market, operation, { ...parts, json }, who.token)).toBe("422 invalid_input");
      }),
      { numRuns: RUNS },
    )
  );
  expect(changes).toEqual([]);
});

it("a price is the server's, whatever the buyer says to have seen", async () => {
  const scene = await newScene(market);
  const operation = operations.find(({ id }) => id === "createPaymentIntent")!;
  const parts = await requests.createPaymentIntent!(scene, scene.consumerA) as Parts & { json: Json };
  const { order: _, ...json } = parts.json;
  const pay = (expectedDueNowCents: number) =>
    send(market, operation, { ...parts, json: { ...json, expectedDueNowCents } }, scene.consumerA.token);
  // The deposit of 375 dollars.
  const changes = await witness.changesDuring(() =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 500_000 }).filter((cents) => cents !== 37_500),
        async (cents) => {
          expect(await pay(cents)).toBe("409 price_changed");
        },
      ),
      { numRuns: RUNS },
    )
  );
  expect(changes).toEqual([]);
  expect(await pay(37_500)).toBe("ok");
});
