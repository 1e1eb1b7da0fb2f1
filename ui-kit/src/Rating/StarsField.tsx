import { type ReactNode, useId } from "react";
import { Icon } from "../Icon/Icon.tsx";
import css from "./StarsField.module.css";

export type StarsFieldProps = {
  id?: string;
  legend: ReactNode;
  /** 1 to 5; undefined before a choice. */
  value: number | undefined;
  onChange: (value: number) => void;
  error?: ReactNode;
};

const WORDS = ["Poor", "Fair", "Good", "Very good", "Excellent"];

/** A choice of one to five stars, by tap or by arrow keys. */
export function StarsField({ id: given, legend, value, onChange, error }: StarsFieldProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <fieldset className={css.field} aria-describedby={error ? `${id}-e` : undefined}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.stars}>
        {WORDS.map((word, index) => {
          const stars = index + 1;
          return (
            <label
              key={word}
              className={css.star}
              data-on={value !== undefined && stars <= value ? "" : undefined}
            >
              <input
                id={index === 0 ? id : undefined}
                type="radio"
                name={made}
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
              />
              <Icon name={value !== undefined && stars <= value ? "star-solid" : "star"} size={32} />
              <span className={css.hidden}>{`${stars} ${stars === 1 ? "star" : "stars"}: ${word}`}</span>
            </label>
          );
        })}
        <span className={css.word} aria-hidden="true">{value === undefined ? "" : WORDS[value - 1]}</span>
      </div>
      {error && (
        <p id={`${id}-e`} className={css.error}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
