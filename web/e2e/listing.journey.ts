import { expect } from "vitest";
import { ask, type Body, call, tokenOf } from "./harness/api.ts";
import { uploadPhoto } from "./harness/files.ts";
import { journey } from "./harness/journey.ts";
import { linkIn, mailTo } from "./harness/mails.ts";
import type { Account } from "./harness/server.ts";
import { until } from "./harness/until.ts";
import type { Visitor } from "./harness/visitor.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The search index follows the tables within a second; a busy machine takes longer. */
const FEED = { timeout: 5_000, interval: 50 };

/** Types another name, nearly leaves without saving in every possible way, and finally saves it. */
async function renameOnTheWayOut(
  { page, signIn }: Visitor,
  breeder: Account,
  { id, name, renamed }: { id: string; name: string; renamed: string },
): Promise<void> {
  const path = `/breeder/pets/${id}/edit`;
  await signIn(breeder, "/breeder/pets");
  await page.getByRole("link", { name, exact: true }).first().click();
  await page.waitForURL(`**${path}`);
  const field = page.getByRole("main").getByLabel("Name", { exact: true });
  await field.click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(renamed);
  const question = page.getByRole("dialog", { name: "Save your changes?" });
  const stays = async () => {
    await question.waitFor();
    // By keyboard only, several times: a browser may close repeated dialogs on its own.
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "hidden" });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe(renamed);
    expect(new URL(page.url()).pathname).toBe(path);
  };
  const away = page.getByRole("link", { name: "My pets" }).first();
  await away.click();
  await stays();
  await away.press("Enter");
  await stays();
  await page.evaluate(() => history.back());
  await stays();
  const closing = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const asked = await closing;
  expect(asked.type()).toBe("beforeunload");
  await asked.dismiss();
  await away.click();
  await question.getByRole("button", { name: "Save changes" }).click();
  await page.waitForURL("**/breeder/pets");
  await page.getByText(name).first().waitFor();
  expect(await page.getByText("Unsaved changes").count()).toBe(0);
}

