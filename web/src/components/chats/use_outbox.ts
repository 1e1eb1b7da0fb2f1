import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useClient } from "../../lib/client_context.ts";
import { waitingMessages, writerOf } from "./outbox.ts";

/** Time between two tries in ms, as the browser doesn't notice that only the server is back. */
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
    // The script may fail to arrive over the same connection; the next try asks for it again.
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
