import { Field } from "@hearthpaw/ui-kit";
import { type ChangeEvent, type Dispatch, type SetStateAction, useLayoutEffect, useRef } from "react";
import {
  brandOf,
  type CardErrors,
  type CardInput,
  cvcLength,
  fieldMessage,
  formatExpiry,
  formatNumber,
} from "./rules.ts";
import css from "./payments.module.css";

interface CardFieldsProps {
  card: CardInput;
  errors: CardErrors;
  onChange: Dispatch<SetStateAction<CardInput>>;
  onErrors: Dispatch<SetStateAction<CardErrors>>;
}

/** Number, date, code and ZIP, as browsers and password managers know how to fill them. */
export function CardFields({ card, errors, onChange, onErrors }: CardFieldsProps) {
  const caret = useRef<{ input: HTMLInputElement; at: number }>(undefined);

  // Formatting moves the characters; the caret stays behind the same digit.
  useLayoutEffect(() => {
    const kept = caret.current;
    caret.current = undefined;
    if (kept && document.activeElement === kept.input) kept.input.setSelectionRange(kept.at, kept.at);
  }, [card]);

  function props(field: keyof CardInput, format: (text: string) => string) {
    return {
      name: field,
      value: card[field],
      error: errors[field],
      required: true,
      onChange(event: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) {
        const input = event.currentTarget;
        const typed = input.value;
        // Erasing the slash itself must not bring it back at once.
        const isErasing = typed.length < card[field].length && card[field].startsWith(typed);
        const shown = isErasing && field === "expiry" ? typed : format(typed);
        const digitsBefore = typed.slice(0, input.selectionStart ?? typed.length).replace(/\D/g, "").length;
        if (input.selectionStart !== typed.length) {
          caret.current = { input, at: positionAfter(shown, digitsBefore) };
        }
        onChange((before) => ({ ...before, [field]: shown }));
        // What is being mended is not complained of while it is typed.
        onErrors(({ [field]: _mended, ...others }) => others);
      },
      onBlur() {
        const message = fieldMessage(field, card, new Date(), false);
        onErrors(({ [field]: _before, ...others }) => message ? { ...others, [field]: message } : others);
      },
    };
  }

  const brand = brandOf(card.number);
  return (
    <>
      <Field
        {...props("number", formatNumber)}
        label="Card number"
        autoComplete="cc-number"
        inputMode="numeric"
        maxLength={23}
        suffix={brand && <span className={css.brand}>{brand}</span>}
      />
      <div className={css.pair}>
        <Field
          {...props("expiry", formatExpiry)}
          label="Expiration date"
          placeholder="MM/YY"
          autoComplete="cc-exp"
          inputMode="numeric"
          maxLength={9}
        />
        <Field
          {...props("cvc", (text) => text.replace(/\D/g, "").slice(0, cvcLength(card.number)))}
          label="Security code"
          placeholder={"0".repeat(cvcLength(card.number))}
          autoComplete="cc-csc"
          inputMode="numeric"
        />
      </div>
      <Field
        {...props("zip", (text) => text.replace(/[^\d-]/g, "").slice(0, 10))}
        label="Billing ZIP code"
        autoComplete="billing postal-code"
        inputMode="numeric"
      />
    </>
  );
}

/** The place in a formatted text that follows so many digits. */
function positionAfter(text: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at++) {
    if (seen === digits) return at;
    if (/\d/.test(text[at]!)) seen++;
  }
  return text.length;
}
