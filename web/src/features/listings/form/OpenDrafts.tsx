import { dayText, exactText, Link } from "@hearthpaw/ui-kit";
import type { OwnPetRow } from "@hearthpaw/client";
import { useToday } from "../../../lib/today.ts";
import { Note } from "./Notices.tsx";
import * as texts from "./texts.tsx";
import css from "./form.module.css";

const MOST = 3;

/**
 * Drafts that were started but not submitted: first those that only this browser has, then the rest, latest
 * first. Breeders who want to continue a draft then don't start a second one.
 */
export function OpenDrafts({ kept, drafts }: {
  kept: readonly { name: string; href: string }[];
  drafts: readonly OwnPetRow[];
}) {
  const today = useToday();
  const count = kept.length + drafts.length;
  if (count === 0) return null;
  return (
    <Note
      icon="edit"
      title={count === 1 ? texts.oneUnfinishedDraft : texts.youHaveUnfinishedDrafts(count)}
    >
      <ul className={css.drafts}>
        {kept.map(({ name, href }) => (
          <li key={href}>
            <Link href={href}>{name ? texts.continueSDraft(name) : texts.continueYourUnnamedDraft}</Link>
            <span className={css.soft}>{texts.onlyInThisBrowser}</span>
          </li>
        ))}
        {drafts.slice(0, MOST).map(({ id, name, breed, updatedAt }) => (
          <li key={id}>
            <Link href={`/breeder/pets/${id}/edit`}>
              {name ? texts.continueSDraft(name) : texts.continueYourUnnamedDraft}
            </Link>
            <span className={css.soft}>
              {breed && `${breed.breedName} · `}
              <time dateTime={updatedAt} title={exactText(updatedAt)}>{dayText(updatedAt, today)}</time>
            </span>
          </li>
        ))}
      </ul>
      {drafts.length > MOST && <Link href="/breeder/pets?status=in-progress">{texts.seeAllDrafts}</Link>}
    </Note>
  );
}
