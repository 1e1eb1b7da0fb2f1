import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { type Chat, type ChatMessage, getChatQuery, markChatRead, translate } from "@hearthpaw/client";
import { Button, ButtonLink, Empty, Loading, Skeleton, useToast } from "@hearthpaw/ui-kit";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { refreshChats } from "../../components/chats/live_chats.ts";
import { useClient } from "../../lib/client_context.ts";
import { changeMember } from "./change_member.ts";
import { ChatMenu } from "./ChatMenu.tsx";
import { Composer } from "./Composer.tsx";
import { Head } from "./Head.tsx";
import { closedText } from "./rules.ts";
import { Thread } from "./Thread.tsx";
import * as texts from "./texts.ts";
import { useSending } from "./use_sending.ts";
import { useTyping } from "./use_typing.ts";
import { useThread } from "./use_thread.ts";
import css from "./chats.module.css";

/** One conversation. */
export function ConversationScreen() {
  const { chatId } = getRouteApi("/messages/$chatId").useParams();
  const { data, error, refetch } = useQuery(getChatQuery(useClient(), { id: chatId }));
  if (data) return <Conversation key={chatId} chat={data.chat} />;
  if (error) {
    if (error.status === 404) {
      return (
        <Empty
          icon="chat"
          title={texts.thisConversationIsntYours}
          action={<ButtonLink href="/messages">{texts.allMessages}</ButtonLink>}
        >
          <p>{texts.wrongAccountHint}</p>
        </Empty>
      );
    }
    return <LoadError error={error} onRetry={() => refetch()} />;
  }
  return <Opening />;
}

export function Opening() {
  return (
    <Loading className={css.loading} label={texts.loadingTheConversation}>
      <Skeleton height={64} />
      <Skeleton height={48} width="60%" />
      <Skeleton height={72} width="70%" />
    </Loading>
  );
}

const NONE: readonly ChatMessage[] = [];

function Conversation({ chat }: { chat: Chat }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { id, partner, pet, isSelling, isContactHidden } = chat;
  const thread = useThread(id, isContactHidden);
  const messages = thread.data?.messages ?? NONE;
  const sending = useSending({ chatId: id }, messages);
  useReading(chat, messages);
  const typing = useTyping(id, messages);
  const closed = closedText(chat);
  return (
    <section className={css.conversation} aria-label={texts.conversationWith(partner.name)}>
      <Head
        partner={partner}
        pet={pet}
        isSelling={isSelling}
        reservedPetId={chat.reservedPetId}
        menu={<ChatMenu chat={chat} />}
      />
      {thread.error && !thread.data
        ? <LoadError error={thread.error} onRetry={() => thread.refetch()} />
        : thread.isPending
        ? <Opening />
        : (
          <Thread
            chat={chat}
            messages={messages}
            unsent={sending.unsent}
            hasEarlier={Boolean(thread.data?.earlier)}
            isLoadingEarlier={thread.isLoadingEarlier}
            onEarlier={thread.loadEarlier}
            onRetry={sending.retry}
            onDrop={sending.drop}
            onStale={thread.reset}
          />
        )}
      {/* Not announced: screen readers announce the message itself. */}
      <p className={css.typing}>
        {!closed && typing.isTyping && (
          <>
            <span className={css.typingName}>{partner.name}</span> <span>{texts.isTyping}</span>
          </>
        )}
      </p>
      {closed
        ? (
          <div className={css.closed}>
            <p>{closed}</p>
            {chat.standing === "blocked-by-me" && (
              <Button
                variant="secondary"
                size="small"
                onClick={() =>
                  changeMember(client, queryClient, id, { isBlocked: false }).catch((thrown) =>
                    show({ tone: "fail", title: translate(thrown).message })
                  )}
              >
                {texts.unblockButton}
              </Button>
            )}
          </div>
        )
        : (
          <Composer
            place={sending.place}
            isSelling={isSelling}
            partner={partner.name}
            onSend={sending.send}
            onTyping={typing.tell}
          />
        )}
    </section>
  );
}

/** Marks messages as read while the user looks at the page. */
function useReading({ id, unreadCount }: Chat, messages: readonly ChatMessage[]): void {
  const client = useClient();
  const queryClient = useQueryClient();
  const [isVisible, setVisible] = useState(() => document.visibilityState === "visible");
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  const last = messages.findLast(({ isMine }) => !isMine)?.id;
  useEffect(() => {
    if (!isVisible || unreadCount === 0 || !last) return;
    // After a failure, the next message or visit tries again.
    markChatRead(client, { id, messageId: last }).then(() => refreshChats(queryClient), () => {});
  }, [client, queryClient, id, isVisible, unreadCount, last]);
}
