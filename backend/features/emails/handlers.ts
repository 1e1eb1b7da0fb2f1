import type { Handlers } from "../../generated/handlers.ts";
import { askBreeder, askTeam } from "./actions.ts";
import { supportSubject } from "./emails.ts";

export const emails: Handlers<"askQuestion" | "askAboutTraining" | "askSupport"> = {
  async askQuestion({ body }, services) {
    await askBreeder(services, body);
    return { ok: true };
  },

  async askAboutTraining({ body: { petId, postalCode, ...question } }, services) {
    await askTeam(services, {
      ...question,
      kind: "training-inquiry",
      subject: "Question about training",
      about: [
        ...(petId ? [`Pet: ${services.config.publicUrl}/pets/${petId}`] : []),
        ...(postalCode ? [`ZIP code: ${postalCode}`] : []),
      ],
    });
    return { ok: true };
  },

  async askSupport({ body }, services) {
    const { topic = "other", subject = supportSubject(topic), ...question } = body;
    await askTeam(services, { ...question, subject, kind: "support-question", about: [] });
    return { ok: true };
  },
};
