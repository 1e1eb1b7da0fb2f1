import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { IconButton } from "../Button/Button.tsx";
import { cx } from "../cx.ts";
import css from "./Toast.module.css";

export type FlashTone = "done" | "info" | "wait" | "fail";

export type ToastMessage = {
  tone?: FlashTone;
  title: ReactNode;
  text?: ReactNode;
  /** With an action the message stays until it is used or closed. `shortcut` is a key that does the same. */
  action?: { label: string; onPress: () => void; shortcut?: string };
  /**
   * Replaces the message with the same name. A named message has no close button and stays until its owner
   * removes it.
   */
  name?: string;
  /** Shows a countdown of this length, in ms. */
  lastsMs?: number;
};

/** How long a message without an action is shown before it starts to hide, in ms. */
export const FLASH_SHOWN_MS = 5_000;
/** Duration of hiding, in ms. A failure stays readable for most of it. */
export const FLASH_HIDING_MS = { fail: 10_000, other: 350 } as const;

/**
 * Returns when a message starts to hide and when it is removed, in ms from its start, or null if it stays.
 */
export function flashTimes(tone: FlashTone, hasAction: boolean): { hideAt: number; goneAt: number } | null {
  if (hasAction) return null;
  const hiding = tone === "fail" ? FLASH_HIDING_MS.fail : FLASH_HIDING_MS.other;
  return { hideAt: FLASH_SHOWN_MS, goneAt: FLASH_SHOWN_MS + hiding };
}

const ICON: Record<FlashTone, IconName> = { done: "check", info: "info", wait: "clock", fail: "warning" };

export type FlashProps = ToastMessage & {
  /** Called when the message is closed or expires. */
  onClose?: () => void;
  /** Keeps the message until it is closed: a message in the page, not a toast. */
  stay?: boolean;
  /** Set inside a region that is already announced. */
  inRegion?: boolean;
  className?: string;
};

/**
 * A message about what just happened. Without an action it hides after 5 s and is removed 350 ms later (10 s
 * for a failure). A pointer over it, the focus in it, or a hidden page stops the clock, which then restarts.
 */
export function Flash(
  { tone = "info", title, text, action, lastsMs, onClose, stay, inRegion, className }: FlashProps,
) {
  const [leaving, setLeaving] = useState(false);
  const [held, setHeld] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const close = useRef(onClose);
  close.current = onClose;
  const hasAction = Boolean(action);

  useEffect(() => {
    const look = () => setHidden(document.hidden);
    look();
    addEventListener("visibilitychange", look);
    return () => removeEventListener("visibilitychange", look);
  }, []);
  useEffect(() => {
    const times = stay || held || isHidden ? null : flashTimes(tone, hasAction);
    if (!times) return;
    const timers = [
      setTimeout(() => setLeaving(true), times.hideAt),
      setTimeout(() => close.current?.(), times.goneAt),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setLeaving(false);
    };
  }, [stay, held, isHidden, tone, hasAction]);

  return (
    <div
      className={cx(css.flash, css[tone], leaving && css.leaving, className)}
      role={tone === "fail" ? "alert" : inRegion ? undefined : "status"}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={css.icon}>
        <Icon name={ICON[tone]} />
      </span>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {text && <p className={css.text}>{text}</p>}
      </div>
      {action && (
        <button
          type="button"
          className={css.action}
          aria-keyshortcuts={action.shortcut}
          onClick={() => {
            action.onPress();
            onClose?.();
          }}
        >
          {action.label}
          {action.shortcut && <kbd className={css.shortcut} aria-hidden>{action.shortcut}</kbd>}
        </button>
      )}
      {onClose && <IconButton icon="close" size="small" label="Dismiss" onClick={onClose} />}
      {lastsMs !== undefined && (
        <span className={css.left} style={{ animationDuration: `${lastsMs}ms` }} aria-hidden />
      )}
    </div>
  );
}

type Shown = ToastMessage & { key: number };
type ToastApi = {
  /** Shows a message and returns a function that removes it. */
  show: (message: ToastMessage) => () => void;
};

const ToastContext = createContext<ToastApi | undefined>(undefined);

/**
 * Returns the messages to keep beside a new one: named ones, and others up to three in all, to never cover
 * the page.
 */
function roomAfter(all: readonly Shown[], name: string | undefined): Shown[] {
  const others = all.filter((one) => one.name === undefined || one.name !== name);
  const oldest = others.filter((one) => one.name === undefined).slice(0, name === undefined ? -2 : -3);
  return others.filter((one) => !oldest.includes(one));
}

/** Holds the messages of the whole site and shows them in one live region. Put it once around the app. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const next = useRef(1);
  const remove = useCallback((key: number) => setShown((all) => all.filter((t) => t.key !== key)), []);
  const api = useMemo<ToastApi>(() => ({
    show(message) {
      const key = next.current++;
      setShown((all) => [...roomAfter(all, message.name), { ...message, key }]);
      return () => remove(key);
    },
  }), [remove]);
  return (
    <ToastContext.Provider value={api}>
      {children}
      <Toaster toasts={shown} onClose={remove} />
    </ToastContext.Provider>
  );
}

/** The area for messages. It is always in the page, so screen readers watch it from the start. */
export function Toaster({ toasts, onClose }: { toasts: readonly Shown[]; onClose: (key: number) => void }) {
  return (
    <section className={css.toaster} aria-label="Messages" aria-live="polite" aria-relevant="additions">
      {toasts.map(({ key, ...message }) => (
        <Flash
          key={key}
          {...message}
          stay={message.name !== undefined}
          onClose={message.name === undefined ? () => onClose(key) : undefined}
          className={css.raised}
        />
      ))}
    </section>
  );
}

/** `const { show } = useToast(); show({ tone: "done", title: "Saved" })` */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error("useToast needs a ToastProvider above it");
  return api;
}
