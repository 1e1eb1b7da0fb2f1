import { createHmac, randomBytes } from "node:crypto";
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { crossChecks, keyedSecrets } from "./config_checks.ts";
import type { FraudRuleName } from "./db/schema.ts";
import { type Setting, settings } from "./environment.ts";
import type { Mode } from "./mode.ts";

export { settings } from "./environment.ts";

export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/** Secrets that a server generates if none are configured. */
export type OwnSecrets = { jwt: string; app: string };

export type Config = Readonly<{
  mode: Mode;
  host: string;
  port: number;
  /**
   * Public address of the product, without a slash at the end. Links are built from it, never from a request.
   */
  publicUrl: string;
  corsOrigins: readonly string[];
  dataDir: string;
  webDist: string | undefined;
  deploymentVersion: string;
  /**
   * Number of proxies before the server. The client's address is taken from that position, counted from the
   * right.
   */
  trustProxy: number;
  /** Multiplies every rate limit; 0 switches them off. */
  rateScale: number;
  /** Maximum cents that one staff member may refund or write off without a second person. */
  staffAloneCents: number;
  fraud: Readonly<
    {
      rules: readonly FraudRuleName[];
      /** A price below this percentage of the median is suspicious. */
      pricePercent: number;
      /** Minimum number of listings for a meaningful median. */
      priceListings: number;
      /** Maximum number of bits in which matching photos may differ. */
      photoBits: number;
    }
  >;
  /** Maximum number of unpaid holds; 0 switches a limit off. */
  holds: Readonly<
    {
      person: number;
      unconfirmed: number;
      unconfirmedDay: number;
      networkHour: number;
      petWaitMinutes: number;
    }
  >;
  log: Readonly<{ level: LogLevel; format: "auto" | "json" | "pretty" }>;
  /** `url` is undefined if the embedded Postgres is used. */
  database: Readonly<
    {
      url: string | undefined;
      /** Address that bypasses a transaction pooler. Equal to `url` if there is no pooler. */
      directUrl: string | undefined;
      replicaUrl: string | undefined;
      replicaLagMs: number;
      poolSize: number;
      waitMs: number;
      statementTimeoutMs: number;
    }
  >;
  /** Content of an empty database. */
  seed: "demo" | "reference" | "none";
  /** Keys of access tokens. The first signs; all verify. */
  jwtKeys: readonly Readonly<{ kid: string; secret: string }>[];
  /**
   * Roots of CSRF and link signatures, keyed hashes and seals. The first creates; all verify. Use
   * `deriveKeys`.
   */
  appSecrets: readonly Readonly<{ kid: string; secret: string }>[];
  taxService: "table" | "provider";
  stripe: Readonly<{ secretKey: string; publishableKey: string; webhookSecret: string }> | undefined;
  /** Text that Apple Pay requests below /.well-known. */
  applePayDomain: string | undefined;
  pusher: Readonly<{ appId: string; key: string; secret: string; cluster: string }> | undefined;
  sentryDsn: string | undefined;
  s3:
    | Readonly<
      { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string }
    >
    | undefined;
  /** Bytes of files that an account may store: for an approved seller, and for any other account. */
  storageQuota: Readonly<{ verified: number; unverified: number }>;
  smtp: Readonly<{ url: string; from: string }> | undefined;
  twilio: Readonly<{ accountSid: string; authToken: string; from: string }> | undefined;
  /** Whether text messages are offered. False without an SMS provider, so no user is promised one. */
  offersTexts: boolean;
  google: Readonly<{ clientId: string; clientSecret: string }> | undefined;
  facebook: Readonly<{ clientId: string; clientSecret: string }> | undefined;
  analyticsId: string | undefined;
  /** Tiles of the map; undefined for the map from files of the site. */
  mapTiles: Readonly<{ url: string; attribution: string }> | undefined;
  crisp: Readonly<{ websiteId: string }> | undefined;
  trustpilot: Readonly<{ businessUnitId: string; templateId: string; domain: string }> | undefined;
  trustpilotHeight: number;
  support: Readonly<{ phone: string; email: string; adminEmail: string }>;
  /** Company that runs the site, as the terms and the privacy notice name it. */
  company: Readonly<{ name: string; governingState: string }>;
  /** Postal address of the company, also below emails that people can unsubscribe from. */
  postalAddress: string;
  /** Charity that gets donations. Without it, donations are neither offered nor accepted. */
  charity: Charity | undefined;
}>;

