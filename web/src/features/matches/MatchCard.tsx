import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Match, translate, updateMatchMutation } from "@hearthpaw/client";
import { Badge, Button, ButtonLink, ErrorNotice, exactText, useToast } from "@hearthpaw/ui-kit";

import { useClient } from "../../lib/client_context.ts";
import { fullDayText } from "../../lib/days.ts";
import { leaveRow } from "../../lib/leave_row.ts";
import { failureWords } from "../../lib/use_form.ts";
import { Animal } from "./Animal.tsx";
import { matchLooks, relatednessText } from "./match_words.ts";
import * as texts from "./texts.tsx";
import work from "../../components/dashboards/work.module.css";
import css from "./matches.module.css";

type Move = Match["allowed"][number];
const BUTTONS: Record<Move, { words: string; done: string; variant: "primary" | "secondary" | "quiet" }> = {
  accepted: { words: texts.accept, done: texts.youAcceptedTheMatch, variant: "primary" },
  declined: { words: texts.decline, done: texts.youDeclinedTheMatch, variant: "secondary" },
  completed: { words: texts.markAsCompleted, done: texts.theMatchIsComplete, variant: "primary" },
  withdrawn: { words: texts.withdraw, done: texts.youWithdrewTheMatch, variant: "quiet" },
};

/**
 * A pair, their relatedness, and the breeder's possible actions. `isWhole` is set on the match's own page.
 */
export function MatchCard({ match, isWhole = false }: { match: Match; isWhole?: boolean }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { id, status, mine, other, otherBreeder, isProposedByMe, message, allowed, expiresAt, createdAt } =
    match;
  const look = matchLooks[status];
  const needsMe = allowed.includes("accepted");

  const update = useMutation({
    ...updateMatchMutation(client),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ["matches"] }),
  });
  const sending = update.isPending ? update.variables.body.status : undefined;
  const failure = update.error && failureWords(translate(update.error), { typed: false }).title;
  const move = (to: Move, button: HTMLElement) =>
    update.mutate({ matchId: id, body: { status: to } }, {
      onSuccess() {
        show({ tone: "done", title: BUTTONS[to].done });
        // The button disappears now, and so does the card in a list, unless the match was accepted.
        const rest = isWhole || to === "accepted" ? "article" : "main";
        leaveRow(button, button.closest(rest)?.querySelector("h1, h2"));
      },
    });

  return (
    <article className={work.card} aria-label={texts.matchOfAnd({ name: mine.name, otherName: other.name })}>
      <div className={work.cardHead}>
        <div>
          <h2 className={work.name}>{texts.nameAnd({ name: mine.name, otherName: other.name })}</h2>
          <p className={work.soft}>
            {expiresAt
              ? texts.openMatchSummary({
                isProposedByMe,
                name: otherBreeder.name,
                createdAt: <span title={exactText(createdAt)}>{fullDayText(createdAt)}</span>,
                expiresAt: fullDayText(expiresAt),
              })
              : texts.proposalWithDay({
                isProposedByMe,
                name: otherBreeder.name,
                createdAt: <span title={exactText(createdAt)}>{fullDayText(createdAt)}</span>,
              })}
          </p>
        </div>
        <Badge tone={look.tone} icon={look.icon}>{needsMe ? texts.needsYourReply : look.word}</Badge>
      </div>
      <div className={css.pair}>
        <Animal parent={mine} />
        <Animal parent={other} breeder={otherBreeder} />
      </div>
      <p>{relatednessText(match.relatedness)}</p>
      {message && (
        <p className={work.note}>
          <span>“{message}”</span>
        </p>
      )}
      {failure && <ErrorNotice title={failure} />}
      <div className={work.row}>
        {allowed.map((to) => (
          <Button
            key={to}
            size="small"
            variant={BUTTONS[to].variant}
            loading={sending === to}
            aria-label={texts.wordsAnd({ words: BUTTONS[to].words, name: mine.name, otherName: other.name })}
            onClick={({ currentTarget }) => move(to, currentTarget)}
          >
            {BUTTONS[to].words}
          </Button>
        ))}
        {!isWhole && allowed.length > 0 && (
          <ButtonLink size="small" variant="quiet" href={`/breeder/updateMatch?id=${id}&pet=${mine.id}`}>
            {texts.open}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
