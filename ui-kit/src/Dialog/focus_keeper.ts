import { focusText } from "../focus.ts";

/** How long after a dialog its opener may go with what was changed in the dialog, in ms. */
const WATCHED_MS = 10_000;

/**
 * Returns what gives the focus back when a dialog closes. It goes to `opener`. If that has gone with what was changed, or goes within
 * seconds, the focus goes to the nearest heading that is left around it, unless the page has given it to something else.
 */
export function focusKeeper(opener: Element | null): () => void {
  const around: Element[] = [];
  for (let at = opener?.parentElement; at; at = at.parentElement) around.push(at);

  function look(): void {
    if (document.activeElement !== document.body) return;
    const headings = around.filter((place) => place.isConnected).flatMap((place) => [
      ...place.querySelectorAll<HTMLElement>("h1, h2, h3"),
    ]);
    const heading = headings.find((one) => !one.closest("dialog") && one.getClientRects().length > 0);
    if (heading) focusText(heading);
  }
  return () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    // The page may have a better place for it, which it finds in its own effects.
    if (!opener?.isConnected) return void setTimeout(look);
    const watch = new MutationObserver(() => {
      if (opener.isConnected) return;
      watch.disconnect();
      setTimeout(look);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => watch.disconnect(), WATCHED_MS);
  };
}
