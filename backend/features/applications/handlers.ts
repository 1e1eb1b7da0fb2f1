import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import type { Application } from "../../generated/types.ts";
import { needConfirmedEmail, ownerOf } from "../accounts/rules.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { ownHostOf } from "../masks/actions.ts";
import { apply, moveApplication } from "./actions.ts";
import { checkQuestions } from "./rules.ts";
import * as store from "./store.ts";
import { formFor, maskOfForm, viewFor } from "./view.ts";

const PAGE = 50;

export const applications: Handlers<
  | "getOwnApplicationForm"
  | "updateApplicationForm"
  | "getApplicationForm"
  | "submitApplication"
  | "listApplications"
  | "updateApplication"
> = {
  async getOwnApplicationForm({ user }, { db }) {
    const { breederId } = ownerOf(user);
    const { isRequired, questions } = await store.findForm(db, breederId);
    return { form: { breederId, isRequired, questions } };
  },

  async updateApplicationForm({ body, user }, services) {
    const { breederId } = ownerOf(user);
    const questions = body.questions.map((question) => ({
      ...question,
      choices: question.kind === "choice" ? question.choices : [],
    }));
    const errors = checkQuestions(questions);
    if (errors.length) fail("invalid_input", { errors });
    const form = { isRequired: body.isRequired && questions.length > 0, questions };
    const mask = maskOfForm(questions, ownHostOf(services));
    await store.saveForm(services.db, breederId, { ...form, mask });
    return { form: { breederId, ...form } };
  },

  async getApplicationForm({ params }, services) {
    if (!await store.findShownBreeder(services.db, params.id)) fail("not_found");
    const form = formFor(await store.findForm(services.db, params.id), ownHostOf(services));
    return { form: { breederId: params.id, ...form } };
  },

  async submitApplication({ body, user }, services) {
    const { breederId, petId, answers, petProfileIds = [], isDraft } = body;
    if (!isDraft) needConfirmedEmail(user, "submit an application");
    if (user.breederId === breederId) fail("own_pet", { detail: "You can't apply to your own program." });
    const id = await apply(services, user.id, {
      breederId,
      petId: petId ?? null,
      answers,
      petProfileIds,
      isDraft,
    });
    return { application: await view(services, user, id) };
  },

  async listApplications({ query, user }, services) {
    const after = query.cursor === undefined ? undefined : decodeMomentCursor(query.cursor) ??
      fail("malformed_request", { detail: "This cursor isn't valid for this list." });
    const viewer = { userId: user.id, breederId: user.breederId };
    const found = await store.findApplications(services.db, viewer, query.status, after, PAGE + 1);
    const lines = found.slice(0, PAGE);
    return {
      applications: lines.map((line) => viewFor(line, user, ownHostOf(services))),
      nextCursor: found.length > PAGE ? encodeMomentCursor(lines.at(-1)!) : null,
    };
  },

  async updateApplication({ params, body, user }, services) {
    const reason = body.reason ?? null;
    await moveApplication(services, user, { id: params.id, to: body.status, reason });
    return { application: await view(services, user, params.id) };
  },
};

async function view(
  services: Services,
  user: { id: string; breederId: string | null },
  id: string,
): Promise<Application> {
  const viewer = { userId: user.id, breederId: user.breederId };
  const found = await store.findApplication(services.db, viewer, id) ?? fail("not_found");
  return viewFor(found, user, ownHostOf(services));
}
