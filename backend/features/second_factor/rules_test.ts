import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeOf, enrolment, isRecoveryCode, recoveryCodeOf, stepAt, stepOf } from "./rules.ts";
import { newSecret, recoveryHash, seal, unseal } from "./crypto.ts";

const at = (seconds: number) => new Date(seconds * 1000);

const secrets = (...list: string[]) => ({ appSecrets: list.map((secret) => ({ kid: secret, secret })) });

describe("codes of the app", () => {
  // RFC 6238, appendix B, SHA-1: the last six of its eight digits.
  const secret = new TextEncoder().encode("12345678901234567890");
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("at second %i: %s", (seconds, code) => {
    expect(codeOf(secret, stepAt(at(seconds)))).toBe(code);
    expect(stepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it("one step before and one after are taken as what they are, two are not", () => {
    const now = at(1_234_567_890);
    const step = stepAt(now);
    const taken = [-2, -1, 0, 1, 2].map((off) => stepOf(secret, codeOf(secret, step + off), now));
    expect(taken).toEqual([undefined, step - 1, step, step + 1, undefined]);
  });

  it("other texts are no codes", () => {
    for (const text of ["", "12345", "abcdef", "0000000"]) {
      expect(stepOf(secret, text, at(59))).toBeUndefined();
    }
  });

  it("the secret is given in base32, and as the address that apps read", () => {
    const given = enrolment(secret, "dana.whitfield@example.com");
    expect(given.secret).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    const uri = new URL(given.uri);
    expect(uri.protocol + uri.host).toBe("otpauth:totp");
    expect(decodeURIComponent(uri.pathname)).toMatch(/Hearthpaw:dana\.whitfield@example\.com$/);
    expect(uri.searchParams.get("secret")).toBe(given.secret);
    expect([uri.searchParams.get("issuer"), uri.searchParams.get("period")]).toEqual(["Hearthpaw", "30"]);
  });
});

describe("recovery codes", () => {
  it("have one form, which no code of the app has", () => {
    fc.assert(fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (random) => {
      const code = recoveryCodeOf(random);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
      expect(isRecoveryCode(code)).toBe(true);
    }));
    expect(isRecoveryCode("123456")).toBe(false);
  });

  it("are hashed for one person under one key", () => {
    const hash = (secret: string, userId: string) =>
      recoveryHash(secrets(secret), userId, "ABCDE-FGHJK").toHex();
    expect(new Set([hash("a", "u1"), hash("a", "u2"), hash("b", "u1")]).size).toBe(3);
    expect(hash("a", "u1")).toBe(hash("a", "u1"));
  });
});

describe("a sealed secret", () => {
  const secret = newSecret();
  const config = secrets("one");
  const sealed = seal(config, "u1", secret);

  it("is read again with the same key for the same person", () => {
    expect(unseal(config, "u1", sealed)).toEqual(secret);
  });

  it("does not show the secret, and is another text each time", () => {
    expect(sealed.toHex()).not.toContain(secret.toHex());
    expect(seal(config, "u1", secret)).not.toEqual(sealed);
  });

  it("is read with an older key, and sealed anew with the newest", () => {
    const both = secrets("two", "one");
    expect(unseal(both, "u1", sealed)).toEqual(secret);
    expect(unseal(secrets("two"), "u1", seal(both, "u1", unseal(both, "u1", sealed)))).toEqual(secret);
  });

  it("is read where it was sealed before keys had ids", () => {
    expect(unseal(secrets("two", "one"), "u1", sealed.slice(8))).toEqual(secret);
    expect(() => unseal(secrets("two"), "u1", sealed.slice(8))).toThrow();
  });

  it.each([
    ["with another key", secrets("two"), "u1", sealed],
    ["for another person", config, "u2", sealed],
    ["when a bit was changed", config, "u1", sealed.map((byte, i) => i === 20 ? byte ^ 1 : byte)],
  ])("cannot be read %s", (_, key, person, text) => {
    expect(() => unseal(key, person, text)).toThrow();
  });
});
