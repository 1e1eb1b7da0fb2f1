/** `make dev`: the server and both builds of the web, each made anew when its sources change. Ctrl-C ends all. */
import { spawn } from "node:child_process";
import { buildWeb } from "./build_web.ts";
import { deno, ROOT } from "./run.ts";

await buildWeb();
const vite = [
  "node",
  "node_modules/vite/bin/vite.js",
  "build",
  "--watch",
  "--config",
  "web/vite.config.ts",
  "--logLevel",
  "warn",
];
const commands = [
  vite,
  [...vite, "--ssr"],
  [deno, "run", "-A", "--watch=web/dist/server", "--no-clear-screen", "backend/main.ts"],
];
const children = commands.map(([command, ...args]) => spawn(command!, args, { cwd: ROOT, stdio: "inherit" }));

let ending = false;
const end = () => {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill("SIGTERM");
};
for (const signal of ["SIGINT", "SIGTERM"] as const) Deno.addSignalListener(signal, end);
await Promise.all(children.map((child) =>
  new Promise<void>((done) =>
    child.on("exit", () => {
      end(); // one that ends takes the others with it: half a development server only confuses
      done();
    })
  )
));
Deno.exit(0);
