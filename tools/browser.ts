/** Finds a Chromium for the tests, or installs one. `deno run -A tools/browser.ts` prints its path. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { brotliDecompressSync } from "node:zlib";
import { ROOT, run } from "./run.ts";

const PLACES = [
  // Without a window around each page, journeys take a quarter less processor time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const PACKAGE = "@sparticuz/chromium";
const VERSION = "147.0.0";

/**
 * Returns the path of a Chromium that starts: CHROME_PATH, else one installed on the machine, else one from
 * the system's packages (as root on Debian), else the one from npm, unpacked into .data/browser. Throws if
 * none is available.
 */
export async function findBrowser(): Promise<string> {
  const given = Deno.env.get("CHROME_PATH");
  if (given) {
    if (await starts(given)) return given;
    throw new Error(`CHROME_PATH is ${given}, which does not start`);
  }
  for (const path of PLACES) if (existsSync(path) && await starts(path)) return path;
  return await fromSystem() ?? await fromNpm(join(ROOT, ".data/browser"));
}

async function starts(path: string): Promise<boolean> {
  const { code, output } = await run([path, "--version", "--no-sandbox"]);
  return code === 0 && /Chrom/.test(output);
}

async function fromSystem(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run(["apt-get", "update", "-q"], { env });
  for (const name of ["chromium-headless-shell", "chromium"]) {
    await run(["apt-get", "install", "-y", "-q", "--no-install-recommends", name], { env });
    const path = `/usr/bin/${name}`;
    if (existsSync(path) && await starts(path)) return path;
  }
  return undefined;
}

/**
 * Unpacks npm's Chromium with the libraries and fonts that a bare machine lacks; returns a script that starts
 * it.
 */
export async function fromNpm(folder: string): Promise<string> {
  const script = join(folder, "chromium");
  if (existsSync(script) && await starts(script)) return script;
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  writeFileSync(join(fresh, "package.json"), "{}");
  const npm = await run(
    ["npm", "install", "--no-audit", "--no-fund", "--no-save", "--ignore-scripts", `${PACKAGE}@${VERSION}`],
    { cwd: fresh },
  );
  const packed = join(fresh, "node_modules", PACKAGE, "bin");
  if (npm.code !== 0 || !existsSync(packed)) {
    throw new Error(`no browser: ${PACKAGE} cannot be installed:\n${npm.output}`);
  }
  for (const name of readdirSync(packed)) {
    const bytes = brotliDecompressSync(readFileSync(join(packed, name)));
    const plain = join(fresh, name.replace(/\.br$/, ""));
    writeFileSync(plain, bytes);
    if (!plain.endsWith(".tar")) continue;
    const { code, output } = await run(["tar", "-xf", plain, "-C", fresh, "--no-same-owner"]);
    if (code !== 0) throw new Error(`no browser: ${plain} cannot be unpacked:\n${output}`);
    rmSync(plain);
  }
  renameSync(join(fresh, "chromium"), join(fresh, "chrome"));
  chmodSync(join(fresh, "chrome"), 0o755);
  rmSync(join(fresh, "node_modules"), { recursive: true });
  writeFileSync(
    join(fresh, "fonts.conf"),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>/usr/share/fonts</dir>` +
      `<dir>${join(folder, "fonts")}</dir><cachedir>${join(folder, "font-cache")}</cachedir></fontconfig>`,
  );
  writeFileSync(
    join(fresh, "chromium"),
    [
      "#!/bin/sh",
      'here=$(dirname "$(readlink -f "$0")")',
      'export LD_LIBRARY_PATH="$here/lib:$here${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_PATH="$here"',
      'exec "$here/chrome" "$@"',
      "",
    ].join("\n"),
    { mode: 0o755 },
  );
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
  if (!await starts(script)) throw new Error(`no browser: ${script} does not start; set CHROME_PATH`);
  return script;
}

if (import.meta.main) console.log(await findBrowser());
