import { describe, expect, it } from "vitest";
import type { Application } from "@hearthpaw/client";
import { type Answers, breeder, consumer, problem, renderSite } from "../../testing.tsx";
import { application, breederId, form, petId } from "./testing.ts";
import * as texts from "./texts.tsx";
import * as sessionTexts from "../../components/session/texts.tsx";
import * as buyingTexts from "../../components/buying/texts.ts";

const LIST = "GET /v1/applications";
const OWN_FORM = "GET /v1/breeders/applications/form";
const SAVE_FORM = "PUT /v1/breeders/applications/form";
const SUBMIT = "POST /v1/applications";
const DECIDE = `PUT /v1/applications/${application().id}`;
type Call = { name: string; body: string };
const sent = (calls: Call[], name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => JSON.parse(body));
const listed = (...applications: Application[]) => ({ body: { applications, nextCursor: null } });

const asBreeder = (path: string, answers: Answers) =>
  renderSite(path, {
    user: breeder,
    answers: { "GET /v1/user": { body: { user: breeder } }, [OWN_FORM]: { body: { form } }, ...answers },
  });
const asBuyer = (path: string, answers: Answers) =>
  renderSite(path, {
    user: consumer,
    answers: {
      "GET /v1/user": { body: { user: consumer } },
      [`GET /v1/profiles/breeder/${breederId}`]: {
        body: { breederProfile: { id: breederId, name: "Willow Creek" } },
      },
      [`GET /v1/breeders/${breederId}/applications/form`]: { body: { form } },
      [`GET /v1/pets/${petId}`]: {
        body: { pet: { id: petId, slug: "maple", name: "Maple", status: "available" } },
      },
      [LIST]: listed(),
      ...answers,
    },
  });

describe("the pets that one has", () => {
  const biscuit = {
    id: "0199c0d1-0017-7a4e-9b5f-2c3d4e5f6071",
    name: "Biscuit",
    type: "Dog" as const,
    sex: "Male" as const,
    birthDate: null,
    weightLb: 26.5,
    microchipNumber: null,
    notes: "",
    imageKey: null,
    imageURL: null,
    createdAt: "2026-11-12T09:00:00.000Z",
  };

  it("are chosen for an application, and read with it", async () => {
    let isSent = false;
    const done = application({ ownPets: [{ ...biscuit, breedName: "Beagle" }] });
    const { screen, calls } = await asBuyer(`/breeders/${breederId}/apply`, {
      "GET /v1/pets/profiles": { body: { petProfiles: [biscuit] } },
      [LIST]: () => isSent ? listed(done) : listed(),
      [SUBMIT]: async (request: Request) => {
        isSent = !(await request.json()).isDraft;
        return { body: { application: done } };
      },
    });
    await screen.getByRole("textbox", { name: "Who lives with you?" }).fill("Two adults.");
    await screen.getByRole("radio", { name: "At home" }).click();
    await screen.getByRole("checkbox", { name: /Biscuit/ }).click();
    await screen.getByRole("button", { name: "Send to Willow Creek" }).click();
    await expect.element(screen.getByText(texts.petAtHome)).toBeVisible();
    await expect.element(screen.getByText("Beagle · Male · 26.5 lb")).toBeVisible();
    await expect.poll(() => sent(calls, SUBMIT).at(-1)).toMatchObject({
      isDraft: false,
      petProfileIds: [biscuit.id],
    });
    await screen.unmount();
  });
});

