import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { focusText } from "../focus.ts";
import { Loading } from "../Skeleton/Loading.tsx";

/** The elements that are announced when they arrive. An alert among them announces itself. */
const READ = ":is(h1, h2, h3, h4, p):not([role=alert] *, [role=alert])";

/**
 * How long the words stay in the live region: long enough for a screen reader to start reading them. Their
 * removal is not announced, and a reader who continues meets the words only once.
 */
const KEPT_MS = 2_000;

/**
 * Wraps content that appears without a navigation, often in place of other content: a form that was sent, a
 * hold that ended. It announces the headings and paragraphs when they appear and when they change. If the
 * replaced content had the focus, the first of them gets the focus instead and is read that way.
 */
export function Arrival({ className, children }: { className?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [before] = useState(() => globalThis.document?.activeElement);
  const [words, setWords] = useState("");
  useLayoutEffect(() => {
    let shown = "";
    let timer: ReturnType<typeof setTimeout>;
    // Parts may still be loading and change later.
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

/** Whether the focus was lost because its element left the page. */
const isLost = (before: Element | null | undefined) =>
  before && !before.isConnected && document.activeElement === document.body;
