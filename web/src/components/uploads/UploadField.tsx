import { useEffect, useId, useRef } from "react";
import { FilePicker, UploadList } from "@hearthpaw/ui-kit";
import { acceptOf } from "./purposes.ts";
import * as texts from "./texts.ts";
import type { Uploads } from "./use_uploads.ts";

/** A form field for files: `uploads` comes from `useUploads`. */
export function UploadField({ label, hint, error, optional, uploads }: {
  label: string;
  hint?: string;
  /** The form's error, for example a missing file. */
  error?: string | undefined;
  optional?: boolean;
  uploads: Uploads;
}) {
  const { items, limit, purpose, notice, add, retry, remove } = uploads;
  const place = useRef<HTMLDivElement>(null);
  const buttonId = useId();
  const focusAfter = useRef<string | undefined>(undefined);

  // After a removal by keyboard the focus moves to the next file, not to the top of the page.
  useEffect(() => {
    if (focusAfter.current === undefined) return;
    const target =
      place.current?.querySelector<HTMLElement>(`[data-remove="${CSS.escape(focusAfter.current)}"]`) ??
        document.getElementById(buttonId);
    focusAfter.current = undefined;
    target?.focus();
  }, [items.length, buttonId]);

  const isFull = items.length >= limit;
  const reason = limit === 1 ? texts.limitOfOneReached : texts.limitReached(limit);
  const shown = error ?? notice;
  return (
    <div ref={place}>
      <FilePicker
        label={label}
        hint={hint}
        error={shown}
        optional={optional}
        accept={acceptOf(purpose)}
        multiple={limit > 1}
        disabledReason={isFull ? reason : undefined}
        buttonId={buttonId}
        onFiles={add}
      >
        <UploadList
          label={label}
          items={items}
          onRetry={retry}
          onRemove={(id) => {
            const at = items.findIndex((item) => item.id === id);
            focusAfter.current = (items[at + 1] ?? items[at - 1])?.id ?? "";
            remove(id);
          }}
        />
      </FilePicker>
    </div>
  );
}