describe("applications to a breeder", () => {
  it("are shown with their answers, without those to others, and approved", async () => {
    const others = application({ id: "0199b1d2-7c33-7a4e-9b5f-2c3d4e5f6074", buyerName: "Ruth Abernathy" });
    let isOpen = true;
    const { screen, calls } = await asBreeder("/breeder/applications", {
      [LIST]: () =>
        isOpen ? listed(application(), { ...others, breeder: { ...others.breeder, id: petId } }) : listed(),
      [DECIDE]: () => {
        isOpen = false;
        return { body: { application: application({ status: "approved" }) } };
      },
    });
    await expect.element(screen.getByRole("heading", { name: "Dana Whitfield" })).toBeVisible();
    await expect.element(screen.getByText("Two adults.")).toBeVisible();
    await expect.element(screen.getByText(texts.notAnswered).first()).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Maple" })).toBeVisible();
    await expect.element(screen.getByText("Ruth Abernathy")).not.toBeInTheDocument();
    await expect.poll(() => calls.find(({ name }) => name === LIST)?.search).toBe("?status=submitted");
    await screen.getByRole("button", { name: "Approve Dana Whitfield" }).click();
    await expect.element(screen.getByText(texts.noApplicationsToAnswer)).toBeVisible();
    await expect.poll(() => sent(calls, DECIDE)).toEqual([{ status: "approved" }]);
  });

  it("are declined with a reason only", async () => {
    const { screen, calls } = await asBreeder("/breeder/applications", {
      [LIST]: listed(application()),
      [DECIDE]: { body: { application: application({ status: "declined" }) } },
    });
    await screen.getByRole("button", { name: "Decline Dana Whitfield" }).click();
    const dialog = screen.getByRole("dialog");
    await dialog.getByRole("button", { name: texts.declineButton }).click();
    await expect.element(dialog.getByLabelText(texts.why)).toHaveAccessibleDescription(/Enter a reason/);
    expect(sent(calls, DECIDE)).toEqual([]);
    await dialog.getByLabelText(texts.why).fill("We look for a home with a yard. ");
    await dialog.getByRole("button", { name: texts.declineButton }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => sent(calls, DECIDE)).toEqual([{
      status: "declined",
      reason: "We look for a home with a yard.",
    }]);
  });

  it("that were withdrawn in the meantime say so", async () => {
    const { screen } = await asBreeder("/breeder/applications", {
      [LIST]: listed(application()),
      [DECIDE]: problem(
        409,
        "transition_not_allowed",
        "An application that is withdrawn can't become approved.",
      ),
    });
    await screen.getByRole("button", { name: "Approve Dana Whitfield" }).click();
    await expect.element(screen.getByText("An application that is withdrawn can't become approved."))
      .toBeVisible();
  });

  it("are asked for again after a failure", async () => {
    let isDown = true;
    const { screen } = await asBreeder("/breeder/applications", {
      [LIST]: () => isDown ? problem(403, "wrong_role", "Not now.") : listed(application()),
    });
    await expect.element(screen.getByText("Not now.")).toBeVisible();
    isDown = false;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByRole("heading", { name: "Dana Whitfield" })).toBeVisible();
  });
});

