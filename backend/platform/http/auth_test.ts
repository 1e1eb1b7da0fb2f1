import { describe, expect, it } from "vitest";
import type { Role } from "../db/schema.ts";
import { authorize } from "./auth.ts";
import { as, operation, problemOf, sessions, testApp } from "../../testing/http.ts";

const roles = [["none"], ["any"], ["user"], ["consumer"], ["breeder"], ["admin"], ["consumer", "admin"]];
const app = testApp(
  roles.map((list) => operation(list.join("_"), { roles: list })),
  Object.fromEntries(
    roles.map((
      list,
    ) => [list.join("_"), ({ user }: { user: { id: string } | null }) => ({ who: user?.id ?? null })]),
  ),
);

describe("who may call what", () => {
  it.each([
    ["none", "nobody", 200],
    ["none", "consumer", 200],
    ["none", "suspended", 200],
    ["any", "nobody", 200],
    ["user", "consumer", 200],
    ["user", "admin", 200],
    ["user", "inactive", 200],
    ["user", "nobody", 401],
    ["user", "suspended", 403],
    ["consumer", "consumer", 200],
    ["consumer", "breeder", 200],
    ["consumer", "shelter", 200],
    ["consumer", "admin", 403],
    ["breeder", "breeder", 200],
    ["breeder", "shelter", 200],
    ["breeder", "consumer", 403],
    ["breeder", "admin", 403],
    ["admin", "admin", 200],
    ["admin", "breeder", 403],
    ["consumer_admin", "admin", 200],
    ["consumer_admin", "breeder", 200],
  ])("%s by %s: %i", async (path, name, status) => {
    const response = await app.get(`/v1/${path}`, name === "nobody" ? {} : as(name));
    expect(response.status).toBe(status);
  });
});

describe("a rank", () => {
  const ranked = testApp(
    [["admin"], ["moderator", "admin"]].map((staff) =>
      operation(staff.join("_"), { roles: ["admin"], staff })
    ),
    { admin: () => ({}), moderator_admin: () => ({}) },
  );

  it.each([
    ["admin", "admin", 200],
    ["moderator_admin", "admin", 200],
    ["moderator_admin", "moderator", 200],
    ["admin", "moderator", [403, "staff_rank"]],
    ["moderator_admin", "unranked", [403, "staff_rank"]],
    ["admin", "consumer", [403, "wrong_role"]],
  ])("%s by %s", async (path, name, came) => {
    const response = await ranked.get(`/v1/${path}`, as(name));
    expect(typeof came === "number" ? response.status : await problemOf(response)).toEqual(came);
  });
});

describe("a role", () => {
  const stored: Role[] = ["Customer", "Breeder", "ShelterBreeder", "Admin"];
  const alike = [
    "breeder",
    "BREEDER",
    " Breeder",
    "Breeder ",
    "SuperBreeder",
    "BreederAdmin",
    "Administrator",
    "admin",
    "Customers",
    "consumer",
    "user",
    "",
    "Admin,Breeder",
    "__proto__",
    "constructor",
  ];
  const opened = async (role: string, need: string) => {
    const verify = () =>
      Promise.resolve({
        user: {
          id: "u1",
          email: "u1@example.com",
          role: role as Role,
          accountStatus: "Active" as const,
          breederId: null,
        },
        session: { id: "s1", secondFactorAt: new Date() },
      });
    return await authorize({ roles: [need as "user"] }, "Bearer good", {
      verify: verify as never,
      now: () => new Date(),
    })
      .then(() => "in", (error) => error.code);
  };

  it.each(["user", "consumer", "breeder", "admin"])(
    "opens what is for a %s only when it is written exactly so",
    async (need) => {
      for (const role of alike) expect([role, await opened(role, need)]).toEqual([role, "wrong_role"]);
      const open = [];
      for (const role of stored) if (await opened(role, need) === "in") open.push(role);
      expect(open).toEqual(
        {
          user: stored,
          consumer: ["Customer", "Breeder", "ShelterBreeder"],
          breeder: ["Breeder", "ShelterBreeder"],
          admin: ["Admin"],
        }[need],
      );
    },
  );
});

describe("the exact words of a refusal", () => {
  it.each([
    [undefined, "token_missing", "No authorization token was found"],
    ["Bearer old", "token_expired", "jwt expired"],
    ["Bearer forged", "token_invalid", "Invalid token"],
    ["Basic abc", "token_invalid", "Invalid token"],
  ])("%s", async (authorization, code, error) => {
    const response = await app.get("/v1/user", authorization ? { authorization } : {});
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code, error, status: 401 });
  });

  it("a wrong role and a suspended account are told apart, and neither is 401", async () => {
    expect(await problemOf(await app.get("/v1/admin", as("consumer")))).toEqual([403, "wrong_role"]);
    expect(await problemOf(await app.get("/v1/user", as("suspended")))).toEqual([403, "account_suspended"]);
  });
});

it("an open call treats a token that is not good as no token", async () => {
  for (
    const authorization of ["Bearer old", "Bearer forged", "nonsense", as("suspended").authorization ?? ""]
  ) {
    const response = await app.get("/v1/none", { authorization });
    expect(await response.json()).toEqual({ who: null });
  }
  expect(await (await app.get("/v1/none", as("breeder"))).json()).toEqual({ who: "u2" });
});

describe("the second factor", () => {
  const needing = testApp(
    (["required", "fresh"] as const).map((secondFactor) =>
      operation(secondFactor, { roles: ["user"], secondFactor })
    ),
    { required: () => ({}), fresh: () => ({}) },
  );
  const ago = (ms: number) => new Date(Date.now() - ms);
  it.each([
    ["required", "never", undefined, false],
    ["required", "long ago", ago(10 * 86_400_000), true],
    ["fresh", "never", undefined, false],
    ["fresh", "14 minutes ago", ago(14 * 60_000), true],
    ["fresh", "a little too long ago", ago(15 * 60_000 + 1), false],
  ])("%s, shown %s", async (need, _, shownAt, passes) => {
    if (shownAt) sessions.set("token-consumer", shownAt);
    else sessions.delete("token-consumer");
    const answer = await needing.get(`/v1/${need}`, as("consumer"));
    if (passes) expect(answer.status).toBe(200);
    else expect(await problemOf(answer)).toEqual([403, "second_factor_required"]);
    sessions.delete("token-consumer");
  });

  it("is asked for after the session itself", async () => {
    expect((await needing.get("/v1/required")).status).toBe(401);
    expect(await problemOf(await needing.get("/v1/required", as("suspended")))).toEqual([
      403,
      "account_suspended",
    ]);
  });
});
