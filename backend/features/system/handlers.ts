import { LENDER_LIMITS } from "../sale/price/index.ts";
import { stored } from "../../platform/answer.ts";
import { TERMS_CHANGES, TERMS_VERSION } from "../accounts/rules.ts";
import type { Handlers } from "../../generated/handlers.ts";
import type { Charity, ContractDocument, Recipient } from "../../generated/types.ts";
import { type JsonText, jsonText } from "../../platform/json_text.ts";
import { fail } from "../../platform/problem.ts";
import { authenticatorPath, type Config } from "../../platform/config.ts";
import { liveChatOf, reviewsWidgetOf } from "../../platform/outside.ts";

let contractText: Promise<JsonText<ContractDocument>> | undefined;

/** Loads the contract on the first request: it is a megabyte, and several once parsed. */
async function loadContract(): Promise<JsonText<ContractDocument>> {
  const { default: contract } = await import("../../generated/openapi.json", { with: { type: "json" } });
  return jsonText<ContractDocument>(contract);
}

export const system: Handlers<"checkHealth" | "checkReadiness" | "getContract" | "getConfiguration"> = {
  checkHealth(_input, { config }) {
    return { status: "alive", version: config.deploymentVersion };
  },

  async checkReadiness(_input, { readiness }) {
    const checks = await readiness.checks();
    const missing = checks.filter(({ isReady, isSpare }) => !isReady && !isSpare).map(({ name }) => name);
    if (missing.length) fail("not_ready", { detail: `Not ready: ${missing.join(", ")}.` });
    return { status: "ready", checks };
  },

  async getContract() {
    return stored(await (contractText ??= loadContract()));
  },

  getConfiguration(_input, { config, payments, realtime, social }) {
    return {
      configuration: {
        mode: config.mode,
        deploymentVersion: config.deploymentVersion,
        termsVersion: TERMS_VERSION,
        termsChanges: [...TERMS_CHANGES],
        supportPhone: config.support.phone,
        supportEmail: config.support.email,
        payments: {
          provider: payments.provider,
          publishableKey: payments.publishableKey,
          apiUrl: payments.apiUrl,
          methods: ["card", "klarna", "affirm", "afterpay_clearpay"],
          limits: LENDER_LIMITS.map(({ method, minCents, maxCents }) => ({ method, minCents, maxCents })),
        },
        realtime: realtime.browser,
        reports: {
          dsn: config.mode === "development" ? null : config.sentryDsn ?? null,
          tracesSampleRate: 0.5,
          replaysOnErrorSampleRate: 1,
          replaysSessionSampleRate: 0.1,
        },
        analyticsId: config.mode === "production" ? config.analyticsId ?? null : null,
        mapTiles: config.mapTiles ?? null,
        liveChat: liveChatOf(config),
        reviewsWidget: reviewsWidgetOf(config),
        signInProviders: [
          ...(social.google ? ["google" as const] : []),
          ...(social.facebook ? ["facebook" as const] : []),
        ],
        authenticatorUrl: authenticatorPath(config) ?? null,
        charity: charityOf(config),
        company: { ...config.company, postalAddress: config.postalAddress },
        recipients: recipientsOf(config),
      },
    };
  },
};

/** Returns the outside services that this server is configured to use and that receive personal data. */
function recipientsOf(config: Config): Recipient[] {
  const used: Record<Recipient, unknown> = {
    stripe: config.stripe,
    mail: config.smtp,
    storage: config.s3,
    twilio: config.twilio,
    pusher: config.pusher,
    sentry: config.mode === "development" ? undefined : config.sentryDsn,
    "google-analytics": config.mode === "production" ? config.analyticsId : undefined,
    crisp: config.crisp,
    trustpilot: config.trustpilot,
    "map-tiles": config.mapTiles,
    google: config.google,
    facebook: config.facebook,
  };
  return (Object.keys(used) as Recipient[]).filter((name) => used[name] !== undefined);
}

function charityOf({ charity }: Pick<Config, "charity">): Charity | null {
  if (!charity) return null;
  const { page, paidDays, ...rest } = charity;
  return { ...rest, pageUrl: page, paidWithinDays: paidDays };
}
