/**
 * Returns the values of controlled text fields within `place` that were set without an event, as some password managers do.
 * React writes every value that it knows into the field's attribute too, so the two differ only then.
 */
export function filledIn<V extends object>(place: ParentNode, values: V): Partial<V> {
  const known = values as Record<string, unknown>;
  const fields = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input[name], textarea[name]",
  );
  const silent = [...fields].filter(({ name, value, defaultValue }) =>
    value !== defaultValue && known[name] === defaultValue
  );
  return Object.fromEntries(silent.map(({ name, value }) => [name, value])) as Partial<V>;
}
