import { Button, Icon } from "@hearthpaw/ui-kit";
import { failureWords } from "../../../lib/use_form.ts";
import type { Listing } from "./use_listing.ts";
import css from "./form.module.css";

/** Whether what was typed has arrived, in a few words that are read out when they change. */
export function SaveStatus({ listing }: { listing: Listing }) {
  const { state, photos, video, unsaved, wrong } = listing;
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
                ? "We can't reach the server. Your changes are saved in this browser, and we'll try again."
                : `${
                  failureWords(state.error).title
                } Your changes are saved in this browser, and we'll try again.`}
            </span>
            <Button variant="quiet" size="small" icon="refresh" onClick={() => listing.save()}>
              Try now
            </Button>
          </>
        )
        : busy > 0
        ? (
          <>
            <Icon name="clock" size={18} />
            <span>{busy === 1 ? "Uploading 1 file" : `Uploading ${busy} files`}</span>
          </>
        )
        : state.kind === "saving" || (unsaved.length > wrong.length && state.kind !== "refused")
        ? (
          <>
            <Icon name="clock" size={18} />
            <span>Saving</span>
          </>
        )
        : state.kind === "saved"
        ? (
          <>
            <Icon name="check" size={18} className={css.good} />
            <span>{wrong.length > 0 ? "Saved, except the fields in red" : "Draft saved"}</span>
          </>
        )
        : null}
    </div>
  );
}
