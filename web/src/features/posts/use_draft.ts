import { useEffect } from "react";
import { recall, remember } from "../../lib/tab_memory.ts";

/** What was typed and not sent yet, kept over a reload of this tab: under the thread or form that it belongs to. */
export function keptDraft<Draft>(key: `post:${string}`): Partial<Draft> {
  const known = recall(key);
  return typeof known === "object" && known !== null ? known as Partial<Draft> : {};
}

/** Keeps it while it is typed; nothing is kept of what is empty. */
export function useKeepDraft(
  key: `post:${string}` | undefined,
  draft: Record<string, unknown>,
  isEmpty: boolean,
): void {
  const text = isEmpty ? "" : JSON.stringify(draft);
  useEffect(() => {
    if (key) remember(key, text ? JSON.parse(text) : undefined);
  }, [key, text]);
}

export const dropDraft = (key: `post:${string}`): void => remember(key, undefined);
