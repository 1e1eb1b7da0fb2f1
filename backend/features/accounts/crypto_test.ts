import { decodeJwt, decodeProtectedHeader, SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { signAccessToken, verifyAccessToken } from "./crypto.ts";

const keys = [{ kid: "one", secret: "a secret of thirty-two letters or more" }];
const key = new TextEncoder().encode(keys[0]!.secret);
const claims = { userId: "u1", sessionId: "s1" };
const now = new Date("2026-11-27T12:00:00Z");
const seconds = (at: Date) => Math.floor(at.getTime() / 1_000);

/** Signs a token with our own keys but another type or audience. */
const token = (typ: string | undefined, aud: string | string[] | undefined, at = now) =>
  new SignJWT({ sid: claims.sessionId, ...(aud === undefined ? {} : { aud }) })
    .setProtectedHeader({ alg: "HS256", kid: "one", ...(typ === undefined ? {} : { typ }) })
    .setIssuer("hearthpaw").setSubject(claims.userId).setIssuedAt(seconds(at)).setExpirationTime(
      seconds(at) + 600,
    )
    .sign(key);
const verified = async (made: Promise<string>, at: Date | "whenever" = now) =>
  await verifyAccessToken(keys, await made, at);

describe("an access token", () => {
  it("names its type and its reader, and is good", async () => {
    const own = await signAccessToken(keys, claims, now);
    expect(decodeProtectedHeader(own)).toEqual({ alg: "HS256", kid: "one", typ: "at+jwt" });
    expect(decodeJwt(own).aud).toBe("hearthpaw-api");
    expect(await verifyAccessToken(keys, own, now)).toEqual(claims);
    expect(await verified(token("at+jwt", "hearthpaw-api"))).toEqual(claims);
  });

  it.each([
    ["another type", "refresh+jwt", "hearthpaw-api"],
    ["the general type", "JWT", "hearthpaw-api"],
    ["no type", undefined, "hearthpaw-api"],
    ["no reader", "at+jwt", undefined],
    ["another reader", "at+jwt", "hearthpaw-mail"],
    ["several readers", "at+jwt", ["hearthpaw-api", "hearthpaw-mail"]],
  ])("of our own key, but of %s, is none", async (_, typ, aud) => {
    expect(await verified(token(typ, aud))).toEqual({ error: "Invalid token" });
    expect(await verified(token(typ, aud), "whenever")).toEqual({ error: "Invalid token" });
  });

  it("of a version that named neither is good for as long as it lives, until that version has to be gone", async () => {
    expect(await verified(token(undefined, undefined))).toEqual(claims);
    const later = new Date(now.getTime() + 700_000);
    expect(await verified(token(undefined, undefined), later)).toEqual({ error: "jwt expired" });
    const year = new Date("2027-01-01T00:00:00Z");
    expect(await verified(token(undefined, undefined, year), year)).toEqual({ error: "Invalid token" });
  });
});
