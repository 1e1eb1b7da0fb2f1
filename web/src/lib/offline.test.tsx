import { afterEach, expect, it, vi } from "vitest";
import { startOffline } from "./offline.ts";

afterEach(() => vi.restoreAllMocks());

it("deletes what the offline page shows as soon as the session ends", () => {
  const deleted = vi.spyOn(caches, "delete").mockResolvedValue(true);
  let token: string | undefined = "a-token";
  const ears: (() => void)[] = [];
  startOffline({ accessToken: () => token, subscribe: (ear) => (ears.push(ear), () => {}) });
  expect(deleted).not.toHaveBeenCalled();
  token = undefined;
  for (const ear of ears) ear();
  expect(deleted).toHaveBeenCalledWith("own");
});
