import { keyedSecrets } from "./config_checks.ts";
import type { FraudRuleName } from "./db/schema.ts";

/** One environment variable. The configuration table of the README is printed from these. */
export type Setting = {
  name: string;
  purpose: string;
  /** Whether production refuses to start without it. */
  required?: boolean;
  /** Default value. `otherwise` describes it in words if it is not a plain value. */
  fallback?: string;
  otherwise?: string;
  /** Settings of one group are set together or not at all. */
  group?: string;
  /**
   * Returns the problem of a value, as the end of a sentence that begins with the name. Never repeats a
   * secret.
   */
  check?: (value: string) => string | undefined;
};

const oneOf = (...words: string[]) => (value: string) =>
  words.includes(value) ? undefined : `is "${value}", and must be one of ${words.join(", ")}`;

const whole = (least: number, most: number) => (value: string) =>
  /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most
    ? undefined
    : `is "${value}", and must be a whole number from ${least} to ${most}`;

/** Names of all fraud rules. */
const FRAUD_RULES: readonly FraudRuleName[] = [
  "same_payout_account",
  "same_identity_document",
  "same_device",
  "same_phone",
  "photo_of_another_seller",
  "price_far_below",
];

const fraudRules = (value: string) => {
  const known: readonly string[] = FRAUD_RULES;
  const unknown = value === "none"
    ? undefined
    : value.split(",").map((name) => name.trim()).find((name) => !known.includes(name));
  return unknown === undefined ? undefined : `names "${unknown}", and the rules are ${known.join(", ")}`;
};

const matches = (pattern: RegExp, form: string) => (value: string) =>
  pattern.test(value) ? undefined : `must be ${form}`;

const url = (...protocols: string[]) => (value: string) => {
  const form = `must be an address that begins with ${
    protocols.map((protocol) => `${protocol}//`).join(" or ")
  }`;
  return URL.canParse(value) && protocols.includes(new URL(value).protocol) ? undefined : form;
};

const origins = (value: string) => {
  const wrong = value.split(",").map((part) => part.trim()).filter(Boolean).find((origin) =>
    !URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol) || new URL(origin).pathname !== "/"
  );
  return wrong ? `has "${wrong}", which is no origin such as https://shop.example.com` : undefined;
};

const keyList = (value: string) => {
  const pairs = keyedSecrets(value);
  if (!pairs.length || pairs.some(({ kid }) => kid === undefined)) {
    return "must be a list of kid:secret, separated by commas, each secret of 32 characters or more";
  }
  return new Set(pairs.map(({ kid }) => kid)).size === pairs.length ? undefined : "names the same kid twice";
};

/** Accepts one secret, or a list like that of the other keys. */
const secretOrList = (value: string) => {
  if (/^[^\s,]{32,}$/.test(value)) return undefined;
  return value.includes(",") ? keyList(value) : "must be 32 characters or more, without blanks";
};

const email = matches(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, "an email address");

