import { useMyWaitlists } from "./waitlists.ts";

/**
 * Returns until when a pet is promised to this visitor, as RFC 3339, or undefined if it is promised to
 * another person or not at all. The recipient of a promise is private, so each visitor loads only their own
 * invitations.
 */
export function useMyPromise(
  { id, promisedUntil }: { id: string; promisedUntil?: string | null | undefined },
): string | undefined {
  const mine = useMyWaitlists(Boolean(promisedUntil));
  return promisedUntil && mine?.some(({ pets }) => pets.some((pet) => pet.id === id))
    ? promisedUntil
    : undefined;
}
