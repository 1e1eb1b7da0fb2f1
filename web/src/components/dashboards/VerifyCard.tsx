import { useQuery } from "@tanstack/react-query";
import { getVerificationQuery, type VerificationStatus } from "@hearthpaw/client";
import { ButtonLink, Icon } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import css from "./VerifyCard.module.css";

const WORDS: Readonly<
  Record<Exclude<VerificationStatus, "approved">, { title: string; text: string; go: string }>
> = {
  "not-started": {
    title: "Verify your identity",
    text: "You need this before you can submit a listing. It takes a few photos from your phone.",
    go: "Verify your identity",
  },
  submitted: {
    title: "Your verification is in review",
    text:
      "We’ll email you when it’s decided. You can submit listings now; they go live once you’re verified.",
    go: "View status",
  },
  "in-review": {
    title: "Your verification is in review",
    text:
      "We’ll email you when it’s decided. You can submit listings now; they go live once you’re verified.",
    go: "View status",
  },
  "needs-info": {
    title: "We need a little more to verify you",
    text: "See what we asked for and submit again. Listings can’t be submitted until then.",
    go: "Complete your documents",
  },
  rejected: {
    title: "Your verification wasn’t approved",
    text: "Your page and your pets are hidden until you’re verified. See the reason and what to do next.",
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
