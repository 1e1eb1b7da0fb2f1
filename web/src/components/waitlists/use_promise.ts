import { useMyWaitlists } from "./waitlists.ts";

/**
 * Until when a pet is promised to this visitor, as RFC 3339; undefined where it is promised to nobody or to somebody else. Whom
 * it is promised to is nobody's business but theirs, so each asks for their own invitations.
 */
export function useMyPromise(
  { id, promisedUntil }: { id: string; promisedUntil?: string | null | undefined },
): string | undefined {
  const mine = useMyWaitlists(Boolean(promisedUntil));
  return promisedUntil && mine?.some(({ pets }) => pets.some((pet) => pet.id === id))
    ? promisedUntil
    : undefined;
}
