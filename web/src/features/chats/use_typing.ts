import { type ChatMessage, tellTyping } from "@hearthpaw/client";
import { useEffect, useRef, useState } from "react";
import { useSession } from "../../components/session/session.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useLive } from "../../lib/live.ts";
import { channels, events } from "../../lib/realtime.ts";

/** Told so often while one goes on writing, in ms; believed for longer, so that it does not flicker. */
const TELL_MS = 3_000;
const SHOWN_MS = 6_000;

/** Whether the other side is writing at this moment, and a function that tells them that one writes oneself. */
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
  // What was being written has come.
  const lastOfTheirs = messages.findLast(({ isMine }) => !isMine)?.id;
  useEffect(stop, [lastOfTheirs]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The next letters after a message of one's own are a new one.
  const lastOfMine = messages.findLast(({ isMine }) => isMine)?.id;
  useEffect(() => void (toldAt.current = -Infinity), [lastOfMine]);
  return {
    isTyping,
    tell(): void {
      if (performance.now() - toldAt.current < TELL_MS) return;
      toldAt.current = performance.now();
      // Where it is not told, nothing is lost.
      tellTyping(client, { id: chatId }).catch(() => {});
    },
  };
}
