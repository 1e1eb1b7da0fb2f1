/**
 * Keeps the answers to a question for a few seconds and asks each once at a time: what is asked again while it is fresh,
 * or while it is being answered, costs nothing. In this process only: it is speed, not memory.
 */
export function createRecent<T>({ freshMs, most, now = () => performance.now() }: {
  freshMs: number;
  most: number;
  now?: () => number;
}): (key: string, ask: () => Promise<T>, keeps: (answer: T) => boolean) => Promise<T> {
  const known = new Map<string, { until: number; answer: Promise<T> }>();
  return (key, ask, keeps) => {
    const hit = known.get(key);
    if (hit && hit.until > now()) return hit.answer;
    known.delete(key);
    const answer = ask();
    // Until it is there the question stands for all who ask it.
    const entry = { until: Infinity, answer };
    known.set(key, entry);
    while (known.size > most) known.delete(known.keys().next().value!);
    const drop = () => {
      if (known.get(key) === entry) known.delete(key);
    };
    answer.then((value) => (keeps(value) ? entry.until = now() + freshMs : drop()), drop);
    return answer;
  };
}
