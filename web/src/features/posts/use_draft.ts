import { useEffect } from "react";
import { recall, remember } from "../../lib/tab_memory.ts";

/** Returns unsent text, kept across a reload of this tab by its thread or form. */
export function keptDraft<Draft>(key: `post:${string}`): Partial<Draft> {
  const known = recall(key);
  return typeof known === "object" && known !== null ? known as Partial<Draft> : {};
}

/** Keeps a draft while the user types; an empty draft is removed. */
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
