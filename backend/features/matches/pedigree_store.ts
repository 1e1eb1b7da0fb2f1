import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { type Links, MOST_GENERATIONS } from "./inbreeding_rules.ts";

type Db = Kysely<Database>;

/**
 * Returns SQL for a registration number in the compared form, letters and digits only; null if there is none.
 */
const key = (alias: string, column: string) =>
  `${alias}.type || ':' || upper(regexp_replace(${column}, '[^A-Za-z0-9]', '', 'g'))`;
/**
 * Returns SQL for an animal's identity: its registration number, shared by all breeders, or else its own id.
 */
const nodeOf = (alias: string) =>
  `coalesce(${key(alias, `${alias}.registration_number`)}, ${alias}.id::text)`;
/**
 * Returns SQL for the father or mother of `r`. A parent with only a name counts as unknown because any animal
 * may have that name.
 */
const above = (alias: string, which: "sire" | "dam") =>
  `case when ${alias}.id is not null then ${nodeOf(alias)} else ${key("r", `r.${which}_registration`)} end`;

type Row = {
  id: string;
  node: string;
  name: string;
  isVerified: boolean;
  sireId: string | null;
  damId: string | null;
  sireName: string | null;
  damName: string | null;
};

const ROWS = `
  select r.id, ${nodeOf("r")} as node, r.name, r.verified_at is not null as "isVerified",
    ${above("s", "sire")} as "sireId", ${above("m", "dam")} as "damId",
    coalesce(s.name, r.sire_name) as "sireName", coalesce(m.name, r.dam_name) as "damName"
  from parents r left join parents s on s.id = r.sire_id left join parents m on m.id = r.dam_id`;

/** Maximum number of animals read per generation. */
const MOST_ANIMALS = 6_000;

export type KnownPedigrees = {
  links: Map<string, Links>;
  names: Map<string, string>;
  /** Identity of each requested parent. */
  nodes: Map<string, string>;
};

/**
 * Returns the pedigrees of parents, over as many generations as count. Records of several breeders under one
 * registration number are one animal. If they differ, verified records win, then older ones.
 */
export async function findPedigrees(db: Db, parentIds: readonly string[]): Promise<KnownPedigrees> {
  const found: KnownPedigrees = { links: new Map(), names: new Map(), nodes: new Map() };
  // The name in an animal's own record outranks the name in the papers of its young, which are read first.
  const verifiedNames = new Map<string, string>();
  let [ids, keys]: [string[], string[]] = [[...new Set(parentIds)], []];
  for (let depth = 0; depth < MOST_GENERATIONS && (ids.length || keys.length); depth++) {
    // The first query reads only the animals themselves; their numbers lead to the same animals at other
    // breeders.
    const { rows } = await sql<Row>`${sql.raw(ROWS)}
      where r.id = any(${ids}::uuid[]) or (r.registration_number is not null
        and ${sql.raw(key("r", "r.registration_number"))} = any(${keys}))
      order by r.verified_at is null, r.created_at, r.id limit ${MOST_ANIMALS}`.execute(db);
    const next = new Set<string>();
    for (const { id, node, name, isVerified, sireId, damId, sireName, damName } of rows) {
      if (depth === 0) found.nodes.set(id, node);
      const known = found.links.get(node);
      found.links.set(node, { sireId: known?.sireId ?? sireId, damId: known?.damId ?? damId });
      if (isVerified && !verifiedNames.has(node)) verifiedNames.set(node, name);
      for (const [one, called] of [[node, name], [sireId, sireName], [damId, damName]] as const) {
        if (one !== null && called && !found.names.has(one)) found.names.set(one, called);
      }
      if (depth === 0) next.add(node);
      for (const one of [sireId, damId]) if (one !== null) next.add(one);
    }
    const unread = [...next].filter((one) => depth === 0 || !found.links.has(one));
    if (found.links.size >= MOST_ANIMALS) break;
    keys = unread.filter((one) => one.includes(":"));
    ids = unread.filter((one) => !one.includes(":") && !found.links.has(one));
  }
  return { ...found, names: new Map([...found.names, ...verifiedNames]) };
}
