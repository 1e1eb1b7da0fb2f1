import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import {
  listNotifications,
  markNotificationsRead,
  type Notification,
  type NotificationsAnswer,
  translate,
  updateNotification,
} from "@hearthpaw/client";
import { useToast } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { useSession } from "../session/session.tsx";

type Pages = InfiniteData<NotificationsAnswer, string | undefined>;
type Status = Notification["status"];

const keyOf = (userId: string) => ["listNotifications", userId, "pages"] as const;

/** Returns the user's notifications, newest first; the bell and the page share the query. */
export function useNotifications() {
  const client = useClient();
  const { status, user } = useSession();
  const id = user?.id ?? "";
  return useInfiniteQuery({
    queryKey: keyOf(id),
    queryFn: ({ pageParam, signal }) =>
      listNotifications(client, { id, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: status === "signed-in" && id !== "",
  });
}

/** Returns a function that reloads the notifications, after a new one or a change on another page. */
export function useRefreshNotifications(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ["listNotifications"] });
}

/**
 * Returns a function that marks a notification and shows the change at once. It reports a failure and reverts
 * the change.
 */
export function useMarkNotification(): (one: Notification, status: Status) => Promise<boolean> {
  const client = useClient();
  const queryClient = useQueryClient();
  const refresh = useRefreshNotifications();
  const { user } = useSession();
  const { show } = useToast();
  return async (one, status) => {
    if (!user) return false;
    await queryClient.cancelQueries({ queryKey: keyOf(user.id) });
    draw(queryClient, user.id, one, status);
    try {
      await updateNotification(client, { id: one.id, body: { status } });
      return true;
    } catch (thrown) {
      show({ tone: "fail", title: translate(thrown).message });
      return false;
    } finally {
      refresh();
    }
  };
}

/** Returns a function that marks the loaded notifications, and all older ones, as read. */
export function useMarkAllRead(): () => Promise<void> {
  const client = useClient();
  const queryClient = useQueryClient();
  const refresh = useRefreshNotifications();
  const { user } = useSession();
  const { show } = useToast();
  return async () => {
    const newest = user && queryClient.getQueryData<Pages>(keyOf(user.id))?.pages[0]?.notifications[0];
    if (!newest) return;
    try {
      // A call marks a limited number. Notifications that arrived meanwhile stay unread, and end the loop.
      for (let left = Infinity, call = 0; call < MOST_CALLS; call++) {
        const { unreadCount } = await markNotificationsRead(client, {
          id: user.id,
          body: { upTo: newest.id },
        });
        if (unreadCount < MOST_COUNTED || unreadCount > left) break;
        left = unreadCount;
      }
    } catch (thrown) {
      show({ tone: "fail", title: translate(thrown).message });
    } finally {
      refresh();
    }
  };
}

const MOST_CALLS = 20;
/** The server's maximum count. */
const MOST_COUNTED = 100;

/** Shows a notification's new status in the cached list: in its place, or removed if it was archived. */
function draw(queryClient: QueryClient, userId: string, one: Notification, status: Status): void {
  const by = Number(status === "unread") - Number(one.status === "unread");
  queryClient.setQueryData<Pages>(keyOf(userId), (known) =>
    known && {
      ...known,
      pages: known.pages.map((page) => ({
        ...page,
        unreadCount: page.unreadCount === MOST_COUNTED
          ? MOST_COUNTED
          : Math.min(MOST_COUNTED, Math.max(0, page.unreadCount + by)),
        notifications: page.notifications.flatMap((shown) =>
          shown.id !== one.id ? [shown] : status === "archived" ? [] : [{ ...shown, status }]
        ),
      })),
    });
}
