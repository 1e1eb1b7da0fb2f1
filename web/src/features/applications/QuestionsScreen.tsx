import { useQuery } from "@tanstack/react-query";
import { getOwnApplicationFormQuery } from "@hearthpaw/client";
import { Icon, Link, Skeleton } from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { QuestionsForm } from "./QuestionsForm.tsx";
import * as texts from "./texts.tsx";
import work from "../../components/dashboards/work.module.css";

/** A breeder's questions to buyers before a reservation. */
export function QuestionsScreen() {
  return (
    <BreederShell title={texts.yourQuestionsToBuyers}>
      <Link href="/breeder/applications" className={work.back}>
        <Icon name="arrow-left" size={18} />
        {texts.applications}
      </Link>
      <h1>{texts.yourQuestions}</h1>
      <p className={work.lead}>
        {texts.questionsHint}
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
