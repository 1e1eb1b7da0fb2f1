import { useQuery } from "@tanstack/react-query";
import { getVerificationQuery, type VerificationStatus } from "@hearthpaw/client";
import { ButtonLink, Icon } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import css from "./VerifyCard.module.css";

const WORDS: Readonly<
  Record<Exclude<VerificationStatus, "approved">, { title: string; text: string; go: string }>
> = {
  "not-started": {
    title: "Get verified",
    text: "A few pictures from your phone. Then your page and your animals carry the verified mark.",
    go: "Begin",
  },
  submitted: {
    title: "Your documents are with us",
    text: "A person looks at them. We write to you when it is decided.",
    go: "See how it stands",
  },
  "in-review": {
    title: "Somebody is looking at your documents",
    text: "We write to you when it is decided.",
    go: "See how it stands",
  },
  "needs-info": {
    title: "We need a little more to verify you",
    text: "See what we asked, and hand in again.",
    go: "Complete my documents",
  },
  rejected: {
    title: "Your verification was not approved",
    text: "See why, and what you can do.",
    go: "See the reason",
  },
};

/** On a breeder's first page until they are verified. It is not there before that is known, nor where it cannot be. */
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
