import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { checkEmailQuery } from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";
import { emailError } from "../../lib/people.ts";

/** How long nothing is typed before the server is asked, in ms. */
const QUIET_MS = 600;

/**
 * Whether the server says that an address is not free. It is asked once for each whole address, when the typing rests;
 * while it has not answered, or does not want to, nothing is said.
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
