/**
 * The payments sandbox: a process with its own record that speaks the card provider's wire protocol.
 *
 *   deno run -A main.ts --port 12111 --data DIR [--host 127.0.0.1] [--until-stdin-ends]
 *
 * Keys are in DIR/keys.json, the record in DIR/payments.sqlite. It outlives the product's server, as a
 * provider does, and after its own restart resumes everything that it had accepted.
 */
import { parseArgs } from "node:util";
import process from "node:process";
import { serveSandbox } from "./serve.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string" },
    data: { type: "string" },
    host: { type: "string", default: "127.0.0.1" },
    "until-stdin-ends": { type: "boolean", default: false },
  },
});
if (!values.data || !/^\d{1,5}$/.test(values.port ?? "")) {
  console.error("usage: main.ts --port N --data DIR [--host 127.0.0.1]");
  process.exit(2);
}

const { port, stop } = await serveSandbox(values.data, Number(values.port), values.host);
console.log(`payments sandbox on port ${port}`);

function end(): void {
  stop();
  process.exit(0);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, end);
// A test's sandbox ends with the test, even if that was killed.
if (values["until-stdin-ends"]) process.stdin.on("end", end).resume();
