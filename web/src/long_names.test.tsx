import { afterAll, beforeAll, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { User } from "@hearthpaw/client";
import contract from "../../backend/generated/openapi.json";
import { type Answers, breeder, consumer, renderSite } from "./testing.tsx";

/**
 * Renders every screen that shows a name, on the narrowest phone and at 400% of a laptop, with names that are
 * one long word.
 */

const WIDTH = 320;
const ID = "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60";
const word = (letters: number) =>
  `Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichenfabrik`.slice(0, letters);
const NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["name", "petName", "breederName", "programName", "sellerName", "fullName", "subjectName"]
      .concat("personName", "authorName", "customerName", "contactName", "buyerName", "actorName")
      .concat("firstName", "lastName", "title", "subject").map((key) => [key, word(60)]),
  ),
  // User-written texts end with a long address.
  ...Object.fromEntries(
    ["description", "story", "text", "answer", "note", "notes", "message", "details", "decision", "bio"]
      .map((key) => [key, `As we say at ${word(60)}: https://example.com/${"a".repeat(100)}`]),
  ),
  breedName: word(35),
  city: word(30),
  cityAndState: `${word(30)}, OR`,
  ...Object.fromEntries(
    ["email", "supportEmail", "replyTo"].map((key) => [key, `${word(42)}@students.university.edu`]),
  ),
};

/** Names of breeds and colors are ours, and none is wider than a phone. */
const OURS = new Set(["breed", "breeds", "colors"]);

/** Returns the value with longer names of people, pets, kennels and places, and longer user-written texts. */
function lengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthened);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map((
      [key, one],
    ) => [key, typeof one === "string" ? NAMES[key] ?? one : OURS.has(key) ? one : lengthened(one)]),
  );
}

type Node = { $ref?: string } & Record<string, unknown>;
const follow = (node: Node): Node =>
  node.$ref
    ? follow(node.$ref.slice(2).split("/").reduce((at, key) => at[key] as Node, contract as unknown as Node))
    : node;

/** Answers each GET call with the contract's example; all ids in an address are the same. */
const answers: Answers = Object.fromEntries(
  Object.entries(contract.paths as unknown as Record<string, Record<string, Node>>).flatMap(
    ([path, { get }]) => {
      const given = get && follow((get.responses as Record<string, Node>)["200"] ?? {}).content as
        | Record<string, { example?: unknown; examples?: Record<string, Node> }>
        | undefined;
      const { example, examples } = given?.["application/json"] ?? {};
      const body = example ?? (examples && follow(Object.values(examples)[0]!).value);
      const name = `GET ${path.replace(/\{[^}]+\}/g, ID)}`;
      return body && path !== "/v1/configuration" ? [[name, { body: lengthened(body) }]] : [];
    },
  ),
);

const admin = { ...consumer, role: "Admin", type: "Admin" } as unknown as User;
const long = (user: User) => lengthened(user) as User;

beforeAll(() => page.viewport(WIDTH, 800));
afterAll(() => page.viewport(1280, 900));

const PAGES: readonly (readonly [User | undefined, readonly string[]])[] = [
  [undefined, ["/dogs", `/breeds/${ID}`, `/pets/${ID}/maple`, "/breeders", `/breeders/${ID}`]],
  [consumer, [
    "/account",
    "/account/reserved",
    "/become-a-breeder",
    `/account/reserved/${ID}`,
    "/account/favorited",
    "/account/applications",
    "/account/searches",
    "/account/waitlists",
    "/account/pets",
    "/account/settings",
    "/account/profile",
    `/messages/${ID}`,
    `/breeders/${ID}/apply`,
    `/contracts/${ID}`,
    `/receipts/${ID}`,
    `/pets/${ID}/maple`,
  ]],
  [breeder, [
    "/breeder",
    "/breeder/waitlist",
    `/breeder/reservations/${ID}`,
    "/breeder/pets",
    "/breeder/litters",
    "/breeder/breederlink",
    "/breeder/parents",
    "/breeder/applications",
  ]],
  [admin, [
    "/admin/reports",
    "/admin/fraud",
    "/admin/deliveries",
    `/admin/deliveries/${ID}`,
    "/admin/orders",
    `/admin/orders/${ID}`,
    "/admin/users",
    "/admin/verifications",
    "/admin/refunds",
    "/admin/money-waiting",
  ]],
];

for (const [user, hrefs] of PAGES) {
  it.each(hrefs)(`${user?.role ?? "Visitor"} reads %s without moving it sideways`, async (href) => {
    const { screen } = await renderSite(href, {
      user: user && long(user),
      answers: {
        ...answers,
        "GET /v1/user": { body: { user: user && long(user), dashboard: "consumer" } },
      },
    });
    const main = screen.getByRole("main");
    await expect.poll(() => main.element().textContent).toContain(word(20));
    await expect.poll(() => document.querySelectorAll('[role="status"][aria-label^="Loading"]').length).toBe(
      0,
    );
    expect(document.scrollingElement!.scrollWidth, wide()).toBeLessThanOrEqual(WIDTH);
    await screen.unmount();
  });
}

/** Returns the elements that overflow the page, for the error message. */
function wide(): string {
  const out = [...document.querySelectorAll("main *")].filter((one) =>
    one.getBoundingClientRect().right > WIDTH + 0.5
  );
  return out.slice(0, 12).map(({ tagName, className, textContent }) =>
    `${tagName}.${className} ${textContent.slice(0, 40)}`
  ).join("\n");
}
