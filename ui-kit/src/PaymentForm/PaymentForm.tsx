import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { Field } from "../Field/Field.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { cx } from "../cx.ts";
import {
  type CardBrand,
  cardBrand,
  type CardErrors,
  type CardField,
  type CardValues,
  formatCardNumber,
  formatExpiry,
} from "./card.ts";
import css from "./PaymentForm.module.css";

export type PaymentFormProps = {
  values: CardValues;
  onChange: (values: CardValues) => void;
  /** A field lost the focus and can be checked. */
  onBlur?: (field: CardField) => void;
  errors?: CardErrors;
  /** The provider's answer, above the fields. */
  failure?: ReactNode;
  disabled?: boolean;
  /** Below the fields: "Test card: 4242 4242 4242 4242". */
  note?: ReactNode;
  /** Prefix of the fields' ids (`${idPrefix}-number` and so on), for links from an error summary. */
  idPrefix?: string;
  className?: string;
};

/** The card fields. They only show and report; the owner checks, keeps and sends the values. */
export function PaymentForm(
  { values, onChange, onBlur, errors = {}, failure, disabled, note, idPrefix, className }: PaymentFormProps,
) {
  const brand = cardBrand(values.number);
  const caret = useRef<{ input: HTMLInputElement; at: number }>(undefined);
  // Formatting moves the characters, but the caret stays behind the same digit.
  useLayoutEffect(() => {
    const kept = caret.current;
    caret.current = undefined;
    if (kept && document.activeElement === kept.input) kept.input.setSelectionRange(kept.at, kept.at);
  }, [values]);
  const set = (
    field: CardField,
    value: string,
    { target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>,
  ) => {
    const at = target.selectionStart ?? target.value.length;
    if (target instanceof HTMLInputElement && at < target.value.length) {
      caret.current = {
        input: target,
        at: placeAfter(value, target.value.slice(0, at).replace(/\D/g, "").length),
      };
    }
    onChange({ ...values, [field]: value });
  };
  const common = (field: CardField) => ({
    id: idPrefix && `${idPrefix}-${field}`,
    value: values[field],
    error: errors[field],
    disabled,
    onBlur: () => onBlur?.(field),
    required: true,
    inputMode: "numeric" as const,
  });
  return (
    <div className={cx(css.form, className)}>
      {failure && (
        <div className={css.failure} role="alert">
          <Icon name="warning" />
          <div>{failure}</div>
        </div>
      )}
      <Field
        label="Card number"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        {...common("number")}
        onChange={(e) => set("number", formatCardNumber(e.target.value), e)}
        suffix={<Brand brand={brand} />}
        className={css.wide}
      />
      <Field
        label="Expires"
        autoComplete="cc-exp"
        placeholder="MM / YY"
        {...common("expiry")}
        onChange={(e) => set("expiry", formatExpiry(e.target.value, values.expiry), e)}
      />
      <Field
        label="Security code"
        autoComplete="cc-csc"
        placeholder={brand === "amex" ? "4 digits" : "3 digits"}
        maxLength={4}
        {...common("cvc")}
        onChange={(e) => set("cvc", e.target.value.replace(/\D/g, "").slice(0, 4), e)}
      />
      <Field
        label="Billing ZIP code"
        autoComplete="billing postal-code"
        maxLength={10}
        {...common("zip")}
        onChange={(e) => set("zip", e.target.value, e)}
      />
      <p className={css.note}>
        <Icon name="lock" size={16} />
        <span>
          {note ?? "Your card details go straight to our payment provider. They never reach our servers."}
        </span>
      </p>
    </div>
  );
}

/** Returns the position in a formatted text after the given number of digits. */
function placeAfter(text: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at++) {
    if (seen === digits) return at;
    if (/\d/.test(text[at]!)) seen++;
  }
  return text.length;
}

const NAMES: Record<CardBrand, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  unknown: "",
};
const SHORT: Record<CardBrand, string> = {
  visa: "VISA",
  mastercard: "MC",
  amex: "AMEX",
  discover: "DISC",
  unknown: "",
};

/**
 * The card's brand in the corner of the number field: our own plain badge with its short name, not a copied
 * trademark.
 */
export function Brand({ brand }: { brand: CardBrand }) {
  if (brand === "unknown") return <Icon name="card" size={24} />;
  return <span className={css.brand} role="img" aria-label={NAMES[brand]}>{SHORT[brand]}</span>;
}
