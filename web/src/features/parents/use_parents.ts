import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import {
  listOwnParentsQuery,
  type ParentDetails,
  type ParentsAnswer,
  translate,
  updateParent,
} from "@hearthpaw/client";
import { useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { sameFields } from "./parent_rules.ts";
import * as texts from "./texts.ts";

type Status = "live" | "no-longer-available";

/** Replaces a changed parent in the lists. */
function keepParent(queryClient: QueryClient, changed: ParentDetails): void {
  queryClient.setQueriesData<ParentsAnswer>({ queryKey: ["listOwnParents"] }, (known) =>
    known && {
      petParents: known.petParents.map((parent) => parent.id === changed.id ? changed : parent),
    });
}

/**
 * Returns a function that removes parents from the public page or adds them back; each change can be undone
 * at once.
 */
export function useParentStatus(): (parent: ParentDetails, to: Status) => Promise<boolean> {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  return async function move(parent, to) {
    try {
      const { petDetails } = await updateParent(client, {
        body: { id: parent.id, parent: sameFields(parent), status: to },
      });
      keepParent(queryClient, petDetails);
      const back: Status = to === "live" ? "no-longer-available" : "live";
      show({
        tone: "done",
        title: petDetails.status === "live"
          ? texts.nameIsOnYourPage(parent.name)
          : petDetails.status === "in-review"
          ? texts.nameIsInReview(parent.name)
          : texts.nameIsOffYourPage(parent.name),
        action: { label: texts.undo, onPress: () => void move(petDetails, back) },
      });
      return true;
    } catch (cause) {
      show({ tone: "fail", title: translate(cause).message });
      void queryClient.invalidateQueries({ queryKey: listOwnParentsQuery(client).queryKey });
      return false;
    }
  };
}
