import { Dialog, Stack } from "@hearthpaw/ui-kit";
import { Prove } from "../security/SecondFactorSetup.tsx";
import * as texts from "./texts.ts";

/** Asks for a code that is valid for the next 15 minutes. `onEnd` receives whether it was entered. */
export function StepUpDialog({ onEnd }: { onEnd: (isProven: boolean) => void }) {
  return (
    <Dialog open size="small" title={texts.enterYourCode} onClose={() => onEnd(false)}>
      <Stack gap={4}>
        <p>{texts.stepUpReason}</p>
        <Prove
          onDone={() => {
            onEnd(true);
            return Promise.resolve();
          }}
        />
      </Stack>
    </Dialog>
  );
}
