import type { RefObject } from "react";
import { Badge, Button, dayText, exactText, Link } from "@hearthpaw/ui-kit";
import { HealthDocuments } from "../../../components/staff/HealthDocuments.tsx";
import { TextFlags } from "../../../components/staff/TextFlags.tsx";
import { useToday } from "../../../lib/today.ts";
import { roleOf } from "../parent_rules.ts";
import { ParentFacts } from "../ParentFacts.tsx";
import { breederHref } from "../../../lib/breeders.ts";
import * as texts from "./texts.tsx";
import type { Line } from "./use_parent_queue.ts";
import shared from "../../../components/staff/case.module.css";
import css from "./review.module.css";

/** A parent animal's photos, papers and health tests, their documents, and the possible decisions. */
export function ParentCase({ one: { parent, breeder, submittedAt, textFlags }, head, onApprove, onReject }: {
  one: Line;
  head: RefObject<HTMLHeadingElement | null>;
  onApprove: (() => unknown) | undefined;
  onReject: (() => unknown) | undefined;
}) {
  const today = useToday();
  const { name, sex, breed, statusLabel, status, reason } = parent;
  return (
    <article className={shared.case} aria-labelledby="case">
      <header className={shared.head}>
        <div>
          <h2 id="case" className={shared.name} tabIndex={-1} ref={head}>{name}</h2>
          <p className={shared.soft}>
            {texts.sexNotVerifiedYet({
              sex: roleOf(sex),
              breedName: breed.breedName,
              name: breeder.isVerified
                ? <Link href={breederHref(breeder)}>{breeder.name}</Link>
                : breeder.name,
              isVerified: breeder.isVerified,
            })}
          </p>
          <p className={shared.soft}>
            {texts.submitted(
              <time dateTime={submittedAt} title={exactText(submittedAt)}>{dayText(submittedAt, today)}
              </time>,
            )}
          </p>
        </div>
        <Badge tone={status === "rejected" ? "bad" : "wait"} icon={status === "rejected" ? "close" : "clock"}>
          {status === "rejected" ? texts.rejected : statusLabel}
        </Badge>
      </header>
      {reason && (
        <p className={shared.asked}>
          <strong>{texts.ourLastMessage}</strong> {reason}
        </p>
      )}
      <TextFlags flags={textFlags} />
      <ParentFacts parent={parent} />
      <HealthDocuments tests={parent.healthTests} />
      {onApprove && onReject && (
        <div className={css.decide} role="group" aria-label={texts.resolveParent(name)}>
          <Button icon="check" onClick={onApprove}>{texts.approve}</Button>
          <Button icon="close" variant="secondary" onClick={onReject}>{texts.reject}</Button>
        </div>
      )}
    </article>
  );
}
