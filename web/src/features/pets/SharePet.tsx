import { useRef, useState } from "react";
import { countShare, type Pet } from "@hearthpaw/client";
import { Button, Dialog, Field, useToast } from "@hearthpaw/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { CompareButton } from "../../components/compare/CompareButton.tsx";
import { useFavorite } from "../../components/favourites/favourites.ts";
import { useClient } from "../../lib/client_context.ts";
import { petHref } from "../../lib/pets.ts";
import { petQuery } from "./pet_queries.ts";
import * as texts from "./texts.tsx";
import css from "./offer.module.css";

/**
 * Shares the page through the phone's own sheet or as a link to copy; also shows the number of shares and
 * views.
 */
export function SharePet({ pet }: { pet: Pet }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { isFavorite, onFavorite } = useFavorite(pet);

  const path = petHref(pet);
  /** The link, shown if the browser neither shares nor copies it, as those inside other apps. */
  const [shown, setShown] = useState<string>();

  async function share() {
    const url = location.origin + path;
    try {
      if (navigator.share) {
        await navigator.share({ title: document.title, text: texts.meet(pet.name), url });
      } else {
        await navigator.clipboard.writeText(url);
        show({ tone: "done", title: texts.linkCopied });
      }
    } catch (error) {
      // Closing the sheet means that the visitor changed their mind.
      if (error instanceof DOMException && error.name === "AbortError") return;
      return setShown(url);
    }
    await count();
  }

  async function count() {
    const answer = await countShare(client, { id: pet.id, body: { page: path } }).catch(() => undefined);
    if (!answer) return;
    const { shareCount } = answer.pet;
    queryClient.setQueryData(
      petQuery(client, pet.id).queryKey,
      (known) => known && { pet: { ...known.pet, shareCount } },
    );
  }

  const counts = [
    pet.viewCount > 0 && texts.view(pet.viewCount),
    pet.shareCount > 0 && texts.sharedOnceTime(pet.shareCount),
  ].filter(Boolean).join(", ");
  return (
    <div className={css.foot}>
      <Button variant="quiet" size="small" icon="share" onClick={share}>{texts.share}</Button>
      {onFavorite && (
        <Button
          variant="quiet"
          size="small"
          icon="heart"
          aria-pressed={isFavorite}
          onClick={() => onFavorite(!isFavorite)}
        >
          {isFavorite ? texts.saved : texts.save}
        </Button>
      )}
      <CompareButton pet={pet} />
      <ShareDialog
        url={shown}
        onClose={() => setShown(undefined)}
        onCopied={() => {
          setShown(undefined);
          show({ tone: "done", title: texts.linkCopied });
          void count();
        }}
      />
      {counts && <span className={css.soft}>{counts}</span>}
    </div>
  );
}

/** The link in a field, with a button that copies it without the clipboard's permission. */
function ShareDialog({ url, onClose, onCopied }: {
  url: string | undefined;
  onClose: () => void;
  onCopied: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  function copy() {
    field.current?.select();
    // Browsers that refuse the clipboard still copy the selection when a person presses a button.
    if (document.execCommand("copy")) onCopied();
  }
  return (
    <Dialog
      open={url !== undefined}
      onClose={onClose}
      size="small"
      title={texts.copyThisLinkToShare}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{texts.close}</Button>
          <Button onClick={copy}>{texts.copyLink}</Button>
        </>
      }
    >
      <Field
        ref={field}
        label={texts.link}
        hint={texts.copyLinkHint}
        value={url ?? ""}
        readOnly
        data-autofocus=""
        onFocus={({ target }) => target.select()}
      />
    </Dialog>
  );
}
