import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { deleteQuickReply, listQuickRepliesQuery, saveQuickReply, translate } from "@hearthpaw/client";
import { Button, Dialog, IconButton, Skeleton, truncate } from "@hearthpaw/ui-kit";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import * as texts from "./texts.ts";
import css from "./chats.module.css";

/** A breeder's replies to common questions: chosen, saved from the typed text, deleted. */
export function QuickReplies({ text, onClose, onChoose }: {
  /** The typed text. */
  text: string;
  onClose: () => void;
  onChoose: (text: string) => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const query = listQuickRepliesQuery(client);
  const { data, error, refetch } = useQuery(query);
  const [wrong, setWrong] = useState<string>();
  const replies = data?.replies ?? [];

  async function change(work: () => Promise<unknown>) {
    setWrong(undefined);
    try {
      await work();
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
    } catch (thrown) {
      setWrong(translate(thrown).message);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.quickReplies}
      description={texts.quickRepliesHint}
      footer={text !== "" && !replies.some((reply) => reply.text === text)
        ? (
          <Button
            variant="secondary"
            icon="plus"
            onClick={() => change(() => saveQuickReply(client, { body: { text: text.slice(0, 1000) } }))}
          >
            {texts.saveWhatYouTyped}
          </Button>
        )
        : undefined}
    >
      {error && !data && <LoadError error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton height={96} />}
      {wrong && <p className={css.wrong} role="alert">{wrong}</p>}
      {data && replies.length === 0 && <p className={css.soft}>{texts.noQuickRepliesHint}</p>}
      <ul className={css.replies}>
        {replies.map((reply) => (
          <li key={reply.id}>
            <button type="button" className={css.reply} onClick={() => onChoose(reply.text)}>
              {truncate(reply.text, 160)}
            </button>
            <IconButton
              icon="trash"
              label={texts.deleteReply(truncate(reply.text, 30))}
              onClick={() => change(() => deleteQuickReply(client, { id: reply.id }))}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
