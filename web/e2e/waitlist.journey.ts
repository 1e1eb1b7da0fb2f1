import { ask, freePet, newBuyer, tokenOf } from "./harness/api.ts";
import { signInInDialog } from "./harness/checkout.ts";
import { journey } from "./harness/journey.ts";
import { linkIn, mailTo } from "./harness/mails.ts";
import { paidSale } from "./harness/paid.ts";
import { offerOf, petPath, reserveLink } from "./harness/places.ts";
import { rows } from "./harness/records.ts";

journey(
  "an invitation from the waitlist is taken in time, and one that lapses goes to the next in line",
  async ({ site, visitor }) => {
    const [pet, other] = [await freePet(site), await freePet(site)];
    const breederId = pet.breeder.id;
    const line = await Promise.all(["Ada", "Bo", "Cleo"].map((name) => newBuyer(site, name)));
    const [ada, bo, cleo] = line as [typeof line[0], typeof line[0], typeof line[0]];
    await rows(site, "update users set email_verified_at = now() where email = any($1)", [
      line.map(({ email }) => email),
    ]);
    for (const { token } of line) {
      await ask(site, "POST", "/v1/waitlists/new", { token, json: { breederId } });
    }
    // They have waited longer than everyone in the example data.
    await rows(
      site,
      `update waitlist_entries set created_at = created_at - interval '2 years' where user_id in
        (select id from users where email = any($1))`,
      [line.map(({ email }) => email)],
    );

    // The breeder invites the first in line, who follows the email; everyone else sees that the pet is
    // promised.
    const kennel = await visitor();
    await kennel.signIn(site.accounts.Breeder!, "/breeder/waitlist");
    await kennel.page.getByRole("button", { name: "Invite Ada C." }).click();
    const dialog = kennel.page.getByRole("dialog", { name: "Invite Ada C. to pick?" });
    await dialog.getByLabel("Find a pet by name").fill(pet.name);
    await dialog.getByRole("checkbox", { name: new RegExp(`^${pet.name}`) }).check();
    await dialog.getByRole("button", { name: "Invite", exact: true }).click();
    const mail = await mailTo(site, ada.email, new RegExp(`^It's your turn to reserve ${pet.name}$`));
    const [invited, guest] = [await visitor(), await visitor()];
    await invited.open(linkIn(mail, site, "/waitlist-invite"));
    await invited.page.getByRole("heading", { name: "It's your turn to pick" }).waitFor();
    await invited.page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
    await signInInDialog(invited.page, ada);
    await offerOf(invited.page, pet).getByText(`It's your turn to reserve ${pet.name}`).first().waitFor();
    await guest.open(petPath(pet));
    await offerOf(guest.page, pet).getByText(`${pet.name} is promised to someone`).first().waitFor();
    await reserveLink(invited.page, pet).click();
    await invited.page.getByText(`${pet.name} is held for you`).waitFor();
    await paidSale(site, ada, pet, "deposit");
    await kennel.page.getByRole("article", { name: /^Place of Ada C/ }).waitFor({
      state: "detached",
    });
    await offerOf(guest.page, pet).getByText("Reserved", { exact: true }).waitFor();

    // The second lets the 48 hours pass: the third, whose page is open, has the next 48.
    const token = await tokenOf(site, site.accounts.Breeder!);
    const { waitlists } = await ask(site, "GET", "/v1/user/waitlists", { token: bo.token });
    await ask(site, "POST", "/v1/waitlists/invite", {
      token,
      json: { id: waitlists[0].id, petIds: [other.id] },
    });
    const next = await visitor();
    await next.signIn(cleo, "/account/waitlists");
    await next.page.getByText("You're number 2 in line").waitFor();
    await rows(
      site,
      "update waitlist_promises set ends_at = now() where entry_id = $1 and ended_at is null",
      [waitlists[0].id],
    );
    await rows(site, "select graphile_worker.add_job('settleWaitlists')", []);
    await next.page.getByRole("link", { name: `Pick ${other.name}` }).waitFor();
    await mailTo(site, bo.email, /^Your time to choose has ended$/);
    await mailTo(site, cleo.email, new RegExp(`^It's your turn to reserve ${other.name}$`));
    await kennel.page.getByRole("link", { name: "Past", exact: true }).click();
    const past = (name: string) =>
      kennel.page.getByRole("article", { name: new RegExp(`^Place of ${name} C`) });
    await past("Bo").getByText("Expired").waitFor();
    await past("Ada").getByText("Reserved").waitFor();
  },
);
