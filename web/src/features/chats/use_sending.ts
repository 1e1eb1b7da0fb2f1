import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import type { ChatMessage } from "@hearthpaw/client";
import { changeUnsent, placeOf, type Unsent, useKept, type Where } from "../../components/chats/outbox.ts";
import { hearOfChat, queueMessage } from "../../components/chats/sending.ts";
import { useSession } from "../../components/session/session.tsx";
import { useClient } from "../../lib/client_context.ts";

/**
 * Sends messages to a place, each with its own id, so the server writes a message once even if it is sent
 * again after a lost answer. A message that failed stays and can be retried; after a lost connection it is
 * retried automatically (`useOutbox`). Messages that have arrived among `messages` are removed.
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
