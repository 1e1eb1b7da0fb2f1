import { useEffect, useState } from "react";
import type { HearthpawClient } from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";
import { part } from "../../lib/part.tsx";

const StepUpDialog = part(() => import("./StepUpDialog.tsx").then((module) => module.StepUpDialog));

/**
 * Returns whether a call is made from a page that stays as it is. If a whole page cannot load, the page
 * explains it instead.
 */
const isAskedInPlace = (
  { method, path }: { method: string; path: string },
) => (method !== "GET" || path.startsWith("/v1/files/"));

/**
 * Lets staff continue after a call that needs a recently entered code: a dialog asks for the code, and the
 * call is repeated. Calls that are rejected meanwhile wait for the same dialog.
 * A decision that waits before it is sent opens the dialog earlier.
 */
export function StepUp() {
  const client = useClient();
  const [asked, setAsked] = useState<{ end: (isProven: boolean) => void }>();

  useEffect(() => {
    let pending: Promise<boolean> | undefined;
    const stepUp: HearthpawClient["stepUp"] = (call) => {
      if (call && !isAskedInPlace(call)) return Promise.resolve(false);
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
