import { useQuery } from "@tanstack/react-query";
import { type BreedSummary, getBreedQuery } from "@hearthpaw/client";
import { Button, ButtonLink } from "@hearthpaw/ui-kit";
import { useState } from "react";
import { useClient } from "../../lib/client_context.ts";
import { part } from "../../lib/part.tsx";
import type { Line } from "./JoinDialog.tsx";
import { useSession } from "../session/session.tsx";
import { useSignedInAction } from "../session/use_signed_in_action.ts";
import * as texts from "./texts.ts";
import { useLiveWaitlists, useMyWaitlists } from "./waitlists.ts";

const JoinDialog = part(() => import("./JoinDialog.tsx").then((module) => module.JoinDialog));

/**
 * A button to join the waitlist of a breeder, or of one among several. Visitors who already wait in the only
 * line see their place. `breed` is the wanted breed, if the page is about one.
 */
export function JoinWaitlist({ breeders, breed, size = "medium" }: {
  breeders: readonly Line[];
  breed?: BreedSummary;
  size?: "small" | "medium";
}) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const open = useSignedInAction({
    goal: `waitlist:${breed?.id ?? breeders[0]?.id}`,
    reason: texts.signInToJoin,
    run: () => setOpen(true),
  });
  const mine = useMyWaitlists();
  useLiveWaitlists();
  const free = breeders.filter(({ id, name }) =>
    name !== user?.programName && !mine?.some(({ breeder }) => breeder.id === id)
  );
  const joined = mine?.filter(({ breeder }) => breeders.some(({ id }) => id === breeder.id)) ?? [];
  if (free.length === 0) {
    const [only] = joined;
    if (!only) return null;
    return (
      <ButtonLink size={size} variant="secondary" icon="clock" href="/account/waitlists">
        {joined.length === 1 && only.position !== null
          ? texts.yourPlace(only.position)
          : texts.seeYourWaitlists}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button
        size={size}
        variant="secondary"
        icon="clock"
        onClick={open}
      >
        {texts.joinTheAWaitlist({ freeCount: free.length, breedersCount: breeders.length })}
      </Button>
      {isOpen && <JoinDialog breeders={free} breed={breed} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The same for all breeders of a breed, after the text in `lead`; empty if no breeder here has the breed. */
export function JoinBreedWaitlist({ slug, lead }: { slug: string; lead: string }) {
  const { data } = useQuery(getBreedQuery(useClient(), { slug }));
  if (!data?.breed.breeders.length) return null;
  const { id, breedName, breeders } = data.breed;
  return (
    <>
      <p>{lead}</p>
      <JoinWaitlist breeders={breeders} breed={{ id, slug, breedName }} />
    </>
  );
}
