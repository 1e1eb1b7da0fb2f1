import type { Kysely } from "kysely";
import type { SitemapPage } from "../../generated/types.ts";
import { named } from "../../platform/db/named.ts";
import type { Database } from "../../platform/db/schema.ts";
import { NOT_HIDDEN, SELLER_SHOWN } from "../pets/card_store.ts";
import { BREEDER_SLUG } from "../pets/json_store.ts";

type Db = Kysely<Database>;
type Row = { path: string; changedAt: Date | null };

/**
 * Maximum number of pages in a part. The sitemap protocol allows 50,000
 * (https://www.sitemaps.org/protocol.html).
 */
const PART_SIZE = 5_000;
const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** SQL for each section: its table `from`, and its rows with a page, with `id`, `path` and `changed_at`. */
const SECTIONS = {
  breeders: {
    from: "breeders",
    pages: `select d.id, '/breeders/' || d.id || '/' || ${BREEDER_SLUG} as path, d.updated_at as changed_at
      from breeders d join users u on u.id = d.user_id where ${SELLER_SHOWN}`,
  },
  pets: {
    from: "pets",
    pages: `select p.id, '/pets/' || p.id || '/' || p.slug as path, p.updated_at as changed_at
      from pets p where p.status = 'available' and p.card is not null and ${NOT_HIDDEN}`,
  },
};
export type Section = keyof typeof SECTIONS;

/**
 * Returns the first ids of a section's parts, in order. A part covers `size` rows of the table, so the key
 * alone finds its start, without reading a million rows. Its pages are the public ones among them. Parts
 * without pages are left out.
 */
export async function findStarts(db: Db, section: Section, size = PART_SIZE): Promise<string[]> {
  const { from, pages } = SECTIONS[section];
  const text = `select part.id from (
      select id, lead(id) over (order by id) as next from (
        select id, row_number() over (order by id) as place from ${from}) every_row where (place - 1) % $1 = 0) part
    cross join lateral (select from (${pages}) s
      where s.id >= part.id and s.id < coalesce(part.next, '${LAST_ID}') order by s.id limit 1) first order by part.id`;
  return (await named<{ id: string }>(db, `sitemap_${section}_starts`, text, [size])).map(({ id }) => id);
}

/** Returns the pages of a section within `size` rows of its table from this id on. */
export async function findPages(
  db: Db,
  section: Section,
  start: string,
  size = PART_SIZE,
): Promise<SitemapPage[]> {
  const { from, pages } = SECTIONS[section];
  const text = `select path, changed_at as "changedAt" from (${pages}) s where id >= $1::uuid
      and id < coalesce((select id from ${from} where id >= $1::uuid order by id offset $2 limit 1), '${LAST_ID}')
    order by id`;
  return (await named<Row>(db, `sitemap_${section}_pages`, text, [start, size])).map(pageOf);
}

/** Returns the pages of all breeds. */
export async function findBreedPages(db: Db): Promise<SitemapPage[]> {
  const text = `select '/breeds/' || slug as path, null::timestamptz as "changedAt" from breeds order by slug
    limit ${PART_SIZE}`;
  return (await named<Row>(db, "sitemap_breeds", text)).map(pageOf);
}

const pageOf = ({ path, changedAt }: Row): SitemapPage => ({
  path,
  changedAt: changedAt?.toISOString() ?? null,
});
