import { QueryClient } from "@tanstack/react-query";

/** Settings of all queries: data is fresh for half a minute, and only passing failures are retried. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => typeof document !== "undefined" && count < 2 && isRetryable(error),
        refetchOnWindowFocus: false,
      },
      // A write that waits for a connection would be sent much later. It fails instead, and its form says so.
      // Sent data, such as a password, is not kept after its form.
      mutations: { retry: false, networkMode: "always", gcTime: 0 },
    },
  });
}

function isRetryable(error: unknown): boolean {
  const status = (error as { status?: number } | null)?.status;
  return status === undefined || status >= 500;
}
