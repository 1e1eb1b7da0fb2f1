import type { ListingEvent } from "@hearthpaw/client";
import { dayText, exactText, statusLook } from "@hearthpaw/ui-kit";
import { useToday } from "../../../lib/today.ts";
import * as texts from "./texts.tsx";
import { ACTORS, STAFF_WORDS } from "./words.ts";
import shared from "../../../components/staff/case.module.css";
import css from "./review.module.css";

/** A listing's history, latest first: each new status, who set it, and why. */
export function History({ events }: { events: readonly ListingEvent[] }) {
  const today = useToday();
  return (
    <section aria-labelledby="before">
      <h3 id="before" className={shared.small}>{texts.whatHappenedSoFar}</h3>
      <ol className={css.history}>
        {events.map(({ status, actor, reason, at }) => (
          <li key={at + status}>
            <span className={css.step}>
              {STAFF_WORDS[status] ?? statusLook(status).word}
              <span className={css.when}>
                {ACTORS[actor]}, <time dateTime={at} title={exactText(at)}>{dayText(at, today)}</time>
              </span>
            </span>
            {reason && <span className={css.soft}>{reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
