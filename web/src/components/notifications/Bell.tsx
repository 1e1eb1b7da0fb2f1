import { useEffect, useRef, useState } from "react";
import { IconLink, VisuallyHidden } from "@hearthpaw/ui-kit";
import { useLive } from "../../lib/live.ts";
import { channels, events } from "../../lib/realtime.ts";
import { useSession } from "../session/session.tsx";
import { useNotifications, useRefreshNotifications } from "./notifications.ts";
import * as texts from "./texts.ts";

/**
 * A link to the user's notifications, with the number of unread ones. It announces new ones while the page is
 * open.
 */
export function Bell() {
  const { status, user } = useSession();
  const refresh = useRefreshNotifications();
  const first = useNotifications().data?.pages[0];
  const newest = first?.notifications[0];
  const [said, setSaid] = useState("");
  const known = useRef<string>(undefined);
  useLive(user && channels.user(user.id), events.notification, refresh, (isFirst) => isFirst || refresh());
  useEffect(() => {
    if (!first) return;
    const at = newest?.createdAt ?? "";
    // Notifications that were already there when the page loaded are not news.
    if (known.current !== undefined && at > known.current && newest?.status === "unread") {
      setSaid(texts.newNotification(newest.title));
    }
    known.current = at;
  }, [first, newest]);
  if (status !== "signed-in") return null;
  const count = first?.unreadCount ?? 0;
  return (
    <>
      <IconLink
        href="/account/notifications"
        icon="bell"
        label={texts.notifications}
        count={count}
        countLabel={texts.unread}
      />
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  );
}
