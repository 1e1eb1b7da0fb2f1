/** Focuses a text, and reading continues from there. */
export function focusText(element: HTMLElement): void {
  element.tabIndex = -1;
  // The text is not a control, so it needs no visible focus ring.
  element.style.outline = "none";
  element.focus();
}
