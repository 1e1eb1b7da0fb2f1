import { ButtonLink } from "@hearthpaw/ui-kit";
import { useSession } from "../session/session.tsx";

/**
 * A button such as "Message Willow Creek" that opens a conversation; its first message creates it. Hidden for
 * staff.
 */
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
