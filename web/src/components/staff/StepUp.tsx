import { useEffect, useState } from "react";
import type { HearthpawClient } from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";
import { part } from "../../lib/part.tsx";

const StepUpDialog = part(() => import("./StepUpDialog.tsx").then((module) => module.StepUpDialog));

/** Calls that are asked for in a page that stays as it is. What a whole page cannot show is explained in its place. */
const isAskedInPlace = (
  { method, path }: { method: string; path: string },
) => (method !== "GET" || path.startsWith("/v1/files/"));

/**
 * Lets staff continue where a call needs a code that was entered a moment ago: a dialog asks for it in place, and the call is made again.
 * Calls that are refused at the same time wait for the one dialog.
 */
export function StepUp() {
  const client = useClient();
  const [asked, setAsked] = useState<{ end: (isProven: boolean) => void }>();

  useEffect(() => {
    let pending: Promise<boolean> | undefined;
    const stepUp: HearthpawClient["stepUp"] = (call) => {
      if (!isAskedInPlace(call)) return Promise.resolve(false);
      return pending ??= new Promise((resolve) => {
        setAsked({
          end(isProven) {
            pending = undefined;
            setAsked(undefined);
            resolve(isProven);
          },
        });
      });
    };
    client.stepUp = stepUp;
    return () => {
      if (client.stepUp === stepUp) delete client.stepUp;
    };
  }, [client]);

  return asked && <StepUpDialog onEnd={asked.end} />;
}
