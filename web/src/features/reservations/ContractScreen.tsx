import { getRouteApi } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { type AcceptedContract, type ApiError, getAcceptedContractQuery } from "@hearthpaw/client";
import { Button, Container, cx, Empty, ErrorNotice, exactText } from "@hearthpaw/ui-kit";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { RequireSession } from "../../components/session/RequireSession.tsx";
import { PageSkeleton } from "../../components/shell/PageSkeleton.tsx";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.tsx";
import print from "../../components/print/print.module.css";
import css from "./reservations.module.css";

const route = getRouteApi("/contracts/$id");

/** The sale contract and health guarantee of a reservation as its buyer accepted them; for both sides, and for paper. */
export function ContractScreen() {
  return (
    <RequireSession title={texts.yourSaleContract}>
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
          <Empty heading="h1" icon="search" title={texts.weCouldntFindThisContract}>
            <p>{texts.checkTheAddressForTyposTheContract}</p>
          </Empty>
        )
        : <LoadError heading={texts.saleContract} error={error as ApiError} onRetry={() => refetch()} />}
    </Container>
  );
}

function Contract({ contract }: { contract: AcceptedContract }) {
  const { number, petName, sellerName, version, hash, isIntact, acceptedAt, contractText, guaranteeText } =
    contract;
  return (
    <Container className={css.page}>
      <article className={cx(css.contract, print.printable)}>
        <p className={print.printOnly}>{texts.hearthpaw}</p>
        <header className={css.receiptHead}>
          <div>
            <h1>{texts.saleContractAndHealthGuarantee}</h1>
            <p className={css.soft}>{texts.petNameFrom({ petName, sellerName })}</p>
          </div>
          <Button
            variant="secondary"
            size="small"
            className={print.noPrint}
            onClick={() => globalThis.print()}
          >
            {texts.print}
          </Button>
        </header>
        {!isIntact && <ErrorNotice title={texts.thisTextNoLongerMatchesWhat} />}
        <dl className={css.parties}>
          <div>
            <dt>{texts.reservationTitle}</dt>
            <dd>{number}</dd>
          </div>
          <div>
            <dt>{texts.accepted}</dt>
            <dd>{exactText(acceptedAt)}</dd>
          </div>
          <div>
            <dt>{texts.version}</dt>
            <dd>{version}</dd>
          </div>
        </dl>
        <h2>{texts.saleContract}</h2>
        <Paragraphs text={contractText} />
        <h2>{texts.healthGuarantee}</h2>
        <Paragraphs text={guaranteeText} />
        <p className={css.fingerprint}>
          {texts.verifiedThisIsTheTextThat({ isIntact, hash: <code>{hash}</code> })}
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
