export type Patience = { what: string; patienceMs?: number; everyMs?: number };

/** Looks again and again until the answer is truthy, and answers it; fails when the patience is over. */
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
