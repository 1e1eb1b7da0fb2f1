import { expect } from "vitest";
import { ask, type Body, newBuyer, tokenOf } from "./harness/api.ts";
import { demoCode } from "./harness/codes.ts";
import { uploadPhoto } from "./harness/files.ts";
import { journey } from "./harness/journey.ts";
import { mailTo } from "./harness/mails.ts";
import { rows } from "./harness/records.ts";
import type { Site } from "./harness/server.ts";
import { until } from "./harness/until.ts";

journey("an anonymous post tells another breeder's browser nothing of its author", async (stage) => {
  const { site, visitor } = stage;
  const token = await tokenOf(site, site.accounts.Breeder!);
  const [{ user }, { breederData }, imageKey] = await Promise.all([
    ask(site, "GET", "/v1/user", { token }),
    ask(site, "GET", "/api/user/breeder/", { token }),
    uploadPhoto(site, token, "post-image"),
  ]);
  const { id: breederId, name: kennel } = breederData.breederProfile;
  const pictures = JSON.stringify([user, breederData.breederProfile]).match(/(?<=\/media\/)[\w-]+/g) ?? [];
  expect(pictures.length).toBeGreaterThan(0);
  const marks: string[] = [
    user.id,
    breederId,
    user.email,
    user.firstName,
    user.lastName,
    kennel,
    kennel.split(" ")[0],
    ...pictures,
  ];
  const publish = async (tag: string) =>
    (await ask(site, "POST", "/v1/breederlink/posts/new", {
      token,
      json: {
        post: {
          title: `Day 61 (${tag})`,
          text: "How long do you wait?",
          tags: [tag],
          isAnonymous: true,
          imageKeys: [imageKey],
        },
      },
    })).postDetails as Body;

  // Another user is looking at the posts when it is published: an event announces it, and the list and the
  // post's page show it.
  const { page, signIn, open } = await visitor();
  const heard: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => void heard.push(String(payload)));
  });
  await signIn(site.accounts.Shelter!, "/breeder/breederlink");
  await page.getByRole("article").first().waitFor();
  await until(() => heard.some((frame) => frame.includes("private-session-")), {
    what: "the session's own events",
  });
  heard.length = 0;
  const tag = `day-${Date.now().toString(36)}`;
  const post = await publish(tag);
  await page.getByRole("button", { name: "Show 1 new post" }).click();
  const card = page.getByRole("article", { name: post.title });
  await card.waitFor();
  expect(heard.some((frame) => frame.includes(post.id))).toBe(true);
  const seen = [...heard, await card.evaluate((element) => element.outerHTML)];

  // From here on the pages contain nothing but this post, and every answer is checked.
  const answers: Promise<string>[] = [];
  page.on("response", (response) => {
    if (/\/v1\/breederlink\//.test(response.url())) answers.push(response.text());
  });
  const html = page.waitForResponse((response) => response.url().endsWith(`?tag=${tag}`));
  await open(`/breeder/breederlink?tag=${tag}`);
  seen.push(await (await html).text());
  await card.getByRole("link", { name: post.title, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: post.title }).waitFor();
  await page.getByText("No comments yet").waitFor();
  await ask(site, "POST", `/v1/breederlink/posts/${post.id}/comment`, { token, json: { text: "Nobody?" } });
  await page.getByRole("button", { name: "Show 1 new comment" }).click();
  await page.getByRole("article", { name: `Comment by ${post.author.name}` }).getByText("Author").waitFor();
  seen.push(...await Promise.all(answers), ...heard, await page.content());
  expect(answers.length).toBeGreaterThan(1);
  const found = marks.filter((mark) => seen.some((text) => text.includes(mark)));
  expect(found).toEqual([]);
});

/**
 * Returns another breeder whose parents match one of the demo breeder's, and gives them the demo password.
 */
