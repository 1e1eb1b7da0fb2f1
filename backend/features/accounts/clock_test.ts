import { expect, it } from "vitest";
import { signAccessToken, verifyAccessToken } from "./crypto.ts";
import { ACCESS_TOKEN_SECONDS } from "./rules.ts";

const keys = [{ kid: "one", secret: "a secret of more than 32 letters, for tests" }];
const claims = {
  userId: "019999aa-0000-7000-8000-000000000001",
  sessionId: "019999aa-0000-7000-8000-000000000002",
};
const now = new Date("2026-11-22T12:00:00Z");

/**
 * Returns how a server with the right clock judges a token just signed by a server whose clock is off by
 * `seconds`.
 */
const saidOf = async (seconds: number) => {
  const token = await signAccessToken(keys, claims, new Date(now.getTime() + seconds * 1_000));
  const said = await verifyAccessToken(keys, token, now);
  return "error" in said ? said.error : "good";
};

it("a token is as good at each moment as one that is seen for the first time, however often it was seen before", async () => {
  const token = await signAccessToken(keys, claims, now);
  const offset = [0, 5, -20, 29, -29, -31, 300, ACCESS_TOKEN_SECONDS - 1, 0, ACCESS_TOKEN_SECONDS + 29.5, 5];
  for (const seconds of [...offset, ACCESS_TOKEN_SECONDS + 30, ACCESS_TOKEN_SECONDS + 31, 5]) {
    const at = new Date(now.getTime() + seconds * 1_000);
    expect(await verifyAccessToken(keys, token, at), `${seconds}`).toEqual(
      await verifyAccessToken([...keys], token, at),
    );
  }
  const [head, , signature] = token.split(".");
  const forged = `${head}.${btoa(JSON.stringify({ sid: "another" })).replaceAll("=", "")}.${signature}`;
  expect(await verifyAccessToken(keys, forged, now)).toEqual({ error: "Invalid token" });
  expect(
    await verifyAccessToken([{ kid: "one", secret: "another secret of more than 32 letters" }], token, now),
  )
    .toEqual({ error: "Invalid token" });
});

it.each([
  [0, "good"],
  [25, "good"],
  [-25, "good"],
  [-ACCESS_TOKEN_SECONDS, "good"],
  [-ACCESS_TOKEN_SECONDS - 35, "jwt expired"],
  [35, "Invalid token"],
  [2 * 86_400, "Invalid token"],
  [-2 * 86_400, "jwt expired"],
])("a token signed by a server whose clock is %i seconds off is %s", async (seconds, said) => {
  expect(await saidOf(seconds)).toBe(said);
});
