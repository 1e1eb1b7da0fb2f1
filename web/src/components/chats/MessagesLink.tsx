import { useQuery } from "@tanstack/react-query";
import { countUnreadMessagesQuery } from "@hearthpaw/client";
import { ButtonLink, IconLink } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { useSession } from "../session/session.tsx";

/** The way to one's messages, with the number of those that are not read. */
export function MessagesLink() {
  const { status } = useSession();
  const isSignedIn = status === "signed-in";
  const { data } = useQuery({ ...countUnreadMessagesQuery(useClient()), enabled: isSignedIn });
  if (!isSignedIn) return null;
  return (
    <IconLink
      href="/messages"
      icon="chat"
      label="Messages"
      count={data?.unreadCount ?? 0}
      countLabel="unread"
    />
  );
}

/** "Ask about Maple": the way to a conversation, which begins with the first message. Nothing for one's own pets. */
export function MessageButton({ about, children, ownPetId, block }: {
  about: { petId: string } | { breederId: string } | { reservedPetId: string };
  children: string;
  /** The pet it is about: its own breeder is not asked to write. */
  ownPetId?: string;
  block?: boolean;
}) {
  const { user } = useSession();
  if (user?.role === "Admin" || (ownPetId && user?.pets.includes(ownPetId))) return null;
  return (
    <ButtonLink
      variant="secondary"
      icon="chat"
      block={block}
      href={`/messages/new?${new URLSearchParams(about as Record<string, string>)}`}
    >
      {children}
    </ButtonLink>
  );
}
