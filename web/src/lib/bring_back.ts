import { flushSync } from "react-dom";

/**
 * Shows a form again, in the place of what was said after it was sent, and gives the first field of the page's content, or what `first`
 * selects there, the focus: the button that was pressed goes.
 */
export function bringBack(
  button: HTMLElement,
  show: () => void,
  first = "input,select,textarea",
): void {
  const content = button.closest("main");
  flushSync(show);
  content?.querySelector<HTMLElement>(first)?.focus();
}
