import { useQueryClient } from "@tanstack/react-query";
import { type Application, translate, updateApplication } from "@hearthpaw/client";
import { useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.tsx";

/** Withdraws the user's application and refetches the lists. Returns whether it succeeded. */
export function useWithdraw(): (application: Application) => Promise<boolean> {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  return async ({ id, breeder }) => {
    let isDone = true;
    try {
      await updateApplication(client, { id, body: { status: "withdrawn" } });
      show({ tone: "done", title: texts.withdrawDone(breeder.name) });
    } catch (cause) {
      isDone = false;
      show({ tone: "fail", title: translate(cause).message });
    }
    await queryClient.invalidateQueries({ queryKey: ["listApplications"] });
    return isDone;
  };
}
