import type { Handlers } from "../../generated/handlers.ts";
import { visitorOf } from "../pets/crypto.ts";
import { askBreeder, askTeam } from "./actions.ts";
import { supportSubject } from "./emails.ts";

export const emails: Handlers<"askQuestion" | "askAboutTraining" | "askSupport"> = {
  async askQuestion({ body, user, request: { ip } }, services) {
    await askBreeder(services, { by: visitorOf(user, ip), userId: user?.id }, body);
    return { ok: true };
  },

  async askAboutTraining({ body: { petId, postalCode, ...question }, user, request: { ip } }, services) {
    await askTeam(services, visitorOf(user, ip), {
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

  async askSupport({ body, user, request: { ip } }, services) {
    const { topic = "other", subject = supportSubject(topic), ...question } = body;
    const asked = { ...question, subject, kind: "support-question" as const, about: [] };
    await askTeam(services, visitorOf(user, ip), asked);
    return { ok: true };
  },
};
