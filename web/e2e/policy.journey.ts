import { expect } from "vitest";
import { freePet, newBuyer } from "./harness/api.ts";
import { CARDS, fillCheckout, payByCard } from "./harness/checkout.ts";
import { journey } from "./harness/journey.ts";

journey(
  "from checkout to confirmation nothing foreign may be loaded, and nothing inline could run",
  async ({ site, visitor }) => {
    const pet = await freePet(site);
    const buyer = await newBuyer(site);
    const { page, signIn } = await visitor();
    const policies: string[] = [];
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().resourceType() !== "document" || !pathname.startsWith("/reserve-pet/")) return;
      policies.push(response.headers()["content-security-policy"] ?? "none");
    });

    await signIn(buyer, `/reserve-pet/${pet.id}`);
    await page.reload();
    await fillCheckout(page);
    await payByCard(page, CARDS.good);
    await page.getByRole("heading", { name: `${pet.name} is reserved for you` }).waitFor();

    // Every journey fails if a request leaves the machine; this one checks the policy that would forbid it.
    expect(policies.length).toBeGreaterThan(0);
    for (const policy of policies) {
      const directives = new Map(
        policy.split("; ").map((line) => {
          const [name = "", ...values] = line.split(" ");
          return [name, values];
        }),
      );
      expect(directives.get("default-src")).toEqual(["'none'"]);
      expect(directives.get("script-src")).toEqual([
        "'self'",
        expect.stringMatching(/^'nonce-[\w-]{20,}={0,2}'$/),
      ]);
      for (const name of ["object-src", "base-uri", "frame-ancestors"]) {
        expect(directives.get(name)).toEqual(["'none'"]);
      }
      expect(policy).not.toMatch(/script-src[^;]*unsafe|\*|https?:(?!\/\/)/);
    }
    const marks = await page.evaluate(() => ({
      scripts: [...document.scripts].filter(({ src, type }) => !src && type !== "application/json").length,
      handlers:
        [...document.querySelectorAll("*")].flatMap(({ attributes }) =>
          [...attributes].filter(({ name }) => name.startsWith("on"))
        ).length,
    }));
    expect(marks).toEqual({ scripts: 0, handlers: 0 });
  },
);
