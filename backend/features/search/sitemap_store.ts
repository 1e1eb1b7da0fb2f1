import type { Kysely } from "kysely";
import type { SitemapPage } from "../../generated/types.ts";
import { named } from "../../platform/db/named.ts";
import type { Database } from "../../platform/db/schema.ts";
import { NOT_HIDDEN, SELLER_SHOWN } from "../pets/card_store.ts";
import { BREEDER_SLUG } from "../pets/json_store.ts";

type Db = Kysely<Database>;
type Row = { path: string; changedAt: Date | null };

/** So many pages a part has; the sitemap protocol allows 50,000 (https://www.sitemaps.org/protocol.html). */
const PART_SIZE = 5_000;

/** SQL for each section: its rows with `id`, `path` and `changed_at`. */
const SECTIONS = {
  breeders: `select d.id, '/breeders/' || d.id || '/' || ${BREEDER_SLUG} as path, d.updated_at as changed_at
    from breeders d join users u on u.id = d.user_id where ${SELLER_SHOWN}`,
  pets: `select p.id, '/pets/' || p.id || '/' || p.slug as path, p.updated_at as changed_at
    from pets p where p.status = 'available' and p.card is not null and ${NOT_HIDDEN}`,
};
export type Section = keyof typeof SECTIONS;

/** The ids at which the parts of a section begin, in order; each part has `size` pages, the last one perhaps fewer. */
export async function findStarts(db: Db, section: Section, size = PART_SIZE): Promise<string[]> {
  const text = `select id from (select id, row_number() over (order by id) as place from (${
    SECTIONS[section]
  }) s) n
    where (place - 1) % $1 = 0 order by id`;
  return (await named<{ id: string }>(db, `sitemap_${section}_starts`, text, [size])).map(({ id }) => id);
}

/** The pages of a section from this id on, as many as a part has. */
export async function findPages(db: Db, section: Section, from: string): Promise<SitemapPage[]> {
  const text = `select path, changed_at as "changedAt" from (${SECTIONS[section]}) s where id >= $1::uuid
    order by id limit ${PART_SIZE}`;
  return (await named<Row>(db, `sitemap_${section}_pages`, text, [from])).map(pageOf);
}

/** The pages of all breeds. */
export async function findBreedPages(db: Db): Promise<SitemapPage[]> {
  const text = `select '/breeds/' || slug as path, null::timestamptz as "changedAt" from breeds order by slug
    limit ${PART_SIZE}`;
  return (await named<Row>(db, "sitemap_breeds", text)).map(pageOf);
}

const pageOf = ({ path, changedAt }: Row): SitemapPage => ({
  path,
  changedAt: changedAt?.toISOString() ?? null,
});
