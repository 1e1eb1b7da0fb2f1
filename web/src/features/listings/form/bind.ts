import { controlId } from "./steps.ts";
import type { Listing } from "./use_listing.ts";
import type { TextFieldName, Values } from "./values.ts";

/** Props of every step. */
export type StepProps = {
  listing: Listing;
  /** Why price and facts can't change now: someone is reserving, or has reserved, the pet. */
  frozen: string | undefined;
};

/** Returns the props of a text field or a list. */
export function bind<N extends TextFieldName>({ values, errorOf, change, leave }: Listing, name: N) {
  return {
    id: controlId(name),
    name,
    value: values[name] as string,
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) =>
      change({ [name]: event.target.value } as unknown as Partial<Values>),
    onBlur: () => leave(name),
  };
}

/** Focuses the control with this id, or the first control within it. */
export function focusControl(id: string): void {
  const place = document.getElementById(id);
  if (!place) return;
  const control = place.matches("input, select, textarea, button")
    ? place
    : place.querySelector<HTMLElement>("input:checked, input:not([hidden]), select, textarea, button");
  control?.focus();
  (control ?? place).scrollIntoView({ block: "center" });
}
