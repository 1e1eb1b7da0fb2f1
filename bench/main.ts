/**
 * Measures the product against its goals, each as a ratio within one run, and writes
 * docs/benchmarks/measured.md with its plots. `make bench`, or `deno run -A bench/main.ts [pets,pets,...]
 * [seconds] [connections]`; `make bench PETS=20000 SECONDS=1` takes two minutes. Catalogs are built once and
 * kept in `.data/bench` (`BENCH_DIR`).
 */
import { join } from "node:path";
import { ensurePostgres } from "../backend/platform/embedded/postgres.ts";
import { knownOf, otherCalls, PLAINEST, searchCalls, SIMPLEST } from "./calls.ts";
import { catalogOf } from "./catalog.ts";
import { forSale, holds, pairsAlone } from "./checkout.ts";
import { cardsAlone, changingPrices, writes } from "./database.ts";
import { atOnce, type Call, type Figure, type Load, measure } from "./load.ts";
import { AS_IN_PRODUCTION, memoryOf, type Product, startProduct, usageOf } from "./product.ts";
import { report, type Start } from "./report.ts";

const sizes = (Deno.args[0] || "20000,100000,1000000").split(",").map(Number);
const seconds = Number(Deno.args[1] || 2);
const connections = Number(Deno.args[2] || 16);
const place = Deno.env.get("BENCH_DIR") ?? join(import.meta.dirname!, "../.data/bench");

/** Time after which the resources needed for the start are freed. */
const REST_MS = 35_000;
const CHANGES_A_SECOND = 50;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const started = (folder: string) => startProduct(AS_IN_PRODUCTION, folder);

/** Starts the product with its database, and returns the time until it has answered a search. */
async function firstSearch(folder: string): Promise<{ product: Product; start: Start }> {
  const began = performance.now();
  const product = await started(folder);
  await (await fetch(`${product.origin}/v1/pets/search/lean?type=Dog`)).bytes();
  return { product, start: { took: (performance.now() - began) / 1_000, ...usageOf(product) } };
}

/** Sends requests without measuring, because a process is slower in its first seconds. */
async function warmUp(origin: string, call: Call): Promise<void> {
  let turn = 0;
  const { method = "GET", body } = call;
  await atOnce({ connections: 4, seconds: 0.2 }, async () => {
    const at = turn++;
    const init = body
      ? { body: JSON.stringify(body(at)), headers: { "content-type": "application/json" } }
      : {};
    await (await fetch(origin + call.path(at), { method, ...init })).bytes();
    return true;
  });
}

async function measureAll(pets: number): Promise<void> {
  const folder = await catalogOf(pets, place);
  const loadBefore = Deno.loadavg()[0]!;
  const scratch = await Deno.makeTempDir({ prefix: "hearthpaw-bench-" });
  await Deno.remove(join(folder, "search_index")).catch(() => {});
  const cold = await firstSearch(folder);
  await cold.product.stop();
  const warm = await firstSearch(folder);
  const { product } = warm;
  try {
    await pause(REST_MS);
    const rest = memoryOf(product.pid);
    const { url } = await ensurePostgres({ dataDir: folder });
    const load: Load = { product, scratch, connections, seconds };
    const known = { ...await knownOf(product.origin), forSale: await forSale(url) };
    const searched = searchCalls(known);
    const asked = [PLAINEST, ...searched, ...otherCalls(known)];
    for (const call of asked) await warmUp(product.origin, call);
    const calls: Figure[] = [];
    for (const call of asked) calls.push(said(await measure(load, call)));
    const alone = await cardsAlone(url, { scratch, connections, seconds });
    console.log(`the search's statement alone: ${Math.round(alone.perSecond)}/s`);

    const stopChanges = changingPrices(url, CHANGES_A_SECOND);
    const changing: Figure[] = [];
    for (const wanted of [SIMPLEST, "all, newest, with counts"]) {
      const call = searched.find(({ name }) => name === wanted)!;
      const name = `${wanted}, while ${CHANGES_A_SECOND} pets a second change`;
      changing.push(said(await measure(load, { ...call, name })));
    }
    await stopChanges();

    const counted = searched.find(({ name }) => name === `${SIMPLEST}, with counts`)!;
    const second = await started(folder);
    const loads = [load, { ...load, product: second, scratch: await Deno.makeTempDir({ dir: scratch }) }];
    const one = (await measure(load, counted)).perSecond;
    const both = (await Promise.all(loads.map((each) => measure(each, counted)))).reduce(
      (sum, { perSecond }) => sum + perSecond,
      0,
    );
    await second.stop();

    const pairs = await holds(product, { url, connections, seconds, pets: known.forSale });
    const bare = await pairsAlone(product, { url, connections, seconds, pets: known.forSale });
    console.log(
      `hold and release: ${Math.round(pairs.perSecond)} pairs/s, their statements alone ${
        Math.round(bare.perSecond)
      }`,
    );
    const written = await writes(url, product, seconds / 8);
    for (const { name, perSecond } of written) {
      console.log(`change of a pet, ${name}: ${Math.round(perSecond)}/s`);
    }
    await report({
      date: new Date().toISOString().slice(0, 10),
      pets,
      seconds,
      connections,
      calls,
      alone,
      changing,
      pairs,
      bare,
      load: [loadBefore, Deno.loadavg()[0]!],
      two: { one, both },
      writes: written,
      start: { cold: cold.start, warm: warm.start },
      memory: { rest, after: memoryOf(product.pid) },
    });
  } finally {
    await product.stop();
    await Deno.remove(scratch, { recursive: true });
  }
}

function said(figure: Figure): Figure {
  const { name, perSecond, p50, p99, serverMs, databaseMs, failed } = figure;
  console.log(
    `${name.padEnd(60)} ${Math.round(perSecond).toString().padStart(6)}/s  p50 ${p50.toFixed(2)}  p99 ${
      p99.toFixed(2)
    }  ` +
      `server ${serverMs.toFixed(2)}  postgres ${databaseMs.toFixed(2)} ms${
        failed ? `  ${failed} failed` : ""
      }`,
  );
  return figure;
}

for (const pets of sizes) {
  console.log(`\n${pets} pets`);
  await measureAll(pets);
}
Deno.exit(0);
