/** Gives the focus to words, from which reading continues. */
export function focusText(element: HTMLElement): void {
  element.tabIndex = -1;
  // It is no control: the focus only says where one is.
  element.style.outline = "none";
  element.focus();
}
