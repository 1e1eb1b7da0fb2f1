/** Checks settings against each other, and rejects those that are unsafe on a public server. */
import type { Mode } from "./mode.ts";

type Lookup = (name: string) => string | undefined;

/** Returns the problems of settings that are valid individually, each as a sentence that names them. */
export function crossChecks(mode: Mode, value: Lookup): string[] {
  const problems = [...stripeKeys(mode, value), ...withoutDatabase(value)];
  if (mode === "development") return problems;
  if (value("SEED") === "demo") {
    problems.push("SEED must not be demo outside development: everyone knows the passwords of its accounts");
  }
  const open = value("SMTP_URL") === undefined ? undefined : withoutTls(value("SMTP_URL")!);
  if (open) problems.push(`SMTP_URL ${open}`);
  for (const name of ["JWT_KEYS", "APP_SECRET"]) {
    const weak = keyedSecrets(value(name) ?? "").find(({ secret }) => isWeakSecret(secret));
    if (weak) {
      const which = weak.kid === undefined ? "is" : `has a secret (${weak.kid}) that is`;
      problems.push(`${name} ${which} easy to guess: make one with \`openssl rand -base64 32\``);
    }
  }
  return mode === "production" ? [...problems, ...inProduction(value)] : problems;
}

function withoutDatabase(value: Lookup): string[] {
  if (value("DATABASE_URL")) return [];
  return ["DATABASE_DIRECT_URL", "DATABASE_REPLICA_URL"].filter((name) => value(name))
    .map((name) => `${name} is set, but DATABASE_URL is not`);
}

function stripeKeys(mode: Mode, value: Lookup): string[] {
  const problems: string[] = [];
  const secret = value("STRIPE_SECRET_KEY");
  const publishable = value("STRIPE_PUBLISHABLE_KEY");
  if (secret && publishable && isLive(secret) !== isLive(publishable)) {
    problems.push("STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes (live and test)");
  }
  if (mode !== "production" && secret && isLive(secret)) {
    problems.push(`STRIPE_SECRET_KEY is a live key, which only production may use (APP_MODE is ${mode})`);
  }
  return problems;
}

const isLive = (key: string): boolean => key.includes("_live_");

/** Test numbers of Twilio, from which no text is ever sent. */
const TWILIO_TESTS = /^\+1500555000\d$/;

function inProduction(value: Lookup): string[] {
  const problems = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY"]
    .filter((name) => value(name) && !isLive(value(name)!))
    .map((name) => `${name} is a test key: test cards would buy real pets`);
  if (TWILIO_TESTS.test(value("TWILIO_FROM") ?? "")) {
    problems.push("TWILIO_FROM is a number for tests, from which no text is ever sent");
  }
  if (Number(value("RATE_LIMIT_SCALE") ?? 1) === 0) {
    problems.push("RATE_LIMIT_SCALE must not be 0 in production: nothing would bound what one caller asks");
  }
  problems.push(...sharedSecrets(value), ...openDatabases(value));
  const host = hostOf(value("PUBLIC_URL"));
  if (host !== undefined && isLoopback(host)) {
    problems.push("PUBLIC_URL must not be this machine in production: links in emails would lead nowhere");
  }
  const open = ["PUBLIC_URL", "S3_ENDPOINT", "SENTRY_DSN"].filter((name) => isOpen(value(name)));
  problems.push(...open.map((name) => `${name} must begin with https:// in production`));
  if (value("CORS_ORIGINS")?.split(",").some((origin) => isOpen(origin.trim()))) {
    problems.push("CORS_ORIGINS must name origins that begin with https:// in production");
  }
  return problems;
}

/** Tokens have a secret of their own, so an attacker who learns one secret doesn't have the other. */
function sharedSecrets(value: Lookup): string[] {
  const [tokens, others] = ["JWT_KEYS", "APP_SECRET"].map((name) => keyedSecrets(value(name) ?? ""));
  const isShared = tokens!.some(({ secret }) => others!.some((other) => other.secret === secret));
  return isShared ? ["APP_SECRET must not be a secret of JWT_KEYS: make one for each"] : [];
}

