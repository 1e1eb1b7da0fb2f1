/**
 * Deno permissions that a server with a given configuration needs. Without a permission, no code in the
 * process can use it.
 */
import { isAbsolute, join } from "node:path";
import type { Config } from "./config.ts";
import { settings } from "./environment.ts";

const POSTGRES_PORT = 5432;
/** Default ports of a mail server's address. */
const MAIL_PORTS: Record<string, number> = { "smtp:": 587, "smtps:": 465 };
/** Hosts named in Google's metadata: sign-in, tokens, keys, people. */
const GOOGLE = ["accounts", "oauth2", "www", "openidconnect"].map((name) =>
  `${name === "accounts" ? "accounts.google" : `${name}.googleapis`}.com:443`
);

/**
 * System information that libraries request: Pusher the certificate authorities, Sentry the host name, the
 * job queue the home folder, our own background work the machine's load. argon2 detects the C library from a
 * process report if `/usr/bin/ldd` doesn't state it.
 */
const SYSTEM = ["ca", "hostname", "homedir", "loadavg", "cpus", "networkInterfaces"];
/** Limits of open files, and the C library by which sharp and argon2 choose their native code. */
const OF_THE_SYSTEM = ["/proc/self/limits", "/usr/bin/ldd"];

/**
 * Returns whether this configuration needs none of the embedded services, which run as separate processes.
 */
function isClosed({ database, stripe }: Pick<Config, "database" | "stripe">): boolean {
  return database.url !== undefined && stripe !== undefined;
}

/**
 * Returns the `deno run` flags for a server whose code and packages are below `root`. Other variables and
 * files are invisible to libraries, which look for settings in many places. With embedded services the server
 * gets every permission, because it starts them as programs.
 */
export function permissionFlags(config: Config, root: string): string[] {
  if (!isClosed(config)) return ["--allow-all", "--no-prompt"];
  const { files, sockets, hosts } = placesOf(config);
  const native = join(root, "node_modules");
  const read = [
    join(root, "backend"),
    native,
    config.webDist ?? join(root, "web", "dist"),
    config.dataDir,
    ...OF_THE_SYSTEM,
    ...files,
    ...sockets,
  ];
  return [
    flag("--allow-net", [...hosts, ...sockets.map((path) => `unix:${path}`)]),
    flag("--allow-read", read),
    flag("--allow-write", [config.dataDir, ...sockets]),
    flag("--allow-env", settings.map(({ name }) => name)),
    flag("--allow-ffi", [native]),
    flag("--allow-sys", SYSTEM),
    "--ignore-read",
    "--ignore-env",
    "--deny-run",
    "--deny-import",
    "--no-remote",
    "--no-prompt",
  ];
}

/** Commas separate the values of a flag; a comma within a value is doubled. */
const flag = (name: string, values: readonly string[]): string =>
  `${name}=${[...new Set(values)].map((value) => value.replaceAll(",", ",,")).join(",")}`;

/** Returns the hosts, sockets and files that a configuration names beyond the server's own folders. */
function placesOf(config: Config): { hosts: string[]; sockets: string[]; files: string[] } {
  const { database, pusher, sentryDsn, s3, smtp, twilio, google, facebook } = config;
  const urls = [database.url, database.directUrl, database.replicaUrl].filter((url) => url !== undefined);
  const databases = urls.map(databasePlace);
  return {
    hosts: [
      config.port === 0 ? config.host : hostAt(config.host, config.port),
      "127.0.0.1", // Deno's own server, at a free port behind the gate
      ...databases.flatMap(({ host }) => host ?? []),
      "api.stripe.com:443",
      ...(pusher ? [`api-${pusher.cluster}.pusher.com:443`] : []),
      // Without a port, because the SDK requests the permission for all ports and warns if it lacks it.
      ...(sentryDsn ? [new URL(sentryDsn).host] : []),
      ...(s3 ? [webHost(s3.endpoint)] : []),
      ...(smtp ? [mailHost(smtp.url)] : []),
      ...(twilio ? ["api.twilio.com:443"] : []),
      ...(google ? GOOGLE : []),
      ...(facebook ? ["graph.facebook.com:443"] : []),
    ],
    sockets: databases.flatMap(({ socket }) => socket ?? []),
    files: databases.flatMap(({ files }) => files),
  };
}

/**
 * The driver reads host, port and TLS files from the query too. A host that begins with a slash is the folder
 * of a socket.
 */
function databasePlace(url: string): { host?: string; socket?: string; files: string[] } {
  const { hostname, port, searchParams } = new URL(url);
  const last = (name: string) => searchParams.getAll(name).at(-1);
  const files = ["sslrootcert", "sslcert", "sslkey"].flatMap((name) => last(name) || []);
  const host = last("host") || decodeURIComponent(hostname) || "localhost";
  const at = Number(last("port") || port || POSTGRES_PORT);
  if (isAbsolute(host)) return { socket: join(host, `.s.PGSQL.${at}`), files };
  return { host: hostAt(host.replace(/^\[|\]$/g, ""), at), files };
}

function webHost(url: string): string {
  const { hostname, port, protocol } = new URL(url);
  return `${hostname}:${port || (protocol === "http:" ? 80 : 443)}`;
}

function mailHost(url: string): string {
  const { hostname, port, protocol } = new URL(url);
  return `${hostname || "localhost"}:${port || MAIL_PORTS[protocol]}`;
}

const hostAt = (host: string, port: number): string => `${host.includes(":") ? `[${host}]` : host}:${port}`;

const RIGHTS = ["run", "net", "read", "write", "env", "ffi", "sys", "import"] as const;

/** Returns the permissions that this process has without limits, as with `deno run -A`. */
export function unboundedRights(): string[] {
  return RIGHTS.filter((name) =>
    Deno.permissions.querySync({ name } as Deno.PermissionDescriptor).state === "granted"
  );
}
