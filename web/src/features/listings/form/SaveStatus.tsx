import { Button, Icon } from "@hearthpaw/ui-kit";
import { failureWords } from "../../../lib/use_form.ts";
import * as texts from "./texts.tsx";
import type { Listing } from "./use_listing.ts";
import css from "./form.module.css";

/** Whether all changes are saved, in a few words that screen readers announce when they change. */
export function SaveStatus({ listing }: { listing: Listing }) {
  const { state, photos, video, unsaved, wrong } = listing;
  // A field's error counts only after the breeder has left the field.
  const isRed = wrong.some((name) => listing.errorOf(name) !== undefined);
  const busy =
    [...photos.items, ...video.items].filter((item) => item.state !== "done" && item.state !== "failed")
      .length;
  return (
    <div className={css.status} role="status">
      {state.kind === "kept"
        ? (
          <>
            <Icon name="warning" size={18} className={css.warn} />
            <span>
              {state.error.code === "network"
                ? texts.unreachableKeptInBrowser
                : texts.saveFailedKept(failureWords(state.error).title)}
            </span>
            <Button variant="quiet" size="small" icon="refresh" onClick={() => listing.save()}>
              {texts.tryNow}
            </Button>
          </>
        )
        : busy > 0
        ? (
          <>
            <Icon name="clock" size={18} />
            <span>{busy === 1 ? texts.uploading1File : texts.uploadingFiles(busy)}</span>
          </>
        )
        : state.kind === "saving" || (unsaved.length > wrong.length && state.kind !== "refused")
        ? (
          <>
            <Icon name="clock" size={18} />
            <span>{texts.saving}</span>
          </>
        )
        : state.kind === "saved" && (wrong.length === 0 || isRed)
        ? (
          <>
            <Icon name="check" size={18} className={css.good} />
            <span>{isRed ? texts.savedExceptRedFields : texts.draftSaved}</span>
          </>
        )
        : null}
    </div>
  );
}
