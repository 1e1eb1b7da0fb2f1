/** Reducers copy what the contract declares out of an answer: an undeclared field never leaves the server. */
export type Reducer = (value: unknown) => unknown;

/** A value that is not an object; an object in its place is dropped. */
export const scalar: Reducer = (value) => (typeof value === "object" && value !== null ? undefined : value);

/** Free content, which the contract leaves open. */
export const all: Reducer = (value) => value;

/** A reducer that is declared further down. */
export function later(reducer: () => Reducer): Reducer {
  return (value) => reducer()(value);
}

/** A list of what `item` reduces; null stays. */
export function list(item: Reducer): Reducer {
  if (item === all) return all;
  return (value) => (Array.isArray(value) ? value.map(item) : value === null ? null : undefined);
}

/** An object of these properties; with `rest`, other keys carry what it reduces. null stays. */
export function object(shape: Readonly<Record<string, Reducer>>, rest?: Reducer): Reducer {
  const fields = Object.entries(shape);
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      return value === null ? null : undefined;
    }
    const from = value as Record<string, unknown>;
    const out: Record<string, unknown> = {};
    for (const [name, reduce] of fields) {
      const found = from[name];
      if (found !== undefined) out[name] = reduce(found);
    }
    if (rest === undefined) return out;
    for (const name of Object.keys(from)) {
      if (!Object.hasOwn(shape, name) && name !== "__proto__") out[name] = rest(from[name]);
    }
    return out;
  };
}

/** A union whose member the value of one property names. */
export function tagged(property: string, members: Readonly<Record<string, Reducer>>): Reducer {
  return (value) => {
    if (typeof value !== "object" || value === null) return value === null ? null : undefined;
    const tag = (value as Record<string, unknown>)[property];
    const reduce = typeof tag === "string" && Object.hasOwn(members, tag) ? members[tag] : undefined;
    return reduce?.(value);
  };
}

/** A union without a tag: the member that asks for most of the properties that are there. */
export function either(
  members: readonly { needs: "scalar" | "list" | string[]; reduce: Reducer }[],
): Reducer {
  const objects = members.filter((member) => Array.isArray(member.needs))
    .sort((a, b) => b.needs.length - a.needs.length);
  const lists = members.find((member) => member.needs === "list");
  return (value) => {
    if (Array.isArray(value)) return lists?.reduce(value);
    if (typeof value !== "object" || value === null) return value;
    const member = objects.find(({ needs }) => (needs as string[]).every((name) => name in value));
    return member?.reduce(value);
  };
}