/** Every variable that the server reads, in the order of the README's table. */
export const settings: readonly Setting[] = [
  {
    name: "APP_MODE",
    purpose:
      "`development`, `staging` or `production`. Errors are reported in the last two, analytics run in the last",
    fallback: "development",
    check: oneOf("development", "staging", "production"),
  },
  { name: "PORT", purpose: "Port of the server", fallback: "8000", check: whole(0, 65535) },
  {
    name: "HOST",
    purpose: "Address of the server",
    otherwise: "`127.0.0.1` in development, else `0.0.0.0`",
    check: matches(/^[\w.:-]+$/, "a host name or address"),
  },
  {
    name: "PUBLIC_URL",
    purpose: "Public address of the site, the base of links, cookies and return addresses",
    required: true,
    otherwise: "`http://localhost:PORT`",
    check: url("http:", "https:"),
  },
  {
    name: "CORS_ORIGINS",
    purpose: "Other origins whose pages may call the API, separated by commas",
    otherwise: "none",
    check: origins,
  },
  {
    name: "TRUST_PROXY",
    purpose: "Number of our own proxies in front of the server (for the client's address)",
    fallback: "0",
    check: whole(0, 10),
  },
  {
    name: "RATE_LIMIT_SCALE",
    purpose: "Multiplies every rate limit; 0 turns them off (password and code attempts stay limited)",
    otherwise: "20 in development, else 1",
    check: whole(0, 1_000_000),
  },
  {
    name: "STAFF_ALONE_CENTS",
    purpose:
      "The most cents that one member of staff may refund of a sale, or settle of a breeder's balance, without a second person",
    fallback: "100000",
    check: whole(0, 100_000_000),
  },
  {
    name: "FRAUD_RULES",
    purpose:
      "The fraud rules that set money or listings aside, separated by commas; none turns all of them off",
    fallback: FRAUD_RULES.join(","),
    check: fraudRules,
  },
  {
    name: "FRAUD_PRICE_PERCENT",
    purpose:
      "A listing priced below this percentage of its breed's median is put on hold until staff review it",
    fallback: "40",
    check: whole(1, 99),
  },
  {
    name: "FRAUD_PRICE_LISTINGS",
    purpose:
      "Minimum number of other sellers' listings for a breed's median; with fewer, no price is compared",
    fallback: "8",
    check: whole(3, 1_000),
  },
  {
    name: "FRAUD_PHOTO_BITS",
    purpose: "Maximum number of differing bits, of 64, between two versions of the same photo",
    fallback: "4",
    check: whole(0, 7),
  },
  {
    name: "HOLDS_PERSON",
    purpose: "Maximum number of unpaid holds of a person at once",
    fallback: "3",
    check: whole(0, 1_000_000),
  },
  {
    name: "HOLDS_UNCONFIRMED",
    purpose: "The same while the email address isn't confirmed",
    fallback: "1",
    check: whole(0, 1_000_000),
  },
  {
    name: "HOLDS_UNCONFIRMED_DAY",
    purpose: "Maximum number of holds such a person may start in 24 hours",
    fallback: "2",
    check: whole(0, 1_000_000),
  },
  {
    name: "HOLDS_NETWORK_HOUR",
    purpose: "Maximum number of unpaid holds started from one network in an hour",
    fallback: "20",
    check: whole(0, 1_000_000),
  },
  {
    name: "HOLDS_PET_WAIT_MINUTES",
    purpose:
      "Waiting time of a person for a pet after a second unpaid hold on it, in minutes; 0 turns off this limit or any of the four above",
    fallback: "120",
    check: whole(0, 100_000),
  },
  { name: "DATA_DIR", purpose: "Folder of the embedded services", fallback: ".data" },
  { name: "WEB_DIST", purpose: "Folder of the web build", otherwise: "`web/dist` beside the server" },
  {
    name: "DATABASE_URL",
    purpose: "Postgres 15 or newer, with pg_trgm, unaccent, btree_gin, cube and earthdistance",
    required: true,
    otherwise: "an embedded Postgres in `DATA_DIR`",
    check: url("postgres:", "postgresql:"),
  },
  {
    name: "DATABASE_DIRECT_URL",
    purpose:
      "The same database past a pooler that shares connections between transactions: for migrations, jobs and change notifications",
    otherwise: "`DATABASE_URL`",
    check: url("postgres:", "postgresql:"),
  },
  {
    name: "DATABASE_REPLICA_URL",
    purpose: "A streaming replica that answers public reads while it's close enough behind",
    otherwise: "none: everything is read from the primary",
    check: url("postgres:", "postgresql:"),
  },
  {
    name: "DATABASE_REPLICA_LAG_MS",
    purpose: "Maximum lag of those reads behind the primary, in milliseconds",
    fallback: "1000",
    check: whole(300, 30_000),
  },
  { name: "DATABASE_POOL_SIZE", purpose: "Connections per process", fallback: "16", check: whole(2, 500) },
  {
    name: "DATABASE_WAIT_MS",
    purpose: "Time limit of a request for a free connection, in milliseconds; after it the response is 503",
    fallback: "1000",
    check: whole(10, 60_000),
  },
  {
    name: "DATABASE_STATEMENT_TIMEOUT_MS",
    purpose: "Time limit of one statement, in milliseconds",
    fallback: "10000",
    check: whole(100, 600_000),
  },
  {
    name: "SEED",
    purpose:
      "Content of an empty database: `demo` (an example marketplace whose accounts anyone can use, in development only), `reference` (breeds and places) or `none`",
    otherwise: "`demo` in development, else `reference`",
    check: oneOf("demo", "reference", "none"),
  },
  {
    name: "JWT_KEYS",
    purpose:
      "Keys of access tokens as `kid:secret`, separated by commas: the first signs, all of them verify",
    required: true,
    otherwise: "generated once and kept in `DATA_DIR/secrets.json`",
    check: keyList,
  },
  {
    name: "APP_SECRET",
    purpose:
      "Signs CSRF tokens and links, encrypts two-step verification secrets: 32 characters or more, or several as `kid:secret`, separated by commas: the first is used for new ones, all of them verify",
    required: true,
    otherwise: "generated once and kept in `DATA_DIR/secrets.json`",
    check: secretOrList,
  },
  {
    name: "STRIPE_SECRET_KEY",
    purpose: "Stripe's secret key, for the server",
    required: true,
    otherwise: "an embedded simulator of Stripe",
    group: "stripe",
    check: matches(/^(sk|rk)_(test|live)_\w+$/, "a secret key of Stripe (sk_... or rk_...)"),
  },
  {
    name: "STRIPE_PUBLISHABLE_KEY",
    purpose: "Stripe's publishable key, for the web page",
    required: true,
    group: "stripe",
    check: matches(/^pk_(test|live)_\w+$/, "a publishable key of Stripe (pk_...)"),
  },
  {
    name: "STRIPE_WEBHOOK_SECRET",
    purpose: "The signing secrets of Stripe's webhooks, separated by commas",
    required: true,
    group: "stripe",
    check: matches(
      /^whsec_[^\s,]+(\s*,\s*whsec_[^\s,]+)*$/,
      "webhook secrets of Stripe with commas between them (whsec_..., whsec_...)",
    ),
  },
  {
    name: "APPLE_PAY_DOMAIN_ASSOCIATION",
    purpose: "Text of Apple Pay's domain association file, if Stripe or Apple asks for one",
    otherwise: "no such file",
    check: matches(/^[\x21-\x7e]{1,20000}$/, "the text of the file, without spaces or line breaks"),
  },
  {
    name: "TAX_SERVICE",
    purpose:
      "Source of sales tax rates: `table` is the dated list of state rates, `provider` is Stripe Tax with local rates",
    fallback: "table",
    check: oneOf("table", "provider"),
  },
  {
    name: "PUSHER_APP_ID",
    purpose: "The app ID at Pusher",
    required: true,
    otherwise: "an embedded endpoint that speaks Pusher's protocol",
    group: "pusher",
    check: matches(/^\w+$/, "an application id of Pusher"),
  },
  {
    name: "PUSHER_KEY",
    purpose: "Its key",
    required: true,
    group: "pusher",
    check: matches(/^\w+$/, "a key of Pusher"),
  },
  { name: "PUSHER_SECRET", purpose: "Its secret", required: true, group: "pusher" },
  {
    name: "PUSHER_CLUSTER",
    purpose: "Its cluster, such as `us2`",
    required: true,
    group: "pusher",
    check: matches(/^[\w-]+$/, "a cluster of Pusher such as us2"),
  },
  {
    name: "SENTRY_DSN",
    purpose: "Recipient of error reports, in staging and production",
    required: true,
    otherwise: "errors are only logged",
    check: url("http:", "https:"),
  },
  {
    name: "S3_ENDPOINT",
    purpose: "File storage that speaks S3",
    required: true,
    otherwise: "a folder in `DATA_DIR`",
    group: "s3",
    check: url("http:", "https:"),
  },
  { name: "S3_REGION", purpose: "Its region", required: true, group: "s3" },
  { name: "S3_BUCKET", purpose: "Its bucket, a private one", required: true, group: "s3" },
  { name: "S3_ACCESS_KEY_ID", purpose: "Its key id", required: true, group: "s3" },
  { name: "S3_SECRET_ACCESS_KEY", purpose: "Its secret key", required: true, group: "s3" },
  {
    name: "STORAGE_QUOTA_MB",
    purpose:
      "Megabytes of files an approved breeder or shelter may keep, including uploads that have only been announced",
    fallback: "20000",
    check: whole(1, 100_000_000),
  },
  {
    name: "STORAGE_QUOTA_UNVERIFIED_MB",
    purpose: "The same for every other account: enough for a verification and some drafts",
    fallback: "500",
    check: whole(1, 100_000_000),
  },
  {
    name: "SMTP_URL",
    purpose:
      "The email server. Outside development `smtps://`, or `smtp://...?requireTLS=true` for STARTTLS: nothing is sent unencrypted",
    required: true,
    otherwise: "emails are kept in the database; development shows them at `/_mails`",
    group: "mail",
    check: url("smtp:", "smtps:"),
  },
  { name: "MAIL_FROM", purpose: "The sender of emails", required: true, group: "mail", check: email },
  {
    name: "TWILIO_ACCOUNT_SID",
    purpose: "Text messages through Twilio: the account there",
    otherwise: "kept in the database and shown at `/_texts` in development, else not offered",
    group: "twilio",
    check: matches(/^AC[0-9a-fA-F]{32}$/, "an account SID of Twilio (AC...)"),
  },
  { name: "TWILIO_AUTH_TOKEN", purpose: "Its token", group: "twilio" },
  {
    name: "TWILIO_FROM",
    purpose: "Sender of text messages: a number such as +15035550100, or a messaging service",
    group: "twilio",
    check: matches(
      /^(\+1[2-9][0-9]{9}|MG[0-9a-fA-F]{32})$/,
      "a number (+1...) or a messaging service (MG...)",
    ),
  },
  {
    name: "GOOGLE_CLIENT_ID",
    purpose: "Sign-in with Google: the client id of a web application there",
    otherwise: "a stand-in in development, else not offered",
    group: "google",
  },
  { name: "GOOGLE_CLIENT_SECRET", purpose: "Its secret", group: "google" },
  {
    name: "FACEBOOK_APP_ID",
    purpose: "Sign-in with Facebook: the id of an application there",
    otherwise: "a stand-in in development, else not offered",
    group: "facebook",
  },
  { name: "FACEBOOK_APP_SECRET", purpose: "Its secret", group: "facebook" },
  {
    name: "ANALYTICS_ID",
    purpose: "The measurement ID of a Google Analytics 4 property (`G-...`), used in production only",
    otherwise: "none",
    check: matches(/^G-[A-Z0-9]{1,20}$/, "a measurement ID of Google Analytics 4 (G-...)"),
  },
  {
    name: "MAP_TILES_URL",
    purpose:
      "Tiles of the map: a template of raster or vector tiles with {z}, {x} and {y}, or a PMTiles archive (.pmtiles), by https",
    otherwise: "states, counties and cities from files of the site",
    group: "map",
    check: matches(
      /^https:\/\/[a-z0-9.-]+(:\d+)?\/(\S*\{z\}\S*\{[xy]\}\S*\{[xy]\}\S*|\S+\.pmtiles)$/i,
      "a tile template or a .pmtiles archive by https",
    ),
  },
  { name: "MAP_ATTRIBUTION", purpose: "The names of their sources, as shown on the map", group: "map" },
  {
    name: "CRISP_WEBSITE_ID",
    purpose: "Live chat through Crisp: the website ID there",
    otherwise: "no live chat",
    check: matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, "a website ID of Crisp (a UUID)"),
  },
  {
    name: "TRUSTPILOT_BUSINESS_UNIT_ID",
    purpose: "Reviews from Trustpilot: the business unit there",
    otherwise: "no Trustpilot reviews",
    group: "trustpilot",
    check: matches(/^[0-9a-f]{24}$/, "a business unit ID of Trustpilot (24 hexadecimal digits)"),
  },
  {
    name: "TRUSTPILOT_TEMPLATE_ID",
    purpose: "The template of the TrustBox that shows them",
    group: "trustpilot",
    check: matches(/^[0-9a-f]{24}$/, "a template ID of Trustpilot (24 hexadecimal digits)"),
  },
  {
    name: "TRUSTPILOT_DOMAIN",
    purpose: "The reviewed domain, as in the address of its Trustpilot page",
    group: "trustpilot",
    check: matches(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "a domain such as hearthpaw.com"),
  },
  {
    name: "TRUSTPILOT_HEIGHT",
    purpose: "The height of that template in pixels, as Trustpilot's page gives it",
    fallback: "240",
    check: whole(20, 1000),
  },
  {
    name: "SUPPORT_PHONE",
    purpose: "The phone number that pages and emails show",
    required: true,
    fallback: "(800) 555-0100",
  },
  {
    name: "SUPPORT_EMAIL",
    purpose: "Address for emails to support",
    required: true,
    fallback: "support@hearthpaw.example",
    check: email,
  },
  {
    name: "ADMIN_EMAIL",
    purpose: "Address for alerts that need a person",
    required: true,
    fallback: "admin@hearthpaw.example",
    check: email,
  },
  {
    name: "COMPANY_NAME",
    purpose:
      "The legal name of the company that runs the site, as registered: the terms and the privacy notice name it",
    required: true,
    fallback: "Hearthpaw Example, Inc.",
    check: matches(/^[^<>"]{3,120}$/, "a name of 3 to 120 characters"),
  },
  {
    name: "GOVERNING_STATE",
    purpose: "The state whose law governs the terms, by its name",
    required: true,
    fallback: "Oregon",
    check: matches(/^[A-Z][a-z]+( [A-Za-z]+){0,3}$/, "the name of a state, such as Oregon"),
  },
  {
    name: "POSTAL_ADDRESS",
    purpose:
      "The company's postal address, in the terms, in the privacy notice and below emails that people can unsubscribe from (CAN-SPAM): a street or a P.O. box",
    required: true,
    fallback: "Hearthpaw, 1 Example Street, Springfield, OR 97477",
    check: matches(
      /^(?=.*\d).{12,200}$/,
      "one line with a street or P.O. box, a city, a state and a ZIP code",
    ),
  },
  {
    name: "CHARITY_NAME",
    purpose: "The charity that buyers may donate to at checkout: its legal name",
    otherwise: "no donations (an invented charity in development)",
    group: "charity",
    check: matches(/^.{3,120}$/, "a name of 3 to 120 characters"),
  },
  {
    name: "CHARITY_EIN",
    purpose: "Its Employer Identification Number",
    group: "charity",
    check: matches(/^\d{2}-\d{7}$/, "a number such as 12-3456789"),
  },
  {
    name: "CHARITY_REGISTRATION",
    purpose: "Its registration as a charity, with the number: `California Registry CT0123456`",
    group: "charity",
    check: matches(/^.{3,120}$/, "a text of 3 to 120 characters"),
  },
  {
    name: "CHARITY_PAGE",
    purpose: "Its own page",
    group: "charity",
    check: url("https:"),
  },
  {
    name: "CHARITY_PAID_DAYS",
    purpose: "Days after a completed sale within which a donation is sent to it",
    group: "charity",
    check: whole(1, 90),
  },
  {
    name: "CHARITY_DEDUCTIBLE",
    purpose: "Whether buyers can deduct a donation from their taxes: `yes` or `no`",
    group: "charity",
    check: oneOf("yes", "no"),
  },
  {
    name: "DEPLOYMENT_VERSION",
    purpose: "The version of the deployment; browsers drop unfinished orders when it changes",
    fallback: "2025.10.10.1833",
    check: matches(/^[\w.-]{1,64}$/, "up to 64 letters, digits, dots and dashes"),
  },
  {
    name: "LOG_LEVEL",
    purpose: "`debug`, `info`, `warn`, `error` or `silent`",
    fallback: "info",
    check: oneOf("debug", "info", "warn", "error", "silent"),
  },
  {
    name: "LOG_FORMAT",
    purpose: "`json`, `pretty`, or `auto`: pretty at a terminal in development",
    fallback: "auto",
    check: oneOf("auto", "json", "pretty"),
  },
];
