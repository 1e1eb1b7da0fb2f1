import { describe, expect, it } from "vitest";
import { stripePayments } from "../ports/payments/stripe.ts";
import { pagePolicy, permissionsPolicy, sourcesOf } from "./policy.ts";

type Needs = Parameters<typeof sourcesOf>[0];
const stripe = stripePayments({
  secretKey: "sk_test_1",
  publishableKey: "pk_test_1",
  webhookSecret: "whsec_1",
});
const services = (
  payments: Pick<Needs["payments"], "provider" | "browserSources">,
  config: Partial<Needs["config"]> = {},
) =>
  ({
    payments,
    realtime: { connectSources: [] },
    files: { browserOrigins: [] },
    config: { sentryDsn: undefined, analyticsId: undefined, mode: "production", ...config },
  }) as unknown as Needs;
const real = sourcesOf(services(stripe));
const sandbox = sourcesOf(
  services({ provider: "sandbox", browserSources: { script: [], frame: ["'self'"], connect: [] } }),
);
const PAYING = ["/reserve-pet/0199", "/account/reserved/0199", "/account/reserved"];
const OTHERS = [
  "/",
  "/pets/0199/maple",
  "/account",
  "/account/settings",
  "/account/reserved-list",
  "/reserve-pets",
];

describe("a page's policy", () => {
  it.each(PAYING)("lets the card form and the wallets in where something is paid: %s", (path) => {
    const policy = pagePolicy("n", path, real);
    expect(policy).toContain("script-src 'self' 'nonce-n' https://js.stripe.com");
    expect(policy).toContain("frame-src https://js.stripe.com https://hooks.stripe.com");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com");
    expect(permissionsPolicy(path, real)).toContain('payment=(self "https://js.stripe.com")');
  });

  it.each(OTHERS)("and nowhere else: %s", (path) => {
    expect(pagePolicy("n", path, real)).not.toContain("stripe");
    expect(pagePolicy("n", path, real)).toContain("frame-src 'none'");
    expect(permissionsPolicy(path, real)).toMatch(/payment=\(\)$/);
  });

  it("frames the sandbox's own pages, which has no wallets", () => {
    for (const path of [...PAYING, ...OTHERS]) {
      expect(pagePolicy("n", path, sandbox)).toContain("frame-src 'self'");
      expect(permissionsPolicy(path, sandbox)).toMatch(/payment=\(\)$/);
    }
  });
});

/** Returns the directives of a policy. */
const directives = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split("; ").map((line) => {
      const [name = "", ...values] = line.split(" ");
      return [name, values];
    }),
  );
const QUIET = [...PAYING, "/admin", "/admin/users/0199"];

describe("a page's policy and services of others", () => {
  const config = {
    analyticsId: "G-TEST1",
    crisp: { websiteId: "e93e073a-1f69-4cbc-8934-f9e1611e65bb" },
    trustpilot: {
      businessUnitId: "5e314f74d67fcd00016e3c15",
      templateId: "54ad5defc6454f065c28af8b",
      domain: "a.example",
    },
    trustpilotHeight: 240,
    mapTiles: { url: "https://tiles.example:8443/{z}/{x}/{y}.png", attribution: "OpenStreetMap" },
  };
  const map = "https://tiles.example:8443";
  const analytics = {
    "script-src": ["https://www.googletagmanager.com"],
    "img-src": ["https://*.google-analytics.com", "https://www.googletagmanager.com"],
    "connect-src": [
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
      "https://www.googletagmanager.com",
    ],
  };

  const chat = { "frame-src": ["https://go.crisp.chat"] };
  const reviews = { "frame-src": ["https://widget.trustpilot.com"] };
  const cases: [string, Partial<typeof config>, Record<string, string[]>][] = [
    ["analytics", { analyticsId: config.analyticsId }, analytics],
    ["a live chat", { crisp: config.crisp }, chat],
    ["reviews", { trustpilot: config.trustpilot, trustpilotHeight: 240 }, reviews],
    ["tiles of the map", { mapTiles: config.mapTiles }, { "connect-src": [map] }],
    ["all", config, {
      ...analytics,
      "connect-src": [...analytics["connect-src"], map],
      "frame-src": [...chat["frame-src"], ...reviews["frame-src"]],
    }],
  ];

  it.each(cases)("lets in exactly what is configured: %s", (_what, settings, added) => {
    for (const path of [...OTHERS, "/administrators"]) {
      const without = directives(pagePolicy("n", path, real));
      const withIt = directives(pagePolicy("n", path, sourcesOf(services(stripe, settings))));
      expect([...withIt.keys()]).toEqual([...without.keys()]);
      for (const [name, values] of withIt) {
        const before = without.get(name)!.filter((value) => !(added[name] && value === "'none'"));
        expect([name, values]).toEqual([name, [...before, ...(added[name] ?? [])]]);
      }
    }
  });

  it.each(QUIET)("and nothing of it where something is paid and on staff's pages: %s", (path) => {
    expect(pagePolicy("n", path, sourcesOf(services(stripe, config)))).toBe(pagePolicy("n", path, real));
  });
});
