import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useClient } from "../../lib/client_context.ts";
import { waitingMessages } from "./outbox.ts";

/** Without a word of the browser's that it is online again, a server that was away is tried so often. */
const AGAIN_MS = 15_000;

/** Sends messages that waited for a connection, on whatever page their writer is by then. */
export function useOutbox(): void {
  const client = useClient();
  const queryClient = useQueryClient();
  useEffect(() => {
    const send = async () => {
      if (waitingMessages().length === 0) return;
      const { sendWaiting } = await import("./sending.ts");
      sendWaiting({ client, queryClient });
    };
    // What fetches the script meets the same connection: it is tried again.
    const again = () => void send().catch(() => undefined);
    // The page may have been opened after the connection came back.
    if (navigator.onLine) again();
    const timer = setInterval(again, AGAIN_MS);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, [client, queryClient]);
}
