import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useLive } from "../../lib/live.ts";
import { channels, events } from "../../lib/realtime.ts";
import { useSession } from "../session/session.tsx";

/** Query key of a conversation's loaded messages. The screen continues from the last of them. */
export const THREAD = "chatThread";
const TELLING: ReadonlySet<unknown> = new Set([
  "listChats",
  "getChat",
  "findChat",
  "countUnreadMessages",
  THREAD,
]);

/**
 * Reloads what a changed conversation may have made stale: visible queries at once, others on their next use.
 */
export function refreshChats(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => TELLING.has(name) });
}

/**
 * Keeps conversations and their unread count up to date on every page of a signed-in user. It reloads them on
 * each new connection, to cover events between the page's own request and the first subscription, or during a
 * lost connection.
 */
export function useLiveChats(): void {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const refresh = () => void refreshChats(queryClient);
  useLive(user && channels.user(user.id), events.chat, refresh, refresh);
  // A payment between the two unmasks contact details.
  useLive(user && channels.user(user.id), events.reservation, refresh);
}
