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

/** Who an access token speaks for at this moment, or the exact word for what is wrong with it. */
export type SessionVerifier = (
  token: string,
) => Promise<SignedIn | { error: "jwt expired" | "Invalid token" }>;

/** What handlers and jobs receive. Nothing in it remembers anything that another process would have to know. */
export type Services = {
  config: Config;
  log: Log;
  db: Db;
  pool: pg.Pool;
  /** The database's time, whatever the process clock says. */
  now: () => Date;
  clock: Clock;
  /** A UUIDv7: ids sort by the time of their making. */
  newId: () => string;
  addJob: typeof addJob;
  sessions: SessionVerifier;
  /** The database for what goes first (payments, reservations, webhooks), by connections that nothing else waits for. */
  first: Pick<Services, "db" | "pool" | "sessions">;
  /** Where the database has a replica for public reads. The adapter gives handlers its connections in place of `db`. */
  replica?: Replica | undefined;
  mail: MailPort;
  sms: SmsPort;
  files: FilesPort;
  payments: PaymentsPort;
  /** This installation's id, which marks everything of ours at the payment provider. */
  installation: () => Promise<string>;
  realtime: RealtimePort;
  reports: ReportsPort;
  social: SocialPort;
  tax: TaxPort;
  /** What answers searches; the server has it follow the changes, else it reads them before each answer. */
  search: IndexedSearch;
  /** Aborted when nobody waits for the request any more: long work looks at it. Never aborted in jobs, which have their own. */
  signal: AbortSignal;
  /** What /readyz answers from. */
  readiness: Readiness;
};

/** What differs between a server, a test and a tool; the rest of the services follows from it. */
export type Parts = Pick<Services, "config" | "log" | "pool" | "payments" | "realtime" | "reports"> & {
  /** Follows the database's clock once it has been compared; a new one unless given. */
  clock?: Clock;
  /** The time of the clock unless told. */
  now?: () => Date;
  newId?: () => string;
  /** Connections for what goes first; the same as all others unless told. */
  firstPool?: pg.Pool;
  replica?: Replica | undefined;
  /** The configured mail server unless told, or the mailbox of the database where none is. */
  mail?: MailPort;
  /** The configured provider of texts unless told, or the textbox of the database where none is. */
  sms?: SmsPort;
  /** The configured storage unless told, or a folder where none is. */
  files?: FilesPort;
  /** The configured providers of sign-in unless told, or stand-ins in development. */
  social?: SocialPort;
  /** What TAX_SERVICE says unless told. */
  tax?: TaxPort;
};

/** The services made of these parts. */
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
      ...{ pool: parts.pool, clock, replica: parts.replica },
      // Whoever writes the web begins before its first build is made.
      ...(parts.config.mode === "development" ? {} : { isBuilt: () => isBuilt(parts.config.webDist) }),
    }),
  };
}

/** The configured storage of files, or a folder where none is. */
export function filesOf(config: Config, now: () => Date = () => new Date()): FilesPort {
  if (config.s3) return s3Files({ ...config.s3, now });
  const { dataDir, publicUrl } = config;
  return embeddedFiles({ dataDir, publicUrl, keys: deriveKeys(config, "files"), now });
}

/** A stand-in lets anybody be anyone, so it exists in development only. */
function socialOf(config: Config): SocialPort {
  const { publicUrl, google, facebook, mode } = config;
  const sandboxKey = mode === "development" ? deriveKey(config, "social-sandbox") : undefined;
  return openSocial({ publicUrl, google, facebook, sandboxKey });
}
