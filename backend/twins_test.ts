import { afterAll, beforeAll, expect, it } from "vitest";
import { operations } from "./generated/operations.ts";
import { pending } from "./generated/pending.ts";
import type { Operation } from "./platform/http/operation.ts";
import { startApp, type TestApp } from "./testing/app.ts";
import { addBreeder, bearer } from "./testing/fixtures.ts";

let app: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  app = await startApp({ features: ["listings", "pets", "reservations"] });
  headers = await bearer(app.services, (await addBreeder(app.services)).user);
});
afterAll(() => app.close());

const waiting = new Set<string>(pending);
const moved = operations.filter(({ twin }) =>
  Object.keys(twin?.moves ?? {}).length && !waiting.has(twin!.of)
);

/** Returns the refusal of a malformed id: its status and code. */
async function refusal({ path, route }: Operation): Promise<[number, string]> {
  const isInPath = path.includes("{id}");
  const address = isInPath ? path.replace("{id}", "nonsense") : `${path}?id=nonsense`;
  const response = await app.fetch(address, { method: route.method.toUpperCase(), headers });
  return [response.status, (await response.json()).code];
}

it.each(moved.map((twin) => [twin.id, twin] as const))(
  "%s refuses a malformed id as its original does, wherever it stands",
  async (_, twin) => {
    const original = operations.find(({ id }) => id === twin.twin!.of)!;
    expect(await refusal(twin)).toEqual(await refusal(original));
    expect(await refusal(twin)).toEqual([404, "not_found"]);
  },
);

it("finds such twins at all", () => expect(moved.length).toBeGreaterThan(2));
