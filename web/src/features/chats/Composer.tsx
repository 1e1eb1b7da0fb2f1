import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { Button, Icon, IconButton, VisuallyHidden } from "@hearthpaw/ui-kit";
import { acceptOf } from "../../components/uploads/purposes.ts";
import { useUploads } from "../../components/uploads/use_uploads.ts";
import { useUnsaved } from "../../lib/unsaved.ts";
import { saveDraft, useKept } from "../../components/chats/outbox.ts";
import { QuickReplies } from "./QuickReplies.tsx";
import * as texts from "./texts.ts";
import css from "./chats.module.css";

const MOST_CHARACTERS = 4000;
const MOST_PHOTOS = 4;

type Props = {
  place: string;
  isSelling: boolean;
  partner: string;
  hint?: string;
  onSend: (text: string, imageKeys: string[]) => void;
  /** Called at each change that leaves something to send. */
  onTyping?: () => void;
};

/**
 * The message field. It grows with the text, keeps a draft, accepts photos, and sends on Enter on devices
 * with a keyboard.
 */
export function Composer(props: Props) {
  // Photos belong to their message, so the next message starts without any.
  const [round, setRound] = useState(0);
  return (
    <Writing
      key={`${props.place}:${round}`}
      {...props}
      onSent={() => setRound(round + 1)}
      isNext={round > 0}
    />
  );
}

function Writing({ place, isSelling, partner, hint, onSend, onTyping, onSent, isNext }: Props & {
  onSent: () => void;
  isNext: boolean;
}) {
  const { draft } = useKept(place);
  const uploads = useUploads({ purpose: "chat-image", limit: MOST_PHOTOS });
  // The text is kept per conversation, but photos are not.
  const { saved } = useUnsaved({ isChanged: uploads.items.length > 0 });
  const [isReplying, setReplying] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const id = useId();
  const says = hint ?? texts.writeAMessage;
  const text = draft.trim();
  const tooMany = [...text].length - MOST_CHARACTERS;
  const canSend = (text !== "" || uploads.fileKeys.length > 0) && !uploads.isBusy && tooMany <= 0;

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (!canSend) return;
    saved();
    onSend(text, [...uploads.fileKeys]);
    saveDraft(place, "");
    onSent();
  }
  function pressed(event: KeyboardEvent) {
    const isWriting = event.nativeEvent.isComposing || event.shiftKey || event.altKey;
    // On a phone Enter starts a new line, because there is a button to send.
    if (event.key !== "Enter" || isWriting || matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    send();
  }
  function insert(reply: string) {
    saveDraft(place, draft.trim() === "" ? reply : `${draft.trimEnd()}\n${reply}`);
    setReplying(false);
    field.current?.focus();
  }

  return (
    <form className={css.composer} onSubmit={send}>
      {uploads.items.length > 0 && (
        <ul className={css.previews} aria-label={texts.photosToSend}>
          {uploads.items.map((item) => (
            <li key={item.id} data-failed={item.state === "failed" ? "" : undefined}>
              {item.picture
                ? <img src={item.picture} alt={item.name} width={72} height={72} />
                : (
                  <span className={css.noPreview}>
                    <Icon name="camera" size={22} />
                  </span>
                )}
              <IconButton
                icon="close"
                size="small"
                look="floating"
                label={texts.remove(item.name)}
                onClick={() =>
                  uploads.remove(item.id)}
              />
              {item.state === "failed" && (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => uploads.retry(item.id)}
                >
                  {texts.tryAgain}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {(uploads.notice || tooMany > 0) && (
        <p className={css.wrong} role="alert">
          {uploads.notice ?? texts.messageTooLong(tooMany)}
        </p>
      )}
      <div className={css.line}>
        <input
          ref={files}
          type="file"
          hidden
          multiple
          accept={acceptOf("chat-image")}
          onChange={({ currentTarget }) => {
            uploads.add([...currentTarget.files ?? []]);
            currentTarget.value = "";
          }}
        />
        <IconButton icon="camera" label={texts.addPhotos} onClick={() => files.current?.click()} />
        {isSelling && (
          <IconButton
            icon="bookmark"
            label={texts.quickReplies}
            onClick={() => setReplying(true)}
          />
        )}
        <label htmlFor={id} className={css.field}>
          <VisuallyHidden>{texts.messageTo(partner)}</VisuallyHidden>
          <textarea
            ref={field}
            id={id}
            rows={1}
            // Keeps the focus after the previous message was sent.
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user was writing in this field
            autoFocus={isNext}
            value={draft}
            placeholder={says}
            enterKeyHint="enter"
            aria-describedby={`${id}-how`}
            onChange={({ currentTarget: { value } }) => {
              saveDraft(place, value);
              if (value.trim()) onTyping?.();
            }}
            onKeyDown={pressed}
          />
          <span className={css.grower} aria-hidden="true">{`${draft || says}\u200b`}</span>
        </label>
        <VisuallyHidden>
          <span id={`${id}-how`}>{texts.sendKeysHint}</span>
        </VisuallyHidden>
        <button
          type="submit"
          className={css.send}
          aria-label={texts.send}
          title={texts.send}
          aria-disabled={!canSend}
          data-busy={uploads.isBusy ? "" : undefined}
        >
          <Icon name="send" size={20} />
        </button>
      </div>
      <p className={css.soft} role="status">{uploads.isBusy && texts.uploadingPhotos}</p>
      {isReplying && <QuickReplies text={text} onClose={() => setReplying(false)} onChoose={insert} />}
    </form>
  );
}
