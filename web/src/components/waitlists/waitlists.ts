import { useQuery, useQueryClient } from "@tanstack/react-query";
import { listWaitlistsQuery, type Waitlist } from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";
import { useLive } from "../../lib/live.ts";
import { channels, events } from "../../lib/realtime.ts";
import { useSession } from "../session/session.tsx";

/** Returns the visitor's own open places on waitlists; undefined if signed out or not loaded. */
export function useMyWaitlists(isNeeded = true): readonly Waitlist[] | undefined {
  const { status } = useSession();
  const { data } = useQuery({
    ...listWaitlistsQuery(useClient()),
    enabled: isNeeded && status === "signed-in",
    staleTime: 10_000,
  });
  return data?.waitlists;
}

/** Reloads waitlists when one of this user's has changed, while a screen that shows them is open. */
export function useLiveWaitlists(): void {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ["listWaitlists"] });
  useLive(user && channels.user(user.id), events.waitlist, refresh, (isFirst) => isFirst || refresh());
}
