import { useQuery } from "@tanstack/react-query";
import { getOwnApplicationFormQuery } from "@hearthpaw/client";
import { Icon, Link, Skeleton } from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { QuestionsForm } from "./QuestionsForm.tsx";
import work from "../../components/dashboards/work.module.css";

/** What a breeder asks buyers before a reservation. */
export function QuestionsScreen() {
  return (
    <BreederShell title="Your questions to buyers">
      <Link href="/breeder/applications" className={work.back}>
        <Icon name="arrow-left" size={18} />
        Applications
      </Link>
      <h1>Your questions</h1>
      <p className={work.lead}>
        Buyers answer them before they reserve. A few short questions get the best answers.
      </p>
      <Questions />
    </BreederShell>
  );
}

function Questions() {
  const { data, error, refetch } = useQuery(getOwnApplicationFormQuery(useClient()));
  if (data) return <QuestionsForm form={data.form} />;
  return (
    <div className={work.list}>
      {error ? <LoadError error={error} onRetry={refetch} /> : <Skeleton height={420} />}
    </div>
  );
}
