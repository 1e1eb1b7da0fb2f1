import { useQuery } from "@tanstack/react-query";
import { getVerificationQuery, type VerificationStatus } from "@hearthpaw/client";
import { ButtonLink, Icon } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.ts";
import css from "./VerifyCard.module.css";

const WORDS: Readonly<
  Record<Exclude<VerificationStatus, "approved">, { title: string; text: string; go: string }>
> = {
  "not-started": {
    title: texts.verifyYourIdentity,
    text: texts.verifyIdentityText,
    go: texts.verifyYourIdentity,
  },
  submitted: {
    title: texts.yourVerificationIsInReview,
    text: texts.inReviewText,
    go: texts.viewStatus,
  },
  "in-review": {
    title: texts.yourVerificationIsInReview,
    text: texts.inReviewText,
    go: texts.viewStatus,
  },
  "needs-info": {
    title: texts.moreInfoNeeded,
    text: texts.moreInfoText,
    go: texts.completeYourDocuments,
  },
  rejected: {
    title: texts.yourVerificationWasntApproved,
    text: texts.notApprovedText,
    go: texts.seeTheReason,
  },
};

/**
 * Shown on a breeder's first page until they are verified. Hidden while the status is unknown or cannot be
 * loaded.
 */
export function VerifyCard() {
  const { data } = useQuery({ ...getVerificationQuery(useClient()), staleTime: 30_000 });
  const status = data?.verification.status;
  if (!status || status === "approved") return null;
  const { title, text, go } = WORDS[status];
  return (
    <section
      className={css.card}
      aria-labelledby="verify-card"
      data-asks={status === "needs-info" || undefined}
    >
      <Icon name="shield" size={28} className={css.icon} />
      <div className={css.words}>
        <h2 id="verify-card" className={css.title}>{title}</h2>
        <p className={css.text}>{text}</p>
      </div>
      <ButtonLink href="/breeder/verification" size="small">{go}</ButtonLink>
    </section>
  );
}