/**
 * All personal data travels to the database, so no attacker on the way may read it or impersonate the
 * database.
 */
function openDatabases(value: Lookup): string[] {
  return ["DATABASE_URL", "DATABASE_DIRECT_URL", "DATABASE_REPLICA_URL"]
    .filter((name) => value(name) && !isSafeDatabase(value(name)!))
    .map((name) =>
      `${name} must have ?sslmode=verify-full in production, unless the database is on this machine`
    );
}

function isSafeDatabase(url: string): boolean {
  // The driver reads each of these from the query too, and takes the last one of a kind.
  const { hostname, searchParams } = new URL(url);
  const last = (name: string) => searchParams.getAll(name).at(-1);
  const host = last("host") || decodeURIComponent(hostname);
  if (host === "" || host.startsWith("/") || isLoopback(host)) return true;
  return last("sslmode") === "verify-full";
}

function hostOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : new URL(url).hostname;
}

function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, "");
  return name === "localhost" || name.endsWith(".localhost") || /^127(\.\d{1,3}){3}$/.test(name) ||
    ["::1", "[::1]", "0.0.0.0", "[::]"].includes(name);
}

function isOpen(url: string | undefined): boolean {
  return url !== undefined && /^http:/i.test(url);
}

/**
 * Emails contain codes and links that open accounts, so no attacker on the way may read them or impersonate
 * the mail server.
 */
function withoutTls(url: string): string | undefined {
  const { protocol, searchParams } = new URL(url);
  if (protocol === "smtp:" && searchParams.get("requireTLS") !== "true") {
    return "sends email unencrypted: use smtps://, or add ?requireTLS=true for STARTTLS";
  }
  const isChecked = searchParams.getAll("tls.rejectUnauthorized").every((given) => given === "true");
  return isChecked ? undefined : "must not switch the check of the server's certificate off";
}

/** Returns the secrets of a `kid:secret` list, or the only secret of a text without a kid. */
export function keyedSecrets(text: string): { kid: string | undefined; secret: string }[] {
  const parts = text.split(",").map((part) => part.trim()).filter(Boolean);
  return parts.map((part) => {
    const [, kid, secret] = KEYED.exec(part) ?? [];
    return kid === undefined ? { kid: undefined, secret: part } : { kid, secret: secret! };
  });
}

/** A key id and its secret, as `kid:secret`. */
const KEYED = /^([\w.-]{1,40}):(\S{32,})$/;

const PLACEHOLDERS = /change-?_?me|password|example|default|insecure|placeholder|replace/i;
/**
 * In the ways people write them: six letters of both cases appear by chance in one of 13 million random
 * secrets, such as "DqWertY".
 */
const SHORT_PLACEHOLDERS = /secret|SECRET|Secret|passwd|PASSWD|Passwd|qwerty|QWERTY|Qwerty/;
/** 32 random hexadecimal digits score about 90, and as many letters about 130. */
const LEAST_BITS = 72;

/**
 * Returns whether a secret was made up instead of generated: repetitions, sequences, few different
 * characters, or known words.
 */
function isWeakSecret(secret: string): boolean {
  if (PLACEHOLDERS.test(secret) || SHORT_PLACEHOLDERS.test(secret)) return true;
  const unit = repeatedUnit(secret);
  const counts = new Map<string, number>();
  for (const sign of unit) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  let bitsEach = 0;
  for (const count of counts.values()) bitsEach -= count / unit.length * Math.log2(count / unit.length);
  const steps = [...unit].map((_, at) => unit.charCodeAt(at) - unit.charCodeAt(at - 1));
  // A repeated step (counting up or down, or the same key again) adds no information.
  const news = steps.filter((step, at) => at < 2 || step !== steps[at - 1]).length;
  return bitsEach * news < LEAST_BITS;
}

/**
 * Returns the unit whose repetition forms a text, even if its last copy is partial; the text itself if there
 * is none.
 */
function repeatedUnit(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit;
  }
  return text;
}
