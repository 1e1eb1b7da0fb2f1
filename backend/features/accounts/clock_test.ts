import { expect, it } from "vitest";
import { signAccessToken, verifyAccessToken } from "./crypto.ts";
import { ACCESS_TOKEN_SECONDS } from "./rules.ts";

const keys = [{ kid: "one", secret: "a secret of more than 32 letters, for tests" }];
const claims = {
  userId: "019999aa-0000-7000-8000-000000000001",
  sessionId: "019999aa-0000-7000-8000-000000000002",
};
const now = new Date("2026-11-22T12:00:00Z");

/** What a server whose clock is right says of a token that another one, so many seconds off, has just signed. */
const saidOf = async (seconds: number) => {
  const token = await signAccessToken(keys, claims, new Date(now.getTime() + seconds * 1_000));
  const said = await verifyAccessToken(keys, token, now);
  return "error" in said ? said.error : "good";
};

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
