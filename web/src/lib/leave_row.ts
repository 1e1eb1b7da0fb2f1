import { focusText } from "@hearthpaw/ui-kit";

/**
 * Gives the focus of a button whose row is about to go to the same button of the row after or before it, else to `heading`. Who has
 * gone on meanwhile stays there.
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
