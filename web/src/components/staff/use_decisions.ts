import { useRouter } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { type Decisions, decisionsOf, keyOf } from "./decisions.ts";
import { type DecisionKind, readsOf } from "./queues.ts";

const NONE: ReadonlyMap<string, string> = new Map();

/** Returns the decisions of this page, which wait before they are sent; see `Decisions`. */
export function useDecisions(): Decisions {
  const decisions = decisionsOf(useClient());
  const router = useRouter();
  const queryClient = useQueryClient();
  const { show } = useToast();
  useEffect(() => {
    decisions.on({
      show,
      readAgain(kind) {
        void queryClient.invalidateQueries({ queryKey: ["getStaffQueues"] });
        return Promise.all(readsOf(kind).map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
      },
      goTo(href) {
        const { pathname } = router.state.location;
        if (href.split("?")[0] === pathname) {
          void router.navigate({ href, replace: true, resetScroll: false });
        }
      },
      open: (href) => void router.navigate({ href }),
    });
  }, [decisions, router, queryClient, show]);
  return decisions;
}

const useHeldTitles = (decisions: Decisions) =>
  useSyncExternalStore(decisions.hear, decisions.held, () => NONE);

/** Returns whether a case has left this list by a decision that is not in force yet. */
export function useIsHidden(decisions: Decisions, kind: DecisionKind): (id: string) => boolean {
  const held = useHeldTitles(decisions);
  return (id) => held.has(keyOf({ kind, id }));
}

/** Returns the title of a decision that is not in force yet; undefined if there is none about this case. */
export function useHeld(kind: DecisionKind, id: string): string | undefined {
  return useHeldTitles(useDecisions()).get(keyOf({ kind, id }));
}
