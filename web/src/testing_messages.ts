/**
 * Rests a pointer on each new message, which stops its clock: on a busy machine a press may respond after the
 * five seconds for which the message is shown. Runs inside a page, once, and uses nothing but the page.
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
