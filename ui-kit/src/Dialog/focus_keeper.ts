import { focusText } from "../focus.ts";

/** How long after a dialog closes its opener is watched for removal, in ms. */
const WATCHED_MS = 10_000;

/**
 * Returns a function that restores the focus when a dialog closes. It focuses `opener`. If `opener` has been
 * removed with the changed content, or is removed within `WATCHED_MS`, the nearest remaining heading around
 * it gets the focus, unless the page has focused something else.
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
    // The page may move the focus to a better place in its own effects first.
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
