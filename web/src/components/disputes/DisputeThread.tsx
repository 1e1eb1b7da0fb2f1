import type { Dispute } from "@hearthpaw/client";
import { dayText, exactText, Link } from "@hearthpaw/ui-kit";
import { useToday } from "../../lib/today.ts";
import * as texts from "./texts.ts";
import { decisionText, heardText, paysText, speakerText, type Viewer } from "./words.ts";
import css from "./disputes.module.css";

/** The decision, and both sides' statements and evidence. */
export function DisputeThread({ dispute, viewer }: { dispute: Dispute; viewer: Viewer }) {
  const today = useToday();
  const about = [
    dispute.outcome === "refund" ? paysText(dispute, viewer) : undefined,
    dispute.decision && texts.whyDecided(dispute.decision),
    heardText(dispute, viewer, today),
  ].filter((words) => typeof words === "string");
  return (
    <>
      {dispute.status === "decided" && (
        <div className={css.decision}>
          <p>
            <strong>{decisionText(dispute, viewer)}</strong>
          </p>
          {about.map((words) => <p key={words} className={css.text}>{words}</p>)}
        </div>
      )}
      <ol className={css.messages} aria-label={texts.messages}>
        {dispute.messages.map(({ id, by, text, files, at }) => (
          <li key={id} className={css.message} data-own={by === viewer ? "" : undefined}>
            <p className={css.soft}>
              <strong>{speakerText(dispute, by, viewer)}</strong>
              {" · "}
              <time dateTime={at} title={exactText(at)}>{dayText(at, today)}</time>
            </p>
            <p className={css.text}>{text}</p>
            {files.length > 0 && (
              <ul className={css.files}>
                {files.map(({ fileKey, url, name, contentType }) => (
                  <li key={fileKey} className={css.file}>
                    <Link href={url} target="_blank" rel="noreferrer">
                      {contentType.startsWith("image/") && (
                        <img src={url} alt="" width={160} height={120} loading="lazy" />
                      )}
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
