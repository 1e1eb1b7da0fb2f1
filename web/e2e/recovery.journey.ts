import { expect } from "vitest";
import { builtPath } from "../../tools/page_files.ts";
import { ask, call, freePet, newBuyer, reservationOf } from "./harness/api.ts";
import { CARDS, fillCheckout, payByCard } from "./harness/checkout.ts";
import { journey } from "./harness/journey.ts";
import { linkIn, mailsTo, mailTo } from "./harness/mails.ts";
import { rows } from "./harness/records.ts";
import { until } from "./harness/until.ts";

const NEW_PASSWORD = "seven-quiet-harbours-9";

journey(
  "a forgotten password: the code of the mail, a new one, and every old session has ended",
  async ({ site, visitor }) => {
    const buyer = await newBuyer(site);
    const { page, open } = await visitor();
    await open("/sign-in");
    const main = page.getByRole("main");
    await main.getByLabel("Email address").fill(buyer.email);
    await main.getByRole("link", { name: "Forgot password?" }).click();
    await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
    expect(await main.getByLabel("Email address").inputValue()).toBe(buyer.email);
    await main.getByRole("button", { name: "Send code" }).click();
    await page.getByRole("heading", { name: "Enter the code" }).waitFor();

    const { text } = await mailTo(site, buyer.email, /password reset code/);
    const code = /^\d{6}$/m.exec(text)![0];
    // The phone ran out of memory while the user read the email: the page reloads and asks for the code
    // again.
    await open("/forgot-password");
    await page.getByRole("heading", { name: "Enter the code" }).waitFor();
    await main.getByLabel("Code").fill(code);
    await main.getByRole("button", { name: "Continue" }).click();
    await main.getByLabel("New password").fill(NEW_PASSWORD);
    await main.getByRole("button", { name: "Reset password" }).click();
    await main.getByText("Your password was changed").waitFor();

    // The reset signs nobody in, and ends all sessions.
    expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
    expect((await call(site, "GET", "/v1/user", { token: buyer.token })).status).toBe(401);
    const old = { email: buyer.email, password: buyer.password };
    expect((await call(site, "POST", "/v1/login", { json: old })).status).toBe(422);
    expect(await main.getByLabel("Email address").inputValue()).toBe(buyer.email);
    await main.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
    await main.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("button", { name: /^Account: Robin/ }).waitFor();
    await mailTo(site, buyer.email, /password was changed/);
  },
);

journey("signing up, and verifying the address by the mail's link", async ({ site, visitor }) => {
  const email = `ines.${Date.now().toString(36)}@example.com`;
  const { page, open } = await visitor();
  await open("/sign-up?returnTo=/account/profile");
  const main = page.getByRole("main");
  await main.getByLabel("First name").fill("Ines");
  await main.getByLabel("Last name").fill("Moreau");
  await main.getByLabel("Email address").fill("buyer@demo.hearthpaw.com");
  await main.getByText("There's already an account with this email.").waitFor();
  await main.getByLabel("Email address").fill(email);
  await main.getByText("There's already an account").waitFor({ state: "hidden" });
  await main.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
  await main.getByRole("checkbox", { name: /I accept the terms/ }).check();
  await main.getByRole("button", { name: "Create account" }).click();
  const reminder = page.getByRole("complementary", { name: "Confirm your email address" });
  await reminder.waitFor();

  const link = linkIn(await mailTo(site, email, /Confirm your email/), site, "/verify-email#");
  const tab = await page.context().newPage();
  await tab.goto(link);
  await tab.getByRole("button", { name: "Confirm address" }).click();
  await tab.getByRole("heading", { name: "Your email is confirmed" }).waitFor();
  expect(new URL(tab.url()).hash).toBe("");
  // The other tab was notified.
  await reminder.waitFor({ state: "hidden" });
  await tab.goto("/");
  await tab.goto(link);
  await tab.getByRole("button", { name: "Confirm address" }).click();
  await tab.getByRole("heading", { name: "Your email is confirmed" }).waitFor();
});

journey(
  "a change of address: confirmed from the new one, with a notice to the old one",
  async ({ site, visitor }) => {
    const buyer = await newBuyer(site);
    const email = `new.${buyer.email}`;
    const { page, signIn } = await visitor();
    await signIn(buyer, "/account/settings");
    await page.getByText("Change your email", { exact: true }).click();
    const form = page.getByRole("form", { name: "Email address" });
    await form.getByLabel("New email address").fill(email);
    await form.getByLabel("Password", { exact: true }).fill(buyer.password);
    await form.getByRole("button", { name: "Change address" }).click();
    await page.getByText(`We sent a link to ${email}`).waitFor();

    const [confirm, notice] = await Promise.all([
      mailTo(site, email, /Confirm your new email address/),
      mailTo(site, buyer.email, /about to change/),
    ]);
    expect(notice.text).toContain("change your password now");
    // Until the link is opened, the old address signs in.
    const old = { email: buyer.email, password: buyer.password };
    expect((await call(site, "POST", "/v1/login", { json: old })).status).toBe(200);

    // Opened on another device without a session.
    const phone = await visitor();
    await phone.open(linkIn(confirm, site, "/verify-email#"));
    await phone.page.getByRole("button", { name: "Confirm address" }).click();
    await phone.page.getByRole("heading", { name: "Your email is confirmed" }).waitFor();
    await phone.page.getByRole("main").getByRole("button", { name: "Sign in" }).waitFor();
    expect((await call(site, "POST", "/v1/login", { json: old })).status).toBe(422);
    expect((await call(site, "POST", "/v1/login", { json: { ...old, email } })).status).toBe(200);
  },
);