journey(
  "a listing is handed in, rejected, put right, approved, found at once, renamed, paused, and sold elsewhere",
  async ({ site, visitor }) => {
    const { email } = site.accounts.Breeder!;
    const token = await tokenOf(site, site.accounts.Breeder!);
    const name = `Clementine ${Date.now().toString(36)}`;
    const { breeds } = await ask(site, "GET", "/v1/breeds");
    const golden = breeds.find(({ breedName }: Body) => breedName === "Golden Retriever");
    const save = (json: unknown) => ask(site, "POST", "/v1/breeders/pets/new/progress", { token, json });
    const found = async (what: string): Promise<string[]> => {
      const { data } = await ask(
        site,
        "GET",
        `/v1/pets/search/lean?q=${encodeURIComponent(what)}&available=true`,
      );
      return data.pets.map((pet: Body) => pet.id);
    };

    const draft = await save({
      name,
      type: "Dog",
      sex: "Female",
      breedId: golden.id,
      birthDate: daysAgo(70),
      weightLb: 14,
      priceCents: 250_000,
      description: "The calm one of seven, who sleeps on everybody's feet.",
      imageKeys: [await uploadPhoto(site, token, "pet-image")],
    });
    const { id } = draft.petDetails;
    const submit = () => ask(site, "POST", "/v1/breeders/pets/add", { token, json: { id } });
    const own = async () => (await ask(site, "GET", `/v1/breeders/pets/${id}/details`, { token })).pet;
    const move = (status: string) =>
      call(site, "PUT", `/v1/breeders/pets/${id}/status`, { token, json: { status } });
    expect((await submit()).petDetails.status).toBe("in-review");
    expect((await call(site, "GET", `/v1/pets/${id}`)).status).toBe(404);

    const staff = await visitor();
    await staff.signIn(site.accounts.Admin!, "/admin");
    await staff.open(`/admin/listings?listing=${id}`);
    const desk = staff.page.getByRole("main");
    const head = (words: string) => desk.getByRole("heading", { level: 2, name: words, exact: true });
    // It is the last in line, and the page finds it there.
    await head(name).waitFor();
    await desk.getByRole("region", { name: "As buyers will see it" }).getByText(
      "who sleeps on everybody's feet",
    )
      .waitFor();
    const reason = "Please add the dam, and a second picture.";
    await staff.page.locator("[data-seen]").waitFor();
    await staff.page.keyboard.press("x");
    await staff.page.getByLabel("Why?").fill(reason);
    await staff.page.getByRole("dialog").getByRole("button", { name: "Reject", exact: true }).click();
    await staff.page.getByText(`${name}: rejected`).waitFor();
    // Leaving the page sends the decision at once.
    await staff.open("/admin");

    const told = await mailTo(site, email, new RegExp(`${name} needs a change`));
    expect(told.text).toContain(reason);
    linkIn(told, site, `/breeder/pets/${id}/edit`);
    expect(await own()).toMatchObject({
      status: "rejected",
      statusLabel: "Needs Review",
      events: [{ status: "rejected", actor: "admin", reason }, { status: "in-review" }, expect.anything()],
    });

    const { imageKeys } = await own();
    await save({ id, imageKeys: [...imageKeys, await uploadPhoto(site, token, "pet-image")] });
    await submit();
    await staff.open(`/admin/listings?listing=${id}`);
    await head(name).waitFor();
    await desk.getByText(/Our last message/).waitFor();
    await staff.page.locator("[data-seen]").waitFor();
    await staff.page.keyboard.press("a");
    // A listing without parents asks for confirmation first.
    await staff.page.getByRole("dialog", { name: `Approve ${name}?` }).getByRole("button", {
      name: "Approve",
    })
      .click();
    await staff.page.getByText(`${name}: approved`).waitFor();
    // Leaving the page sends the decision at once.
    await staff.open("/admin");
    await until(async () => (await found(name)).includes(id), {
      what: "the search to find it",
      patienceMs: 1_000,
    });
    await mailTo(site, email, new RegExp(`${name} is live`));
    expect(await move("in-review")).toMatchObject({ status: 409 });

    const renamed = name.replace("Clementine", "Persimmon");
    await renameOnTheWayOut(await visitor(), site.accounts.Breeder!, { id, name, renamed });
    expect((await ask(site, "GET", `/v1/pets/${id}`)).pet.name).toBe(name);
    expect(await own()).toMatchObject({ name, pendingChanges: ["name"] });
    await staff.open("/admin/change-requests?kind=name");
    await desk.getByRole("link", { name: new RegExp(name) }).click();
    await head(name).waitFor();
    await desk.getByRole("region", { name: "Requested" }).getByText("Persimmon").waitFor();
    await staff.page.locator("[data-seen]").waitFor();
    await desk.getByRole("button", { name: "Accept" }).click();
    await staff.page.getByText(`${name}, Pet Name: accepted`).waitFor();
    // Leaving the page sends the decision at once.
    await staff.open("/admin");
    const buyer = await visitor();
    expect(await buyer.open(`/pets/${id}`)).toBe(200);
    await buyer.page.getByRole("heading", { level: 1, name: renamed }).waitFor();
    await buyer.signIn(site.accounts.Buyer!, `/pets/${id}`);
    await buyer.page.getByRole("button", { name: "Report this listing" }).click();
    await buyer.page.getByRole("radio", { name: "Something in the listing is wrong" }).check();
    await buyer.page.getByRole("button", { name: "Report listing" }).click();
    await buyer.page.getByRole("dialog", { name: "Thank you" }).waitFor();

    expect((await move("temporary-pause")).status).toBe(200);
    await expect.poll(() => found(renamed), FEED).not.toContain(id);
    expect((await move("available")).status).toBe(200);
    await expect.poll(() => found(renamed), FEED).toContain(id);
    expect((await move("sold-external")).status).toBe(200);
    await expect.poll(() => found(renamed), FEED).not.toContain(id);
    expect((await move("available")).status).toBe(409);
  },
);
