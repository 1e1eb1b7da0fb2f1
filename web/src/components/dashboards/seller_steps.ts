import { useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import { getVerificationQuery, type VerificationStatus } from "@hearthpaw/client";
import { useClient } from "../../lib/client_context.ts";
import { useReloadUser, useSession } from "../session/session.tsx";

/** A seller's progress towards submitting a listing. */
export type SellerSteps = {
  isEmailConfirmed: boolean;
  verification: VerificationStatus;
  /** Whether the seller has read the contract and guarantee that buyers accept. */
  isContractConfirmed: boolean;
  /** Whether listings can be submitted. */
  canSubmit: boolean;
  /** Whether nothing is left to do or to wait for. */
  isDone: boolean;
};

const SUBMITTED: readonly VerificationStatus[] = ["submitted", "in-review", "approved"];

/**
 * Returns the seller's own steps, reloaded whenever the seller returns to the page; undefined until they are
 * known.
 */
export function useSellerSteps(): SellerSteps | undefined {
  const { user } = useSession();
  const reloadUser = useReloadUser();
  const { data } = useQuery({ ...getVerificationQuery(useClient()), refetchOnWindowFocus: "always" });
  const isEmailConfirmed = user?.isEmailVerified;
  // The link in the email opens in another tab, or on another device.
  useEffect(() => {
    if (isEmailConfirmed !== false) return;
    const look = () => void reloadUser();
    globalThis.addEventListener("focus", look);
    return () => globalThis.removeEventListener("focus", look);
  }, [isEmailConfirmed, reloadUser]);
  if (isEmailConfirmed === undefined || !data) return undefined;
  const { status: verification, isContractConfirmed } = data.verification;
  return {
    isEmailConfirmed,
    verification,
    isContractConfirmed,
    canSubmit: isEmailConfirmed && isContractConfirmed && SUBMITTED.includes(verification),
    isDone: isEmailConfirmed && isContractConfirmed && verification === "approved",
  };
}
