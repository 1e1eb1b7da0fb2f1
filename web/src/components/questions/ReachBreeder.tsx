import { useState } from "react";
import { Button } from "@hearthpaw/ui-kit";
import { MessageButton } from "../chats/MessageButton.tsx";
import { useSession } from "../session/session.tsx";
import { part } from "../../lib/part.tsx";
import * as texts from "./texts.tsx";

const AskDialog = part(() => import("./AskDialog.tsx").then((module) => module.AskDialog));

/**
 * The one way to contact a breeder from a page: a conversation for signed-in users, and for all others a
 * question that is answered by email. Hidden for staff, and on the breeder's own page.
 */
export function ReachBreeder({ breeder, pet, ownPetIds }: {
  breeder: { id: string; name: string };
  /** Subject of the message, if it is a pet and not the breeder. */
  pet?: { id: string; name: string };
  /** Ids of this breeder's pets, to recognize the breeder's own page. */
  ownPetIds: readonly string[];
}) {
  const { status, user } = useSession();
  const [isAsking, setAsking] = useState(false);
  if (user && (user.role === "Admin" || ownPetIds.some((id) => user.pets.includes(id)))) return null;
  if (status === "signed-in") {
    return (
      <MessageButton about={pet ? { petId: pet.id } : { breederId: breeder.id }}>
        {texts.message(breeder.name)}
      </MessageButton>
    );
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {pet ? texts.askAboutButton(pet.name) : texts.askButton}
      </Button>
      {isAsking && <AskDialog breeder={breeder} pet={pet} onClose={() => setAsking(false)} />}
    </>
  );
}
