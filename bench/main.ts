/**
 * First figures of the running product: public pages and search, over real connections, each against the plainest call
 * (`/healthz`) of the same run, since machines are shared and noisy. `make bench`, or
 * `deno run -A bench/main.ts [seconds] [connections] [encodings]`; it starts the product on data of its own and stops it again.
 */
import { join } from "node:path";
import { startProduct } from "./product.ts";

const seconds = Number(Deno.args[0] ?? 4);
const connections = Number(Deno.args[1] ?? 16);
/** What the client accepts: compressing costs the server more than answering does; browsers ask for `br, gzip`. */
const encoding = Deno.args[2] ?? "identity";

type Shot = { name: string; path: (turn: number) => string };
type Figure = { name: string; perSecond: number; p50: number; p99: number; bytes: number; failed: number };

/**
 * Measures with wrk where it is installed (`apt-get install wrk`), since a load generator in JavaScript takes more of two
 * shared cores than the server does; without it, with fetch.
 */
async function measure(origin: string, shot: Shot): Promise<Figure> {
  const script = join(folder, "paths.lua");
  const paths = Array.from({ length: 40 }, (_, turn) => JSON.stringify(shot.path(turn)));
  await Deno.writeTextFile(
    script,
    `local paths = {${
      paths.join(", ")
    }}\nlocal turn = 0\nrequest = function()\n  turn = turn % #paths + 1\n` +
      `  return wrk.format("GET", paths[turn], { ["accept-encoding"] = "${encoding}" })\nend\n`,
  );
  const threads = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-s", script, origin];
  try {
    const { stdout } = await new Deno.Command("wrk", { args: threads, stdout: "piped", stderr: "null" })
      .output();
    const text = new TextDecoder().decode(stdout);
    const ms = (pattern: RegExp) => {
      const [, value, unit] = pattern.exec(text) ?? [];
      return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit ?? ""] ?? NaN);
    };
    const bytes =
      (await (await fetch(origin + shot.path(0), { headers: { "accept-encoding": encoding } })).bytes())
        .length;
    return {
      name: shot.name,
      perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]),
      p50: ms(/50%\s+([\d.]+)(us|ms|s)/),
      p99: ms(/99%\s+([\d.]+)(us|ms|s)/),
      bytes,
      failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0),
    };
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    return await measureByFetch(origin, shot);
  }
}

/** Keeps `connections` requests under way for some seconds, and says how many were answered and how fast (ms). */
async function measureByFetch(origin: string, { name, path }: Shot): Promise<Figure> {
  const times: number[] = [];
  let bytes = 0;
  let failed = 0;
  let turn = 0;
  const end = performance.now() + seconds * 1000;
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const response = await fetch(origin + path(turn++), { headers: { "accept-encoding": encoding } });
      const body = await response.bytes();
      times.push(performance.now() - start);
      bytes = body.length;
      if (response.status !== 200) failed++;
    }
  }));
  const took = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  return { name, perSecond: times.length / took, p50: at(0.5), p99: at(0.99), bytes, failed };
}

/** The time to the first byte of one request on a connection that stands already, in ms, the best of 20. */
async function firstByte(url: string): Promise<number> {
  let best = Infinity;
  for (let i = 0; i < 20; i++) {
    const start = performance.now();
    const response = await fetch(url, { headers: { "accept-encoding": "br, gzip" } });
    const reader = response.body!.getReader();
    await reader.read();
    best = Math.min(best, performance.now() - start);
    while (!(await reader.read()).done);
  }
  return best;
}

const product = await startProduct();
const { origin, folder } = product;
try {
  console.log(`cold start with database and example data: ${product.startSeconds.toFixed(1)} s`);
  const list = await (await fetch(`${origin}/v1/pets/search/lean?type=Dog`)).json();
  const ids: string[] = list.data.pets.map((pet: { id: string }) => pet.id);
  const breeds: string[] = list.data.pets.map((pet: { breed: { id: string } }) => pet.breed.id);
  const pick = (all: string[], turn: number) => all[turn % all.length]!;
  const shots: Shot[] = [
    { name: "plainest call (/healthz)", path: () => "/healthz" },
    {
      name: "search: breed, sex, price, exact total",
      path: (turn) => `/v1/pets/search/lean?type=Dog&breed=${pick(breeds, turn)}&sex=Female&sort=price`,
    },
    {
      name: "search with facets",
      path: (turn) => `/v1/pets/search/index?type=Dog&sex=${turn % 2 ? "Male" : "Female"}`,
    },
    { name: "pet as data", path: (turn) => `/v1/pets/${pick(ids, turn)}` },
    { name: "home page as HTML", path: () => "/" },
    {
      name: "pet page as HTML",
      path: (turn) => `/pets/${pick(ids, turn)}/${list.data.pets[turn % ids.length].slug}`,
    },
  ];
  for (const shot of shots) await measure(origin, { ...shot, name: "warm-up" });
  console.log(
    `${seconds} s each, ${connections} connections, encoding ${encoding}, load generator on the same machine\n`,
  );
  console.log("| what | requests/s | of the plainest | p50 / p99 ms | bytes | failed |");
  console.log("|---|---|---|---|---|---|");
  let plainest = 0;
  for (const shot of shots) {
    const figure = await measure(origin, shot);
    plainest ||= figure.perSecond;
    const share = `${Math.round(figure.perSecond / plainest * 100)} %`;
    console.log(
      `| ${figure.name} | ${Math.round(figure.perSecond)} | ${share} | ${figure.p50.toFixed(1)} / ${
        figure.p99.toFixed(1)
      } | ${figure.bytes} | ${figure.failed} |`,
    );
  }
  console.log("\n| first byte, one visitor | ms |\n|---|---|");
  for (const { name, path } of shots.slice(-2)) {
    console.log(`| ${name} | ${(await firstByte(origin + path(0))).toFixed(1)} |`);
  }
} finally {
  await product.stop();
}
