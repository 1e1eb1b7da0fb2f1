import { useEffect, useState } from "react";
import { subscribe } from "../../lib/live.ts";
import { channels } from "../../lib/realtime.ts";
import { useSession } from "../session/session.tsx";
import type { QueueName } from "./queues.ts";

type Member = { id: string; info?: { name?: string } };
/** The members of a presence channel, as the vendor's client returns them. */
type Members = { each: (hear: (member: Member) => void) => void };

/**
 * Time on a case before colleagues are notified, in ms. A user who pages through the queue joins no channel.
 */
const STAY_MS = 300;

/** Returns the names of colleagues who are looking at a case right now. */
export function useColleagues(queue: QueueName, id: string | undefined): readonly string[] {
  const ownId = useSession().user?.id;
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    setNames(new Map());
    if (id === undefined || ownId === undefined) return;
    let ends: (() => void)[] = [];
    const put = ({ id, info }: Member, isHere: boolean) =>
      setNames((known) => {
        const next = new Map(known);
        next.delete(id);
        if (isHere && id !== ownId && info?.name) next.set(id, info.name);
        return next;
      });
    const timer = setTimeout(() => {
      const channel = channels.staffCase(queue, id);
      ends = [
        subscribe(channel, "pusher:subscription_succeeded", (data) => {
          setNames(new Map());
          (data as Members).each((member) => put(member, true));
        }),
        subscribe(channel, "pusher:member_added", (data) => put(data as Member, true)),
        subscribe(channel, "pusher:member_removed", (data) => put(data as Member, false)),
      ];
    }, STAY_MS);
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [queue, id, ownId]);
  return [...names.values()].sort();
}
