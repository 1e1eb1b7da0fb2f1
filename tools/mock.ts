/** `make mock`: a server that answers with the contract's own examples, on MOCK_PORT (4010 by default). */
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { bundleTo } from "./contract_diff.ts";
import { portOf } from "./port.ts";
import { bin, ROOT } from "./run.ts";

const port = portOf("MOCK_PORT", 4010);
const bundled = join(ROOT, ".data/mock/openapi.json");
mkdirSync(join(ROOT, ".data/mock"), { recursive: true });
bundleTo(bundled);
const prism = spawn(bin("prism"), ["mock", bundled, "--port", String(port), "--host", "127.0.0.1"], {
  cwd: ROOT,
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  Deno.addSignalListener(signal, () => prism.kill("SIGTERM"));
}
prism.on("exit", (code) => Deno.exit(code ?? 0));
