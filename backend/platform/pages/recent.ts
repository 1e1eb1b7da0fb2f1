type RecentOptions = {
  renewMs?: number;
  freshMs: number;
  /** Default: `freshMs`. Only callers that report every change (`changed`) may keep an answer longer. */
  staleMs?: number;
  /**
   * Time for which an answer from before a change may be sent. After two thirds of it the next request renews
   * it.
   */
  graceMs?: number;
  most: number;
  now?: () => number;
};

type Recent<T> =
  & ((key: string, ask: () => Promise<T>, keeps: (answer: T) => boolean) => Promise<T>)
  & {
    /**
     * Reports a change. Older answers are sent for at most a moment more, and the next request renews them.
     */
    changed: () => void;
  };

type Entry<T> = {
  answer: Promise<T>;
  /**
   * Time until which it may be sent. Infinity while it is pending, because the question then serves all who
   * request it.
   */
  until: number;
  renewAt: number;
  madeAt: number;
  /** Upper limit of `until`, set by a change after the answer was requested. */
  bound: number;
  next: Entry<T> | undefined;
};

/**
 * Caches answers by key and runs each question only once at a time. An answer is sent unchanged for
 * `renewMs`. After that it is still sent, for `freshMs`, or for `staleMs` if no change is known, while a
 * single question renews it. Requests for popular keys therefore never wait. The cache belongs to this
 * process only: it only saves time, and no code may rely on it.
 *
 * An answer that is not cached was true only at the time of its question. Callers who came in the meantime,
 * perhaps after a change, share the next question.
 */
export function createRecent<T>(options: RecentOptions): Recent<T> {
  const { freshMs, renewMs = freshMs, staleMs = freshMs, graceMs = 0, most } = options;
  const { now = () => performance.now() } = options;
  const known = new Map<string, Entry<T>>();

  const entryOf = (answer: Promise<T>): Entry<T> => ({
    answer,
    until: Infinity,
    renewAt: Infinity,
    bound: Infinity,
    madeAt: -Infinity,
    next: undefined,
  });

  /** Limits renewals: many changes cause only one. */
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

  /** Runs the question again while the old answer is still sent. A failure leaves the old one in place. */
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
      // If changes outpace the rendering of pages, an older page is better than none.
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
