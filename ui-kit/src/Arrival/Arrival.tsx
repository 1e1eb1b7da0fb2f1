import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { focusText } from "../focus.ts";
import { Loading } from "../Skeleton/Loading.tsx";

/** What is read out of what has come; an alert in it speaks for itself. */
const READ = ":is(h1, h2, h3, h4, p):not([role=alert] *, [role=alert])";

/** Long enough for a screen reader to take the words up. Then who reads on finds them once, and what is removed is not said. */
const KEPT_MS = 2_000;

/**
 * Around what comes into the page by itself, often in the place of something else: a form that was sent, a hold that ended.
 * Its headings and paragraphs are announced when they come and when they change. Where the focus was in what has gone, it goes
 * to the first of them instead, which is read then.
 */
export function Arrival({ className, children }: { className?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [before] = useState(() => globalThis.document?.activeElement);
  const [words, setWords] = useState("");
  useLayoutEffect(() => {
    let shown = "";
    let timer: ReturnType<typeof setTimeout>;
    // Its parts may still be loading, and change by themselves.
    function look() {
      const parts = [...place.current?.querySelectorAll<HTMLElement>(READ) ?? []];
      const now = parts.map((part) => part.textContent.trim()).join(" ");
      if (now === shown) return;
      const isFirst = shown === "";
      shown = now;
      if (isFirst && isLost(before)) {
        focusText(parts[0]!);
      } else {
        setWords(now);
        clearTimeout(timer);
        timer = setTimeout(() => setWords(""), KEPT_MS);
      }
    }
    look();
    const watch = new MutationObserver(look);
    watch.observe(place.current!, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [before]);
  return <Loading ref={place} label={words} className={className}>{children}</Loading>;
}

/** Whether the focus went with what it was in. */
const isLost = (before: Element | null | undefined) =>
  before && !before.isConnected && document.activeElement === document.body;
