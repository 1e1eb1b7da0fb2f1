import { type ChatMessage, tellTyping } from "@hearthpaw/client";
import { useEffect, useRef, useState } from "react";
import { useSession } from "../../components/session/session.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useLive } from "../../lib/live.ts";
import { channels, events } from "../../lib/realtime.ts";

/**
 * Interval of the typing notice while the user types, in ms. The other side shows it for longer and avoids
 * flicker.
 */
const TELL_MS = 3_000;
const SHOWN_MS = 6_000;

/** Returns whether the other side is typing, and a function that tells them that the user is typing. */
export function useTyping(chatId: string, messages: readonly ChatMessage[]) {
  const client = useClient();
  const { user } = useSession();
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toldAt = useRef(-Infinity);
  const stop = () => {
    clearTimeout(timer.current);
    setTyping(false);
  };
  useLive<{ chatId: string }>(user && channels.user(user.id), events.typing, (about) => {
    if (about.chatId !== chatId) return;
    clearTimeout(timer.current);
    setTyping(true);
    timer.current = setTimeout(stop, SHOWN_MS);
  });
  // The announced message has arrived.
  const lastOfTheirs = messages.findLast(({ isMine }) => !isMine)?.id;
  useEffect(stop, [lastOfTheirs]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The next letters after the user's own message belong to a new one.
  const lastOfMine = messages.findLast(({ isMine }) => isMine)?.id;
  useEffect(() => void (toldAt.current = -Infinity), [lastOfMine]);
  return {
    isTyping,
    tell(): void {
      if (performance.now() - toldAt.current < TELL_MS) return;
      toldAt.current = performance.now();
      // A lost notice does no harm.
      tellTyping(client, { id: chatId }).catch(() => {});
    },
  };
}
