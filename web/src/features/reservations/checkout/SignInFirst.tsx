import { useEffect, useRef } from "react";
import { Button, Container, Empty } from "@hearthpaw/ui-kit";
import { useLivePet } from "../../../components/pets/live_pet.ts";
import { useSession } from "../../../components/session/session.tsx";
import * as texts from "./texts.tsx";
import css from "./checkout.module.css";

/** Opens the sign-in form over the page. The checkout replaces it after the sign-in. */
export function SignInFirst({ petId }: { petId: string }) {
  const { openSignIn } = useSession();
  const { pet, isFresh } = useLivePet(petId);
  const name = pet?.name ?? texts.thisPet;
  const hasAsked = useRef(false);
  const ask = () => openSignIn({ reason: texts.signInToReserve(name) });
  useEffect(() => {
    // Waits for the pet's name, which a visitor from the pet's page brings along.
    if (hasAsked.current || !(pet || isFresh)) return;
    hasAsked.current = true;
    ask();
  });
  return (
    <Container className={css.page}>
      <Empty
        heading="h1"
        icon="lock"
        title={texts.reserve(name)}
        action={<Button size="large" onClick={ask}>{texts.signInToContinue}</Button>}
      >
        <p>{texts.signInToHold(name)}</p>
      </Empty>
    </Container>
  );
}
