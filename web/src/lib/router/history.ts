import { type Location, locationOf } from "./location.ts";

/** The browser's history, and where each of its entries was scrolled to. */
export type BrowserHistory = {
  location: () => Location;
  write: (location: Location, replace: boolean) => void;
  /** Hears of the back and forward buttons. */
  onMove: (listener: (location: Location) => void) => void;
  /** Remembers how far the present entry is scrolled. */
  keepScroll: () => void;
  /** To the element that a hash names, else to the top. */
  scrollTo: (hash: string) => void;
};

const STORE = "hp:scroll";
const MOST_KEPT = 60;

export function createBrowserHistory(): BrowserHistory {
  const { history } = globalThis;
  history.scrollRestoration = "manual";
  const hrefNow = () => location.pathname + location.search + location.hash;
  const keyNow = (): string => (history.state as { key?: string } | null)?.key ?? "";
  // The first entry of a visit gets its name here; a reload finds it again.
  if (!keyNow()) history.replaceState({ key: newKey() }, "", hrefNow());
  // A page that is left by a load or closed finds its place again, too.
  addEventListener("pagehide", keepScroll);

  function keepScroll(): void {
    const kept = readKept().filter(([key]) => key !== keyNow());
    writeKept([...kept, [keyNow(), Math.round(scrollY)] as const].slice(-MOST_KEPT));
  }

  return {
    location: () => locationOf(hrefNow(), keyNow()),
    write({ href, key }, replace) {
      if (replace) history.replaceState({ key }, "", href);
      else history.pushState({ key }, "", href);
    },
    onMove(listener) {
      addEventListener("popstate", () => listener(locationOf(hrefNow(), keyNow())));
    },
    keepScroll,
    scrollTo(hash) {
      const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
      if (target) target.scrollIntoView();
      else scrollTo(0, 0);
    },
  };
}

/** Back to where an entry of the history was. */
export function restoreScroll(key: string): void {
  const kept = readKept().find(([known]) => known === key);
  if (kept) scrollTo(0, kept[1]);
}

/** A name for an entry of the history. */
export const newKey = (): string => Math.random().toString(36).slice(2, 10);

type Kept = readonly [key: string, y: number];

function readKept(): Kept[] {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

function writeKept(kept: readonly Kept[]): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing begins each page at its top.
  }
}
