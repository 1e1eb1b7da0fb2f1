/** Reducers copy the declared fields out of an answer, so an undeclared field never leaves the server. */
export type Reducer = (value: unknown) => unknown;

/** Keeps a value that is not an object; drops an object in its place. */
export const scalar: Reducer = (value) => (typeof value === "object" && value !== null ? undefined : value);

/** Keeps free content, which the contract leaves open. */
export const all: Reducer = (value) => value;

/** Refers to a reducer that is declared further down. */
export function later(reducer: () => Reducer): Reducer {
  return (value) => reducer()(value);
}

/** Reduces each item of a list with `item`; null stays. */
export function list(item: Reducer): Reducer {
  if (item === all) return all;
  return (value) => (Array.isArray(value) ? value.map(item) : value === null ? null : undefined);
}

/** Reduces an object to these properties. With `rest`, other keys stay, reduced by it. null stays. */
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

/** Reduces a union whose member is named by the value of one property. */
export function tagged(property: string, members: Readonly<Record<string, Reducer>>): Reducer {
  return (value) => {
    if (typeof value !== "object" || value === null) return value === null ? null : undefined;
    const tag = (value as Record<string, unknown>)[property];
    const reduce = typeof tag === "string" && Object.hasOwn(members, tag) ? members[tag] : undefined;
    return reduce?.(value);
  };
}

/** Reduces a union without a tag, by the member that needs the most of the properties present. */
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
