import { useState } from "react";
import { Button } from "@hearthpaw/ui-kit";
import { MessageButton } from "../chats/MessageButton.tsx";
import { useSession } from "../session/session.tsx";
import { part } from "../../lib/part.tsx";
import * as texts from "./texts.tsx";

const AskDialog = part(() => import("./AskDialog.tsx").then((module) => module.AskDialog));

/**
 * The one way to write to a breeder from a page: a conversation for who is signed in, a question that is answered by email for
 * everybody else. Nothing for staff, and for the breeder's own page.
 */
export function ReachBreeder({ breeder, pet, ownPetIds }: {
  breeder: { id: string; name: string };
  /** The pet that it is about, if not the breeder. */
  pet?: { id: string; name: string };
  /** Pets of this breeder, by which it is known as one's own. */
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
