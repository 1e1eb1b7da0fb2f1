import { focusText } from "@hearthpaw/ui-kit";

/**
 * Moves the focus from a button in a row that is about to disappear to the same button in the row after or
 * before it, or to `heading`. Does nothing if the user has already moved the focus.
 */
export function leaveRow(button: HTMLElement, heading: HTMLElement | null | undefined): void {
  if (document.activeElement !== button) return;
  const row = button.closest("li");
  const next = [row?.nextElementSibling, row?.previousElementSibling]
    .map((other) => other?.querySelector("button"))
    .find((other) => other);
  if (next) return next.focus();
  if (heading) focusText(heading);
}
