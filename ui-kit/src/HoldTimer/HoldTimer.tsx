import { type CSSProperties, useEffect, useRef, useState } from "react";
import { clockText } from "../format.ts";
import { Icon } from "../Icon/Icon.tsx";
import { cx } from "../cx.ts";
import css from "./HoldTimer.module.css";

export type HoldTimerProps = {
  /** RFC 3339 moment. */
  endsAt: string;
  /** Total length of the hold in seconds, for the ring. */
  totalSeconds?: number;
  /** The server's clock minus this machine's, in ms, if known. */
  clockSkewMs?: number;
  /** Name of the held pet: "Juniper". */
  name: string;
  /** Called once when the hold has ended. */
  onEnd?: () => void;
  className?: string;
};

/**
 * Returns the text for screen readers, which changes at 10, 5, 2 and 1 minutes and at the end, not every
 * second. `left` is in seconds.
 */
export function spokenAt(name: string, left: number): string {
  if (left <= 0) return `The hold on ${name} has ended.`;
  const minutes = [1, 2, 5, 10].find((m) => left <= m * 60);
  return minutes
    ? `${name} is held for you for ${minutes} more ${minutes === 1 ? "minute" : "minutes"}.`
    : "";
}

/**
 * Shows the time left on a hold. The server and the first paint show no number, because clocks differ;
 * counting starts with the first effect.
 */
export function HoldTimer(
  { endsAt, totalSeconds = 900, clockSkewMs = 0, name, onEnd, className }: HoldTimerProps,
) {
  const [left, setLeft] = useState<number>();
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const until = new Date(endsAt).getTime();
    let over = false;
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((until - Date.now() - clockSkewMs) / 1000));
      setLeft(seconds);
      if (seconds > 0 || over) return;
      over = true;
      clearInterval(timer);
      end.current?.();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [endsAt, clockSkewMs]);

  const ended = left === 0;
  const share = left === undefined ? 1 : Math.min(1, left / totalSeconds);
  return (
    <div className={cx(css.timer, ended && css.ended, className)}>
      {ended
        ? <Icon name="clock" size={22} />
        : <span className={css.ring} style={{ "--share": share } as CSSProperties} aria-hidden="true" />}
      {ended ? <p>{`The hold on ${name} has ended. You weren't charged.`}</p> : (
        <p>
          {`${name} is held for you`}
          {left !== undefined && <span className={css.clock}>{clockText(left)}</span>}
        </p>
      )}
      <span className={css.hidden} role="status">{left === undefined ? "" : spokenAt(name, left)}</span>
    </div>
  );
}
