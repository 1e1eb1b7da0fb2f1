import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { permissionFlags, unboundedRights } from "./permissions.ts";

const REAL = {
  APP_MODE: "production",
  PUBLIC_URL: "https://hearthpaw.example",
  DATA_DIR: "/var/lib/hearthpaw",
  DATABASE_URL: "postgres://u:p@db.example/x?sslmode=verify-full&sslrootcert=/etc/hearthpaw/ca.pem",
  JWT_KEYS: "new:Qm7xVt2LkR9wYzB4nHs6JdPf3CgTe8Ua",
  APP_SECRET: "h5Wc0XrKp1ZoNq8MvEy4SbFi7GjLu2Td",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  PUSHER_APP_ID: "1",
  PUSHER_KEY: "key",
  PUSHER_SECRET: "secret",
  PUSHER_CLUSTER: "us2",
  SENTRY_DSN: "https://key@reports.example/1",
  S3_ENDPOINT: "https://storage.example:9000",
  S3_REGION: "r",
  S3_BUCKET: "files",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "secret",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "hello@hearthpaw.example",
  SUPPORT_PHONE: "(555) 010-0100",
  SUPPORT_EMAIL: "support@hearthpaw.example",
  COMPANY_NAME: "Hearthpaw Example, Inc.",
  GOVERNING_STATE: "Oregon",
  POSTAL_ADDRESS: "Hearthpaw, 12 Elm Street, Corvallis, OR 97330",
  ADMIN_EMAIL: "admin@hearthpaw.example",
};

/** Returns the values of one flag for a server whose code is in `/srv`. */
function valuesOf(name: string, change: Record<string, string> = {}): string[] {
  const flags = permissionFlags(readConfig({ ...REAL, ...change }), "/srv");
  const found = flags.find((flag) => flag.startsWith(`--${name}=`));
  return found?.slice(name.length + 3).split(",") ?? [];
}

describe("permissionFlags", () => {
  it("names the hosts of the settings and no others", () => {
    expect(valuesOf("allow-net")).toEqual([
      "0.0.0.0:8000",
      "127.0.0.1",
      "db.example:5432",
      "api.stripe.com:443",
      "api-us2.pusher.com:443",
      "reports.example",
      "storage.example:9000",
      "mail.example:465",
    ]);
    const more = valuesOf("allow-net", {
      HOST: "::1",
      PORT: "80",
      DATABASE_URL: "postgres://u:p@[::1]:6432/x",
      DATABASE_DIRECT_URL: "postgres://u:p@127.0.0.1:5433/x",
      DATABASE_REPLICA_URL: "postgres://u:p@a.example/x?host=b.example&port=1&sslmode=verify-full",
      SMTP_URL: "smtp://mail.example?requireTLS=true",
      TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
      TWILIO_AUTH_TOKEN: "t",
      TWILIO_FROM: "+15035550100",
      GOOGLE_CLIENT_ID: "id",
      GOOGLE_CLIENT_SECRET: "s",
      FACEBOOK_APP_ID: "1",
      FACEBOOK_APP_SECRET: "s",
    });
    for (
      const host of [
        "[::1]:80",
        "[::1]:6432",
        "127.0.0.1:5433",
        "b.example:1",
        "mail.example:587",
        "api.twilio.com:443",
        "accounts.google.com:443",
        "oauth2.googleapis.com:443",
        "graph.facebook.com:443",
      ]
    ) expect(more).toContain(host);
    expect(more.join()).not.toContain("a.example");
  });

  it("lets a server write its data alone, and read its code, packages, build and certificate", () => {
    expect(valuesOf("allow-write")).toEqual(["/var/lib/hearthpaw"]);
    expect(valuesOf("allow-read")).toEqual([
      "/srv/backend",
      "/srv/node_modules",
      "/srv/web/dist",
      "/var/lib/hearthpaw",
      "/proc/self/limits",
      "/usr/bin/ldd",
      "/etc/hearthpaw/ca.pem",
    ]);
    expect(valuesOf("allow-read", { WEB_DIST: "/srv/other" })).toContain("/srv/other");
    expect(valuesOf("allow-ffi")).toEqual(["/srv/node_modules"]);
  });

  it("reaches a database at its socket", () => {
    const socket = "/run/postgresql/.s.PGSQL.5432";
    const change = { DATABASE_URL: "postgres://u:p@localhost/x?host=/run/postgresql" };
    expect(valuesOf("allow-net", change)).toContain(`unix:${socket}`);
    expect(valuesOf("allow-net", change)).not.toContain("localhost:5432");
    expect(valuesOf("allow-read", change)).toContain(socket);
    expect(valuesOf("allow-write", change)).toContain(socket);
  });

  it("doubles a comma within a path, and starts programs only with embedded services", () => {
    const flags = permissionFlags(readConfig({ ...REAL, DATA_DIR: "/var/a, b" }), "/srv");
    expect(flags).toContain("--allow-write=/var/a,, b");
    expect(flags).toContain("--deny-run");
    expect(permissionFlags(readConfig({}), "/srv")).toContain("--allow-all");
  });

  it("knows every host that a port's code names", () => {
    const ports = join(import.meta.dirname!, "ports");
    const named = readdirSync(ports, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !/_test\.ts$|simulator|_page\.ts$/.test(name))
      .flatMap((name) =>
        [...readFileSync(join(ports, name), "utf8").matchAll(/https:\/\/([a-z0-9.-]+\.[a-z]+)/g)].map((
          found,
        ) => found[1]!)
      );
    /** Hosts that only browsers contact, or that only texts mention. */
    const NOT_BY_US = [
      "js.stripe.com",
      "hooks.stripe.com",
      "www.facebook.com",
      "hearthpaw.com",
      "www.twilio.com",
    ];
    const hosts = valuesOf("allow-net", {
      TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
      TWILIO_AUTH_TOKEN: "t",
      TWILIO_FROM: "+15035550100",
      GOOGLE_CLIENT_ID: "id",
      GOOGLE_CLIENT_SECRET: "s",
      FACEBOOK_APP_ID: "1",
      FACEBOOK_APP_SECRET: "s",
    }).map((host) => host.split(":")[0]);
    expect(named).toContain("api.twilio.com");
    expect(named.filter((host) => !hosts.includes(host) && !NOT_BY_US.includes(host))).toEqual([]);
  });
});

describe("unboundedRights", () => {
  it("names what a process may do without a bound", () => {
    expect(unboundedRights()).toContain("run"); // as the tests run
  });
});
