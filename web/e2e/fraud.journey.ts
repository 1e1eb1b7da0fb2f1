import { expect } from "vitest";
import { newBreeder } from "./harness/api.ts";
import { phone } from "./harness/codes.ts";
import { staffAt } from "./harness/identity.ts";
import { journey } from "./harness/journey.ts";
import { mailTo } from "./harness/mails.ts";
import { rows, sandbox } from "./harness/records.ts";
import { until } from "./harness/until.ts";

type Payee = { breederId: string; accountId: string; name: string };

journey(
  "two sellers have one payout account: the second one's payout waits, staff clear the case, and it goes",
  async ({ site, visitor }) => {
    const { email, password } = site.accounts.Breeder!;
    const [second] = await rows<Payee>(
      site,
      `select d.id as "breederId", d.name, a.provider_account_id as "accountId" from breeders d
        join users u on u.id = d.user_id join payout_accounts a on a.breeder_id = d.id where u.email = $1`,
      [email],
    ) as [Payee];

    const partner = await newBreeder(site);
    const first = await visitor();
    await first.signIn(partner, "/breeder/money");
    first.expectRefusal(/^403 \/v1\/breeders\/payouts\/onboarding/);
    await first.page.getByRole("button", { name: "Set up payouts" }).click();
    await first.page.getByRole("button", { name: "Set it up" }).click();
    const code = phone(await first.page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText());
    await first.page.getByLabel("Code from your app").fill(code());
    await first.page.getByLabel("Password", { exact: true }).fill(partner.password);
    await first.page.getByRole("button", { name: "Turn on" }).click();
    await first.page.getByRole("heading", { name: "Save your recovery codes" }).waitFor();
    await first.page.getByRole("checkbox").check();
    await first.page.getByRole("button", { name: "Done" }).click();
    await first.page.getByRole("button", { name: "Use one that another seller uses, too" }).click();
    await first.page.getByText("Payouts are on").waitFor();

    // The same bank account, entered by the other seller.
    await sandbox(site, "POST", `/accounts/${second.accountId}/complete`, {
      fingerprint: "sharedBank000001",
    });
    await mailTo(site, email, /Your payouts are on hold/);

    const seller = await visitor();
    await seller.signIn({ email, password }, "/breeder/money");
    await seller.page.getByRole("heading", { name: "Your payouts are on hold" }).waitFor();
    await seller.page.getByText("there's nothing you need to do").waitFor();
    await rows(site, "select graphile_worker.add_job('runPayouts')", []);
    await until(
      async () =>
        (await rows(site, "select from graphile_worker.jobs where task_identifier = 'runPayouts'", []))
          .length === 0,
      { what: "the daily run" },
    );
    const payoutsSince = (at: string) =>
      rows<{ status: string }>(
        site,
        "select status from payouts where breeder_id = $1 and created_at >= $2 and status <> 'canceled'",
        [second.breederId, at],
      );
    const now = new Date(Date.now() - 60_000).toISOString();
    expect(await payoutsSince(now)).toEqual([]);

    const staff = await visitor();
    await staffAt(site, staff, "/admin/fraud");
    const desk = staff.page.getByRole("main");
    await desk.getByRole("link", { name: new RegExp(second.name) }).first().click();
    await desk.getByRole("heading", { level: 2, name: "Same payout account" }).waitFor();
    await desk.getByRole("region", { name: partner.programName }).getByText("Came first").waitFor();
    await staff.page.locator("[data-seen]").waitFor();
    await staff.page.keyboard.press("o");
    const dialog = staff.page.getByRole("dialog");
    await dialog.getByLabel("Why?").fill("The two run one kennel and share its bank account.");
    await dialog.getByRole("button", { name: "Resume payouts" }).click();
    await staff.page.getByText("payouts resumed").waitFor();
    // Leaving the page sends the decision at once.
    await staff.open("/admin");

    await mailTo(site, email, /no longer on hold/);
    await rows(site, "select graphile_worker.add_job('runPayouts')", []);
    await until(async () => (await payoutsSince(now)).length > 0, { what: "the payout" });
    await seller.open("/breeder/money");
    await seller.page.getByRole("heading", { name: "Payouts", exact: true }).waitFor();
    expect(await seller.page.getByRole("heading", { name: "Your payouts are on hold" }).count()).toBe(0);
  },
);
