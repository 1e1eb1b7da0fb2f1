import type { QueryClient } from "@tanstack/react-query";
import { blockChat, type HearthpawClient, muteChat } from "@hearthpaw/client";
import { refreshChats } from "../../components/chats/live_chats.ts";

/** Blocks or unblocks a conversation, or turns its notifications off or on. */
export async function changeMember(
  client: HearthpawClient,
  queryClient: QueryClient,
  id: string,
  change: { isBlocked: boolean } | { isMuted: boolean },
): Promise<void> {
  await ("isBlocked" in change
    ? blockChat(client, { id, ...change })
    : muteChat(client, { id, body: change }));
  await refreshChats(queryClient);
}