export type Charity = Readonly<
  {
    name: string;
    ein: string;
    registration: string;
    page: string;
    /** Days after a completed sale within which the charity gets the donation. */
    paidDays: number;
    isDeductible: boolean;
  }
>;

/** Shows the donation in development. No organization is registered under such a number. */
const INVENTED_CHARITY: Charity = {
  name: "Fernhollow Animal Rescue (invented)",
  ein: "00-0000000",
  registration: "Example Registry 0000",
  page: "https://fernhollow.example",
  paidDays: 30,
  isDeductible: false,
};

/**
 * Returns the path of the page with the example accounts' codes. It exists only in setups where their
 * passwords are public anyway.
 */
export function authenticatorPath({ mode, seed }: Pick<Config, "mode" | "seed">): string | undefined {
  return mode === "development" && seed === "demo" ? "/_authenticator" : undefined;
}

/** All missing or wrong settings, each as a sentence that names its setting. */
export class ConfigError extends Error {
  override name = "ConfigError";
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}

const MB = 1_048_576;

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Returns the configuration in these variables. Outside production, `ownSecrets` supplies missing secrets.
 * Throws a ConfigError that lists every problem.
 */
export function readConfig(env: Env, ownSecrets: (dataDir: string) => OwnSecrets = ephemeralSecrets): Config {
  const problems: string[] = [];
  const value = (name: string): string | undefined => env[name]?.trim() || undefined;
  const mode = (value("APP_MODE") ?? "development") as Mode;
  for (const setting of settings) {
    const given = value(setting.name);
    const wrong = given === undefined ? missing(setting, mode, value) : setting.check?.(given);
    if (wrong) problems.push(`${setting.name} ${wrong}`);
  }
  if (!problems.length) problems.push(...crossChecks(mode, value));
  if (problems.length) throw new ConfigError(problems);

  const text = (name: string): string => value(name) ?? defaultOf(name);
  const number = (name: string): number => Number(text(name));
  const group = <K extends string>(names: Record<K, string>): Record<K, string> | undefined => {
    const entries = Object.entries<string>(names);
    if (!entries.every(([, name]) => value(name))) return undefined;
    return Object.fromEntries(entries.map(([key, name]) => [key, value(name)!])) as Record<K, string>;
  };
  const dataDir = resolve(text("DATA_DIR"));
  let made: OwnSecrets | undefined;
  const own = (): OwnSecrets => made ??= ownSecrets(dataDir);
  const port = number("PORT");
  return deepFreeze<Config>({
    mode,
    host: value("HOST") ?? (mode === "development" ? "127.0.0.1" : "0.0.0.0"),
    port,
    publicUrl: (value("PUBLIC_URL") ?? `http://localhost:${port}`).replace(/\/+$/, ""),
    corsOrigins: list(value("CORS_ORIGINS")).map((origin) => new URL(origin).origin),
    dataDir,
    webDist: value("WEB_DIST"),
    deploymentVersion: text("DEPLOYMENT_VERSION"),
    trustProxy: number("TRUST_PROXY"),
    rateScale: Number(value("RATE_LIMIT_SCALE") ?? (mode === "development" ? 20 : 1)),
    staffAloneCents: number("STAFF_ALONE_CENTS"),
    fraud: {
      rules: list(text("FRAUD_RULES")).filter((name): name is FraudRuleName => name !== "none"),
      pricePercent: number("FRAUD_PRICE_PERCENT"),
      priceListings: number("FRAUD_PRICE_LISTINGS"),
      photoBits: number("FRAUD_PHOTO_BITS"),
    },
    holds: {
      person: number("HOLDS_PERSON"),
      unconfirmed: number("HOLDS_UNCONFIRMED"),
      unconfirmedDay: number("HOLDS_UNCONFIRMED_DAY"),
      networkHour: number("HOLDS_NETWORK_HOUR"),
      petWaitMinutes: number("HOLDS_PET_WAIT_MINUTES"),
    },
    log: { level: text("LOG_LEVEL") as LogLevel, format: text("LOG_FORMAT") as Config["log"]["format"] },
    database: {
      url: value("DATABASE_URL"),
      directUrl: value("DATABASE_DIRECT_URL") ?? value("DATABASE_URL"),
      replicaUrl: value("DATABASE_REPLICA_URL"),
      replicaLagMs: number("DATABASE_REPLICA_LAG_MS"),
      poolSize: number("DATABASE_POOL_SIZE"),
      waitMs: number("DATABASE_WAIT_MS"),
      statementTimeoutMs: number("DATABASE_STATEMENT_TIMEOUT_MS"),
    },
    seed: (value("SEED") ?? (mode === "development" ? "demo" : "reference")) as Config["seed"],
    jwtKeys: keys(value("JWT_KEYS") ?? `own:${own().jwt}`),
    appSecrets: keys(value("APP_SECRET") ?? own().app),
    taxService: text("TAX_SERVICE") as Config["taxService"],
    stripe: group({
      secretKey: "STRIPE_SECRET_KEY",
      publishableKey: "STRIPE_PUBLISHABLE_KEY",
      webhookSecret: "STRIPE_WEBHOOK_SECRET",
    }),
    applePayDomain: value("APPLE_PAY_DOMAIN_ASSOCIATION"),
    pusher: group({
      appId: "PUSHER_APP_ID",
      key: "PUSHER_KEY",
      secret: "PUSHER_SECRET",
      cluster: "PUSHER_CLUSTER",
    }),
    sentryDsn: mode === "development" ? undefined : value("SENTRY_DSN"),
    s3: group({
      endpoint: "S3_ENDPOINT",
      region: "S3_REGION",
      bucket: "S3_BUCKET",
      accessKeyId: "S3_ACCESS_KEY_ID",
      secretAccessKey: "S3_SECRET_ACCESS_KEY",
    }),
    storageQuota: {
      verified: number("STORAGE_QUOTA_MB") * MB,
      unverified: number("STORAGE_QUOTA_UNVERIFIED_MB") * MB,
    },
    smtp: group({ url: "SMTP_URL", from: "MAIL_FROM" }),
    twilio: group({ accountSid: "TWILIO_ACCOUNT_SID", authToken: "TWILIO_AUTH_TOKEN", from: "TWILIO_FROM" }),
    offersTexts: mode === "development" || value("TWILIO_ACCOUNT_SID") !== undefined,
    google: group({ clientId: "GOOGLE_CLIENT_ID", clientSecret: "GOOGLE_CLIENT_SECRET" }),
    facebook: group({ clientId: "FACEBOOK_APP_ID", clientSecret: "FACEBOOK_APP_SECRET" }),
    analyticsId: mode === "production" ? value("ANALYTICS_ID") : undefined,
    mapTiles: group({ url: "MAP_TILES_URL", attribution: "MAP_ATTRIBUTION" }),
    crisp: group({ websiteId: "CRISP_WEBSITE_ID" }),
    trustpilot: group({
      businessUnitId: "TRUSTPILOT_BUSINESS_UNIT_ID",
      templateId: "TRUSTPILOT_TEMPLATE_ID",
      domain: "TRUSTPILOT_DOMAIN",
    }),
    trustpilotHeight: number("TRUSTPILOT_HEIGHT"),
    support: { phone: text("SUPPORT_PHONE"), email: text("SUPPORT_EMAIL"), adminEmail: text("ADMIN_EMAIL") },
    company: { name: text("COMPANY_NAME"), governingState: text("GOVERNING_STATE") },
    postalAddress: text("POSTAL_ADDRESS"),
    charity: charityIn(
      mode,
      group({
        name: "CHARITY_NAME",
        ein: "CHARITY_EIN",
        registration: "CHARITY_REGISTRATION",
        page: "CHARITY_PAGE",
        paidDays: "CHARITY_PAID_DAYS",
        deductible: "CHARITY_DEDUCTIBLE",
      }),
    ),
  });
}

