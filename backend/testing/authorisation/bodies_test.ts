/**
 * Attempts that a body must not succeed with, tried on every implemented call: foreign fields at any depth,
 * and texts long enough to cost time.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../generated/operations.ts";
import { pending } from "../../generated/pending.ts";
import { type Market, openMarket } from "../reservations.ts";
import { requests } from "./requests.ts";
import type { Parts } from "./request.ts";
import { problemOf, send } from "./send.ts";
import { newScene, openWitness, ownerOf, type Witness } from "./scene.ts";
import { table } from "./table.ts";

let market: Market;
let witness: Witness;
beforeAll(async () => {
  market = await openMarket({ features: "all", provider: true });
  witness = await openWitness(market);
}, 60_000);
afterAll(() => market.close());

/** The provider's events carry any fields that it adds. */
const OPEN = ["receiveWebhook"];
const waiting = new Set<string>(pending);
const called = operations.filter(({ id, twin, route }) =>
  !waiting.has(twin?.of ?? id) && !OPEN.includes(id) &&
  "application/json" in (route.request?.body?.content ?? {})
);

/** Fields by which a caller might gain rights, pay less, or impersonate someone. */
const FOREIGN: Readonly<Record<string, unknown>> = {
  role: "Admin",
  isAdmin: true,
  status: "completed",
  id: "019999aa-0000-7000-8000-000000000000",
  userId: "019999aa-0000-7000-8000-000000000000",
  user_id: "019999aa-0000-7000-8000-000000000000",
  breederId: "019999aa-0000-7000-8000-000000000000",
  isEmailVerified: true,
  email_verified_at: "2026-01-01T00:00:00Z",
  verification: "approved",
  autoApprove: true,
  isDeposit: false,
  serviceFee: 0,
  total: 1,
  priceCents: 1,
  feeStructure: "v1",
  constructor: { prototype: { role: "Admin" } },
};

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type Place = {
  /** Foreign fields that it does not declare. */
  added: string[];
  /** Returns the whole body with some of them added. */
  bodyWith: (names: string[]) => Json;
};

/** Returns the objects of a body, including itself, as places for foreign fields. */
function places(json: Json): Place[] {
  const here: Place = {
    added: Object.keys(FOREIGN).filter((name) => !(name in json)),
    bodyWith: (names) => ({ ...json, ...Object.fromEntries(names.map((name) => [name, FOREIGN[name]])) }),
  };
  const deeper = Object.entries(json).flatMap(([key, inner]) =>
    isObject(inner)
      ? places(inner).map(({ added, bodyWith }) => ({
        added,
        bodyWith: (names: string[]) => ({ ...json, [key]: bodyWith(names) }),
      }))
      : []
  );
  return [here, ...deeper];
}

/** Returns a copy of the body for each text in it, with that text replaced. */
function withText(json: Json, text: string): Json[] {
  return Object.entries(json).flatMap(([key, inner]) => {
    if (typeof inner === "string") return [{ ...json, [key]: text }];
    return isObject(inner) ? withText(inner, text).map((changed) => ({ ...json, [key]: changed })) : [];
  });
}

async function prepare(id: string) {
  const scene = await newScene(market);
  const lead = operations.find((one) => one.id === id)?.twin?.of ?? id;
  const who = ownerOf(scene, table.get(id)!.of);
  return { who, parts: await requests[lead]!(scene, who) as Parts & { json: Json } };
}

describe.each(called.map((operation) => [operation.id, operation] as const))("%s", (id, operation) => {
  // Shared by both tests, because the first one must change nothing.
  let prepared: Awaited<ReturnType<typeof prepare>>;
  beforeAll(async () => {
    prepared = await prepare(id);
  });

  it("refuses every field that it does not have, and changes nothing", async () => {
    const { who, parts } = prepared;
    const wrong: string[] = [];
    const changes = await witness.changesDuring(async () => {
      // Each field must be refused individually, so all are sent together. A field refused only for its value
      // is sent alone.
      for (const { added, bodyWith } of places(parts.json)) {
        const problem = await problemOf(market, operation, { ...parts, json: bodyWith(added) }, who.token);
        const refused = new Set(problem?.errors?.map(({ pointer }) => pointer.split("/").at(-1)));
        if (problem?.code !== "invalid_input") wrong.push(`${problem?.code ?? "ok"}: ${added}`);
        for (const name of added.filter((name) => !refused.has(name))) {
          const came = await send(market, operation, { ...parts, json: bodyWith([name]) }, who.token);
          if (came !== "422 invalid_input") wrong.push(`${came}: ${name}`);
        }
      }
      // As text, because an object's own __proto__ cannot be serialized.
      const body = JSON.stringify(parts.json).replace(/\}$/, ',"__proto__":{"role":"Admin"}}').replace(
        "{,",
        "{",
      );
      const headers = { ...parts.headers, "content-type": "application/json" };
      const came = await send(market, operation, { params: parts.params ?? {}, headers, body }, who.token);
      if (came !== "422 invalid_input") wrong.push(`${came}: ${body.slice(-60)}`);
    });
    expect({ wrong, changes }).toEqual({ wrong: [], changes: [] });
  });

  // Maximum for most bodies; longer ones are refused unread. Blanks are trimmed and may then be valid.
  it("answers texts of 50 KB at once", async () => {
    const { who, parts } = prepared;
    const slow: string[] = [];
    const times: number[] = [];
    for (const piece of ["a.", "a-", "1", " ", "../", "%2e", "a@", "/\\", "{[("]) {
      for (const json of withText(parts.json, piece.repeat(50_000 / (JSON.stringify(piece).length - 2)))) {
        const timed = async () => {
          const began = performance.now();
          const came = await send(market, operation, { ...parts, json }, who.token);
          return { came, ms: performance.now() - began };
        };
        let { came, ms } = await timed();
        // Compared with the quickest text on the same machine; a pause of the machine doesn't happen twice.
        const isSlow = () => ms > 200 * Math.max(5, Math.min(...times));
        if (isSlow()) ({ came, ms } = await timed());
        times.push(ms);
        if (isSlow() || !/^(ok$|(400|404|422) )/.test(came)) {
          slow.push(`${came} in ${Math.round(ms)} ms with "${piece}"`);
        }
      }
    }
    expect(slow).toEqual([]);
  });
});

it("does not pollute the prototype of objects", () => {
  expect(({} as Json).role).toBeUndefined();
});
