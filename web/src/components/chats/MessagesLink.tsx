import { useQuery } from "@tanstack/react-query";
import { countUnreadMessagesQuery } from "@hearthpaw/client";
import { IconLink } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { useSession } from "../session/session.tsx";
import * as texts from "./texts.ts";

/** A link to the user's messages, with the number of unread ones. */
export function MessagesLink() {
  const { status } = useSession();
  const isSignedIn = status === "signed-in";
  const { data } = useQuery({ ...countUnreadMessagesQuery(useClient()), enabled: isSignedIn });
  if (!isSignedIn) return null;
  return (
    <IconLink
      href="/messages"
      icon="chat"
      label={texts.messages}
      count={data?.unreadCount ?? 0}
      countLabel={texts.unread}
    />
  );
}
