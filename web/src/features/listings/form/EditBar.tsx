import type { PetDetails } from "@hearthpaw/client";
import { Button, ErrorNotice, Icon, useToast } from "@hearthpaw/ui-kit";
import { listText } from "../../../components/pets/words.ts";
import { failureWords } from "../../../lib/use_form.ts";
import { keepTyped } from "./memory.ts";
import { effectOf } from "./standing.ts";
import { controlId, type StepId, stepWith } from "./steps.ts";
import type { Listing } from "./use_listing.ts";
import css from "./form.module.css";

/** Saves the changes of a listing that others see, and says which of them they see when. */
export function EditBar({ listing, pet, onGo, onReload }: {
  listing: Listing;
  pet: PetDetails;
  onGo: (step: StepId, control?: string) => void;
  onReload: () => void;
}) {
  const { show } = useToast();
  const { unsaved, wrong, missing, photos, video, state } = listing;
  const { atOnce, waiting } = effectOf(pet, unsaved, photos.fileKeys);
  const isBusy = photos.isBusy || video.isBusy;

  async function save() {
    const [bad] = wrong;
    const [need] = missing;
    const stop = bad ?? need;
    if (stop) {
      listing.showErrors(wrong);
      return onGo(stepWith(stop).id, controlId(stop));
    }
    if (!await listing.save()) return;
    show({
      tone: "done",
      title: waiting.length > 0 ? "Saved and submitted for review" : "Saved",
      text: waiting.length > 0
        ? `${capital(listText(waiting))}: buyers see the old version until we approve it.`
        : undefined,
    });
  }

  if (unsaved.length === 0 && !isBusy) {
    return (
      <div className={css.bar}>
        <p className={css.soft}>No changes yet.</p>
      </div>
    );
  }
  const words = state.kind === "kept" ? failureWords(state.error) : undefined;
  return (
    <div className={css.bar} data-active="">
      {words && (
        <ErrorNotice title={words.title}>
          <p>We saved what you typed in this browser.</p>
        </ErrorNotice>
      )}
      <ul className={css.effects} aria-label="What happens when you save">
        {atOnce.length > 0 && (
          <li>
            <Icon name="check" size={18} />
            <span>
              <b>Right away:</b> {listText(atOnce)}
            </span>
          </li>
        )}
        {waiting.length > 0 && (
          <li>
            <Icon name="clock" size={18} />
            <span>
              <b>After our team's review:</b> {listText(waiting)}
            </span>
          </li>
        )}
      </ul>
      <div className={css.ways}>
        <Button
          variant="secondary"
          onClick={() => {
            keepTyped(listing.userId, pet.id, {});
            onReload();
          }}
        >
          Discard
        </Button>
        <Button
          loading={state.kind === "saving"}
          disabledReason={isBusy ? "Your files are still uploading." : undefined}
          onClick={save}
        >
          Save changes
        </Button>
      </div>
    </div>
  );
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
