export type Patience = { what: string; patienceMs?: number; everyMs?: number };

/** Polls until the answer is truthy, and returns it; fails after `patienceMs`. */
export async function until<T>(
  look: () => T | Promise<T>,
  { what, patienceMs = 10_000, everyMs = 100 }: Patience,
): Promise<NonNullable<T>> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`waited ${patienceMs} ms in vain for ${what}`);
    await new Promise((done) => setTimeout(done, everyMs));
  }
}
