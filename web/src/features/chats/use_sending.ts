import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { type ChatMessage, sendMessage, translate } from "@hearthpaw/client";
import { refreshChats } from "../../components/chats/live_chats.ts";
import { useClient } from "../../lib/client_context.ts";
import { changeUnsent, useKept, waiting } from "./outbox.ts";
import { placeOf, type Unsent, type Where } from "./rules.ts";

/** Without a word of the browser's that it is online again, a server that was away is tried so often. */
const AGAIN_MS = 15_000;

/** What is under way in each place: messages reach the server in their order. */
const underWay = new Map<string, Promise<void>>();

/**
 * Sends messages to a place, each with an id of its own: sent again after a lost answer, it is written once. What could not be sent
 * stays, to be tried again, by itself where there was no connection; what has arrived among `messages` goes.
 */
export function useSending(where: Where, messages: readonly ChatMessage[]) {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const place = placeOf(where);
  const { unsent } = useKept(place);

  useEffect(() => {
    const arrived = new Set(messages.map(({ clientId }) => clientId));
    if (unsent.some(({ clientId }) => arrived.has(clientId))) {
      changeUnsent(place, (all) => all.filter(({ clientId }) => !arrived.has(clientId)));
    }
  }, [place, messages, unsent]);

  async function post({ clientId, text, imageKeys }: Unsent): Promise<void> {
    const set = (change: (one: Unsent) => Unsent) =>
      changeUnsent(place, (all) => all.map((one) => one.clientId === clientId ? change(one) : one));
    set((one) => ({ ...one, error: undefined, waits: undefined }));
    try {
      const { chat } = await sendMessage(client, {
        body: { ...where, clientId, text, ...(imageKeys.length > 0 ? { imageKeys } : {}) },
      });
      if (!("chatId" in where)) {
        changeUnsent(place, (all) => all.filter((one) => one.clientId !== clientId));
        await navigate({ to: "/messages/$chatId", params: { chatId: chat.id }, replace: true });
      }
      await refreshChats(queryClient);
    } catch (thrown) {
      const { code, message } = translate(thrown);
      set((one) => code === "network" ? waiting(one) : { ...one, error: message });
      // The screen still offers to write where nobody can any more: it says why once it is read again.
      if (code === "chat_closed" || code === "chat_blocked") await refreshChats(queryClient);
    }
  }

  function queue(message: Unsent): void {
    const before = underWay.get(place) ?? Promise.resolve();
    underWay.set(place, before.then(() => post(message)));
  }

  const sendWaiting = useEffectEvent(() => {
    for (const one of unsent) if (one.waits) queue(one);
  });
  useEffect(() => {
    // The page may have been opened after the connection came back.
    if (navigator.onLine) sendWaiting();
  }, [place]);
  const isWaiting = unsent.some(({ waits }) => waits);
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => sendWaiting();
    const timer = setInterval(again, AGAIN_MS);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, [isWaiting]);

  return {
    unsent,
    send(text: string, imageKeys: string[]) {
      const message = { clientId: crypto.randomUUID(), text, imageKeys, at: new Date().toISOString() };
      changeUnsent(place, (all) => [...all, message]);
      queue(message);
    },
    retry: queue,
    drop: (id: string) => changeUnsent(place, (all) => all.filter(({ clientId }) => clientId !== id)),
  };
}
