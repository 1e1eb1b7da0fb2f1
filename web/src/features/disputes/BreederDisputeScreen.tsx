import { getRouteApi } from "@tanstack/react-router";
import { Breadcrumbs, ButtonLink, Empty } from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { DisputePanel } from "../../components/disputes/DisputePanel.tsx";
import { useDispute } from "../../components/disputes/use_dispute.ts";
import * as texts from "./texts.ts";

const route = getRouteApi("/breeder/reservations_/$id");

/** The problem that a buyer reported about a sale of mine, and my reply. */
export function BreederDisputeScreen() {
  return (
    <BreederShell title={texts.theReportedProblem}>
      <Breadcrumbs
        items={[{ label: texts.reservations, href: "/breeder/reservations" }, {
          label: texts.reportedProblem,
        }]}
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
        title={texts.noProblemWasReportedHere}
        action={<ButtonLink href="/breeder/reservations">{texts.allReservations}</ButtonLink>}
      />
    );
  }
  return <DisputePanel reservationId={id} viewer="breeder" heading="h1" />;
}
