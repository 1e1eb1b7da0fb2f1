import type { QueryClient } from "@tanstack/react-query";
import { type HearthpawClient, sendMessage, translate } from "@hearthpaw/client";
import { refreshChats } from "./live_chats.ts";
import { changeUnsent, placeOf, type Unsent, waiting, waitingMessages, writerOf } from "./outbox.ts";

type Sender = { client: HearthpawClient; queryClient: QueryClient };

/** Messages being sent in each place; they reach the server in their order. */
const underWay = new Map<string, Promise<void>>();
/** Callbacks of open screens by place; they receive the conversation that a first message creates. */
const openPlaces = new Map<string, (chatId: string) => Promise<void>>();

/**
 * Calls `began` with the conversation that a first message to the place creates. Returns a function that
 * unsubscribes.
 */
export function hearOfChat(place: string, began: (chatId: string) => Promise<void>): () => void {
  openPlaces.set(place, began);
  return () => {
    if (openPlaces.get(place) === began) openPlaces.delete(place);
  };
}

/** Sends a message once the earlier ones in its place have been answered. */
export function queueMessage(sender: Sender, message: Unsent): void {
  const place = placeOf(message.writerId, message.where);
  // Without the mark, a second "online" event does not send it again.
  change(place, message.clientId, (one) => ({ ...one, error: undefined, waits: undefined }));
  const before = underWay.get(place) ?? Promise.resolve();
  underWay.set(place, before.then(() => post(sender, place, message)));
}

/** Sends the messages of every conversation that waited for a connection. */
export function sendWaiting(sender: Sender): void {
  for (const [, messages] of waitingMessages(writerOf(sender.client))) {
    for (const message of messages) queueMessage(sender, message);
  }
}

function change(place: string, clientId: string, how: (one: Unsent) => Unsent): void {
  changeUnsent(place, (all) => all.map((one) => one.clientId === clientId ? how(one) : one));
}

async function post({ client, queryClient }: Sender, place: string, message: Unsent): Promise<void> {
  const { clientId, writerId, where, text, imageKeys } = message;
  // The writer may have signed out while earlier messages were sent; this one waits for their return.
  if (writerOf(client) !== writerId) return change(place, clientId, waiting);
  try {
    const { chat } = await sendMessage(client, {
      body: { ...where, clientId, text, ...(imageKeys.length > 0 ? { imageKeys } : {}) },
    });
    if (!("chatId" in where)) {
      changeUnsent(place, (all) => all.filter((one) => one.clientId !== clientId));
      await openPlaces.get(place)?.(chat.id);
    }
    // The next message doesn't wait for the conversation to reload.
    void refreshChats(queryClient);
  } catch (thrown) {
    const { code, message } = translate(thrown);
    change(place, clientId, (one) => code === "network" ? waiting(one) : { ...one, error: message });
    // The screen still offers to write in a closed conversation. The reload makes it explain why that is
    // impossible.
    if (code === "chat_closed" || code === "chat_blocked") void refreshChats(queryClient);
  }
}