describe("the questions of a breeder", () => {
  it("are added, put in order, checked and saved", async () => {
    const { screen, calls } = await asBreeder("/breeder/applications/questions", {
      [SAVE_FORM]: async (request) => ({ body: { form: { breederId, ...await request.json() as object } } }),
    });
    await expect.element(screen.getByRole("group", { name: "Question 3" })).toBeVisible();
    await screen.getByRole("button", { name: "Move question 3 up" }).click();
    await screen.getByRole("button", { name: "Remove question 1" }).click();
    await screen.getByRole("button", { name: texts.addAQuestion }).click();
    const third = screen.getByRole("group", { name: "Question 3" });
    await third.getByRole("combobox", { name: texts.answer }).selectOptions("Multiple choice");
    await screen.getByRole("button", { name: texts.saveQuestions }).click();
    await expect.element(third.getByRole("textbox", { name: texts.questionField }))
      .toHaveAccessibleDescription(/Enter the question/);
    await expect.element(third.getByRole("textbox", { name: texts.choices }))
      .toHaveAccessibleDescription(/two different choices/);
    expect(sent(calls, SAVE_FORM)).toEqual([]);
    await third.getByRole("textbox", { name: texts.questionField }).fill("When would you like a puppy?");
    await third.getByRole("textbox", { name: texts.choices }).fill("Now\nNow\nIn spring\n");
    await screen.getByRole("switch").click();
    await screen.getByRole("button", { name: texts.saveQuestions }).click();
    await expect.element(screen.getByText(texts.questionsSaved)).toBeVisible();
    const [{ isRequired, questions }] = sent(calls, SAVE_FORM);
    expect(isRequired).toBe(false);
    expect(questions.map(({ id }: { id: string }) => id).slice(0, 2)).toEqual(["day", "yard"]);
    expect(questions[2]).toMatchObject({
      text: "When would you like a puppy?",
      kind: "choice",
      choices: ["Now", "In spring"],
    });
    expect(questions[2].id).toMatch(/^[a-z0-9-]{1,40}$/);
  });

  it("keep what is typed while they are saved", async () => {
    let answer = () => {};
    const { screen } = await asBreeder("/breeder/applications/questions", {
      async [SAVE_FORM](request) {
        const form = { breederId, ...await request.json() as object };
        await new Promise<void>((resolve) => answer = resolve);
        return { body: { form } };
      },
    });
    const question = (number: number) =>
      screen.getByRole("group", { name: `Question ${number}` }).getByRole("textbox", { name: "Question" });
    const save = screen.getByRole("button", { name: "Save questions" });
    await question(1).fill("Sent with the press?");
    await save.click();
    await expect.element(save).toHaveAttribute("aria-busy", "true");
    await question(2).fill("Typed while saving?");
    await screen.getByRole("button", { name: "Add a question" }).click();
    answer();
    await expect.element(screen.getByText("Questions saved")).toBeVisible();
    await expect.element(question(1)).toHaveValue("Sent with the press?");
    await expect.element(question(2)).toHaveValue("Typed while saving?");
    await expect.element(screen.getByRole("group", { name: "Question 4" })).toBeVisible();
  });

  it("begin with the usual ones where there are none", async () => {
    const { screen } = await asBreeder("/breeder/applications/questions", {
      [OWN_FORM]: { body: { form: { breederId, isRequired: false, questions: [] } } },
    });
    await expect.element(screen.getByRole("switch")).toBeDisabled();
    await screen.getByRole("button", { name: texts.useSuggestedQuestions }).click();
    await expect.element(screen.getByRole("group", { name: "Question 4" })).toBeVisible();
    await expect.element(screen.getByRole("switch")).toBeEnabled();
  });
});

