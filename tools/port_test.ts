import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { freePort } from "../backend/platform/embedded/ports.ts";
import { deno, ROOT, run } from "./run.ts";

const program = `import { portOf } from ${JSON.stringify(join(ROOT, "tools/port.ts"))};
console.log(portOf("MOCK_PORT", 4010));`;
const ask = (port: string) => run([deno, "eval", program], { env: { MOCK_PORT: port } });

describe("portOf", () => {
  it("returns a free port", async () => {
    const port = await freePort();
    expect(await ask(String(port))).toMatchObject({ code: 0, output: `${port}\n` });
  });

  it("says which setting helps where something listens already", async () => {
    using listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
    const { port } = listener.addr;
    expect(await ask(String(port))).toMatchObject({
      code: 1,
      output: `Port ${port} is in use: stop what listens there, or set MOCK_PORT\n`,
    });
  });

  it("refuses what is no port", async () => {
    expect(await ask("80a")).toMatchObject({
      code: 1,
      output: 'MOCK_PORT is "80a", and must be a whole number from 1 to 65535\n',
    });
  });
});
