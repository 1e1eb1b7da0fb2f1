import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { type ChatMessage, sendMessage, translate } from "@hearthpaw/client";
import { refreshChats } from "../../components/chats/live_chats.ts";
import { useClient } from "../../lib/client_context.ts";
import { changeUnsent, useKept } from "./outbox.ts";
import { placeOf, type Unsent, type Where } from "./rules.ts";

/** What is under way in each place: messages reach the server in their order. */
const underWay = new Map<string, Promise<void>>();

/**
 * Sends messages to a place, each with an id of its own: sent again after a lost answer, it is written once. What could not be sent
 * stays, to be tried again; what has arrived among `messages` goes.
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
    const set = (error: string | undefined) =>
      changeUnsent(
        place,
        (all) =>
          all.map((one) =>
            one.clientId === clientId ? { ...one, ...(error ? { error } : { error: undefined }) } : one
          ),
      );
    set(undefined);
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
      set(message);
      // The screen still offers to write where nobody can any more: it says why once it is read again.
      if (code === "chat_closed" || code === "chat_blocked") await refreshChats(queryClient);
    }
  }

  function queue(message: Unsent): void {
    const before = underWay.get(place) ?? Promise.resolve();
    underWay.set(place, before.then(() => post(message)));
  }

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
