import { useQuery } from "@tanstack/react-query";
import { getVerificationQuery } from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";

/** Interval at which a waiting page refetches, in ms. It also refetches when the user returns to it. */
const LOOK_AGAIN_MS = 60_000;

/** Returns the user's verification, refetched at intervals while staff have it. */
export function useVerification() {
  const client = useClient();
  return useQuery({
    ...getVerificationQuery(client),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => {
      const status = state.data?.verification.status;
      return status === "submitted" || status === "in-review" ? LOOK_AGAIN_MS : false;
    },
  });
}
