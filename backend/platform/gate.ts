import { callerNow } from "./caller.ts";

/** The queue of a gate is full, for all callers or for this one. */
export class GateFull extends Error {
  override name = "GateFull";
}

/** Runs work when its turn comes. Work whose signal is aborted earlier leaves the queue. */
export type TurnGate = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

export type GateBounds = {
  /** Limits on running and on waiting work in this process. */
  atOnce: number;
  waiting: number;
  /** The same for one caller. */
  each: { atOnce: number; waiting: number };
};

type Waiter = { enter: () => void; refuse: (error: GateFull) => void };
type Share = { running: number; line: Set<Waiter> };

/**
 * Limits the work that runs at once and alternates between callers, so a caller with much work delays others
 * no more than a caller with little. If the queue is full, the caller with the longest part of it loses its
 * last place. A newcomer is refused only if no part is longer than its own. `name` is the gate's row in
 * docs/limits.md. Throws `GateFull`.
 */
export function createGate(name: string, { atOnce, waiting, each }: GateBounds): TurnGate {
  let running = 0;
  let size = 0;
  /** Callers with work, in the order of their next turns. */
  const shares = new Map<string, Share>();
  const full = () => new GateFull(`${name}: too much of this is being worked on`);

  function shareOf(caller: string): Share {
    const share = shares.get(caller) ?? { running: 0, line: new Set() };
    shares.set(caller, share);
    return share;
  }

  function forget(caller: string, { running, line }: Share): void {
    if (running === 0 && line.size === 0) shares.delete(caller);
  }

  /** Takes a place in the queue, if necessary that of the largest consumer. */
  function wait(share: Share, waiter: Waiter): void {
    if (share.line.size >= each.waiting) throw full();
    if (size >= waiting) {
      const longest = Math.max(...[...shares.values()].map(({ line }) => line.size));
      if (longest <= share.line.size + 1) throw full();
      const largest = [...shares.values()].find(({ line }) => line.size === longest)!;
      const last = [...largest.line].at(-1)!;
      largest.line.delete(last);
      size--;
      last.refuse(full());
    }
    share.line.add(waiter);
    size++;
  }

  const isFree = (share: Share) => running < atOnce && share.running < each.atOnce;

  /** Starts a caller's work. The next turn belongs to another caller. */
  function start(caller: string, share: Share): void {
    running++;
    share.running++;
    shares.delete(caller);
    shares.set(caller, share);
  }

  function startWaiting(): void {
    for (const [caller, share] of shares) {
      if (running >= atOnce || size === 0) return;
      const [next] = share.line;
      if (!next || !isFree(share)) continue;
      share.line.delete(next);
      size--;
      start(caller, share);
      next.enter();
    }
  }

  function turn(share: Share, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((go, leave) => {
      const over = () => signal?.removeEventListener("abort", gone);
      const waiter: Waiter = {
        enter: () => (over(), go()),
        refuse: (error) => (over(), leave(error)),
      };
      const gone = () => {
        if (share.line.delete(waiter)) size--;
        leave(signal?.reason);
      };
      wait(share, waiter);
      signal?.addEventListener("abort", gone, { once: true });
    });
  }

  return async (work, signal) => {
    signal?.throwIfAborted();
    const caller = callerNow();
    const share = shareOf(caller);
    try {
      if (share.line.size === 0 && isFree(share)) start(caller, share);
      else await turn(share, signal);
    } catch (error) {
      forget(caller, share);
      throw error;
    }
    try {
      return await work();
    } finally {
      running--;
      share.running--;
      forget(caller, share);
      startWaiting();
    }
  };
}
