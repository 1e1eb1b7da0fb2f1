import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "../../components/session/session.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useLive } from "../../lib/live.ts";
import { channels, events } from "../../lib/realtime.ts";
import { refreshLists, refreshPost } from "./post_queries.ts";

type PostChange = { postId: string; isNew: boolean };

/**
 * Returns the number of new posts since a list was shown, and a function that shows them. Shown posts are
 * updated in place.
 */
export function useNewPosts(shown: ReadonlySet<string>): { count: number; take: () => Promise<void> } {
  const client = useClient();
  const queryClient = useQueryClient();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const { user } = useSession();
  useLive<PostChange>(user && channels.user(user.id), events.post, ({ postId, isNew }) => {
    if (shown.has(postId)) void refreshPost(queryClient, client, postId);
    else if (isNew) setFresh((known) => new Set([...known, postId]));
  }, (isFirst) => {
    if (!isFirst) void refreshLists(queryClient);
  });
  return {
    count: [...fresh].filter((id) => !shown.has(id)).length,
    async take() {
      await refreshLists(queryClient);
      setFresh(new Set());
    },
  };
}
