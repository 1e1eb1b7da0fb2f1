import { getRouteApi } from "@tanstack/react-router";
import { Breadcrumbs, ButtonLink, Empty } from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { DisputePanel } from "../../components/disputes/DisputePanel.tsx";
import { useDispute } from "../../components/disputes/use_dispute.ts";

const route = getRouteApi("/breeder/reservations_/$id");

/** The problem that a buyer reported about a sale of mine, and my reply. */
export function BreederDisputeScreen() {
  return (
    <BreederShell title="The reported problem">
      <Breadcrumbs
        items={[{ label: "Reservations", href: "/breeder/reservations" }, { label: "Reported problem" }]}
      />
      <Panel />
    </BreederShell>
  );
}

function Panel() {
  const { id } = route.useParams();
  const { dispute, isSuccess } = useDispute(id);
  if (isSuccess && !dispute) {
    return (
      <Empty
        heading="h1"
        icon="search"
        title="No problem was reported here"
        action={<ButtonLink href="/breeder/reservations">All reservations</ButtonLink>}
      />
    );
  }
  return <DisputePanel reservationId={id} viewer="breeder" heading="h1" />;
}
