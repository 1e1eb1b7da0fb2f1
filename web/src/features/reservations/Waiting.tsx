import { paymentStatusMessage } from "@hearthpaw/client";
import { ButtonLink, Empty } from "@hearthpaw/ui-kit";

/** A payment that takes its time: the pet stays with the buyer until the provider has decided. */
export function Waiting({ petName = "Your pet" }: { petName?: string }) {
  return (
    <div role="status">
      <Empty
        heading="h1"
        icon="clock"
        title={paymentStatusMessage("processing")}
        action={<ButtonLink href="/account/reserved" variant="secondary">My reservations</ButtonLink>}
      >
        <p>
          {`Some banks and lenders take a few minutes. ${petName} stays reserved for you. You can leave this page: `}
          we'll email you when it's done, and you won't be charged twice.
        </p>
      </Empty>
    </div>
  );
}
