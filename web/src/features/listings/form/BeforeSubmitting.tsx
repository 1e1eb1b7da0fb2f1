import type { ReactNode } from "react";
import type { VerificationStatus } from "@hearthpaw/client";
import { ButtonLink, Icon } from "@hearthpaw/ui-kit";
import { ResendVerification } from "../../../components/session/ResendVerification.tsx";
import type { SellerSteps } from "../../../components/dashboards/seller_steps.ts";
import css from "./form.module.css";

const IDENTITY: Readonly<Record<VerificationStatus, { title: string; text?: string; go?: string }>> = {
  "not-started": {
    title: "Verify your identity",
    text: "It takes a few photos from your phone. Your draft is saved meanwhile.",
    go: "Verify your identity",
  },
  "needs-info": {
    title: "Complete your verification",
    text: "We asked for more information. Send it, then submit your listing.",
    go: "See what we asked for",
  },
  rejected: {
    title: "Verify your identity again",
    text: "Your verification wasn't approved. Submit new documents, then submit your listing.",
    go: "See the reason",
  },
  submitted: {
    title: "Your identity is being verified",
    text: "You can submit your listing now. It goes live once both are approved.",
  },
  "in-review": {
    title: "Your identity is being verified",
    text: "You can submit your listing now. It goes live once both are approved.",
  },
  approved: { title: "Your identity is verified" },
};

/** What a seller has to do before a listing can be submitted, each with the way there; nothing once all is done. */
export function BeforeSubmitting({ steps }: { steps: SellerSteps }) {
  if (steps.isDone) return null;
  const { isEmailConfirmed, verification, canSubmit } = steps;
  const identity = IDENTITY[verification];
  return (
    <section className={css.steps} aria-labelledby="before-submitting">
      <h3 id="before-submitting" className={css.small}>
        {canSubmit ? "Almost there" : "Before you can submit"}
      </h3>
      <ol>
        <Step
          state={isEmailConfirmed ? "done" : "open"}
          title={isEmailConfirmed ? "Your email is confirmed" : "Confirm your email"}
        >
          {!isEmailConfirmed && (
            <>
              <p>Open the link we emailed you.</p>
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
      </ol>
    </section>
  );
}

const ICONS = { done: "check", open: "info", waits: "clock" } as const;
const WORDS = { done: "Done", open: "To do", waits: "In review" } as const;

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