journey(
  "a mail's link ends its kind, without signing in; settings bring it back",
  async ({ site, visitor }) => {
    const breeder = site.accounts.Breeder!;
    // A buyer pays and cancels, and the breeder gets emails.
    const pet = await freePet(site);
    const buyer = await newBuyer(site);
    const payer = await visitor();
    await payer.signIn(buyer, `/reserve-pet/${pet.id}`);
    await fillCheckout(payer.page);
    await payByCard(payer.page, CARDS.good);
    await payer.page.getByRole("heading", { name: `${pet.name} is reserved for you` }).waitFor();
    await ask(site, "PUT", "/v1/pets/reserved/status/update", {
      token: buyer.token,
      json: {
        reservedPetId: (await reservationOf(site, buyer)).id,
        action: "cancel",
        reason: "We are moving.",
      },
    });
    const mail = await mailTo(site, breeder.email, /^The reservation for .* is canceled$/);
    expect(mail.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");

    const { page, open } = await visitor();
    await open(linkIn(mail, site, "/unsubscribe?"));
    await page.getByRole("heading", { name: "Listings: emails are off" }).waitFor();
    expect(new URL(page.url()).hash).toBe("");
    const stored = () =>
      rows<{ on: boolean | null }>(
        site,
        "select (settings#>>'{notifications,email,listing}')::boolean as on from users where email = $1",
        [breeder.email],
      );
    expect(await stored()).toEqual([{ on: false }]);

    await page.getByRole("link", { name: "Undo in your settings" }).click();
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email address").fill(breeder.email);
    await dialog.getByLabel("Password", { exact: true }).fill(breeder.password);
    await dialog.getByRole("button", { name: "Sign in" }).click();
    const listings = page.getByRole("switch", { name: "Email: Listings" });
    await listings.waitFor();
    expect(await listings.isChecked()).toBe(false);
    // Not `check`: it looks at the moment of the click, and the change shows in the next one.
    await listings.click();
    await until(() => listings.isChecked(), { what: "the switch to be on" });
    await until(async () => (await stored())[0]?.on === true, { what: "the mails to be on again" });
  },
);

journey(
  "what one tab signs out is signed out in the other, and sessions end from afar",
  async ({ site, visitor }) => {
    const buyer = await newBuyer(site);
    const { page, signIn, expectRefusal, allowRefusal } = await visitor();
    await signIn(buyer, "/account/settings");
    // The call that created the account is the other session.
    await page.getByText("This device").waitFor();
    await page.getByRole("button", { name: "Sign out everywhere else" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
    await page.getByText("Signed out everywhere else").waitFor();
    expect((await call(site, "GET", "/v1/user", { token: buyer.token })).status).toBe(401);

    expectRefusal(/^422 \/v1\/password\/change$/);
    await page.getByText("Change your password", { exact: true }).click();
    const form = page.getByRole("form", { name: "Password" });
    await form.getByLabel("Current password").fill("not-my-password");
    await form.getByLabel("New password").fill(NEW_PASSWORD);
    await form.getByRole("button", { name: "Change password" }).click();
    await form.getByRole("link", { name: "Your current password isn't right." }).waitFor();

    const other = await page.context().newPage();
    // Requests of an opening page (its user, its counts, its live channel) may arrive after the sign-out.
    allowRefusal(/^401 \/v1\//);
    await other.goto("/account/profile");
    await other.getByRole("main").getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("main").getByText("Sign in to see this page.").waitFor();
    expect((await mailsTo(site, buyer.email)).map(({ subject }) => subject)).not.toContain(
      "Your password was changed",
    );
  },
);

journey(
  "a page whose file for calls did not arrive says so at a press, and asks for it again",
  async ({ visitor }) => {
    const { page, open, expectRefusal } = await visitor();
    const path = builtPath("client/src/calls.ts");
    const file = (url: URL) => url.pathname === path;
    expectRefusal(new RegExp(`^404 ${path}`));
    await page.route(file, (route) => route.fulfill({ status: 404 }));
    await open("/search");
    const cards = page.getByRole("region", { name: "Results" }).getByRole("article");
    const before = await cards.count();
    await page.getByRole("link", { name: /^Show more/ }).click();
    await page.getByText(/^We couldn't load more/).waitFor();
    expect(await cards.count()).toBe(before);
    await page.unroute(file);
    await page.getByRole("link", { name: "Try again" }).click();
    await until(async () => await cards.count() > before, { what: "more pets" });
  },
);

journey(
  "what is typed into the search box before its file is here is asked about once it is",
  async ({ visitor }) => {
    const { page, open } = await visitor();
    const [asked, arrives] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const path = builtPath("src/components/search/SearchBoxLater.tsx");
    await page.route((url) => url.pathname === path, async (route) => {
      asked.resolve();
      await arrives.promise;
      await route.continue();
    });
    await open("/");
    const box = page.getByRole("search", { name: "Find a pet" }).getByRole("combobox");
    await box.pressSequentially("golden r");
    await asked.promise;
    arrives.resolve();
    await page.getByRole("option", { name: /^Golden Retriever/ }).waitFor();
    expect(await box.inputValue()).toBe("golden r");
  },
);

journey(
  "who fills in the form to sign in before the page's scripts are here is signed in once they are",
  async ({ site, visitor }) => {
    const { email, password } = await newBuyer(site);
    const { page } = await visitor();
    const arrive = Promise.withResolvers<void>();
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      await arrive.promise;
      await route.continue();
    });
    await page.goto("/sign-in?returnTo=/account/favorited", { waitUntil: "commit" });
    const main = page.getByRole("main");
    await main.getByLabel("Email address").fill(email);
    await main.getByLabel("Password", { exact: true }).fill(password);
    await main.getByRole("button", { name: "Sign in" }).click();
    arrive.resolve();
    await page.waitForURL((url) => url.pathname === "/account/favorited");
  },
);
