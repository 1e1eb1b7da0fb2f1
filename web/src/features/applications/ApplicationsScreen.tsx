import { getRouteApi } from "@tanstack/react-router";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type Application, getOwnApplicationFormQuery, listApplications } from "@hearthpaw/client";
import { ButtonLink, ChipLink, ChipRow, Empty, Loading, Skeleton } from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { useClient } from "../../lib/client_context.ts";
import { ReceivedApplication } from "./ReceivedApplication.tsx";
import * as texts from "./texts.tsx";
import work from "../../components/dashboards/work.module.css";
import css from "./applications.module.css";

const route = getRouteApi("/breeder/applications/");

/** The parts of the list, as named in the address. */
const PARTS = {
  submitted: { label: texts.needsYourReply, empty: texts.noApplicationsToAnswer },
  approved: { label: texts.approved, empty: texts.emptyApprovedHint },
  declined: { label: texts.declined, empty: texts.emptyDeclinedHint },
  withdrawn: { label: texts.withdrawn, empty: texts.emptyWithdrawnHint },
} as const satisfies Partial<Record<Application["status"], { label: string; empty: string }>>;
type Part = keyof typeof PARTS;

/** Applications to a breeder, with their answers. */
export function ApplicationsScreen() {
  return (
    <BreederShell title={texts.yourApplications}>
      <div className={work.head}>
        <h1>{texts.applications}</h1>
        <ButtonLink href="/breeder/applications/questions" variant="secondary" icon="edit">
          {texts.yourQuestions}
        </ButtonLink>
      </div>
      <Received />
    </BreederShell>
  );
}

function Received() {
  const client = useClient();
  const { status: asked = "submitted" } = route.useSearch();
  const status: Part = Object.hasOwn(PARTS, asked) ? asked as Part : "submitted";
  const form = useQuery(getOwnApplicationFormQuery(client));
  const query = useInfiniteQuery({
    queryKey: ["listApplications", "received", { status }] as const,
    queryFn: ({ pageParam, signal }) =>
      listApplications(client, { status, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const own = form.data?.form;
  // A breeder may also apply to others; the account page lists those applications.
  const received = own &&
    query.data?.pages.flatMap(({ applications }) => applications)
      .filter(({ breeder }) => breeder.id === own.breederId);
  const error = query.error ?? form.error;
  return (
    <>
      <p className={work.lead}>
        {own?.isRequired ? texts.approvalRequiredHint : texts.approvalOptionalHint}
      </p>
      <div className={css.chips}>
        <ChipRow label={texts.showApplications}>
          {(Object.keys(PARTS) as Part[]).map((name) => (
            <ChipLink
              key={name}
              href={name === "submitted" ? "/breeder/applications" : `/breeder/applications?status=${name}`}
              current={name === status}
            >
              {PARTS[name].label}
            </ChipLink>
          ))}
        </ChipRow>
      </div>
      <div className={work.list}>
        {!received && error && (
          <LoadError
            error={error}
            onRetry={() => Promise.all([query.refetch(), form.refetch()])}
          />
        )}
        {!received && !error && (
          <Loading className={css.waiting} label={texts.loadingApplications}>
            <Skeleton height={240} />
            <Skeleton height={240} />
          </Loading>
        )}
        {received?.length === 0 && (
          <Empty
            icon="document"
            title={PARTS[status].empty}
            action={own?.questions.length === 0
              ? <ButtonLink href="/breeder/applications/questions">{texts.writeYourQuestions}</ButtonLink>
              : undefined}
          >
            <p>
              {own?.questions.length === 0 ? texts.noQuestionsHint : texts.emptyToAnswerHint}
            </p>
          </Empty>
        )}
        {received?.map((application) => (
          <ReceivedApplication
            key={application.id}
            application={application}
          />
        ))}
      </div>
      <NextPart list={query}>{texts.showMoreApplications}</NextPart>
    </>
  );
}
