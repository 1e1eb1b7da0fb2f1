import { getRouteApi } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { type AcceptedContract, getAcceptedContractQuery } from "@hearthpaw/client";
import { ErrorNotice, exactText } from "@hearthpaw/ui-kit";
import { RequireSession } from "../../components/session/RequireSession.tsx";
import { useClient } from "../../lib/client_context.ts";
import { Paper, PaperAwaited } from "./Paper.tsx";
import * as texts from "./texts.tsx";
import css from "./reservations.module.css";

const route = getRouteApi("/contracts/$id");

/**
 * The sale contract and health guarantee that the buyer of a reservation accepted; for both sides, and for
 * printing.
 */
export function ContractScreen() {
  return (
    <RequireSession title={texts.yourContract}>
      <Loaded />
    </RequireSession>
  );
}

function Loaded() {
  const { id } = route.useParams();
  const { data, error, refetch } = useQuery(getAcceptedContractQuery(useClient(), { id }));
  if (data) return <Contract contract={data.acceptedContract} />;
  return (
    <PaperAwaited
      heading={texts.contract}
      missing={texts.contractNotFound}
      hint={texts.contractNotFoundHint}
      error={error}
      onRetry={refetch}
    />
  );
}

function Contract({ contract }: { contract: AcceptedContract }) {
  const {
    number,
    petName,
    sellerName,
    isShelter,
    version,
    hash,
    isIntact,
    acceptedAt,
    contractText,
    guaranteeText,
  } = contract;
  return (
    <Paper
      title={texts.contractAndGuarantee(isShelter)}
      below={texts.petNameFrom({ petName, sellerName })}
      className={css.contract}
    >
      {!isIntact && <ErrorNotice title={texts.contractAltered} />}
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
      <h2>{texts.contractName(isShelter)}</h2>
      <Paragraphs text={contractText} />
      <h2>{texts.healthGuarantee}</h2>
      <Paragraphs text={guaranteeText} />
      <p className={css.fingerprint}>
        {texts.contractFingerprint({ isIntact, hash: <code>{hash}</code> })}
      </p>
    </Paper>
  );
}

function Paragraphs({ text }: { text: string }) {
  return (
    <>
      {text.split(/\n+/).filter((line) => line.trim() !== "").map((line, index) => <p key={index}>{line}</p>)}
    </>
  );
}
