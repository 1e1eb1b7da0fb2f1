import { type Kysely, sql } from "kysely";
import type { PetImage } from "../../generated/types.ts";
import type { Database, ReportsTable } from "../../platform/db/schema.ts";
import { IMAGES_JSON } from "../pets/json_store.ts";
import { POST_IMAGES_JSON } from "../posts/store.ts";
import { PHOTOS_JSON } from "../reviews/store.ts";

type Db = Kysely<Database>;
export type Kind = ReportsTable["kind"];
export type Status = "open" | "kept" | "removed";
export type Report = {
  id: string;
  /** Time that orders the list, as text, for the next page. */
  at: string;
  kind: Kind;
  subjectId: string;
  status: Status;
  count: number;
  createdAt: Date;
  decidedAt: Date | null;
  reason: string | null;
};

const columns = sql`r.id, r.created_at::text as at, r.kind, r.subject_id as "subjectId", r.status,
  (select count(*)::int from report_voices v where v.report_id = r.id) as count,
  r.created_at as "createdAt", r.decided_at as "decidedAt", r.reason`;

/** Returns reports by keyset: open ones oldest first, decided ones newest first. */
export async function findReports(
  db: Db,
  { status, kind, after }: {
    status: Status;
    kind?: Kind | undefined;
    after: { at: string; id: string } | undefined;
  },
  limit: number,
): Promise<Report[]> {
  const [order, beyond] = status === "open" ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const { rows } = await sql<Report>`
    select ${columns} from reports r
    where r.status = ${status} and ${kind === undefined ? sql`true` : sql`r.kind = ${kind}`}
      and ${
    after ? sql`(r.created_at, r.id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`
  }
    order by r.created_at ${order}, r.id ${order} limit ${limit}`.execute(db);
  return rows;
}

/** Returns a report as staff see it. */
export async function findReport(db: Db, id: string): Promise<Report | undefined> {
  const { rows: [row] } = await sql<Report>`select ${columns} from reports r where r.id = ${id}`.execute(db);
  return row;
}

/** Returns the status of a report, locked, so concurrent decisions run one after the other. */
export async function lockStatus(trx: Db, id: string): Promise<Status | undefined> {
  const row = await trx.selectFrom("reports").select("status").where("id", "=", id).forUpdate()
    .executeTakeFirst();
  return row?.status;
}

export async function decide(
  trx: Db,
  id: string,
  { status, reason, actorId, at }: { status: Status; reason: string; actorId: string; at: Date },
): Promise<void> {
  await trx.updateTable("reports").set({ status, reason, decided_by: actorId, decided_at: at }).where(
    "id",
    "=",
    id,
  )
    .execute();
}

/** Returns the reporters to notify of the outcome: those whose account still exists. */
export async function findReporters(trx: Db, reportId: string, limit: number): Promise<string[]> {
  const rows = await trx.selectFrom("report_voices").select("reporter_id").where("report_id", "=", reportId)
    .where("reporter_id", "is not", null).orderBy("created_at").limit(limit).execute();
  return rows.flatMap(({ reporter_id }) => reporter_id ?? []);
}

export type Voice = {
  reportId: string;
  reporter: string;
  reason: string | null;
  details: string;
  createdAt: Date;
};

/** Returns the latest reporters' statements for each of these reports, oldest first. */
export async function findVoices(db: Db, reportIds: readonly string[], limit: number): Promise<Voice[]> {
  const { rows } = await sql<Voice>`
    select * from (
      select v.report_id as "reportId", v.reason, v.details, v.created_at as "createdAt", v.id,
        case when u.id is not null then trim(u.first_name || ' ' || u.last_name)
          when v.reporter_hash is not null then 'Someone who was not signed in' else 'A closed account' end as reporter
      from unnest(${reportIds as string[]}::uuid[]) wanted
      cross join lateral (select * from report_voices v where v.report_id = wanted
        order by v.created_at desc, v.id desc limit ${limit}) v
      left join users u on u.id = v.reporter_id
    ) latest order by latest."createdAt", latest.id`.execute(db);
  return rows;
}

export type Subject = {
  id: string;
  title: string;
  text: string;
  status: string | null;
  userId: string;
  name: string;
  email: string;
  isAnonymous: boolean;
  /** At most 20. */
  images: PetImage[];
};

/**
 * Returns the reported posts, listings and reviews with these ids, with their authors. Staff see the authors
 * of anonymous posts too.
 */
export async function findSubjects(db: Db, ids: readonly string[]): Promise<Map<string, Subject>> {
  const { rows } = await sql<Subject>`
    select s.id, s.title, s.text, s.status, u.id as "userId", s.name || trim(u.first_name || ' ' || u.last_name) as name,
      u.email, s."isAnonymous",
      jsonb_path_query_array(s.images, '$[0 to 19]') as images
    from (
      select p.id, p.title, p.text, p.status, p.author_id as user_id, '' as name, p.is_anonymous as "isAnonymous",
        ${sql.raw(POST_IMAGES_JSON)}::jsonb as images
      from posts p where p.id = any(${ids as string[]}::uuid[])
      union all
      select p.id, p.name, p.description, p.status, d.user_id, d.name || ', ', false, ${
    sql.raw(IMAGES_JSON)
  }::jsonb
      from pets p join breeders d on d.id = p.breeder_id where p.id = any(${ids as string[]}::uuid[])
      union all
      select r.id, r.rating || '-star review of ' || d.name || case when r.title = '' then '' else ': ' || r.title end, r.text,
        case when r.hidden_at is null then 'shown' else 'hidden' end, r.author_id, '', false,
        ${sql.raw(PHOTOS_JSON)}::jsonb
      from reviews r join breeders d on d.id = r.breeder_id join reservations v on v.id = r.reservation_id
        join pets p on p.id = v.pet_id where r.id = any(${ids as string[]}::uuid[])
    ) s join users u on u.id = s.user_id`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export type ChatSubject = { id: string; title: string; memberIds: string[] };

/** Returns the reported conversations with these ids, with their members. */
export async function findChats(db: Db, ids: readonly string[]): Promise<ChatSubject[]> {
  const { rows } = await sql<ChatSubject>`
    select c.id, trim(u.first_name || ' ' || u.last_name) || ' and ' || d.name as title,
      array[c.consumer_id, d.user_id]::text[] as "memberIds"
    from chats c join users u on u.id = c.consumer_id join breeders d on d.id = c.breeder_id
    where c.id = any(${ids as string[]}::uuid[])`.execute(db);
  return rows;
}

export type ChatMessage = { chatId: string; by: string; text: string; fileKeys: string[]; at: Date };

/** Returns the latest `limit` messages of each of these conversations, oldest first. */
export async function findMessages(
  db: Db,
  chatIds: readonly string[],
  limit: number,
): Promise<ChatMessage[]> {
  if (chatIds.length === 0) return [];
  const { rows } = await sql<ChatMessage>`
    select m.chat_id as "chatId", trim(u.first_name || ' ' || u.last_name) as by, m.text,
      m.file_keys as "fileKeys", m.created_at as at
    from unnest(${chatIds as string[]}::uuid[]) wanted
    cross join lateral (select * from chat_messages m where m.chat_id = wanted order by m.seq desc limit ${limit}) m
    join users u on u.id = m.sender_id order by m.chat_id, m.seq`.execute(db);
  return rows;
}
