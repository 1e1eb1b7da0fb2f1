import { getRouteApi } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { type AcceptedContract, type ApiError, getAcceptedContractQuery } from "@hearthpaw/client";
import { Button, Container, cx, Empty, ErrorNotice, exactText } from "@hearthpaw/ui-kit";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { RequireSession } from "../../components/session/RequireSession.tsx";
import { PageSkeleton } from "../../components/shell/PageSkeleton.tsx";
import { useClient } from "../../lib/client_context.ts";
import print from "../../components/print/print.module.css";
import css from "./reservations.module.css";

const route = getRouteApi("/contracts/$id");

/** The sale contract and health guarantee of a reservation as its buyer accepted them; for both sides, and for paper. */
export function ContractScreen() {
  return (
    <RequireSession title="Your sale contract">
      <Loaded />
    </RequireSession>
  );
}

function Loaded() {
  const { id } = route.useParams();
  const { data, error, refetch } = useQuery(getAcceptedContractQuery(useClient(), { id }));
  if (data) return <Contract contract={data.acceptedContract} />;
  if (!error) return <PageSkeleton />;
  return (
    <Container className={css.page}>
      {(error as ApiError).status === 404
        ? (
          <Empty heading="h1" icon="search" title="We couldn't find this contract">
            <p>Check the address for typos. The contract may belong to another account.</p>
          </Empty>
        )
        : <LoadError heading="Sale contract" error={error as ApiError} onRetry={() => refetch()} />}
    </Container>
  );
}

function Contract({ contract }: { contract: AcceptedContract }) {
  const { number, petName, sellerName, version, hash, isIntact, acceptedAt, contractText, guaranteeText } =
    contract;
  return (
    <Container className={css.page}>
      <article className={cx(css.contract, print.printable)}>
        <p className={print.printOnly}>Hearthpaw</p>
        <header className={css.receiptHead}>
          <div>
            <h1>Sale contract and health guarantee</h1>
            <p className={css.soft}>{`${petName}, from ${sellerName}`}</p>
          </div>
          <Button
            variant="secondary"
            size="small"
            className={print.noPrint}
            onClick={() => globalThis.print()}
          >
            Print
          </Button>
        </header>
        {!isIntact && (
          <ErrorNotice title="This text no longer matches what was accepted. Contact us before you rely on it." />
        )}
        <dl className={css.parties}>
          <div>
            <dt>Reservation</dt>
            <dd>{number}</dd>
          </div>
          <div>
            <dt>Accepted</dt>
            <dd>{exactText(acceptedAt)}</dd>
          </div>
          <div>
            <dt>Version</dt>
            <dd>{version}</dd>
          </div>
        </dl>
        <h2>Sale contract</h2>
        <Paragraphs text={contractText} />
        <h2>Health guarantee</h2>
        <Paragraphs text={guaranteeText} />
        <p className={css.fingerprint}>
          {isIntact
            ? "Verified: this is the text that was accepted. Fingerprint (SHA-256): "
            : "Fingerprint (SHA-256): "}
          <code>{hash}</code>
        </p>
      </article>
    </Container>
  );
}

function Paragraphs({ text }: { text: string }) {
  return (
    <>
      {text.split(/\n+/).filter((line) => line.trim() !== "").map((line, index) => <p key={index}>{line}</p>)}
    </>
  );
}
