/** A list that keeps its order while it is read again: cases that are new are counted, not put between the others. */
export type Steady = {
  /** What the list is of: another filter begins anew. */
  scope: string;
  /** Ids in the order in which they were first shown, those that have left since too. */
  known: readonly string[];
  pageCount: number;
  hadMore: boolean;
  /** Ids that have come since. */
  fresh: readonly string[];
};

export type Reading = { scope: string; ids: readonly string[]; pageCount: number; hasMore: boolean };

/** A list as it is read first, or as somebody asks to see it. */
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
 * Returns the list after one more reading; the very same if nothing has changed. Cases of a page that was asked for, and those that move up
 * behind the last one because others have left, go to the end. All others are fresh.
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

/** The first id after this one in the list that is still there, else the last before it. */
export function neighbor(order: readonly string[], id: string, isThere: (id: string) => boolean) {
  const at = order.indexOf(id);
  if (at < 0) return undefined;
  return order.slice(at + 1).find(isThere) ?? order.slice(0, at).findLast(isThere);
}
