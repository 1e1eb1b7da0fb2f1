import type { PetDetails } from "@hearthpaw/client";
import { Button, ErrorNotice, Icon, useToast } from "@hearthpaw/ui-kit";
import { listText } from "../../../components/pets/words.ts";
import { failureWords } from "../../../lib/use_form.ts";
import { effectOf } from "./standing.ts";
import { controlId, stepWith } from "./steps.ts";
import type { StepId } from "./fields.ts";
import * as texts from "./texts.tsx";
import type { Listing } from "./use_listing.ts";
import css from "./form.module.css";

/**
 * Returns a function that saves the changes of a listing others can see. If a field prevents saving, the
 * function goes to the first such field. It returns whether everything was saved.
 */
export function useSaveChanges(
  listing: Listing,
  onGo: (step: StepId, control?: string) => void,
): () => Promise<boolean> {
  const { show } = useToast();
  const { pet, unsaved, wrong, missing, photos } = listing;
  return async () => {
    const [bad] = wrong;
    const [need] = missing;
    const stop = bad ?? need;
    if (stop) {
      listing.showErrors(wrong);
      onGo(stepWith(stop).id, controlId(stop));
      return false;
    }
    const waiting = pet ? effectOf(pet, unsaved, photos.fileKeys).waiting : [];
    if (!await listing.save()) return false;
    show({
      tone: "done",
      title: waiting.length > 0 ? texts.savedAndSubmittedForReview : texts.saved,
      text: waiting.length > 0 ? texts.oldVersionUntilApproved(capital(listText(waiting))) : undefined,
    });
    return true;
  };
}

/** Saves or discards changes to a listing others can see, and says which of them others see when. */
export function EditBar({ listing, pet, onSave, onDiscard }: {
  listing: Listing;
  pet: PetDetails;
  onSave: () => unknown;
  onDiscard: () => void;
}) {
  const { unsaved, photos, video, state } = listing;
  const { atOnce, waiting } = effectOf(pet, unsaved, photos.fileKeys);
  const isBusy = photos.isBusy || video.isBusy;

  if (unsaved.length === 0 && !isBusy) {
    return (
      <div className={css.bar}>
        <p className={css.soft}>{texts.noChangesYet}</p>
      </div>
    );
  }
  const words = state.kind === "kept" ? failureWords(state.error) : undefined;
  return (
    <div className={css.bar} data-active="">
      {words && (
        <ErrorNotice title={words.title}>
          <p>{texts.keptInBrowser}</p>
        </ErrorNotice>
      )}
      <ul className={css.effects} aria-label={texts.whatHappensWhenYouSave}>
        {atOnce.length > 0 && (
          <li>
            <Icon name="check" size={18} />
            <span>
              <b>{texts.rightAway}</b> {listText(atOnce)}
            </span>
          </li>
        )}
        {waiting.length > 0 && (
          <li>
            <Icon name="clock" size={18} />
            <span>
              <b>{texts.afterOurTeamsReview}</b> {listText(waiting)}
            </span>
          </li>
        )}
      </ul>
      <div className={css.ways}>
        <Button variant="secondary" onClick={onDiscard}>{texts.discard}</Button>
        <Button
          loading={state.kind === "saving"}
          disabledReason={isBusy ? texts.yourFilesAreStillUploading : undefined}
          onClick={onSave}
        >
          {texts.saveChanges}
        </Button>
      </div>
    </div>
  );
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