function charityIn(
  mode: Mode,
  given: Record<"name" | "ein" | "registration" | "page" | "paidDays" | "deductible", string> | undefined,
): Charity | undefined {
  if (!given) return mode === "development" ? INVENTED_CHARITY : undefined;
  const { deductible, paidDays, ...charity } = given;
  return { ...charity, paidDays: Number(paidDays), isDeductible: deductible === "yes" };
}

/** Reads the environment of this process. Missing secrets are generated once and kept in the data folder. */
export function loadConfig(): Config {
  return readConfig(environment(), keptSecrets);
}

/**
 * Returns the settings in this process's environment. Reads each by name, because a server may read no other
 * variables.
 */
export function environment(): Env {
  return Object.fromEntries(settings.map(({ name }) => [name, Deno.env.get(name)]));
}

/**
 * Returns the secrets in `dataDir/secrets.json`, which the first call creates. Only their owner may read the
 * file. Throws a ConfigError if the folder is not writable.
 */
export function keptSecrets(dataDir: string): OwnSecrets {
  const path = join(dataDir, "secrets.json");
  try {
    if (!existsSync(path)) makeSecrets(dataDir, path);
    chmodSync(path, 0o600);
    return JSON.parse(readFileSync(path, "utf8")) as OwnSecrets;
  } catch (error) {
    throw new ConfigError([`DATA_DIR is "${dataDir}", which cannot be used: ${(error as Error).message}`]);
  }
}

