import { useState } from "react";
import { deleteNotification, type Notification } from "@hearthpaw/client";
import {
  Button,
  ButtonLink,
  Container,
  cx,
  Empty,
  IconButton,
  Link,
  Loading,
  Skeleton,
  useToast,
  VisuallyHidden,
} from "@hearthpaw/ui-kit";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import {
  useMarkAllRead,
  useMarkNotification,
  useNotifications,
} from "../../components/notifications/notifications.ts";
import { RequireSession } from "../../components/session/RequireSession.tsx";
import { useClient } from "../../lib/client_context.ts";
import { byDay, timeText } from "./by_day.ts";
import * as texts from "./texts.ts";
import css from "./notifications.module.css";

/** A person's notifications by day; the same page for buyers, breeders and staff. */
export function NotificationsScreen() {
  return (
    <RequireSession title={texts.yourNotifications}>
      <Container className={css.page}>
        <Notifications />
      </Container>
    </RequireSession>
  );
}

function Notifications() {
  const list = useNotifications();
  const markAllRead = useMarkAllRead();
  const [isMarking, setIsMarking] = useState(false);
  const all = list.data?.pages.flatMap((page) => page.notifications) ?? [];
  const unread = list.data?.pages[0]?.unreadCount ?? 0;
  return (
    <>
      <div className={css.top}>
        <h1>{texts.notifications}</h1>
        {unread > 0 && (
          <Button
            variant="secondary"
            loading={isMarking}
            onClick={async () => {
              setIsMarking(true);
              await markAllRead();
              setIsMarking(false);
            }}
          >
            {texts.markAllAsRead}
          </Button>
        )}
        <Link href="/account/settings" className={css.settings}>{texts.notificationSettings}</Link>
      </div>
      {list.error && !all.length
        ? <LoadError error={list.error} onRetry={() => list.refetch()} />
        : list.isPending
        ? <Waiting />
        : !all.length
        ? <None />
        : byDay(all, new Date()).map(({ day, notifications }) => (
          <section key={day} aria-label={day}>
            <h2 className={css.day}>{day}</h2>
            <ul className={css.list}>
              {notifications.map((one) => <Line key={one.id} one={one} />)}
            </ul>
          </section>
        ))}
      <NextPart list={list}>{texts.showOlderNotifications}</NextPart>
    </>
  );
}

function Line({ one }: { one: Notification }) {
  const mark = useMarkNotification();
  const remove = useRemove();
  const isUnread = one.status === "unread";
  const open = () => void (isUnread && mark(one, "read"));
  return (
    <li className={cx(css.line, isUnread && css.unread)}>
      <span className={css.dot} aria-hidden="true" />
      <div className={css.words}>
        <p className={css.title}>
          {isUnread && <VisuallyHidden>{texts.unread}</VisuallyHidden>}
          {one.url === null ? one.title : <Link href={one.url} onClick={open}>{one.title}</Link>}
        </p>
        {one.text && <p className={css.text}>{one.text}</p>}
        <time className={css.time} dateTime={one.createdAt}>{timeText(one.createdAt)}</time>
      </div>
      <div className={css.actions}>
        <IconButton
          icon={isUnread ? "check" : "eye"}
          size="small"
          label={isUnread ? texts.markAsRead(one.title) : texts.markAsUnread(one.title)}
          onClick={() => mark(one, isUnread ? "read" : "unread")}
        />
        <IconButton
          icon="trash"
          size="small"
          label={texts.deleteNotification(one.title)}
          onClick={() => remove(one)}
        />
      </div>
    </li>
  );
}

/** Time to undo a deletion, in ms. The notification is only hidden until then. */
const UNDO_MS = 20_000;

function useRemove(): (one: Notification) => Promise<void> {
  const client = useClient();
  const mark = useMarkNotification();
  const { show } = useToast();
  return async (one) => {
    if (!await mark(one, "archived")) return;
    const end = setTimeout(() => {
      close();
      // The list no longer shows it, and the server removes leftovers.
      deleteNotification(client, { id: one.id }).catch(() => {});
    }, UNDO_MS);
    const close = show({
      title: texts.notificationDeleted,
      text: one.title,
      action: {
        label: texts.undo,
        onPress: () => {
          clearTimeout(end);
          void mark({ ...one, status: "archived" }, one.status);
        },
      },
    });
  };
}

function Waiting() {
  return (
    <Loading label={texts.loadingYourNotifications}>
      {[0, 1, 2, 3].map((line) => <Skeleton key={line} height={72} />)}
    </Loading>
  );
}

function None() {
  return (
    <Empty
      icon="bell"
      title={texts.noNotificationsYet}
      action={<ButtonLink href="/search">{texts.findAPet}</ButtonLink>}
    >
      <p>{texts.noNotificationsHint}</p>
    </Empty>
  );
}