async function partnerOf(site: Site, token: string) {
  const { petParents } = await ask(site, "GET", "/v1/breeders/pets/parents", { token });
  for (const own of petParents.filter(({ status }: Body) => status === "live")) {
    const { pets } = await ask(site, "GET", `/v1/match/findMatchingPets?parentId=${own.id}`, { token });
    const candidate = pets.find(({ matchId }: Body) => matchId === null);
    if (!candidate) continue;
    const [account] = await rows<{ email: string }>(
      site,
      `update users set password_hash = (select password_hash from users where email = $2)
       where id = (select user_id from breeders where id = $1) returning email`,
      [candidate.breeder.id, site.accounts.Breeder!.email],
    );
    return {
      own,
      parent: candidate.parent,
      kennel: candidate.breeder.name,
      account: { email: account!.email, password: site.accounts.Breeder!.password },
    };
  }
  throw new Error("nobody fits a parent of the demo breeder");
}

journey(
  "a match is proposed, accepted by the other breeder, completed, and kept as a past one",
  async (stage) => {
    const { site, visitor } = stage;
    const { own, parent, kennel, account } = await partnerOf(
      site,
      await tokenOf(site, site.accounts.Breeder!),
    );
    const [asking, asked] = [await visitor(), await visitor()];
    await asked.signIn(account, "/breeder/matches");
    await asked.page.getByRole("heading", { level: 1, name: "Matches" }).waitFor();
    await asking.signIn(site.accounts.Breeder!, `/breeder/newMatch?pet=${own.id}`);
    await asking.page.getByRole("button", { name: `Propose a match with ${parent.name} of ${kennel}` })
      .click();
    const words = `Our vet has the papers (${Date.now().toString(36)}).`;
    await asking.page.getByRole("textbox", { name: /^Message to/ }).fill(words);
    await asking.page.getByRole("button", { name: "Propose the match" }).click();
    await asking.page.getByText(/They have 14 days to reply/).waitFor();

    const of = (page: typeof asked.page) => page.getByRole("article").filter({ hasText: words });
    await of(asked.page).getByText("Needs your reply").waitFor();
    await mailTo(site, account.email, new RegExp(`^A match for ${parent.name}$`));
    await asking.open("/breeder/matches");
    await of(asking.page).getByText("Proposed", { exact: true }).waitFor();
    await of(asked.page).getByRole("button", { name: /^Accept:/ }).click();
    await of(asking.page).getByRole("button", { name: /^Mark as completed:/ }).click();
    await of(asked.page).waitFor({ state: "detached" });
    for (const { page } of [asking, asked]) {
      await page.getByRole("link", { name: "Past", exact: true }).click();
      await of(page).getByText("Completed").waitFor();
    }
  },
);

journey("a listing that is approved rings the bell of whoever saved a search for it", async (stage) => {
  const { site, visitor } = stage;
  const token = await tokenOf(site, site.accounts.Breeder!);
  const person = await newBuyer(site);
  const name = `Juniper ${Date.now().toString(36)}`;
  await ask(site, "POST", "/v1/searches/saved", {
    token: person.token,
    json: { name: "Girls of fall", query: "type=Dog&sex=Female", frequency: "instant" },
  });
  const { page, signIn } = await visitor();
  await signIn(person, "/account/searches");
  await page.getByRole("link", { name: "Girls of fall" }).waitFor();
  const { breeds } = await ask(site, "GET", "/v1/breeds");
  const { petDetails: { id } } = await ask(site, "POST", "/v1/breeders/pets/new/progress", {
    token,
    json: {
      name,
      type: "Dog",
      sex: "Female",
      weightLb: 14,
      priceCents: 250_000,
      breedId: breeds.find(({ breedName }: Body) => breedName === "Golden Retriever").id,
      birthDate: new Date(Date.now() - 70 * 86_400_000).toISOString().slice(0, 10),
      description: "The calm one of seven, who sleeps on everybody's feet.",
      imageKeys: [await uploadPhoto(site, token, "pet-image")],
    },
  });
  await ask(site, "POST", "/v1/breeders/pets/add", { token, json: { id } });
  const { email, password } = site.accounts.Admin!;
  const { accessToken: staff } = await ask(site, "POST", "/v1/login", {
    json: { email, password, secondFactorCode: await demoCode(site, email) },
  });
  await ask(site, "POST", `/v1/admin/listings/${id}/decide`, { token: staff, json: { status: "available" } });

  await page.getByRole("link", { name: "Notifications, 1 unread" }).click();
  await page.getByRole("link", { name: `${name} matches your search` }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.getByRole("link", { name: "Notifications", exact: true }).waitFor();
  await mailTo(site, person.email, new RegExp(`^${name} matches your search$`));
});
