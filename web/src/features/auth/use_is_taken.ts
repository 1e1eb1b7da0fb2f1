import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { checkEmailQuery } from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";
import { emailError } from "../../lib/people.ts";

/** Pause in typing after which the server is asked, in ms. */
const QUIET_MS = 600;

/**
 * Returns whether the server says that an address is taken. Each complete address is asked about once, after
 * a pause in typing. Without an answer, or after a refusal, the result is false.
 */
export function useIsTaken(typed: string): boolean {
  const client = useClient();
  const now = typed.trim().toLowerCase();
  const [email, setEmail] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setEmail(now), QUIET_MS);
    return () => clearTimeout(timer);
  }, [now]);
  const { data } = useQuery({
    ...checkEmailQuery(client, { email }),
    enabled: email !== "" && email === now && emailError(email) === undefined,
    staleTime: 60_000,
    retry: false,
  });
  return email === now && data?.ok === false;
}
