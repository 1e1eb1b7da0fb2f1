import { ButtonLink } from "@hearthpaw/ui-kit";
import { useSession } from "../session/session.tsx";

/** "Message Willow Creek": the way to a conversation, which begins with the first message. Nothing for staff. */
export function MessageButton({ about, children }: {
  about: { petId: string } | { breederId: string } | { reservedPetId: string };
  children: string;
}) {
  const { user } = useSession();
  if (user?.role === "Admin") return null;
  return (
    <ButtonLink
      variant="secondary"
      icon="chat"
      href={`/messages/new?${new URLSearchParams(about as Record<string, string>)}`}
    >
      {children}
    </ButtonLink>
  );
}