/** Writes the complete file or none, even on a full disk: half a file would make every later start fail. */
function makeSecrets(dataDir: string, path: string): void {
  mkdirSync(dataDir, { recursive: true });
  const fresh = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    writeFileSync(fresh, JSON.stringify(ephemeralSecrets()), { mode: 0o600 });
    linkSync(fresh, path);
  } catch (error) {
    // If the file exists now, another process was quicker.
    if ((error as { code?: string }).code !== "EEXIST" || !existsSync(path)) throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
}

/** Secrets from which keys are derived. */
export type AppSecrets = Pick<Config, "appSecrets">;

/**
 * Returns 32-byte keys for one purpose, such as "csrf" or "link", newest first. The newest one signs; older
 * signatures are verified with any of them. No two purposes share a key.
 */
export function deriveKeys({ appSecrets }: AppSecrets, purpose: string): [Uint8Array, ...Uint8Array[]] {
  const derive = ({ secret }: { secret: string }) =>
    new Uint8Array(createHmac("sha256", secret).update(purpose).digest());
  const [newest, ...older] = appSecrets;
  return [derive(newest!), ...older.map(derive)];
}

/**
 * Returns the newest key for one purpose, for data that need not be verified after a change of the secret.
 */
export function deriveKey(config: AppSecrets, purpose: string): Uint8Array {
  return deriveKeys(config, purpose)[0];
}

function ephemeralSecrets(): OwnSecrets {
  return { jwt: randomBytes(32).toString("base64url"), app: randomBytes(32).toString("base64url") };
}

type Lookup = (name: string) => string | undefined;

function missing(setting: Setting, mode: Mode, value: Lookup): string | undefined {
  if (mode === "production" && setting.required) return "is not set, and production needs it";
  const others = settings.filter((other) =>
    setting.group && other.group === setting.group && value(other.name)
  );
  if (others.length) {
    return `is not set, but ${others.map((other) => other.name).join(", ")} is: set all of them or none`;
  }
  return undefined;
}

const defaultOf = (name: string): string => settings.find((setting) => setting.name === name)?.fallback ?? "";

const list = (text: string | undefined): string[] =>
  (text ?? "").split(",").map((part) => part.trim()).filter(Boolean);

/** A secret without a key id is the only one. */
const keys = (text: string) => keyedSecrets(text).map(({ kid = "only", secret }) => ({ kid, secret }));

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}
