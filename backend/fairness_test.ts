import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { made, upload } from "./testing/files.ts";
import { type Market, openMarket, type Person } from "./testing/reservations.ts";

let market: Market;
let [crowd, honest]: Person[] = [];
beforeAll(async () => {
  market = await openMarket({ features: ["auth", "files", "saved_searches", "users"] });
  [crowd, honest] = await Promise.all([market.buyer(), market.buyer()]);
}, 40_000);
afterAll(() => market.close());

const statusesOf = (answers: readonly { status: number }[]) =>
  answers.reduce<Record<number, number>>(
    (counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }),
    {},
  );

describe("an account with many calls at once", () => {
  it("has its writes wait in the process, so that others find connections", async () => {
    const save = (who: Person, n: number) =>
      market.call(who, "POST", "/v1/searches/saved", {
        name: `Search ${n}`,
        query: `q=${n}`,
        frequency: "daily",
      });
    const flood = Promise.all(Array.from({ length: 70 }, (_, n) => save(crowd!, n)));
    const answers = [];
    for (let i = 0; i < 6; i++) {
      answers.push(await market.call(honest!, "GET", "/v1/user"), await save(honest!, i));
    }
    expect(statusesOf(answers)).toEqual({ 200: 12 });
    const { 200: saved, 429: refused, ...others } = statusesOf(await flood);
    expect(others).toEqual({});
    // Two ran at a time and twenty waited in the queue.
    expect(saved! + refused!).toBe(70);
    expect(saved).toBeGreaterThanOrEqual(22);
    expect(refused).toBeGreaterThan(0);
  });

  it("has its pictures wait behind those of others", async () => {
    const [large, small] = [await made.jpeg(5_000, 5_000), await made.jpeg(400, 400)];
    const { app } = market;
    const put = (who: Person, body: typeof small) =>
      upload(app, { authorization: `Bearer ${who.token}` }, "profile-image", body);
    const wear = (who: Person, profileImageKey: string) =>
      market.call(who, "PUT", "/v1/users/update", { profileImageKey });
    const keys: string[] = [];
    for (let i = 0; i < 12; i++) keys.push(await put(crowd!, large));
    const own = await put(honest!, small);
    let done = 0;
    const flood = keys.map((key) => wear(crowd!, key).finally(() => done++));
    await new Promise((soon) => setTimeout(soon, 50));
    expect((await wear(honest!, own)).status).toBe(200);
    expect(done).toBeLessThan(keys.length / 2);
    await Promise.all(flood);
  });

  it("cannot make a picture of more than 25 megapixels be decoded", async () => {
    const key = await upload(
      market.app,
      { authorization: `Bearer ${crowd!.token}` },
      "profile-image",
      made.bomb(5_200),
      "image/png",
    );
    const { status, body } = await market.call(crowd!, "PUT", "/v1/users/update", { profileImageKey: key });
    expect([status, body.code]).toEqual([422, "file_not_usable"]);
  });
});

it("every gate is listed with what it shares between whom", async () => {
  const backend = new URL(".", import.meta.url).pathname;
  const names: string[] = [];
  const look = async (folder: string): Promise<void> => {
    for await (const { name, isDirectory } of Deno.readDir(folder)) {
      if (isDirectory && name !== "generated") await look(`${folder}${name}/`);
      if (!name.endsWith(".ts") || name.endsWith("_test.ts")) continue;
      const text = await Deno.readTextFile(folder + name);
      names.push(...[...text.matchAll(/createGate\(\s*"([^"]+)"/g)].map(([, gate]) => gate!));
    }
  };
  await look(backend);
  const docs = await Deno.readTextFile(`${backend}../docs/limits.md`);
  const listed = [...docs.matchAll(/^\| gate `(\w+)`/gm)].map(([, gate]) => gate!);
  expect(listed.sort()).toEqual(names.sort());
});
