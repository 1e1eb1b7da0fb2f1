import type { ReactNode } from "react";
import type { Verification } from "@hearthpaw/client";
import {
  Badge,
  ButtonLink,
  dayText,
  ErrorNotice,
  exactText,
  Icon,
  Link,
  Skeleton,
  Split,
  Stack,
  Timeline,
  type TimelineStep,
} from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { useToday } from "../../lib/today.ts";
import { DocumentsForm } from "./DocumentsForm.tsx";
import { Pictures } from "./Pictures.tsx";
import { useVerification } from "./use_verification.ts";
import { filesOf, inSentence, LOOKS } from "./words.ts";
import css from "./breeder.module.css";

/** Where one's verification stands, what was asked, and the documents. */
export function VerificationScreen() {
  return (
    <BreederShell title="Your verification">
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
        <h1>Verification</h1>
        {look && <Badge tone={look.tone} icon={look.icon}>{look.word}</Badge>}
      </div>
      {verification ? <Shown verification={verification} /> : error
        ? (
          <ErrorNotice
            title={error.status === 0 ? "We can't reach the server." : error.message}
            onRetry={() => refetch()}
          />
        )
        : (
          <Stack gap={5}>
            <Skeleton height={120} />
            <Skeleton height={140} />
            <Skeleton height={140} />
          </Stack>
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
      lead={<Told verification={verification} />}
      aside={
        <section aria-labelledby="steps" className={css.card}>
          <h2 id="steps" className={css.small}>Next steps</h2>
          <Timeline label="Next steps" steps={stepsOf(verification, today)} />
        </section>
      }
    >
      <div className={css.below}>
        {isOpen
          // A decision in the meantime may have changed what is kept: the form begins anew then.
          ? <DocumentsForm key={`${status}${verification.decidedAt}`} verification={verification} />
          : <SubmittedNotice verification={verification} />}
      </div>
    </Split>
  );
}

/** What there is to know or to do now, in a few words. */
function Told({ verification }: { verification: Verification }) {
  const today = useToday();
  const { status, reason, breederId, decidedAt, claims } = verification;
  switch (status) {
    case "not-started":
      return (
        <Notice title="Verify your identity">
          <p>
            {`Take these photos with your phone, and our team will review them. You can save drafts meanwhile. Your page and your pets go live once ${
              claims.isShelter ? "your shelter" : "your program"
            } is verified.`}
          </p>
        </Notice>
      );
    case "submitted":
      return (
        <Notice title="We received your documents">
          <p>
            We’ll email you when it’s decided. You can submit listings now; they go live once you’re verified.
          </p>
        </Notice>
      );
    case "in-review":
      return (
        <Notice title="We're reviewing your documents">
          <p>
            We’ll email you when it’s decided. You can submit listings now; they go live once you’re verified.
          </p>
        </Notice>
      );
    case "needs-info":
      return (
        <Notice title="We need a little more" tone="ask">
          {reason && <blockquote className={css.said}>{reason}</blockquote>}
          <p>Replace what we asked for, then submit again. We keep everything else.</p>
        </Notice>
      );
    case "rejected":
      return (
        <Notice title="We couldn't verify you" tone="bad">
          {reason && <blockquote className={css.said}>{reason}</blockquote>}
          <p>
            Your page and your pets are hidden until you’re verified. Submit new documents below. If you think
            we got this wrong, contact us: our number is at the bottom of the page.
          </p>
        </Notice>
      );
    case "approved":
      return (
        <Notice title="You're verified" tone="good">
          <p>
            {decidedAt && (
              <>
                Since{" "}
                <time dateTime={decidedAt} title={exactText(decidedAt)}>
                  {dayText(decidedAt, today)}
                </time>.{" "}
              </>
            )}
            Buyers see the verified badge on your page and on every listing.
          </p>
          <ButtonLink href={`/breeders/${breederId}`} variant="secondary">View my page</ButtonLink>
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
      <h2 id="handed-in" className={css.small}>What you submitted</h2>
      <Pictures files={files} />
      <p className={css.soft}>
        {verification.files.identityFront.length === 0
          ? "We deleted your ID photos."
          : identityDeletedAt
          ? `We'll delete your ID photos 90 days after the decision, on ${
            inSentence(dayText(identityDeletedAt, today))
          }.`
          : "We delete your ID photos 90 days after the decision."} <Link href="/privacy">Privacy</Link>
      </p>
    </section>
  );
}

/** The three steps as they stand. */
function stepsOf({ status, submittedAt, decidedAt, history }: Verification, today: string): TimelineStep[] {
  const when = (at: string | null) => at ? { when: dayText(at, today), exact: exactText(at) } : {};
  const isIn = status !== "not-started";
  const waits = status === "submitted" || status === "in-review";
  const isVerified = status === "approved";
  const submitted: TimelineStep = {
    id: "in",
    title: isIn ? "Documents submitted" : "Submit your documents",
    state: isIn ? "done" : "now",
    icon: "camera",
    ...when(submittedAt),
  };
  const looked: TimelineStep = {
    id: "look",
    title: status === "needs-info"
      ? "More info requested"
      : status === "rejected"
      ? "Not approved"
      : "We review them",
    state: isVerified ? "done" : status === "rejected" ? "stopped" : isIn ? "now" : "next",
    icon: status === "needs-info" ? "edit" : "eye",
    ...(waits ? when(history.find((step) => step.status === "in-review")?.at ?? null) : when(decidedAt)),
    ...(status === "needs-info" ? { text: "Submit again, and we'll pick up where we left off." } : {}),
  };
  const verified: TimelineStep = {
    id: "verified",
    title: "Verified",
    state: isVerified ? "done" : "next",
    icon: "shield",
    ...(isVerified ? when(decidedAt) : {}),
  };
  return [submitted, looked, verified];
}