describe("the application of a buyer", () => {
  const page = `/breeders/${breederId}/apply?pet=${petId}`;

  it("asks to sign in", async () => {
    const { screen } = await renderSite(page, {});
    await expect.element(screen.getByText(sessionTexts.signInToSeePage)).toBeVisible();
  });

  it("is kept as a draft, says what is missing, and is sent", async () => {
    let isSent = false;
    const { screen, calls } = await asBuyer(page, {
      [LIST]: () => isSent ? listed(application()) : listed(),
      [SUBMIT]: async (request) => {
        const { isDraft } = await request.json() as { isDraft: boolean };
        isSent = !isDraft;
        return { body: { application: application({ status: isDraft ? "draft" : "submitted" }) } };
      },
    });
    await screen.getByLabelText("Who lives with you?").fill("Two adults.");
    await expect.element(screen.getByText(texts.draftSaved)).toBeVisible();
    await expect.poll(() => sent(calls, SUBMIT)).toEqual([
      {
        breederId,
        petId,
        answers: [{ questionId: "home", text: "Two adults." }],
        petProfileIds: [],
        isDraft: true,
      },
    ]);
    await screen.getByRole("button", { name: "Send to Willow Creek" }).click();
    await expect.element(screen.getByRole("link", { name: /Where will it be by day\?.*Answer/ }))
      .toBeVisible();
    await expect.poll(() => sent(calls, SUBMIT)).toHaveLength(1);
    await screen.getByRole("radio", { name: "At home" }).click();
    await screen.getByRole("button", { name: "Send to Willow Creek" }).click();
    await expect.element(screen.getByRole("heading", { name: "Willow Creek received your application" }))
      .toBeVisible();
    await expect.poll(() => sent(calls, SUBMIT).at(-1)).toEqual({
      breederId,
      petId,
      petProfileIds: [],
      answers: [{ questionId: "home", text: "Two adults." }, { questionId: "day", text: "At home" }],
      isDraft: false,
    });
  });

  it("goes on with a draft", async () => {
    const { screen } = await asBuyer(page, {
      [LIST]: listed(application({ status: "draft", submittedAt: null })),
    });
    await expect.element(screen.getByLabelText("Who lives with you?")).toHaveValue("Two adults.");
  });

  it("marks what the server misses", async () => {
    const { screen } = await asBuyer(page, {
      [SUBMIT]: problem(422, "answers_missing", "Some answers are missing.", {
        errors: [{ pointer: "/answers/yard", code: "required", detail: "Answer this question." }],
      }),
    });
    await screen.getByLabelText("Who lives with you?").fill("Two adults.");
    await screen.getByRole("radio", { name: "At work" }).click();
    await screen.getByRole("button", { name: "Send to Willow Creek" }).click();
    await expect.element(screen.getByRole("link", { name: /fenced yard/ })).toBeVisible();
  });

  it.each(
    [
      ["approved", "Willow Creek approved your application", {
        name: "Reserve Maple now",
        href: `/reserve-pet/${petId}`,
      }],
      ["declined", "Willow Creek declined your application", { name: texts.seeOtherPets, href: "/search" }],
      ["withdrawn", "You withdrew your application", {
        name: texts.yourApplications,
        href: "/account/applications",
      }],
    ] as const,
  )("that is %s says so, and what comes next", async (status, title, { name, href }) => {
    const { screen } = await asBuyer(page, { [LIST]: listed(application({ status, reason: "No yard." })) });
    await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
    await expect.element(screen.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", href);
  });

  it("asks for no page of a pet that has none anymore", async () => {
    const gone = application({ status: "approved", petStatus: undefined });
    for (const path of [page, `${page}?pet=${petId}`, "/account/applications"]) {
      const { screen, calls } = await asBuyer(path, { [LIST]: listed(gone) });
      await expect.element(screen.getByRole("link", { name: texts.seeThePets }))
        .toHaveAttribute("href", `/breeders/${breederId}/willow-creek-corvallis-or#available`);
      await expect.element(screen.getByRole("link", { name: "Maple" })).not.toBeInTheDocument();
      expect(calls.map(({ name }) => name)).not.toContain(`GET /v1/pets/${petId}`);
      await screen.unmount();
    }
  });

  it("can be made again after a no", async () => {
    const { screen } = await asBuyer(page, {
      [LIST]: listed(application({ status: "declined", reason: "No yard." })),
    });
    await expect.element(screen.getByText("No yard.")).toBeVisible();
    await screen.getByRole("button", { name: texts.applyAgain }).click();
    await expect.element(screen.getByLabelText("Who lives with you?")).toHaveValue("Two adults.");
    await expect.element(screen.getByLabelText("Who lives with you?")).toHaveFocus();
  });

  it("after a no, where nothing is asked any more, keeps the focus on what is said instead", async () => {
    const { screen } = await asBuyer(page, {
      [LIST]: listed(application({ status: "declined" })),
      [`GET /v1/breeders/${breederId}/applications/form`]: {
        body: { form: { breederId, isRequired: false, questions: [] } },
      },
    });
    await screen.getByRole("button", { name: texts.applyAgain }).click();
    await expect.element(screen.getByRole("heading", { name: /doesn't ask any questions/ })).toHaveFocus();
  });
});

describe("a buyer's applications", () => {
  it("say how each stands, and are withdrawn after one more question", async () => {
    let status: Application["status"] = "submitted";
    const { screen, calls } = await asBuyer("/account/applications", {
      [LIST]: () => listed(application({ status })),
      [DECIDE]: () => {
        status = "withdrawn";
        return { body: { application: application({ status }) } };
      },
    });
    await expect.element(screen.getByText(buyingTexts.waitingForAReply)).toBeVisible();
    await screen.getByRole("button", { name: "Withdraw the application to Willow Creek" }).click();
    await screen.getByRole("dialog").getByRole("button", { name: texts.withdraw }).click();
    await expect.element(screen.getByText(texts.withdrawn, { exact: true })).toBeVisible();
    await expect.poll(() => sent(calls, DECIDE)).toEqual([{ status: "withdrawn" }]);
  });

  it("say what would be here", async () => {
    const { screen } = await asBuyer("/account/applications", {});
    await expect.element(screen.getByText(texts.noApplicationsYet)).toBeVisible();
  });
});
