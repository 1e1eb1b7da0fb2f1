import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import type { ChatMessage } from "@hearthpaw/client";
import { changeUnsent, placeOf, type Unsent, useKept, type Where } from "../../components/chats/outbox.ts";
import { hearOfChat, queueMessage } from "../../components/chats/sending.ts";
import { useSession } from "../../components/session/session.tsx";
import { useClient } from "../../lib/client_context.ts";

/**
 * Sends messages to a place, each with an id of its own: sent again after a lost answer, it is written once. What could not be sent
 * stays, to be tried again, by itself where there was no connection (`useOutbox`); what has arrived among `messages` goes.
 */
export function useSending(where: Where, messages: readonly ChatMessage[]) {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const writerId = useSession().user?.id ?? "";
  const place = placeOf(writerId, where);
  const { unsent } = useKept(place);

  useEffect(() => {
    const arrived = new Set(messages.map(({ clientId }) => clientId));
    if (unsent.some(({ clientId }) => arrived.has(clientId))) {
      changeUnsent(place, (all) => all.filter(({ clientId }) => !arrived.has(clientId)));
    }
  }, [place, messages, unsent]);

  const open = useEffectEvent((chatId: string) =>
    navigate({ to: "/messages/$chatId", params: { chatId }, replace: true })
  );
  useEffect(() => hearOfChat(place, (chatId) => open(chatId)), [place]);

  const queue = (message: Unsent) => queueMessage({ client, queryClient }, message);
  return {
    place,
    unsent,
    send(text: string, imageKeys: string[]) {
      const at = new Date().toISOString();
      const message = { clientId: crypto.randomUUID(), writerId, where, text, imageKeys, at };
      changeUnsent(place, (all) => [...all, message]);
      queue(message);
    },
    retry: queue,
    drop: (id: string) => changeUnsent(place, (all) => all.filter(({ clientId }) => clientId !== id)),
  };
}
