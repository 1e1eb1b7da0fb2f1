import type { ReactNode } from "react";
import { Button, Icon, type IconName, Link } from "@hearthpaw/ui-kit";
import { listText } from "../../../components/pets/words.ts";
import { pendingWords, rejection } from "./standing.ts";
import * as texts from "./texts.tsx";
import type { Listing } from "./use_listing.ts";
import css from "./form.module.css";

/**
 * Notices above the form: why the listing came back, what awaits review, what is locked, what was restored.
 */
export function Notices({ listing, isDraft, frozen, onReload }: {
  listing: Listing;
  isDraft: boolean;
  frozen: string | undefined;
  onReload: () => void;
}) {
  const { pet, state, restored } = listing;
  const reason = pet && rejection(pet);
  const waiting = pet ? pendingWords(pet) : [];
  return (
    <>
      {reason && (
        <Note icon="info" tone="ask" title={texts.thisListingNeedsAChange}>
          <blockquote className={css.said}>{reason}</blockquote>
          <p>{texts.fixAndResubmit}</p>
        </Note>
      )}
      {pet?.saleNotice && (
        <Note icon="info" tone="ask" title={texts.notReservableYet}>
          <p>{pet.saleNotice}</p>
        </Note>
      )}
      {pet?.isBeingChecked && (
        <Note icon="clock" title={texts.beingChecked(pet.name)}>
          <p>{texts.beingCheckedHint((text) => <Link href="/contact">{text}</Link>)}</p>
        </Note>
      )}
      {!isDraft && !pet?.isBeingChecked &&
        (pet?.status === "in-review" || pet?.status === "not-approved-internal") && (
        <Note icon="clock" title={texts.nameIsInReview(pet.name)}>
          <p>{texts.inReviewEditable}</p>
        </Note>
      )}
      {waiting.length > 0 && (
        <Note icon="clock" tone="ask" title={texts.waitingForReview}>
          <p>
            {texts.pendingChangesHidden(capital(listText(waiting)))}
          </p>
        </Note>
      )}
      {frozen && (
        <Note icon="lock" tone="ask" title={texts.detailsLocked}>
          <p>{frozen}</p>
        </Note>
      )}
      {restored > 0 && (
        <Note icon="refresh" title={texts.weKeptYourUnsavedChanges}>
          <p>
            {isDraft ? texts.wereSavingThemNow : texts.reviewThemThenSave}
          </p>
        </Note>
      )}
      {state.kind === "moved" && (
        <Note icon="warning" tone="bad" title={state.error.message}>
          <p>{texts.changedElsewhere}</p>
          <Button variant="secondary" size="small" icon="refresh" onClick={onReload}>
            {texts.showTheCurrentVersion}
          </Button>
        </Note>
      )}
      {state.kind === "refused" && (
        <Note icon="warning" tone="bad" title={state.error.message}>
          <p>
            {Object.keys(state.error.fieldErrors).length > 0 ? texts.saveRefusedHint : texts.saveFailedHint}
          </p>
        </Note>
      )}
    </>
  );
}

/** A notice above the form. */
export function Note({ icon, tone, title, children }: {
  icon: IconName;
  tone?: "ask" | "bad";
  title: string;
  children: ReactNode;
}) {
  return (
    <div className={css.note} data-tone={tone} role={tone === "bad" ? "alert" : undefined}>
      <Icon name={icon} size={22} />
      <div>
        <p className={css.noteTitle}>{title}</p>
        {children}
      </div>
    </div>
  );
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
