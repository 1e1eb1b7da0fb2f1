/**
 * Installs the packages of package-lock.json, unless node_modules already matches it. Runs on plain Node,
 * because everything else (Deno included) is installed with it. Makes no request and prints nothing if there
 * is nothing to do.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
}

if (!isInstalled()) {
  console.log("Installing packages...");
  const npm = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (npm.status !== 0) fail("npm could not install the packages.");
}
if (!existsSync(join(root, "node_modules/deno/deno"))) {
  // The package creates its binary on its first run.
  execFileSync(process.execPath, [join(root, "node_modules/deno/bin.cjs"), "--version"], { stdio: "ignore" });
}

/** Returns whether everything is installed. npm records that in node_modules as its last step. */
function isInstalled() {
  const path = join(root, "node_modules/.package-lock.json");
  if (!existsSync(path)) return false;
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const present = JSON.parse(readFileSync(path, "utf8")).packages;
  return Object.entries(wanted).every(([name, { version, optional }]) => {
    if (!name.includes("node_modules/")) return true;
    const found = present[name];
    return found ? found.version === version : optional === true; // optional ones may be for other machines
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
