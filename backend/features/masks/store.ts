import { type Kysely, sql } from "kysely";
import type { Database, Mask } from "../../platform/db/schema.ts";
import { MASK_VERSION, type Texts } from "./rules.ts";

type Db = Kysely<Database>;

/** SQL for the texts of a row `t`, with the names used by the feature that writes the row. */
type Surface = { key: string; texts: string };

const QUESTIONS = `coalesce((select jsonb_object_agg(one.name, one.text)
  from jsonb_array_elements(t.questions) q, lateral (
    select 'question:' || (q ->> 'id') as name, q ->> 'text' as text
    union all select 'choice:' || (q ->> 'id') || ':' || (c.place - 1), c.text
      from jsonb_array_elements_text(q -> 'choices') with ordinality c (text, place)) one), '{}')`;

/** Tables with rows that one side writes and the other reads before a payment. */
export const SURFACES = {
  chat_messages: {
    key: "id",
    texts: `jsonb_build_object('text', t.text) || coalesce((select jsonb_object_agg('file:' || f.key, f.name)
      from files f where f.state = 'attached' and t.file_keys ? f.key), '{}')`,
  },
  waitlist_entries: {
    key: "id",
    texts: "jsonb_build_object('name', t.name, 'note', t.note, 'reason', t.reason)",
  },
  application_forms: { key: "breeder_id", texts: QUESTIONS },
  applications: {
    key: "id",
    texts: `jsonb_build_object('reason', t.reason) || ${QUESTIONS}
        || coalesce((select jsonb_object_agg('answer:' || (a ->> 'questionId'), a ->> 'text')
          from jsonb_array_elements(t.answers) a), '{}')
        || coalesce((select jsonb_object_agg('pet:' || (p ->> 'id'), p ->> 'name')
          from jsonb_array_elements(t.own_pets) p), '{}')`,
  },
  reviews: { key: "id", texts: "jsonb_build_object('title', t.title, 'text', t.text, 'answer', t.answer)" },
  matches: { key: "id", texts: "jsonb_build_object('message', t.message)" },
} as const satisfies Partial<Record<keyof Database, Surface>>;
export type SurfaceName = keyof typeof SURFACES;

/** Returns the SQL predicate of the index of rows whose mask is missing or from earlier rules. */
export const isOldSql = (alias: string): string =>
  `coalesce((${alias}.mask ->> 'version')::int, 0) < ${MASK_VERSION}`;

/**
 * Returns rows without a mask of the current rules, locked. Skips rows that another transaction is writing.
 */
export async function lockOld(
  trx: Db,
  surface: SurfaceName,
  limit: number,
): Promise<{ id: string; texts: Texts }[]> {
  const { key, texts } = SURFACES[surface];
  const { rows } = await sql<{ id: string; texts: Texts }>`
    select t.${sql.raw(key)} as id, ${sql.raw(texts)} as texts from ${sql.raw(surface)} t
    where ${sql.raw(isOldSql("t"))} limit ${limit} for no key update of t skip locked`.execute(trx);
  return rows;
}

/** Stores masks of locked rows. */
export async function saveMasks(
  trx: Db,
  surface: SurfaceName,
  masks: readonly { id: string; mask: Mask }[],
): Promise<void> {
  await sql`
    update ${sql.raw(surface)} t set mask = m.mask
    from jsonb_to_recordset(${JSON.stringify(masks)}::jsonb) m (id uuid, mask jsonb)
    where t.${sql.raw(SURFACES[surface].key)} = m.id`.execute(trx);
}
