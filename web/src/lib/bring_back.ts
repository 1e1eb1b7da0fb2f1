import { flushSync } from "react-dom";

/**
 * Shows a form again in place of the message after sending. The pressed button disappears, so the focus moves
 * to the first field of the page's content, or to the element that `first` selects there.
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
