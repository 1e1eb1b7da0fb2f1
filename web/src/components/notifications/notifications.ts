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

/** What the person was told, the newest first; the bell and the page read the same. */
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

/** Reads them again: something is new, or was marked on another page. */
export function useRefreshNotifications(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ["listNotifications"] });
}

/** Marks a notification, shown at once; what the server refuses is said, and shown as it is. */
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

/** Marks as read everything that is shown, and all that is older. */
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
      // A call marks a bounded number; what came meanwhile stays unread, and ends the calls.
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
/** What the server counts at most. */
const MOST_COUNTED = 100;

/** Draws a notification as it will be: in its place where it is shown, gone where it is put away. */
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
