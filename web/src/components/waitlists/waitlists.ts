import { useQuery, useQueryClient } from "@tanstack/react-query";
import { listWaitlistsQuery, type Waitlist } from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";
import { useLive } from "../../lib/live.ts";
import { channels, events } from "../../lib/realtime.ts";
import { useSession } from "../session/session.tsx";

/** The visitor's own open places in lines; undefined while nobody is signed in or they are not known. */
export function useMyWaitlists(isNeeded = true): readonly Waitlist[] | undefined {
  const { status } = useSession();
  const { data } = useQuery({
    ...listWaitlistsQuery(useClient()),
    enabled: isNeeded && status === "signed-in",
    staleTime: 10_000,
  });
  return data?.waitlists;
}

/** Reads waitlists again whenever one of this person's has changed, while a screen that shows them is open. */
export function useLiveWaitlists(): void {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ["listWaitlists"] });
  useLive(user && channels.user(user.id), events.waitlist, refresh, (isFirst) => isFirst || refresh());
}
