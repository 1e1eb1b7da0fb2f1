import { type ReactNode, useId, useRef, useState } from "react";
import { formatCents, FREE } from "../format.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { Picture } from "../PetCard/PetCard.tsx";
import { cx } from "../cx.ts";
import { previewStyle } from "../preview.ts";
import css from "./OrderSummary.module.css";

export type SummaryLine = {
  id: string;
  label: ReactNode;
  /** Integer US cents; negative for a discount. */
  cents: number;
  /** Zero is shown as "Free!" */
  isFree?: boolean;
  /** Replaces an amount that is not known yet: "Choose". */
  value?: string;
  /** Explains the line; opens below it. */
  explain?: ReactNode;
  onRemove?: () => void;
};

export type OrderSummaryProps = {
  title?: string;
  pet?: { name: string; detail: string; picture?: Picture };
  lines: readonly SummaryLine[];
  /** Amount charged now in US cents; the whole total by default. The rest is due later. */
  dueNowCents?: number;
  dueNowLabel?: string;
  dueLaterLabel?: string;
  /** Explains the amounts due now and later; opens below them. */
  dueNowExplain?: ReactNode;
  dueLaterExplain?: ReactNode;
  /** When and how the rest is paid. */
  laterNote?: ReactNode;
  /** For example a code field or a donation. */
  extra?: ReactNode;
  /** Below everything: how the money is protected. */
  foot?: ReactNode;
  isLoading?: boolean;
  /** On a phone: one line with the amount due, which opens to show the rest. */
  isFolded?: boolean;
  className?: string;
};

/** Returns the total of a summary's lines in cents. Nothing else adds it up. */
export function totalOf(lines: readonly { cents: number }[]): number {
  return lines.reduce((sum, line) => sum + line.cents, 0);
}

/**
 * The items and their costs. The total is always the sum of the lines, and due now plus due later is always
 * the total.
 */
export function OrderSummary({
  title = "Order summary",
  pet,
  lines,
  dueNowCents,
  dueNowLabel = "Due today",
  dueLaterLabel = "Balance",
  dueNowExplain,
  dueLaterExplain,
  laterNote,
  extra,
  foot,
  isLoading,
  isFolded,
  className,
}: OrderSummaryProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const total = totalOf(lines);
  const now = dueNowCents ?? total;
  const later = total - now;
  return (
    <section
      className={cx(css.summary, isFolded && css.fold, className)}
      aria-labelledby={id}
      aria-busy={isLoading || undefined}
    >
      <h2 id={id} ref={heading} tabIndex={-1} className={css.title}>{title}</h2>
      {isFolded && (
        <button
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={() => setOpen(!open)}
        >
          <span className={css.toggleWord}>{open ? "Hide summary" : "Show summary"}</span>
          <Icon name={open ? "chevron-up" : "chevron-down"} size={16} />
          <span className={css.toggleDue}>
            <span>{dueNowLabel}</span> <b className={css.money}>{formatCents(now)}</b>
          </span>
        </button>
      )}
      <div id={`${id}-body`} className={cx(css.body, open && css.opened)}>
        {pet && (
          <div className={css.pet}>
            {pet.picture && (
              <img
                src={pet.picture.src}
                srcSet={pet.picture.srcSet}
                sizes="88px"
                alt={pet.picture.alt}
                style={previewStyle(pet.picture.preview)}
                width={88}
                height={66}
              />
            )}
            <div>
              <p className={css.name}>{pet.name}</p>
              <p className={css.detail}>{pet.detail}</p>
            </div>
          </div>
        )}
        <ul className={css.lines}>
          {lines.map((line) => (
            // Removing a line removes its button too, so the focus moves to the summary.
            <Line
              key={line.id}
              line={line}
              onRemoved={() => heading.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
        <div aria-live="polite" className={css.totals}>
          <p className={cx(css.row, css.total)}>
            <span>Total</span>
            <span className={css.money}>{formatCents(total)}</span>
          </p>
          <Due label={dueNowLabel} cents={now} explain={dueNowExplain} className={css.now} />
          {later !== 0 && <Due label={dueLaterLabel} cents={later} explain={dueLaterExplain} />}
        </div>
        {later !== 0 && laterNote && <p className={css.later}>{laterNote}</p>}
        {extra && <div className={css.extra}>{extra}</div>}
        {foot && <div className={css.foot}>{foot}</div>}
      </div>
    </section>
  );
}

/**
 * Returns a button that names the thing it explains, and the text that it opens. Both are null without an
 * explanation.
 */
function useExplanation(id: string, explain: ReactNode) {
  const [open, setOpen] = useState(false);
  if (!explain) return { button: null, text: null };
  return {
    button: (
      <button
        type="button"
        id={`${id}-why`}
        className={css.why}
        aria-expanded={open}
        aria-controls={id}
        aria-label="About"
        aria-labelledby={`${id}-why ${id}-label`}
        onClick={() => setOpen(!open)}
      >
        <Icon name="info" size={16} />
      </button>
    ),
    text: <p id={id} className={css.explain} hidden={!open}>{explain}</p>,
  };
}

function Due({ label, cents, explain, className }: {
  label: string;
  cents: number;
  explain: ReactNode;
  className?: string | undefined;
}) {
  const id = useId();
  const { button, text } = useExplanation(id, explain);
  return (
    <>
      <div className={cx(css.row, className)}>
        <span>
          <span id={`${id}-label`}>{label}</span>
          {button}
        </span>
        <span className={css.money}>{formatCents(cents)}</span>
      </div>
      {text}
    </>
  );
}

function Line({ line, onRemoved }: { line: SummaryLine; onRemoved: () => void }) {
  const id = useId();
  const { button, text } = useExplanation(id, line.explain);
  return (
    <li>
      <div className={css.row}>
        <span>
          <span id={`${id}-label`}>{line.label}</span>
          {button}
          {line.onRemove && (
            <button
              type="button"
              id={`${id}-remove`}
              aria-labelledby={`${id}-remove ${id}-label`}
              className={css.remove}
              onClick={() => {
                line.onRemove?.();
                onRemoved();
              }}
            >
              Remove
            </button>
          )}
        </span>
        <span className={cx(css.money, line.cents < 0 && css.off)}>
          {line.value ?? (line.isFree && line.cents === 0 ? FREE : formatCents(line.cents))}
        </span>
      </div>
      {text}
    </li>
  );
}
