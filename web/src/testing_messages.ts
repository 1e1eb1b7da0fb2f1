/**
 * Rests a pointer on each message that comes, which stops its clock: on a busy machine a press may answer after the five seconds
 * that what it brought is shown. Runs within a page, once, and uses nothing but the page.
 */
export function restOnMessages(): void {
  if ("restsOnMessages" in globalThis) return;
  Object.assign(globalThis, { restsOnMessages: true });
  const rested = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const message of document.querySelectorAll("[aria-label=Messages] > *")) {
      if (rested.has(message)) continue;
      rested.add(message);
      message.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    }
  }).observe(document, { childList: true, subtree: true });
}
