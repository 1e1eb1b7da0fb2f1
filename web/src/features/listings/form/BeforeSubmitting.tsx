import type { ReactNode } from "react";
import type { VerificationStatus } from "@hearthpaw/client";
import { ButtonLink, Icon } from "@hearthpaw/ui-kit";
import { ResendVerification } from "../../../components/session/ResendVerification.tsx";
import type { SellerSteps } from "../../../components/dashboards/seller_steps.ts";
import * as texts from "./texts.tsx";
import css from "./form.module.css";

const IDENTITY: Readonly<Record<VerificationStatus, { title: string; text?: string; go?: string }>> = {
  "not-started": {
    title: texts.verifyYourIdentity,
    text: texts.verifyIdentityHint,
    go: texts.verifyYourIdentity,
  },
  "needs-info": {
    title: texts.completeYourVerification,
    text: texts.moreInformationNeeded,
    go: texts.seeWhatWeAskedFor,
  },
  rejected: {
    title: texts.verifyYourIdentityAgain,
    text: texts.verificationRefused,
    go: texts.seeTheReason,
  },
  submitted: {
    title: texts.yourIdentityIsBeingVerified,
    text: texts.verificationPending,
  },
  "in-review": {
    title: texts.yourIdentityIsBeingVerified,
    text: texts.verificationPending,
  },
  approved: { title: texts.yourIdentityIsVerified },
};

/**
 * The tasks a seller must finish before submitting a listing, each with a link to it. Shows nothing once all
 * are done.
 */
export function BeforeSubmitting({ steps }: { steps: SellerSteps }) {
  if (steps.isDone) return null;
  const { isEmailConfirmed, verification, isContractConfirmed, canSubmit } = steps;
  const identity = IDENTITY[verification];
  return (
    <section className={css.steps} aria-labelledby="before-submitting">
      <h3 id="before-submitting" className={css.small}>
        {canSubmit ? texts.almostThere : texts.beforeYouCanSubmit}
      </h3>
      <ol>
        <Step
          state={isEmailConfirmed ? "done" : "open"}
          title={isEmailConfirmed ? texts.yourEmailIsConfirmed : texts.confirmYourEmail}
        >
          {!isEmailConfirmed && (
            <>
              <p>{texts.confirmEmailHint}</p>
              <ResendVerification size="small" />
            </>
          )}
        </Step>
        <Step
          state={verification === "approved" ? "done" : identity.go ? "open" : "waits"}
          title={identity.title}
        >
          {identity.text && <p>{identity.text}</p>}
          {identity.go && (
            <ButtonLink href="/breeder/verification" size="small" variant="secondary">
              {identity.go}
            </ButtonLink>
          )}
        </Step>
        <Step
          state={isContractConfirmed ? "done" : "open"}
          title={isContractConfirmed ? texts.yourContractIsConfirmed : texts.confirmYourContract}
        >
          {!isContractConfirmed && (
            <>
              <p>{texts.confirmContractHint}</p>
              <ButtonLink href="/breeder/profile#contract" size="small" variant="secondary">
                {texts.readYourContract}
              </ButtonLink>
            </>
          )}
        </Step>
      </ol>
    </section>
  );
}

const WORDS = { done: texts.done, open: texts.toDo, waits: texts.inReview } as const;
const ICONS: Record<keyof typeof WORDS, "check" | "info" | "clock"> = {
  done: "check",
  open: "info",
  waits: "clock",
};

function Step({ state, title, children }: {
  state: keyof typeof ICONS;
  title: string;
  children?: ReactNode;
}) {
  return (
    <li data-state={state}>
      <Icon name={ICONS[state]} size={20} label={WORDS[state]} />
      <div>
        <p className={css.noteTitle}>{title}</p>
        {children}
      </div>
    </li>
  );
}
