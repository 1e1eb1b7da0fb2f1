import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useLive } from "../../lib/live.ts";
import { channels, events } from "../../lib/realtime.ts";
import { useSession } from "../session/session.tsx";

/** Messages of a conversation that were read already; the screen reads on from the last of them. */
export const THREAD = "chatThread";
const TELLING: ReadonlySet<unknown> = new Set([
  "listChats",
  "getChat",
  "findChat",
  "countUnreadMessages",
  THREAD,
]);

/** Reads again what a change of conversations may have made old: what is shown at once, the rest when it is next. */
export function refreshChats(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => TELLING.has(name) });
}

/**
 * Keeps conversations and their count true on every page of somebody who is signed in. What happened between the page's own
 * reading and its first hearing, or while the connection was lost, is read then.
 */
export function useLiveChats(): void {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const refresh = () => void refreshChats(queryClient);
  useLive(user && channels.user(user.id), events.chat, refresh, refresh);
  // A payment between the two shows what was masked.
  useLive(user && channels.user(user.id), events.reservation, refresh);
}
