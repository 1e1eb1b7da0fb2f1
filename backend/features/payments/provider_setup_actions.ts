import type { Answer } from "../../platform/ports/payments/port.ts";
import type { Services } from "../../services.ts";
import {
  accountProblems,
  scheduleProblems,
  type SetupProblem,
  webhookProblems,
} from "./provider_setup_rules.ts";

/**
 * Reads the setup of our account at the provider, and logs by name every setting that must be changed there.
 * Never throws: a server starts without the provider. Returns the problems.
 */
export async function checkProviderSetup(
  { payments, log, config }: Pick<Services, "payments" | "log" | "config">,
): Promise<SetupProblem[]> {
  const { account, payoutSchedule, webhooks } = await payments.readSetup();
  const url = `${config.publicUrl}/v1/payments/webhook`;
  const found = <T>(
    part: string,
    answer: Answer<T>,
    problems: (value: T) => SetupProblem[],
  ): SetupProblem[] => {
    if (answer.kind === "done") return problems(answer.value);
    const reason = answer.kind === "refused"
      ? answer.code
      : answer.kind === "unknown"
      ? answer.reason
      : answer.kind;
    log.warn("the payment provider's settings cannot be checked", { part, reason });
    return [];
  };
  const problems = [
    ...found("account", account, accountProblems),
    ...found("payout schedule", payoutSchedule, scheduleProblems),
    ...found("webhooks", webhooks, (all) => webhookProblems(all, url)),
  ];
  for (const { problem, detail } of problems) {
    log.error("the account at the payment provider is not set up", { problem, detail });
  }
  return problems;
}
