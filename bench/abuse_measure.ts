/** Measures what everybody else notices, on a thread of its own. Receives where and how long, answers `Measured`. */
export type Times = { p50: number; p99: number; failed: number; count: number };

export type Measured = Record<"health" | "search", Times>;

/** Asks for the plainest call and a search by turns, on connections that stand, until it is over. */
async function measure(origin: string, isOver: () => boolean): Promise<Measured> {
  const times = { health: [] as number[], search: [] as number[] };
  const failed = { health: 0, search: 0 };
  const ask = async (what: "health" | "search", path: string) => {
    const began = performance.now();
    const isGood = await fetch(origin + path, { signal: AbortSignal.timeout(60_000) })
      .then(async (response) => (await response.arrayBuffer(), response.ok), () => false);
    times[what].push(performance.now() - began);
    if (!isGood) failed[what]++;
  };
  for (let n = 0; !isOver(); n++) {
    await ask("health", "/healthz");
    await ask("search", `/v1/pets/search/lean?type=Dog&sex=${n % 2 ? "Male" : "Female"}&sort=price`);
    await new Promise((done) => setTimeout(done, 25));
  }
  const figures = (what: "health" | "search"): Times => {
    const sorted = times[what].toSorted((a, b) => a - b);
    const at = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
    return { p50: at(0.5), p99: at(0.99), failed: failed[what], count: sorted.length };
  };
  return { health: figures("health"), search: figures("search") };
}

const port = globalThis as unknown as {
  onmessage: ((event: MessageEvent<{ origin: string; seconds: number }>) => void) | null;
  postMessage: (measured: Measured) => void;
};
port.onmessage = async ({ data: { origin, seconds } }) => {
  const end = performance.now() + seconds * 1000;
  port.postMessage(await measure(origin, () => performance.now() > end));
};
