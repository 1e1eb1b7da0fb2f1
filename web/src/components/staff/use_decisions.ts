import { useRouter } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { type Decisions, decisionsOf } from "./decisions.ts";
import { QUEUE_LISTS, type QueueName } from "./queues.ts";

const NONE: ReadonlySet<string> = new Set();

/** Returns the decisions of this page, which wait before they are sent; see `Decisions`. */
export function useDecisions(): Decisions {
  const decisions = decisionsOf(useClient());
  const router = useRouter();
  const queryClient = useQueryClient();
  const { show } = useToast();
  useEffect(() => {
    decisions.on({
      show,
      readAgain(queue) {
        void queryClient.invalidateQueries({ queryKey: ["getStaffQueues"] });
        return queryClient.invalidateQueries({ queryKey: [QUEUE_LISTS[queue]] });
      },
      goTo(href) {
        const { pathname } = router.state.location;
        if (href.split("?")[0] === pathname) {
          void router.navigate({ href, replace: true, resetScroll: false });
        }
      },
    });
  }, [decisions, router, queryClient, show]);
  return decisions;
}

/** Returns whether a case has left this queue by a decision that is not in force yet. */
export function useIsHidden(decisions: Decisions, queue: QueueName): (id: string) => boolean {
  const hidden = useSyncExternalStore(decisions.hear, decisions.hidden, () => NONE);
  return (id) => hidden.has(`${queue} ${id}`);
}
