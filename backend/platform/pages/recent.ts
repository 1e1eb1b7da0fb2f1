type RecentOptions = {
  renewMs?: number;
  freshMs: number;
  /** `freshMs` unless told: only who tells of every change (`changed`) may keep an answer longer. */
  staleMs?: number;
  /** How long an answer may be sent that was asked before a change; it is asked for again after two thirds of that. */
  graceMs?: number;
  most: number;
  now?: () => number;
};

type Recent<T> =
  & ((key: string, ask: () => Promise<T>, keeps: (answer: T) => boolean) => Promise<T>)
  & {
    /** Something has changed: what was asked before is sent for a moment at most, and made anew by who asks for it. */
    changed: () => void;
  };

type Entry<T> = {
  answer: Promise<T>;
  /** Until when it may be sent; Infinity while it is being asked, as the question then stands for all who ask it. */
  until: number;
  renewAt: number;
  madeAt: number;
  /** No later than this, since something has changed after it was asked. */
  bound: number;
  next: Entry<T> | undefined;
};

/**
 * Keeps the answers to a question and asks each once at a time. An answer is sent as it is for `renewMs`; after that it is still
 * sent, for `freshMs`, or `staleMs` as long as nothing is known to have changed, while one asking makes it anew. Who asks for what many
 * ask for never waits. In this process only: it is speed, not memory.
 *
 * What is not kept was true of the moment it was asked at, and no later: whoever came meanwhile, perhaps after a change, is
 * answered by the next asking, one for all of them.
 */
export function createRecent<T>(options: RecentOptions): Recent<T> {
  const { freshMs, renewMs = freshMs, staleMs = freshMs, graceMs = 0, most } = options;
  const { now = () => performance.now() } = options;
  const known = new Map<string, Entry<T>>();

  const entryOf = (answer: Promise<T>): Entry<T> => ({
    ...{ answer, until: Infinity, renewAt: Infinity, bound: Infinity, madeAt: -Infinity, next: undefined },
  });

  /** However often something changes, many changes are one asking. */
  const soonest = ({ madeAt }: Entry<T>): number => madeAt + graceMs * 2 / 3;

  function settle(entry: Entry<T>): void {
    const at = now();
    entry.until = Math.min(at + (entry.bound < Infinity ? freshMs : staleMs), entry.bound);
    entry.madeAt = at;
    entry.renewAt = entry.bound < Infinity ? soonest(entry) : at + renewMs;
  }

  function put(key: string, entry: Entry<T>): void {
    known.delete(key);
    known.set(key, entry);
    while (known.size > most) known.delete(known.keys().next().value!);
  }

  function begin(key: string, ask: () => Promise<T>, keeps: (answer: T) => boolean): Promise<T> {
    const entry = entryOf(ask());
    put(key, entry);
    const drop = () => {
      if (known.get(key) === entry) known.delete(key);
    };
    entry.answer.then((value) => (keeps(value) ? settle(entry) : drop()), drop);
    return entry.answer;
  }

  /** Asks once more while the old answer is still sent; one that fails leaves it as it is. */
  function renew(key: string, old: Entry<T>, ask: () => Promise<T>, keeps: (answer: T) => boolean): void {
    const entry = old.next = entryOf(ask());
    entry.answer.then((value) => {
      if (known.get(key) !== old) return;
      if (!keeps(value)) return void known.delete(key);
      settle(entry);
      put(key, entry);
    }, () => {
      old.next = undefined;
      old.renewAt = now() + renewMs;
    });
  }

  const recent = (key: string, ask: () => Promise<T>, keeps: (answer: T) => boolean): Promise<T> => {
    const hit = known.get(key);
    if (!hit) return begin(key, ask, keeps);
    if (hit.until <= now()) {
      const answer = begin(key, ask, keeps);
      // Where so much changes that pages cannot be made in time, an older one is better than none.
      return hit.madeAt + freshMs > now() ? answer.catch(() => hit.answer) : answer;
    }
    if (hit.until < Infinity) {
      if (hit.renewAt <= now() && !hit.next) renew(key, hit, ask, keeps);
      return hit.answer;
    }
    return hit.answer.then((value) =>
      keeps(value) ? value : (known.get(key)?.answer ?? begin(key, ask, keeps))
    );
  };

  const changed = (): void => {
    const at = now();
    for (const entry of known.values()) {
      for (const one of entry.next ? [entry, entry.next] : [entry]) {
        one.bound = Math.min(one.bound, at + graceMs);
        if (one.until < Infinity) one.until = Math.min(one.until, one.bound);
        one.renewAt = Math.min(one.renewAt, Math.max(at, soonest(one)));
      }
    }
  };
  return Object.assign(recent, { changed });
}
