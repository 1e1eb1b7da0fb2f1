/**
 * Measures the first visitors after a fresh start: `deno run -A bench/first_visitors.ts
 * http://localhost:8000`, as soon as the server reports that it is ready. Eight of them load the home page,
 * dogs, cats and three pets, with every image.
 */
const ORIGIN = Deno.args[0] ?? "http://localhost:8000";
const VISITORS = 8;
/** Number of parallel requests of a browser to one host. */
const AT_ONCE = 6;

type Loaded = { path: string; ms: number; bytes: number; isBroken: boolean };

const loaded: Loaded[] = [];
const began = performance.now();
await Promise.all(Array.from({ length: VISITORS }, (_, number) => visit(number)));
report(loaded, performance.now() - began);

async function visit(number: number): Promise<void> {
  const seen = new Set<string>();
  const home = await page("/", seen);
  const dogs = await page("/dogs", seen);
  const cats = await page("/cats", seen);
  const pets = [...new Set([home, dogs, cats].flatMap((html) => html.match(/\/pets\/[0-9a-f-]{36}/g) ?? []))];
  for (let pet = 0; pet < 3; pet++) {
    const path = pets[(number * 3 + pet) % pets.length];
    if (path) await page(path, seen);
  }
}

/** Loads a page, then those of its images that this visitor has not loaded yet. */
async function page(path: string, seen: Set<string>): Promise<string> {
  const html = await (await fetch(new URL(path, ORIGIN))).text();
  const images = html.match(/\/media\/[\w.-]+/g) ?? [];
  const left = [...new Set(images)].filter((image) => !seen.has(image));
  for (const image of left) seen.add(image);
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (let image = left.shift(); image; image = left.shift()) loaded.push(await load(image));
  }));
  return html;
}

async function load(path: string): Promise<Loaded> {
  const start = performance.now();
  try {
    const response = await fetch(new URL(path, ORIGIN));
    const bytes = (await response.bytes()).length;
    return { path, ms: performance.now() - start, bytes, isBroken: !response.ok };
  } catch {
    return { path, ms: performance.now() - start, bytes: 0, isBroken: true };
  }
}

function report(all: readonly Loaded[], total: number): void {
  const times = all.map(({ ms }) => ms).sort((a, b) => a - b);
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
  const bytes = all.reduce((sum, one) => sum + one.bytes, 0);
  console.log(
    `${all.length} pictures (${new Set(all.map(({ path }) => path)).size} different), mean ${
      mean.toFixed(1)
    } ms, ` +
      `p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms, slowest ${
        times.at(-1)?.toFixed(1)
      } ms, ` +
      `${(bytes / all.length / 1000).toFixed(1)} kB each, ` +
      `${all.filter(({ isBroken }) => isBroken).length} broken, ${(total / 1000).toFixed(1)} s in all`,
  );
}
export {};
