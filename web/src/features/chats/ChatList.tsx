import { useInfiniteQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { type Chat, listChats } from "@hearthpaw/client";
import {
  agoText,
  Avatar,
  ButtonLink,
  Empty,
  Icon,
  Link,
  Loading,
  Skeleton,
  VisuallyHidden,
} from "@hearthpaw/ui-kit";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { useSession } from "../../components/session/session.tsx";
import { useClient } from "../../lib/client_context.ts";
import { lastLine } from "./rules.ts";
import * as texts from "./texts.ts";
import css from "./chats.module.css";

/** The user's conversations, the latest first. */
export function ChatList() {
  const client = useClient();
  const { isBreeder } = useSession();
  const { chatId } = useParams({ strict: false });
  const list = useInfiniteQuery({
    queryKey: ["listChats", "pages"] as const,
    queryFn: ({ pageParam, signal }) => listChats(client, pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  if (list.error && !list.data) {
    return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  }
  if (list.isPending) {
    return (
      <Loading className={css.list} label={texts.loadingYourConversations}>
        {[1, 2, 3, 4].map((n) => <Skeleton key={n} height={76} />)}
      </Loading>
    );
  }
  // Two pages may hold the same conversation if it has moved up meanwhile.
  const chats = [
    ...new Map(list.data.pages.flatMap((page) => page.chats).map((chat) => [chat.id, chat])).values(),
  ];
  if (chats.length === 0) {
    return (
      <Empty
        icon="chat"
        title={texts.noMessagesYet}
        action={isBreeder ? undefined : <ButtonLink href="/search">{texts.findAPet}</ButtonLink>}
      >
        <p>
          {isBreeder ? texts.breederEmptyHint : texts.buyerEmptyHint}
        </p>
      </Empty>
    );
  }
  return (
    <nav aria-label={texts.conversations}>
      <ul className={css.list}>
        {chats.map((chat) => (
          <li key={chat.id}>
            <Row chat={chat} isOpen={chat.id === chatId} />
          </li>
        ))}
      </ul>
      <NextPart list={list}>{texts.showMoreConversations}</NextPart>
    </nav>
  );
}

function Row({ chat, isOpen }: { chat: Chat; isOpen: boolean }) {
  const { partner, pet, unreadCount, updatedAt, isMuted, isSelling } = chat;
  return (
    <Link
      href={`/messages/${chat.id}`}
      className={css.row}
      aria-current={isOpen ? "page" : undefined}
      data-unread={unreadCount > 0 ? "" : undefined}
    >
      <Avatar
        name={partner.name}
        src={partner.profileImageURL}
        size={40}
        shape={isSelling ? "circle" : "arch"}
      />
      <span className={css.rowText}>
        <span className={css.rowHead}>
          <span className={css.rowName}>{partner.name}</span>
          <time dateTime={updatedAt} className={css.soft}>{agoText(updatedAt, new Date())}</time>
        </span>
        {pet && <span className={css.rowPet}>{pet.name}</span>}
        <span className={css.rowLast}>
          <span className={css.rowWords}>{lastLine(chat)}</span>
          {isMuted && (
            <span className={css.soft}>
              <Icon name="minus" size={16} />
              <VisuallyHidden>{texts.notificationsOff}</VisuallyHidden>
            </span>
          )}
          {unreadCount > 0 && (
            <span className={css.badge}>
              <span aria-hidden="true">{unreadCount > 99 ? "99+" : unreadCount}</span>
              <VisuallyHidden>{texts.unreadMessage(unreadCount)}</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
