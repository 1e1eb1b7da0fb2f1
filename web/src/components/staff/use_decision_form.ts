import { useRouter } from "@tanstack/react-router";
import { type FormErrors, type FormValues, useForm } from "../../lib/use_form.ts";
import type { Decision } from "./decisions.ts";
import type { DecisionKind } from "./queues.ts";
import { useDecisions } from "./use_decisions.ts";

/** A decision of a form. Its address is the current one by default. */
export type FormDecision<Answer> = Omit<Decision<Answer>, "kind" | "id" | "typed" | "href"> & {
  href?: string;
};

/**
 * The form of a decision that can be undone until it is sent. It offers again what was typed before an undo
 * or a failure. `needsCode` asks for a code before the wait, if the call needs a recent one. `onClose` closes
 * the form once the decision waits.
 */
export function useDecisionForm<V extends FormValues, Answer>(
  { kind, id, initial, check, decision, needsCode = false, hasSummary = true, onClose }: {
    kind: DecisionKind;
    id: string;
    initial: V;
    check: (values: V) => FormErrors<V>;
    /** Returns undefined if there is nothing to decide, which only closes the form. */
    decision: (values: V) => FormDecision<Answer> | undefined;
    needsCode?: boolean;
    hasSummary?: boolean;
    onClose: () => void;
  },
) {
  const decisions = useDecisions();
  const router = useRouter();
  const before = decisions.typedFor(kind, id);
  const form = useForm<V, true>({
    hasSummary,
    initial: Object.fromEntries(
      Object.entries(initial).map(([name, value]) => [name, before[name] ?? value]),
    ) as V,
    check,
    async send(values) {
      const made = decision(values);
      if (!made) return true;
      const one = { kind, id, typed: values, href: router.state.location.href, ...made };
      if (needsCode) return await decisions.decideWithCode(one) && true;
      decisions.decide(one);
      return true;
    },
    done: () => form.leave(onClose),
  });
  return form;
}
