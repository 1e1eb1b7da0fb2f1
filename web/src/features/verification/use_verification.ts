import { useQuery } from "@tanstack/react-query";
import { getVerificationQuery } from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";

/** How often a waiting page looks again, in ms; and whenever one comes back to it. */
const LOOK_AGAIN_MS = 60_000;

/** One's own verification, read again now and then while staff have it. */
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
