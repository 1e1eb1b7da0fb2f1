import { useState } from "react";
import { Button } from "../src/index.ts";
import css from "./tokens.module.css";

const COLORS = [
  ["Paper", ["--paper", "--surface", "--sunken", "--line", "--line-strong"]],
  ["Ink", ["--ink", "--ink-soft"]],
  ["Brand", ["--brand", "--brand-strong", "--brand-soft"]],
  ["Accent", ["--accent", "--accent-soft"]],
  ["States", ["--good", "--good-soft", "--wait", "--wait-soft", "--bad", "--bad-soft"]],
] as const;

/** Every sample reads the live token, so this page is never out of date. */
export function Colors() {
  return (
    <div className={css.board}>
      {COLORS.map(([name, tokens]) => (
        <div key={name} className={css.colors}>
          <b>{name}</b>
          <div className={css.row}>
            {tokens.map((t) => (
              <span key={t} className={css.swatch}>
                <span className={css.patch} style={{ background: `var(${t})` }} />
                {t.slice(2)}
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

export function Type() {
  return (
    <div className={css.board}>
      {(["4xl", "3xl", "2xl", "xl"] as const).map((s) => (
        <p key={s} className={css.line}>
          <code>{s}</code>
          <span style={{ font: `700 var(--text-${s}) / 1.12 var(--font-display)` }}>
            Juniper, from Burlington
          </span>
        </p>
      ))}
      {(["lg", "md", "sm", "xs"] as const).map((s) => (
        <p key={s} className={css.line}>
          <code>{s}</code>
          <span style={{ fontSize: `var(--text-${s})` }}>
            She sleeps through the dishwasher and greets the mail carrier.
          </span>
        </p>
      ))}
    </div>
  );
}

export function Numerals() {
  return (
    <div className={css.board}>
      <table className={css.numbers}>
        <tbody>
          {[["Juniper", "$2,500.00"], ["Service fee (3%)", "$75.00"], ["Delivery", "$111.11"]].map((
            [a, b],
          ) => (
            <tr key={a}>
              <td>{a}</td>
              <td>{b}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Space() {
  return (
    <div className={css.board}>
      <div className={css.row}>
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => (
          <span key={n} className={css.swatch}>
            <span className={css.cube} style={{ width: `var(--s${n})`, height: `var(--s${n})` }} />
            s{n}
          </span>
        ))}
      </div>
    </div>
  );
}

export function Shapes() {
  return (
    <div className={css.board}>
      <div className={css.row}>
        {["detail", "control", "picture", "arch", "full"].map((r) => (
          <span key={r} className={css.swatch}>
            <span className={css.shape} style={{ borderRadius: `var(--r-${r})` }} />
            r-{r}
          </span>
        ))}
        {[1, 2, 3].map((n) => (
          <span key={n} className={css.swatch}>
            <span className={css.lifted} style={{ boxShadow: `var(--shadow-${n})` }} />
            shadow-{n}
          </span>
        ))}
      </div>
    </div>
  );
}

export function Motion() {
  const [there, setThere] = useState(false);
  return (
    <div className={css.board}>
      <div>
        <Button variant="secondary" onClick={() => setThere(!there)}>Move them</Button>
      </div>
      {["fast", "calm", "slow"].map((t) => (
        <div key={t} className={css.lane}>
          <span
            className={css.ball}
            style={{ transition: `translate var(--${t}) var(--ease)`, translate: there ? "220px 0" : "0 0" }}
          />
          {t}
        </div>
      ))}
    </div>
  );
}
