import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { type ApiError, translate } from "@hearthpaw/client";
import type { Decision } from "./decisions.ts";
import { useDecisions } from "./use_decisions.ts";

/**
 * Decides by one press, without a form, a call that needs a recent code. `decide` returns whether the
 * decision now waits; `error` is a failure to ask for the code.
 */
export function useDecide() {
  const decisions = useDecisions();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<ApiError>();
  async function decide<Answer>(decision: Omit<Decision<Answer>, "href">): Promise<boolean> {
    if (isAsking) return false;
    setAsking(true);
    setError(undefined);
    try {
      return await decisions.decideWithCode({ ...decision, href: router.state.location.href });
    } catch (thrown) {
      setError(translate(thrown));
      return false;
    } finally {
      setAsking(false);
    }
  }
  return { decide, isAsking, error };
}
