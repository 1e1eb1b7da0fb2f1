import { expect } from "vitest";
import { newBuyer } from "./harness/api.ts";
import { staffAt } from "./harness/identity.ts";
import { journey } from "./harness/journey.ts";
import { rows } from "./harness/records.ts";

type Parent = { id: string; name: string };

journey(
  "two of the staff see each other on a case, decide side by side, and take a decision back",
  async ({ site, visitor }) => {
    const parents = await rows<Parent>(
      site,
      `update parents p set status = 'in-review', verified_at = null, submitted_at = now() - interval '9 years',
         name = chosen.name
       from (select id, 'Waiting ' || chr(64 + row_number() over (order by id)::int) as name
         from parents where status = 'live' order by id limit 4) chosen
       where p.id = chosen.id returning p.id, p.name`,
      [],
    );
    const statusOf = async ({ id }: Parent) =>
      (await rows<{ status: string; verified: boolean }>(
        site,
        "select status, verified_at is not null as verified from parents where id = $1",
        [id],
      ))[0]!;

    const colleague = await newBuyer(site, "Kim");
    await rows(site, "update users set role = 'Admin', staff_rank = 'moderator' where email = $1", [
      colleague.email,
    ]);
    const dana = await visitor();
    await staffAt(site, dana, "/admin/parents");
    const kim = await visitor();
    await kim.open("/sign-in");
    const form = kim.page.getByRole("main");
    await form.getByLabel("Email address").fill(colleague.email);
    await form.getByLabel("Password", { exact: true }).fill(colleague.password);
    await form.getByRole("button", { name: "Sign in" }).click();
    await kim.page.waitForURL((url) => url.pathname !== "/sign-in");
    await rows(
      site,
      "update sessions set second_factor_at = now() where user_id = (select id from users where email = $1)",
      [colleague.email],
    );

    const heading = (who: typeof dana) => who.page.locator("h2#case");
    const lines = dana.page.getByRole("navigation", { name: "Parents to review" }).getByRole("listitem");
    await heading(dana).waitFor();
    const shown = async (who: typeof dana) => (await heading(who).textContent())!;
    const first = await shown(dana);
    await kim.open("/admin/parents");
    await expect.poll(() => shown(kim)).toBe(first);
    await dana.page.getByText("Kim Castellanos is looking at this too.").waitFor();
    await kim.page.getByText(/is looking at this too\.$/).waitFor();

    // The colleague moves on, and the notice disappears within moments.
    await kim.page.keyboard.press("j");
    await expect.poll(() => shown(kim)).not.toBe(first);
    const second = await shown(kim);
    await dana.page.getByText(/is looking at this too\.$/).waitFor({ state: "detached" });

    // Four presses in half a second decide one case.
    await kim.page.locator(`[data-seen]:has(h2:text-is("${second}"))`).waitFor();
    for (let n = 0; n < 4; n++) await kim.page.keyboard.press("a", { delay: 20 });
    await kim.page.getByText(`${second}: verified`).waitFor();
    // Leaving the page sends the decision at once. The case leaves the other list, which does not move.
    await kim.page.goto("about:blank");
    await lines.filter({ hasText: new RegExp(`^${second}(Sire|Dam)`) }).waitFor({ state: "detached" });
    expect(await shown(dana)).toBe(first);
    const gone = parents.find(({ name }) => name === second)!;
    expect(await statusOf(gone)).toEqual({ status: "live", verified: true });

    await dana.page.locator(`[data-seen]:has(h2:text-is("${first}"))`).waitFor();
    await dana.page.keyboard.press("a");
    await dana.page.getByText(`${first}: verified`).waitFor();
    await dana.page.keyboard.press("u");
    await expect.poll(() => shown(dana)).toBe(first);
    await dana.page.locator(`[data-seen]:has(h2:text-is("${first}"))`).waitFor();
    const mine = parents.find(({ name }) => name === first)!;
    expect((await statusOf(mine)).verified).toBe(false);
    await dana.page.keyboard.press("a");
    await dana.page.getByText(`${first}: verified`).waitFor();
    await dana.page.close();
    await expect.poll(() => statusOf(mine), { timeout: 8_000 }).toEqual({ status: "live", verified: true });
  },
  { patienceMs: 60_000 },
);
