import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLive } from "../../lib/live.ts";
import { isHere } from "../../lib/presence.ts";
import { channels, events } from "../../lib/realtime.ts";
import { useSession } from "../session/session.tsx";
import { QUEUE_LISTS } from "./queues.ts";
import { HERE_MS } from "./use_staff_queues.ts";

/** Minimum interval between reloads of the open queue, in ms. */
const READ_MS = 1_000;

/** Reloads queues when they change elsewhere: the counts of all queues, and the open list. */
export function useLiveQueues(): void {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const changed = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function read(): void {
    timer.current = undefined;
    // Each reload keeps the session alive, so an idle page waits until the user touches it.
    if (!isHere(HERE_MS)) {
      const types = ["pointerdown", "keydown"] as const;
      const wake = () => {
        for (const type of types) removeEventListener(type, wake);
        later();
      };
      for (const type of types) addEventListener(type, wake);
      return;
    }
    const names = [...changed.current];
    changed.current.clear();
    for (const name of ["getStaffQueues", ...names]) {
      void queryClient.invalidateQueries({ queryKey: [name] });
    }
  }
  function later(): void {
    timer.current ??= setTimeout(read, READ_MS);
  }
  function note(queues: readonly (string | undefined)[]): void {
    for (const queue of queues) if (queue) changed.current.add(queue);
    later();
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive<{ queue: string }>(
    user && channels.user(user.id),
    events.queue,
    ({ queue }) => note([(QUEUE_LISTS as Record<string, string>)[queue]]),
    (isFirst) => isFirst || note(Object.values(QUEUE_LISTS)),
  );
}
