import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import { Badge, Button, FilePicker, Icon, IconButton, type UploadItem } from "@hearthpaw/ui-kit";
import { acceptOf } from "./purposes.ts";
import * as texts from "./texts.ts";
import type { Uploads } from "./use_uploads.ts";
import css from "./photos.module.css";

/**
 * Photos in their order; the first is the cover. Users reorder them by dragging, or by the buttons on each.
 * Changes are announced to screen readers.
 */
export function PhotoGrid({ id, label, hideLabel, hint, error, uploads }: {
  /** Id of the button that opens the file dialog. */
  id?: string;
  label: string;
  /** Set if a heading above says the same. */
  hideLabel?: boolean;
  hint?: string;
  error?: string | undefined;
  uploads: Uploads;
}) {
  const { items, limit, purpose, notice, add, move, remove, retry } = uploads;
  const place = useRef<HTMLDivElement>(null);
  const made = useId();
  const buttonId = id ?? made;
  const [told, tell] = useState("");
  const [dragged, setDragged] = useState<string>();
  const focusAfter = useRef<{ id: string; part: Part } | undefined>(undefined);

  // The focus follows the button of a moved photo; after a removal the next photo gets it.
  useEffect(() => {
    const wanted = focusAfter.current;
    if (!wanted) return;
    focusAfter.current = undefined;
    const tile = place.current?.querySelector(`[data-photo="${CSS.escape(wanted.id)}"]`);
    const part = (name: Part) => tile?.querySelector<HTMLElement>(`[data-part="${name}"]:not(:disabled)`);
    const others: Part[] = ["later", "earlier", "remove"];
    const target = part(wanted.part) ?? others.map(part).find(Boolean) ?? document.getElementById(buttonId);
    target?.focus();
  }, [items, buttonId]);

  function moveTo(item: UploadItem, to: number, part: Part) {
    focusAfter.current = { id: item.id, part };
    move(item.id, to);
    tell(
      to === 0
        ? texts.photoMadeCover(items.length)
        : texts.photoMovedToOf({ to: to + 1, itemsCount: items.length }),
    );
  }
  function take(at: number) {
    const next = items[at + 1] ?? items[at - 1];
    focusAfter.current = { id: next?.id ?? "", part: "remove" };
    remove(items[at]!.id);
    tell(texts.photoWasRemovedLeft({ at: at + 1, itemsCount: items.length - 1 }));
  }
  function dragOver(event: DragEvent, at: number) {
    if (dragged === undefined) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "move";
    if (items[at]?.id !== dragged) move(dragged, at);
  }

  const done = items.filter(({ state }) => state === "done").length;
  const failed = items.filter(({ state }) => state === "failed").length;
  return (
    <div ref={place} className={css.photos}>
      <FilePicker
        label={label}
        hideLabel={hideLabel}
        hint={hint}
        error={error ?? notice}
        accept={acceptOf(purpose)}
        multiple
        go={items.length === 0 ? texts.choosePhotos : texts.addPhotos}
        buttonId={buttonId}
        disabledReason={items.length >= limit ? texts.limitReached(limit) : undefined}
        onFiles={add}
      >
        <p className={items.length > 0 ? css.count : css.told} role="status">
          {items.length > 0 &&
            texts.doneOfUploadedFailed({ done, itemsCount: items.length, failed })}
        </p>
        <p className={css.told} role="status">{told}</p>
        {items.length > 0 && (
          <ol className={css.grid} aria-label={texts.labelInOrder(label)}>
            {items.map((item, at) => (
              <li
                key={item.id}
                data-photo={item.id}
                data-state={item.state}
                data-dragged={item.id === dragged || undefined}
                className={css.tile}
                draggable
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = "move";
                  event.dataTransfer.setData("text/plain", "");
                  setDragged(item.id);
                }}
                onDragOver={(event) => dragOver(event, at)}
                onDragEnd={() => setDragged(undefined)}
                onDrop={(event) => {
                  if (dragged === undefined) return;
                  event.preventDefault();
                  event.stopPropagation();
                  setDragged(undefined);
                  tell(texts.photoMoved({ at: at + 1, itemsCount: items.length }));
                }}
              >
                <span className={css.frame}>
                  <Photo item={item} at={at} count={items.length} onRetry={() => retry(item.id)} />
                  <span className={css.which}>
                    {at === 0
                      ? <Badge tone="brand" icon="star-solid">{texts.cover}</Badge>
                      : <span className={css.number} aria-hidden="true">{at + 1}</span>}
                  </span>
                </span>
                <span className={css.bar}>
                  <IconButton
                    icon="arrow-left"
                    label={texts.movePhotoEarlier(at + 1)}
                    data-part="earlier"
                    disabled={at === 0}
                    onClick={() => moveTo(item, at - 1, "earlier")}
                  />
                  <IconButton
                    icon="arrow-right"
                    label={texts.movePhotoLater(at + 1)}
                    data-part="later"
                    disabled={at === items.length - 1}
                    onClick={() => moveTo(item, at + 1, "later")}
                  />
                  {at > 0 && (
                    <IconButton
                      icon="star"
                      label={texts.makePhotoTheCover(at + 1)}
                      data-part="cover"
                      onClick={() => moveTo(item, 0, "later")}
                    />
                  )}
                  <IconButton
                    icon="trash"
                    label={texts.removePhoto(at + 1)}
                    data-part="remove"
                    onClick={() => take(at)}
                  />
                </span>
              </li>
            ))}
          </ol>
        )}
      </FilePicker>
    </div>
  );
}

type Part = "earlier" | "later" | "cover" | "remove";

function Photo({ item, at, count, onRetry }: {
  item: UploadItem;
  at: number;
  count: number;
  onRetry: () => void;
}) {
  const { state, picture, name, progress, error, canRetry } = item;
  return (
    <>
      {picture && state !== "failed"
        ? (
          <img
            key={picture}
            src={picture}
            alt={texts.photoOf({ at: at + 1, count })}
            className={css.picture}
            draggable={false}
            onError={({ currentTarget }) => currentTarget.hidden = true}
          />
        )
        : (
          <span className={css.empty}>
            <Icon name={state === "failed" ? "warning" : "camera"} size={28} />
          </span>
        )}
      {state === "failed" && (
        <span className={css.failed} role="alert">
          <span>{error}</span>
          {canRetry !== false && (
            <Button size="small" variant="secondary" icon="refresh" onClick={onRetry}>
              {texts.tryAgain}
            </Button>
          )}
        </span>
      )}
      {state !== "done" && state !== "failed" && (
        <span className={css.under}>
          <progress
            max={1}
            {...(state === "uploading" ? { value: progress } : {})}
            aria-label={texts.uploading(name)}
          />
          <span>
            {state === "waiting"
              ? texts.waiting
              : state === "preparing"
              ? texts.preparing
              : `${Math.round(progress * 100)}%`}
          </span>
        </span>
      )}
    </>
  );
}
