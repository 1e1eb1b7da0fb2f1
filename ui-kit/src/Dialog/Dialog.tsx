import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "../Button/Button.tsx";
import { cx } from "../cx.ts";
import { focusKeeper } from "./focus_keeper.ts";
import css from "./Dialog.module.css";

export type DialogProps = {
  open: boolean;
  /** Called on the close button, Escape and a press outside the dialog. The owner decides and sets `open`. */
  onClose: () => void;
  title: ReactNode;
  /** Keeps the title for screen readers only, for example over a gallery. */
  hideTitle?: boolean;
  description?: ReactNode;
  /** The buttons, which stay visible below the scrolling content. */
  footer?: ReactNode;
  size?: "small" | "medium" | "large" | "full";
  /** A phone shows the dialog as a bottom sheet; `tall` makes it as high as the screen. */
  tall?: boolean;
  /** False if closing would lose something: Escape and the backdrop then do nothing. */
  dismissible?: boolean;
  className?: string;
  children?: ReactNode;
};

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), video[controls], [tabindex]:not([tabindex="-1"])';

/**
 * A modal on the native <dialog>. The page behind is inert, Tab cycles inside, and the focus returns to its
 * previous element, or to the nearest heading if that element has left the page. The focus starts on
 * `[data-autofocus]`, else on the title.
 */
export function Dialog({
  open,
  onClose,
  title,
  hideTitle,
  description,
  footer,
  size = "medium",
  tall,
  dismissible = true,
  className,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const descriptionId = useId();
  const pressedOutside = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const giveBack = focusKeeper(document.activeElement);
    const root = document.documentElement;
    if (!document.querySelector("dialog:modal")) {
      root.style.setProperty("--scrollbar", `${globalThis.innerWidth - root.clientWidth}px`);
    }
    if (!dialog.open) dialog.showModal();
    const first = dialog.querySelector<HTMLElement>("[data-autofocus]") ??
      dialog.querySelector<HTMLElement>("[data-dialog-title]");
    first?.focus({ preventScroll: true });
    return () => {
      if (dialog.open) dialog.close();
      giveBack();
    };
  }, [open]);

  function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key !== "Tab") return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((e) =>
      e.getClientRects().length > 0
    );
    const edge = event.shiftKey ? all[0] : all.at(-1);
    const atTitle = document.activeElement?.hasAttribute("data-dialog-title");
    if (document.activeElement !== edge && !(event.shiftKey && atTitle)) return;
    event.preventDefault();
    (event.shiftKey ? all.at(-1) : all[0])?.focus();
  }

  const beside = (event: MouseEvent) => event.target === ref.current;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and the close button do the same as a click outside
    <dialog
      ref={ref}
      className={cx(css.dialog, css[size], tall && css.tall, className)}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onKeyDown={keepFocusInside}
      onMouseDown={(event) => pressedOutside.current = beside(event)}
      onClick={(event) => {
        if (dismissible && pressedOutside.current && beside(event)) onClose();
      }}
    >
      {open && (
        <div className={css.panel}>
          <header className={cx(css.header, hideTitle && css.bare)}>
            <h2
              id={titleId}
              className={cx(css.title, hideTitle && css.hidden)}
              tabIndex={-1}
              data-dialog-title=""
            >
              {title}
            </h2>
            {dismissible && <IconButton icon="close" label="Close" onClick={onClose} />}
          </header>
          <div className={css.body}>
            {description && <p id={descriptionId} className={css.description}>{description}</p>}
            {children}
          </div>
          {footer && <footer className={css.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
