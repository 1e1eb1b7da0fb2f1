import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";

/**
 * The base day for ages. It comes with the page, because the server and the browser must write the same text.
 */
const todayQuery = {
  queryKey: ["today"] as const,
  queryFn: () => new Date().toISOString().slice(0, 10),
  staleTime: 3_600_000,
};

/** Loads today into the page's state; the root's loader calls it. */
export const loadToday = (queryClient: QueryClient): Promise<string> =>
  queryClient.ensureQueryData(todayQuery);

/**
 * Returns today as 'YYYY-MM-DD': in UTC on the server and in the browser's first draw, then in the reader's
 * time zone.
 */
export function useToday(): string {
  const served = useQueryClient().getQueryData<string>(todayQuery.queryKey) ?? todayQuery.queryFn();
  const [own, setOwn] = useState<string>();
  useEffect(() => {
    const now = new Date();
    const two = (n: number) => n.toString().padStart(2, "0");
    const here = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
    // The day rarely changes. The update is a transition because each card asks for it, and React would draw
    // all dependent parts at once.
    if (here !== (own ?? served)) startTransition(() => setOwn(here));
  });
  return own ?? served;
}
