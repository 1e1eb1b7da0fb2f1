/** A list that keeps its order when it is reloaded: new cases are counted, not inserted. */
export type Steady = {
  /** Identifies the list; another filter starts over. */
  scope: string;
  /** Ids in the order in which they were first shown, including those that have left since. */
  known: readonly string[];
  pageCount: number;
  hadMore: boolean;
  /** Ids that have arrived since. */
  fresh: readonly string[];
};

export type Reading = { scope: string; ids: readonly string[]; pageCount: number; hasMore: boolean };

/** Returns the list on its first load, or when the user asks for new cases. */
export const accepted = ({ scope, ids, pageCount, hasMore }: Reading): Steady => ({
  scope,
  known: ids,
  pageCount,
  hadMore: hasMore,
  fresh: [],
});

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/**
 * Returns the list after a reload, or the same object if nothing has changed. Cases of a requested page, and
 * those that move up behind the last one because others have left, are appended. All others are fresh.
 */
export function nextSteady(before: Steady, reading: Reading): Steady {
  const { scope, ids, pageCount, hasMore } = reading;
  const known = new Set(before.known);
  if (scope !== before.scope || !ids.some((id) => known.has(id))) {
    return isSame(before.known, ids) && scope === before.scope && before.fresh.length === 0
      ? before
      : accepted(reading);
  }
  const unknown = ids.filter((id) => !known.has(id));
  const last = ids.findLastIndex((id) => known.has(id));
  const isAsked = pageCount > before.pageCount;
  const joining = unknown.filter((id) => isAsked || (before.hadMore && ids.indexOf(id) > last));
  const fresh = unknown.filter((id) => !joining.includes(id));
  const isUnchanged = joining.length === 0 && isSame(fresh, before.fresh) &&
    pageCount === before.pageCount && hasMore === before.hadMore;
  return isUnchanged
    ? before
    : { scope, known: [...before.known, ...joining], pageCount, hadMore: hasMore, fresh };
}

/** Returns the first id after this one that is still in the list, else the last before it. */
export function neighbor(order: readonly string[], id: string, isThere: (id: string) => boolean) {
  const at = order.indexOf(id);
  if (at < 0) return undefined;
  return order.slice(at + 1).find(isThere) ?? order.slice(0, at).findLast(isThere);
}
