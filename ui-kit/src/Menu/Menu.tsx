import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { cx } from "../cx.ts";
import css from "./Menu.module.css";

export type MenuItem =
  | { kind: "line" }
  | {
    kind?: "item";
    label: string;
    icon?: IconName;
    /** A short note at the right, for example a count. */
    note?: string;
    isDangerous?: boolean;
    /** Why this action is not possible now. */
    disabledReason?: string;
    href?: string;
    onSelect?: () => void;
  };

export type MenuProps = {
  /** The button's content: words or an icon. */
  trigger: ReactNode;
  /** Names the trigger if it has no words. */
  label?: string;
  items: readonly MenuItem[];
  align?: "start" | "end";
  triggerClassName?: string;
  className?: string;
};

/**
 * Actions behind a button. Arrow keys, Home, End and first letters move; Escape closes and returns the focus.
 */
export function Menu({ trigger, label, items, align = "end", triggerClassName, className }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    entries()[0]?.focus();
    const outside = (e: PointerEvent) => {
      if (e.target instanceof Node && !root.current?.contains(e.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open]);

  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
  function close() {
    setOpen(false);
    button.current?.focus();
  }
  function keys(event: KeyboardEvent) {
    if (!open) {
      if (event.key === "ArrowDown") {
        event.preventDefault();
        setOpen(true);
      }
      return;
    }
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      all[(to + all.length) % all.length]?.focus();
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === "Tab") setOpen(false);
    else if (event.key.length === 1 && event.key !== " ") {
      const rest = [...all.slice(at + 1), ...all.slice(0, at + 1)];
      rest.find((e) => e.textContent?.toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
    }
  }

  return (
    <div ref={root} className={cx(css.menu, className)} onKeyDown={keys}>
      <button
        ref={button}
        type="button"
        className={triggerClassName ?? css.trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open && (
        <div ref={list} id={id} role="menu" aria-label={label ?? "Menu"} className={cx(css.list, css[align])}>
          {items.map((item, i) => {
            if (item.kind === "line") {
              return <hr key={i} className={css.line} />;
            }
            const inside = (
              <>
                {item.icon && <Icon name={item.icon} size={18} />}
                <span className={css.words}>
                  {item.label}
                  {item.disabledReason && <span className={css.reason}>{item.disabledReason}</span>}
                </span>
                {item.note && <span className={css.note}>{item.note}</span>}
              </>
            );
            const className = cx(css.item, item.isDangerous && css.danger);
            if (item.href && !item.disabledReason) {
              return (
                <Link
                  key={i}
                  href={item.href}
                  role="menuitem"
                  tabIndex={-1}
                  className={className}
                  onClick={() => setOpen(false)}
                >
                  {inside}
                </Link>
              );
            }
            return (
              <button
                key={i}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={className}
                aria-disabled={item.disabledReason ? true : undefined}
                onClick={() => {
                  if (item.disabledReason) return;
                  close();
                  item.onSelect?.();
                }}
              >
                {inside}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}
