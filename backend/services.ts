import type pg from "pg";
import { v7 } from "uuid";
import { authenticate } from "./features/accounts/actions.ts";
import {
  findBreederSessions,
  findLivingSessions,
  findStaffSessions,
  type SignedIn,
} from "./features/accounts/store.ts";
import { type IndexedSearch, indexedSearch } from "./features/search/engine_actions.ts";
import { type Clock, createClock } from "./platform/clock.ts";
import { type Config, deriveKey, deriveKeys } from "./platform/config.ts";
import { type Db, openDatabase } from "./platform/db/connection.ts";
import type { Replica } from "./platform/db/replica.ts";
import type { Log } from "./platform/log.ts";
import { addJob } from "./platform/outbox/add_job.ts";
import { installationId } from "./platform/db/installation.ts";
import { embeddedFiles } from "./platform/ports/files/embedded.ts";
import type { FilesPort } from "./platform/ports/files/port.ts";
import { s3Files } from "./platform/ports/files/s3.ts";
import { embeddedMail } from "./platform/ports/mail/embedded.ts";
import type { MailPort } from "./platform/ports/mail/port.ts";
import { smtpMail } from "./platform/ports/mail/smtp.ts";
import { ofInstallation } from "./platform/ports/payments/installation.ts";
import type { PaymentsPort } from "./platform/ports/payments/port.ts";
import { bySession } from "./platform/ports/realtime/by_session.ts";
import type { RealtimePort } from "./platform/ports/realtime/port.ts";
import type { ReportsPort } from "./platform/ports/reports/port.ts";
import { openSocial } from "./platform/ports/social/open.ts";
import type { SocialPort } from "./platform/ports/social/port.ts";
import { embeddedSms } from "./platform/ports/sms/embedded.ts";
import type { SmsPort } from "./platform/ports/sms/port.ts";
import { twilioSms } from "./platform/ports/sms/twilio.ts";
import type { TaxPort } from "./platform/ports/tax/port.ts";
import { providerTax } from "./platform/ports/tax/provider.ts";
import { tableTax } from "./platform/ports/tax/table.ts";
import { isBuilt } from "./platform/pages/build.ts";
import { createReadiness, type Readiness } from "./platform/readiness.ts";

/** Returns the user of an access token as of now, or the specification's exact words for an invalid one. */
export type SessionVerifier = (
  token: string,
) => Promise<SignedIn | { error: "jwt expired" | "Invalid token" }>;

/** Services passed to handlers and jobs. They hold no state that another process would need to know. */
export type Services = {
  config: Config;
  log: Log;
  db: Db;
  pool: pg.Pool;
  /** Current time of the database, regardless of the process clock. */
  now: () => Date;
  clock: Clock;
  /** Returns a UUIDv7, so ids sort by creation time. */
  newId: () => string;
  addJob: typeof addJob;
  sessions: SessionVerifier;
  /** Database access for urgent work (payments, reservations, webhooks), over connections reserved for it. */
  first: Pick<Services, "db" | "pool" | "sessions">;
  /**
   * Replica for public reads, if configured. The adapter passes its connections to handlers in place of `db`.
   */
  replica?: Replica | undefined;
  mail: MailPort;
  sms: SmsPort;
  files: FilesPort;
  payments: PaymentsPort;
  /** Id of this installation. It marks all our objects at the payment provider. */
  installation: () => Promise<string>;
  realtime: RealtimePort;
  reports: ReportsPort;
  social: SocialPort;
  tax: TaxPort;
  /**
   * Index that answers searches. In the server it follows changes as they happen; elsewhere it reads them
   * before each answer.
   */
  search: IndexedSearch;
  /**
   * Aborted when the client stops waiting. Long work should check it. Never aborted in jobs, which have their
   * own signal.
   */
  signal: AbortSignal;
  /** Source of the answers of /readyz. */
  readiness: Readiness;
};

/** Parts that differ between a server, a test and a tool. The remaining services are derived from them. */
export type Parts = Pick<Services, "config" | "log" | "pool" | "payments" | "realtime" | "reports"> & {
  /** Clock that follows the database's once compared with it. Default: a new one. */
  clock?: Clock;
  /** Default: the time of `clock`. */
  now?: () => Date;
  newId?: () => string;
  /** Connections for urgent work. Default: those of `pool`. */
  firstPool?: pg.Pool;
  replica?: Replica | undefined;
  /** Default: the configured mail server, or else the mailbox in the database. */
  mail?: MailPort;
  /** Default: the configured SMS provider, or else the inbox of texts in the database. */
  sms?: SmsPort;
  /** Default: the configured storage, or else a folder. */
  files?: FilesPort;
  /** Default: the configured sign-in providers, or stand-ins in development. */
  social?: SocialPort;
  /** Default: the provider named by TAX_SERVICE. */
  tax?: TaxPort;
};

/** Assembles the services from these parts. */
export function assembleServices(
  { newId = () => v7(), firstPool, ...parts }: Parts,
): Services {
  const clock = parts.clock ?? createClock(parts);
  const now = parts.now ?? clock.now;
  const overPool = (pool: pg.Pool): Services["first"] => {
    const db = openDatabase(pool);
    return { db, pool, sessions: (token) => authenticate({ db, now, config: parts.config }, token) };
  };
  const normal = overPool(parts.pool);
  const mail = parts.mail ?? (parts.config.smtp ? smtpMail(parts.config.smtp) : embeddedMail(parts.pool));
  const sms = parts.sms ?? (parts.config.twilio ? twilioSms(parts.config.twilio) : embeddedSms(parts.pool));
  const files = parts.files ?? filesOf(parts.config, now);
  const social = parts.social ?? socialOf(parts.config);
  const tax = parts.tax ??
    (parts.config.taxService === "provider" ? providerTax(parts.payments, now) : tableTax(now));
  let installation: Promise<string> | undefined;
  const ownId = () => {
    const asked = installation ??= installationId(normal.db);
    asked.catch(() => installation = undefined);
    return asked;
  };
  return {
    ...parts,
    ...normal,
    payments: ofInstallation(parts.payments, ownId),
    installation: ownId,
    first: firstPool ? overPool(firstPool) : normal,
    realtime: bySession(
      parts.realtime,
      (userIds) => findLivingSessions(normal.db, userIds),
      () => findBreederSessions(normal.db),
      () => findStaffSessions(normal.db),
    ),
    mail,
    sms,
    files,
    social,
    clock,
    now,
    newId,
    tax,
    search: indexedSearch({ ...parts, now, db: normal.db }),
    addJob,
    signal: new AbortController().signal,
    readiness: createReadiness({
      pool: parts.pool,
      clock,
      replica: parts.replica,
      // Web developers start the server before their first build.
      ...(parts.config.mode === "development" ? {} : { isBuilt: () => isBuilt(parts.config.webDist) }),
    }),
  };
}

/** Returns the configured file storage, or a folder if there is none. */
export function filesOf(config: Config, now: () => Date = () => new Date()): FilesPort {
  if (config.s3) return s3Files({ ...config.s3, now });
  const { dataDir, publicUrl } = config;
  return embeddedFiles({ dataDir, publicUrl, keys: deriveKeys(config, "files"), now });
}

/**
 * Returns the configured sign-in providers. Stand-ins exist in development only, because they let anyone sign
 * in as any user.
 */
function socialOf(config: Config): SocialPort {
  const { publicUrl, google, facebook, mode } = config;
  const sandboxKey = mode === "development" ? deriveKey(config, "social-sandbox") : undefined;
  return openSocial({ publicUrl, google, facebook, sandboxKey });
}
