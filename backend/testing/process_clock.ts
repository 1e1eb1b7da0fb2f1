/**
 * Runs some work with the process clock off by `offMs`, as on a machine with a wrong clock. The database's
 * clock and timers stay right.
 */
export async function withProcessClock<T>(offMs: number, work: () => Promise<T>): Promise<T> {
  const Right = Date;
  class Moved extends Right {
    constructor(...given: unknown[]) {
      super(...(given.length === 0 ? [Moved.now()] : given) as [number]);
    }
    static override now(): number {
      return Right.now() + offMs;
    }
    static override [Symbol.hasInstance](value: unknown): boolean {
      return value instanceof Right;
    }
  }
  globalThis.Date = Moved as DateConstructor;
  try {
    return await work();
  } finally {
    globalThis.Date = Right;
  }
}
