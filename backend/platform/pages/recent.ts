/**
 * Keeps the answers to a question for a few seconds and asks each once at a time: what is asked again while it is fresh,
 * or while it is being answered, costs nothing. In this process only: it is speed, not memory.
 *
 * What is not kept was true of the moment it was asked at, and no later: whoever came meanwhile, perhaps after a change, is
 * answered by the next asking, one for all of them.
 */
export function createRecent<T>({ freshMs, most, now = () => performance.now() }: {
  freshMs: number;
  most: number;
  now?: () => number;
}): (key: string, ask: () => Promise<T>, keeps: (answer: T) => boolean) => Promise<T> {
  const known = new Map<string, { until: number; answer: Promise<T> }>();

  function begin(key: string, ask: () => Promise<T>, keeps: (answer: T) => boolean): Promise<T> {
    const answer = ask();
    // Until it is there the question stands for all who ask it.
    const entry = { until: Infinity, answer };
    known.delete(key);
    known.set(key, entry);
    while (known.size > most) known.delete(known.keys().next().value!);
    const drop = () => {
      if (known.get(key) === entry) known.delete(key);
    };
    answer.then((value) => (keeps(value) ? entry.until = now() + freshMs : drop()), drop);
    return answer;
  }

  return (key, ask, keeps) => {
    const hit = known.get(key);
    if (!hit || hit.until <= now()) return begin(key, ask, keeps);
    if (hit.until < Infinity) return hit.answer;
    return hit.answer.then((value) =>
      keeps(value) ? value : (known.get(key)?.answer ?? begin(key, ask, keeps))
    );
  };
}
