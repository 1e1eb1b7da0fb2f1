import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { type ChatMessage, type HearthpawClient, listMessages } from "@hearthpaw/client";
import { THREAD } from "../../components/chats/live_chats.ts";
import { useClient } from "../../lib/client_context.ts";
import { joined } from "./rules.ts";

/** Messages in their order, and the cursor of earlier ones. */
type Thread = { messages: ChatMessage[]; earlier: string | null };
type Key = readonly [typeof THREAD, string, boolean];

/**
 * Returns the messages of a conversation. A refetch continues after the last known message, which neither
 * misses nor repeats any. After contact details are shown or hidden, all messages are read again.
 */
export function useThread(chatId: string, isContactHidden: boolean) {
  const client = useClient();
  const queryClient = useQueryClient();
  const key = useMemo((): Key => [THREAD, chatId, isContactHidden], [chatId, isContactHidden]);
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readOn(client, queryClient, key, signal),
    staleTime: 0,
  });
  const [isLoadingEarlier, setLoading] = useState(false);
  const earlier = query.data?.earlier;
  const loadEarlier = useCallback(async () => {
    if (!earlier) return;
    setLoading(true);
    try {
      const page = await listMessages(client, { id: chatId, cursor: earlier });
      queryClient.setQueryData<Thread>(
        key,
        (now) =>
          now?.earlier === earlier
            ? { messages: joined(page.messages.toReversed(), now.messages), earlier: page.nextCursor }
            : now,
      );
    } finally {
      setLoading(false);
    }
  }, [client, queryClient, key, chatId, earlier]);
  return {
    ...query,
    isLoadingEarlier,
    loadEarlier,
    reset: () => queryClient.resetQueries({ queryKey: key }),
  };
}

async function readOn(
  client: HearthpawClient,
  queryClient: QueryClient,
  key: Key,
  signal: AbortSignal,
): Promise<Thread> {
  const [, id] = key;
  const last = queryClient.getQueryData<Thread>(key)?.messages.at(-1);
  if (!last) {
    const { messages, nextCursor } = await listMessages(client, { id }, { signal });
    return { messages: messages.toReversed(), earlier: nextCursor };
  }
  let fresh: ChatMessage[] = [];
  for (let after = last.id;;) {
    const { messages } = await listMessages(client, { id, after }, { signal });
    fresh = [...fresh, ...messages];
    if (messages.length === 0) break;
    after = messages.at(-1)!.id;
  }
  // Earlier messages may have arrived meanwhile.
  const now = queryClient.getQueryData<Thread>(key);
  return now ? { ...now, messages: joined(now.messages, fresh) } : { messages: fresh, earlier: null };
}
