import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useClient } from "../../lib/client_context.ts";
import { waitingMessages, writerOf } from "./outbox.ts";

/** Retry interval in ms. The browser sends no event if only the server has come back. */
const AGAIN_MS = 15_000;

/** Sends messages that waited for a connection, on any page. */
export function useOutbox(): void {
  const client = useClient();
  const queryClient = useQueryClient();
  useEffect(() => {
    const send = async () => {
      if (waitingMessages(writerOf(client)).length === 0) return;
      const { sendWaiting } = await import("./sending.ts");
      sendWaiting({ client, queryClient });
    };
    // The script may fail to load over the same bad connection; the next try requests it again.
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
