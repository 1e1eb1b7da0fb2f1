import { paymentStatusMessage } from "@hearthpaw/client";
import { ButtonLink, Empty } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";

/** A payment in progress: the pet stays with the buyer until the provider has decided. */
export function Waiting({ petName = texts.yourPet }: { petName?: string }) {
  return (
    <Empty
      heading="h1"
      icon="clock"
      title={paymentStatusMessage("processing")}
      action={<ButtonLink href="/account/reserved" variant="secondary">{texts.myReservations}</ButtonLink>}
    >
      <p>
        {texts.paymentWaitExplained(petName)}
      </p>
    </Empty>
  );
}
