import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { cx } from "../cx.ts";
import css from "./Upload.module.css";

export type FilePickerProps = {
  /** The files' subject, as a noun. */
  label: ReactNode;
  /** Keeps the label for screen readers only, if a heading above says the same. */
  hideLabel?: boolean;
  /** Accepted types, number and size. */
  hint?: ReactNode;
  /** The error, and how to fix it. */
  error?: ReactNode;
  optional?: boolean;
  /** Types and file extensions, as on a native input. */
  accept: string;
  multiple?: boolean;
  /** The button's words; "Choose a file" or "Choose files" by default. */
  go?: string;
  /** Why no further files can be added now. */
  disabledReason?: string;
  onFiles: (files: File[]) => void;
  /** Id of the button, for callers that return the focus to it. */
  buttonId?: string;
  /** The files already added. */
  children?: ReactNode;
};

/** An area to drop files, with a button that opens the file dialog. */
export function FilePicker(props: FilePickerProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    optional,
    accept,
    multiple,
    disabledReason,
    onFiles,
    buttonId,
    children,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const { go = multiple ? "Choose files" : "Choose a file" } = props;
  const take = (list: FileList | null) => {
    const files = [...list ?? []];
    if (files.length > 0 && !disabledReason) onFiles(multiple ? files : files.slice(0, 1));
  };
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setIsOver(over && !disabledReason);
  };
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <div className={css.picker} role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className={hideLabel ? css.hidden : css.label}>
        {label}
        {optional && " "}
        {optional && <span className={css.optional}>optional</span>}
      </p>
      <div
        className={cx(css.zone, isOver && css.over, disabledReason && css.off)}
        onDragEnter={(event) => drag(event, true)}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          take(event.dataTransfer.files);
        }}
      >
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          accept={accept}
          multiple={multiple}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = ""; // allows choosing the same file again
          }}
        />
        <Button
          id={buttonId}
          variant="secondary"
          icon="plus"
          disabledReason={disabledReason}
          aria-describedby={described}
          onClick={() => input.current?.click()}
        >
          {go}
        </Button>
        <span className={css.drop} aria-hidden="true">or drop {multiple ? "them" : "it"} here</span>
      </div>
      {hint && <p id={`${id}-hint`} className={css.hint}>{hint}</p>}
      {error && (
        <p id={`${id}-error`} className={css.error} role="alert">
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </p>
      )}
      {children}
    </div>
  );
}
