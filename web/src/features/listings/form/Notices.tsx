import type { ReactNode } from "react";
import { Button, Icon, type IconName } from "@hearthpaw/ui-kit";
import { listText } from "../../../components/pets/words.ts";
import { pendingWords, rejection } from "./standing.ts";
import type { Listing } from "./use_listing.ts";
import css from "./form.module.css";

/** What there is to know before one goes on: why it came back, what waits, what is frozen, what was restored. */
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
        <Note icon="info" tone="ask" title="This listing needs a change">
          <blockquote className={css.said}>{reason}</blockquote>
          <p>Fix it, then submit the listing again under “Preview”.</p>
        </Note>
      )}
      {pet?.saleNotice && (
        <Note icon="info" tone="ask" title="Buyers can’t reserve this pet yet">
          <p>{pet.saleNotice}</p>
        </Note>
      )}
      {!isDraft && (pet?.status === "in-review" || pet?.status === "not-approved-internal") && (
        <Note icon="clock" title={`${pet.name} is in review`}>
          <p>Our team sees your changes right away. We’ll email you when it’s approved.</p>
        </Note>
      )}
      {waiting.length > 0 && (
        <Note icon="clock" tone="ask" title="Waiting for review">
          <p>
            {`${
              capital(listText(waiting))
            }. Buyers see the old version until then. Here you see the new one.`}
          </p>
        </Note>
      )}
      {frozen && (
        <Note icon="lock" tone="ask" title="Some details can't be changed right now">
          <p>{frozen}</p>
        </Note>
      )}
      {restored > 0 && (
        <Note icon="refresh" title="We kept your unsaved changes">
          <p>
            {isDraft ? "We're saving them now." : "Review them, then save."}
          </p>
        </Note>
      )}
      {state.kind === "moved" && (
        <Note icon="warning" tone="bad" title={state.error.message}>
          <p>It may have been changed in another window. What you typed is still here.</p>
          <Button variant="secondary" size="small" icon="refresh" onClick={onReload}>
            Show the current version
          </Button>
        </Note>
      )}
      {state.kind === "refused" && (
        <Note icon="warning" tone="bad" title={state.error.message}>
          <p>We kept what you typed. Fix the fields in red, or clear them.</p>
        </Note>
      )}
    </>
  );
}

/** A note above the form. */
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
