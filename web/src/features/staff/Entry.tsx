import type { AuditEntry } from "@hearthpaw/client";
import { agoText, exactText, Link } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";
import { useNow } from "./use_now.ts";
import { fieldWord, sentenceOf } from "./words.ts";
import css from "./staff.module.css";

/** One decision as a sentence, with its reason, changes and time. */
export function Entry({ entry, linked = true }: { entry: AuditEntry; linked?: boolean }) {
  const now = useNow();
  const { who, did, what } = sentenceOf(entry);
  const search = new URLSearchParams({ subjectId: entry.subjectId });
  return (
    <li className={css.entry}>
      <p className={css.sentence}>
        {linked && entry.actorId
          ? <Link href={`/admin/audit?actorId=${entry.actorId}`}>{who}</Link>
          : <strong>{who}</strong>} {did}{" "}
        {linked ? <Link href={`/admin/audit?${search}`}>{what}</Link> : <strong>{what}</strong>}
      </p>
      {entry.reason && <p className={css.reason}>{entry.reason}</p>}
      {entry.changes.length > 0 && (
        <dl className={css.changes}>
          {entry.changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{fieldWord(field)}</dt>
              <dd>
                <span>{before ?? texts.none}</span>
                <span aria-hidden="true">→</span>
                <span className={css.hidden}>{texts.became}</span>
                <strong>{after ?? texts.none}</strong>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={css.when}>
        <time dateTime={entry.at} title={exactText(entry.at)}>{agoText(entry.at, now)}</time>
      </p>
    </li>
  );
}
