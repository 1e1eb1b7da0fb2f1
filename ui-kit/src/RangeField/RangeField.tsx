import { type CSSProperties, useEffect, useId, useState } from "react";
import { cx } from "../cx.ts";
import css from "./RangeField.module.css";

export type RangeFieldProps = {
  legend: string;
  min: number;
  max: number;
  step?: number;
  /** Both ends; null means "no limit", which the address omits. */
  value: readonly [number | null, number | null];
  onChange: (value: [number | null, number | null]) => void;
  /** Formats an end for display and for screen readers: "$1,200". */
  format?: (value: number) => string;
  /** Shown before the typed text: "$". */
  prefix?: string;
  /** Number of results in each of equal slices, drawn as small bars above the track. */
  histogram?: readonly number[];
  className?: string;
};

/** A lowest and a highest value: two thumbs on one track, and two boxes for typing. The ends never cross. */
export function RangeField(
  { legend, min, max, step = 1, value, onChange, format = String, prefix, histogram, className }:
    RangeFieldProps,
) {
  const id = useId();
  const low = value[0] ?? min;
  const high = value[1] ?? max;
  const span = max - min || 1;
  const at = (v: number) => Math.min(1, Math.max(0, (v - min) / span));
  const set = (l: number, h: number) => onChange([l <= min ? null : l, h >= max ? null : h]);
  const tallest = Math.max(1, ...(histogram ?? []));

  return (
    <fieldset className={cx(css.range, className)}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.slider} style={{ "--low": at(low), "--high": at(high) } as CSSProperties}>
        {histogram && (
          <div className={css.skyline} aria-hidden="true">
            {histogram.map((n, i) => {
              const middle = min + ((i + 0.5) / histogram.length) * span;
              return (
                <span
                  key={i}
                  className={cx(css.bar, middle >= low && middle <= high && css.inside)}
                  style={{ height: `${n === 0 ? 0 : Math.max(6, (n / tallest) * 100)}%` }}
                />
              );
            })}
          </div>
        )}
        <div className={css.track} />
        <input
          type="range"
          className={css.thumb}
          aria-label={`Lowest, ${legend.toLowerCase()}`}
          aria-valuetext={format(low)}
          {...{ min, max, step }}
          value={low}
          onChange={(e) => set(Math.min(Number(e.target.value), high - step), high)}
        />
        <input
          type="range"
          className={css.thumb}
          aria-label={`Highest, ${legend.toLowerCase()}`}
          aria-valuetext={high >= max ? `${format(max)} or more` : format(high)}
          {...{ min, max, step }}
          value={high}
          onChange={(e) => set(low, Math.max(Number(e.target.value), low + step))}
        />
      </div>
      <div className={css.boxes}>
        <End
          id={`${id}-l`}
          label="Lowest"
          prefix={prefix}
          value={low}
          onSet={(v) => set(clamp(v, min, high - step), high)}
        />
        <span className={css.dash} aria-hidden="true">–</span>
        <End
          id={`${id}-h`}
          label="Highest"
          prefix={prefix}
          value={high}
          onSet={(v) => set(low, clamp(v, low + step, max))}
        />
      </div>
    </fieldset>
  );
}

const clamp = (v: number, low: number, high: number) => Math.min(Math.max(v, low), Math.max(low, high));

/**
 * One end as a text box. Its value takes effect when the box loses the focus or on Enter, not while typing.
 */
function End(
  { id, label, prefix, value, onSet }: {
    id: string;
    label: string;
    prefix?: string;
    value: number;
    onSet: (value: number) => void;
  },
) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  function commit() {
    const typed = Number(text.replace(/[^0-9.]/g, ""));
    // Tabbing through the box changes nothing.
    if (text.trim() === "" || Number.isNaN(typed) || typed === value) setText(String(value));
    else {
      onSet(typed);
      setText(String(value));
    }
  }
  return (
    <div className={css.end}>
      <label htmlFor={id}>{label}</label>
      <span className={css.box}>
        {prefix}
        <input
          id={id}
          inputMode="numeric"
          value={text}
          onChange={(e) => setText(e.target.value)}
          onBlur={commit}
          onKeyDown={(e) => e.key === "Enter" && (e.preventDefault(), commit())}
        />
      </span>
    </div>
  );
}
