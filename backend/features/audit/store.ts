import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import type { AuditEntry } from "../../generated/types.ts";
import { timestampJson } from "../../platform/db/json.ts";
import { named } from "../../platform/db/named.ts";

type Db = Kysely<Database>;

export type NewEntry = {
  id: string;
  actorId: string | null;
  action: string;
  subjectKind: AuditEntry["subjectKind"];
  subjectId: string;
  reason: string | null;
  changes: AuditEntry["changes"];
};

/** Adds entries. No function changes or deletes one. */
export async function insertEntries(db: Db, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db.insertInto("audit_entries").values(entries.map((entry) => ({
    id: entry.id,
    actor_id: entry.actorId,
    action: entry.action,
    subject_kind: entry.subjectKind,
    subject_id: entry.subjectId,
    reason: entry.reason,
    changes: JSON.stringify(entry.changes),
  }))).execute();
}

/**
 * Filters of the log: by actor, by subject, and by decisions or reads. `after` is the last line of the
 * previous page.
 */
export type EntryFilter = {
  kind?: "decisions" | "reads";
  actorId?: string;
  subjectId?: string;
  after?: { at: string; id: string };
};

/** SQL for the subject's id if it has this kind. The name is then found by the index of its table. */
const idOf = (kind: AuditEntry["subjectKind"]): string =>
  `case when e.subject_kind = '${kind}' and e.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then e.subject_id::uuid end`;

/** Looks up names when the log is read: the log itself stores none. */
const entriesText = ({ kind, actorId, subjectId, after }: EntryFilter): string => {
  let count = 0;
  const conditions = [
    ...(kind ? [`e.action ${kind === "reads" ? "" : "not "}like '%-read'`] : []),
    ...(actorId ? [`e.actor_id = $${++count}::uuid`] : []),
    ...(subjectId ? [`e.subject_id = $${++count}`] : []),
    ...(after ? [`(e.at, e.id) < ($${++count}::timestamptz, $${++count}::uuid)`] : []),
  ];
  return `
    select e.id, e.actor_id as "actorId",
      case when e.actor_id is null then 'The operator'
        else coalesce(a.first_name || ' ' || a.last_name, 'A former member of staff') end as "actorName",
      e.action, e.subject_kind as "subjectKind", e.subject_id as "subjectId",
      coalesce(u.first_name || ' ' || u.last_name, b.name, p.name, r.name, cp.name, cb.name, i.name, si.email, fb.name, dp.name) as "subjectName",
      e.reason, e.changes, ${timestampJson("e.at")} as at, e.at::text as key
    from (select * from audit_entries e ${conditions.length ? `where ${conditions.join(" and ")}` : ""}
      order by e.at desc, e.id desc limit $${++count}) e
    left join users a on a.id = e.actor_id
    left join users u on u.id = ${idOf("user")}
    left join breeders b on b.id = ${idOf("verification")}
    left join pets p on p.id = ${idOf("listing")}
    left join parents r on r.id = ${idOf("parent")}
    left join change_requests c on c.id = ${idOf("change-request")}
    left join pets cp on cp.id = c.pet_id
    left join claim_changes cc on cc.id = ${idOf("claim-change")}
    left join breeders cb on cb.id = cc.breeder_id
    left join fraud_cases fc on fc.id = ${idOf("fraud-case")}
    left join breeders fb on fb.id = fc.breeder_id
    left join deliveries dl on dl.id = ${idOf("delivery")}
    left join reservations dr on dr.id = dl.reservation_id
    left join pets dp on dp.id = dr.pet_id
    left join shelter_invitations i on i.id = ${idOf("shelter-invitation")}
    left join staff_invitations si on si.id = ${idOf("staff-invitation")}
    order by e.at desc, e.id desc`;
};

/** Returns decisions, newest first, with the text of their time for the next page. */
export function findEntries(
  db: Db,
  filter: EntryFilter,
  limit: number,
): Promise<(AuditEntry & { key: string })[]> {
  const { kind, actorId, subjectId, after } = filter;
  const params = [
    ...(actorId ? [actorId] : []),
    ...(subjectId ? [subjectId] : []),
    ...(after ? [after.at, after.id] : []),
    limit,
  ];
  const name = `staff_audit${kind ? `_${kind}` : ""}${actorId ? "_actor" : ""}${subjectId ? "_subject" : ""}${
    after ? "_after" : ""
  }`;
  return named(db, name, entriesText(filter), params);
}
