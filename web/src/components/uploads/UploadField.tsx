import { useEffect, useId, useRef } from "react";
import { FilePicker, UploadList } from "@hearthpaw/ui-kit";
import { acceptOf } from "./purposes.ts";
import * as texts from "./texts.ts";
import type { Uploads } from "./use_uploads.ts";

/** A field of a form that takes files: `uploads` is what `useUploads` answers. */
export function UploadField({ label, hint, error, optional, uploads }: {
  label: string;
  hint?: string;
  /** What the form has against it, as that a file is missing. */
  error?: string | undefined;
  optional?: boolean;
  uploads: Uploads;
}) {
  const { items, limit, purpose, notice, add, retry, remove } = uploads;
  const place = useRef<HTMLDivElement>(null);
  const buttonId = useId();
  const focusAfter = useRef<string | undefined>(undefined);

  // Who removes by keyboard goes on at the next file, not at the top of the page.
  useEffect(() => {
    if (focusAfter.current === undefined) return;
    const target =
      place.current?.querySelector<HTMLElement>(`[data-remove="${CSS.escape(focusAfter.current)}"]`) ??
        document.getElementById(buttonId);
    focusAfter.current = undefined;
    target?.focus();
  }, [items.length]);

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
