import { describe, expect, it } from "vitest";
import { suiteOf } from "./suites.ts";

describe("suiteOf", () => {
  it.each([
    ["backend/features/pets/rules_test.ts", "server"],
    ["tools/lint_test.ts", "server"],
    ["bench/torture", "server"],
    ["web/src/features/pets", "web"],
    ["web/client", "client"],
    ["web/client/src/errors.test.ts", "client"],
    ["web/e2e/reserve.e2e.ts", "e2e"],
    ["ui-kit/src/components/Button.stories.tsx", "ui-kit"],
  ])("gives %s to %s", (path, name) => {
    expect(suiteOf(path).name).toBe(name);
  });
});
