import { useQuery } from "@tanstack/react-query";
import {
  type Application,
  getApplicationFormQuery,
  type HearthpawClient,
  listApplicationsQuery,
} from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";
import { useSession } from "../session/session.tsx";

const OPEN: readonly Application["status"][] = ["approved", "submitted", "draft"];

/**
 * Returns the current application to a breeder: the open one, else the newest. `all` is sorted newest first.
 */
export function applicationWith(all: readonly Application[], breederId: string): Application | undefined {
  const theirs = all.filter(({ breeder }) => breeder.id === breederId);
  return theirs.find(({ status }) => OPEN.includes(status)) ?? theirs[0];
}

export const applyHref = (breederId: string, petId?: string): string =>
  `/breeders/${breederId}/apply${petId ? `?pet=${petId}` : ""}`;

/** Loads a breeder's questions, which seldom change. */
export const applicationFormQuery = (client: HearthpawClient, breederId: string) => ({
  ...getApplicationFormQuery(client, { id: breederId }),
  staleTime: 60_000,
});

export type ApplicationStep = { isAsked: boolean; status: Application["status"] | undefined };

/**
 * Returns whether a breeder requires an application before a reservation, and the status of this visitor's.
 * Until that is known it reports no requirement; the server has the last word when the checkout starts.
 */
export function useApplicationStep(breederId: string): ApplicationStep {
  const client = useClient();
  const { status } = useSession();
  const form = useQuery(applicationFormQuery(client, breederId));
  const isAsked = form.data?.form.isRequired ?? false;
  const mine = useQuery({
    ...listApplicationsQuery(client),
    enabled: isAsked && status === "signed-in",
  });
  return { isAsked, status: applicationWith(mine.data?.applications ?? [], breederId)?.status };
}
