import type { ReactNode } from "react";
import type { Verification } from "@hearthpaw/client";
import {
  Arrival,
  Badge,
  ButtonLink,
  dayText,
  exactText,
  Icon,
  Link,
  Loading,
  Skeleton,
  Split,
  Stack,
  Timeline,
  type TimelineStep,
} from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { useToday } from "../../lib/today.ts";
import { DocumentsForm } from "./DocumentsForm.tsx";
import { Pictures } from "../../components/documents/Pictures.tsx";
import { breederHref } from "../../lib/breeders.ts";
import { inSentence } from "../../lib/days.ts";
import * as texts from "./texts.tsx";
import { useVerification } from "./use_verification.ts";
import { filesOf, LOOKS } from "./words.ts";
import { FailureNotice } from "../../components/errors/FailureNotice.tsx";
import css from "./breeder.module.css";

/** The status of the user's verification, our team's requests, and the documents. */
export function VerificationScreen() {
  return (
    <BreederShell title={texts.yourVerification}>
      <Standing />
    </BreederShell>
  );
}

function Standing() {
  const { data, error, refetch } = useVerification();
  const verification = data?.verification;
  const look = verification && LOOKS[verification.status];
  return (
    <>
      <div className={css.top}>
        <h1>{texts.verification}</h1>
        {look && <Badge tone={look.tone} icon={look.icon}>{look.word}</Badge>}
      </div>
      {verification ? <Shown verification={verification} /> : error
        ? (
          <FailureNotice
            error={error}
            onRetry={() => refetch()}
          />
        )
        : (
          <Loading>
            <Stack gap={5}>
              <Skeleton height={120} />
              <Skeleton height={140} />
              <Skeleton height={140} />
            </Stack>
          </Loading>
        )}
    </>
  );
}

function Shown({ verification }: { verification: Verification }) {
  const today = useToday();
  const { status } = verification;
  const isOpen = status === "not-started" || status === "needs-info" || status === "rejected";
  return (
    <Split
      sticky={false}
      lead={
        <Arrival key={`${isOpen}`}>
          <Told verification={verification} />
        </Arrival>
      }
      aside={
        <section aria-labelledby="steps" className={css.card}>
          <h2 id="steps" className={css.small}>{texts.nextSteps}</h2>
          <Timeline label={texts.nextSteps} steps={stepsOf(verification, today)} />
        </section>
      }
    >
      <div className={css.below}>
        {isOpen
          // A decision in the meantime may have changed the stored documents: the form then starts over.
          ? <DocumentsForm key={`${status}${verification.decidedAt}`} verification={verification} />
          : <SubmittedNotice verification={verification} />}
      </div>
    </Split>
  );
}

/** A short summary of the state and the next step. */
function Told({ verification }: { verification: Verification }) {
  const today = useToday();
  const { status, reason, breederId, breederSlug, decidedAt, claims } = verification;
  switch (status) {
    case "not-started":
      return (
        <Notice title={texts.verifyYourIdentity}>
          <p>
            {texts.takePhotosLead(claims.isShelter)}
          </p>
        </Notice>
      );
    case "submitted":
      return (
        <Notice title={texts.weReceivedYourDocuments}>
          <p>
            {texts.reviewPendingNote}
          </p>
        </Notice>
      );
    case "in-review":
      return (
        <Notice title={texts.wereReviewingYourDocuments}>
          <p>
            {texts.reviewPendingNote}
          </p>
        </Notice>
      );
    case "needs-info":
      return (
        <Notice title={texts.weNeedALittleMore} tone="ask">
          {reason && <blockquote className={css.said}>{reason}</blockquote>}
          <p>{texts.moreInfoHelp}</p>
        </Notice>
      );
    case "rejected":
      return (
        <Notice title={texts.weCouldntVerifyYou} tone="bad">
          {reason && <blockquote className={css.said}>{reason}</blockquote>}
          <p>
            {texts.rejectedHelp}
          </p>
        </Notice>
      );
    case "approved":
      return (
        <Notice title={texts.youreVerified} tone="good">
          <p>
            {decidedAt
              ? texts.verifiedSince(
                <time dateTime={decidedAt} title={exactText(decidedAt)}>
                  {dayText(decidedAt, today)}
                </time>,
              )
              : texts.verifiedBadgeNote}
          </p>
          <ButtonLink href={breederHref({ id: breederId, slug: breederSlug })} variant="secondary">
            {texts.viewMyPage}
          </ButtonLink>
        </Notice>
      );
  }
}

function Notice({ title, tone, children }: {
  title: string;
  tone?: "ask" | "bad" | "good";
  children: ReactNode;
}) {
  const icon = { ask: "edit", bad: "warning", good: "shield", none: "info" } as const;
  return (
    <section className={css.told} data-tone={tone}>
      <Icon name={icon[tone ?? "none"]} size={24} />
      <div className={css.words}>
        <h2 className={css.small}>{title}</h2>
        {children}
      </div>
    </section>
  );
}

function SubmittedNotice({ verification }: { verification: Verification }) {
  const today = useToday();
  const files = filesOf(verification.files);
  const { identityDeletedAt } = verification;
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="handed-in" className={css.card}>
      <h2 id="handed-in" className={css.small}>{texts.whatYouSubmitted}</h2>
      <Pictures files={files} />
      <p className={css.soft}>
        {identityDeletedAt
          ? texts.idDeletionDated({
            identityFrontCount: verification.files.identityFront.length,
            identityDeletedAt: inSentence(dayText(identityDeletedAt, today)),
            link: (text) => <Link href="/privacy">{text}</Link>,
          })
          : texts.idDeletionNote({
            identityFrontCount: verification.files.identityFront.length,
            link: (text) => <Link href="/privacy">{text}</Link>,
          })}
      </p>
    </section>
  );
}

/** Returns the three steps with their states. */
function stepsOf({ status, submittedAt, decidedAt, history }: Verification, today: string): TimelineStep[] {
  const when = (at: string | null) => at ? { when: dayText(at, today), exact: exactText(at) } : {};
  const isIn = status !== "not-started";
  const waits = status === "submitted" || status === "in-review";
  const isVerified = status === "approved";
  const submitted: TimelineStep = {
    id: "in",
    title: isIn ? texts.documentsSubmitted : texts.submitYourDocuments,
    state: isIn ? "done" : "now",
    icon: "camera",
    ...when(submittedAt),
  };
  const looked: TimelineStep = {
    id: "look",
    title: status === "needs-info"
      ? texts.moreInfoRequested
      : status === "rejected"
      ? texts.notApproved
      : texts.weReviewThem,
    state: isVerified ? "done" : status === "rejected" ? "stopped" : isIn ? "now" : "next",
    icon: status === "needs-info" ? "edit" : "eye",
    ...(waits ? when(history.find((step) => step.status === "in-review")?.at ?? null) : when(decidedAt)),
    ...(status === "needs-info" ? { text: texts.submitAgainHint } : {}),
  };
  const verified: TimelineStep = {
    id: "verified",
    title: texts.verified,
    state: isVerified ? "done" : "next",
    icon: "shield",
    ...(isVerified ? when(decidedAt) : {}),
  };
  return [submitted, looked, verified];
}
