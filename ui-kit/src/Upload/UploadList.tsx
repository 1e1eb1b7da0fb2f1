import { Button, IconButton } from "../Button/Button.tsx";
import { fileSizeMb } from "../format.ts";
import { Icon } from "../Icon/Icon.tsx";
import css from "./Upload.module.css";

export type UploadItem = {
  id: string;
  name: string;
  /** Bytes. Null if unknown. */
  size: number | null;
  state: "waiting" | "preparing" | "uploading" | "done" | "failed";
  /** From 0 to 1, during the upload. */
  progress: number;
  /** The error, and the next step. */
  error?: string;
  /** Address of a thumbnail. */
  picture?: string;
  /** Whether a retry may help. */
  canRetry?: boolean;
};

export type UploadListProps = {
  /** Names the list: "Photos of the rearing area". */
  label: string;
  items: readonly UploadItem[];
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
};

/**
 * Uploading and uploaded files: each with its thumbnail, name, size and progress, and buttons to retry or
 * remove it.
 */
export function UploadList({ label, items, onRetry, onRemove }: UploadListProps) {
  return (
    <>
      <p className={css.told} role="status">{summaryOf(items)}</p>
      {items.length > 0 && (
        <ul className={css.list} aria-label={label}>
          {items.map((item) => (
            <li key={item.id} className={css.item} data-state={item.state}>
              <span className={css.picture} aria-hidden="true">
                {item.picture
                  ? <img src={item.picture} alt="" width={56} height={56} />
                  : <Icon name="document" size={24} />}
              </span>
              <span className={css.words}>
                <span className={css.name} title={item.name}>{item.name}</span>
                <span className={css.state}>
                  {item.state === "done" && <Icon name="check" size={16} />}
                  {item.state === "failed" && <Icon name="warning" size={16} />}
                  {wordsOf(item)}
                </span>
                {item.state === "uploading" && (
                  <progress
                    className={css.bar}
                    max={1}
                    value={item.progress}
                    aria-label={`Uploading ${item.name}`}
                  />
                )}
              </span>
              <span className={css.ways}>
                {item.state === "failed" && item.canRetry !== false && (
                  <Button
                    size="small"
                    variant="secondary"
                    icon="refresh"
                    onClick={() => onRetry(item.id)}
                  >
                    Try again
                  </Button>
                )}
                <IconButton
                  icon="trash"
                  label={`Remove ${item.name}`}
                  data-remove={item.id}
                  onClick={() => onRemove(item.id)}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function wordsOf({ state, size, progress, error }: UploadItem): string {
  const mb = size === null ? undefined : fileSizeMb(size);
  const told = (word: string) => mb ? `${mb} · ${word}` : word;
  switch (state) {
    case "waiting":
      return told("Waiting");
    case "preparing":
      return told("Preparing");
    case "uploading":
      return told(`Uploading, ${Math.round(progress * 100)}%`);
    case "done":
      return told("Uploaded");
    case "failed":
      return error ?? "We couldn't upload this file.";
  }
}

/** Returns the text for screen readers when an upload ends, not at every percent. */
function summaryOf(items: readonly UploadItem[]): string {
  if (items.length === 0) return "";
  const count = (state: UploadItem["state"]) => items.filter((item) => item.state === state).length;
  const failed = count("failed");
  return `${count("done")} of ${items.length} uploaded${failed > 0 ? `, ${failed} failed` : ""}.`;
}
