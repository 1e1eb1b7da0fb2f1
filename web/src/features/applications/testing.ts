import type { Application, ApplicationForm } from "@hearthpaw/client";

export const breederId = "01980b72-91d4-7e63-8f0a-c2d4e6f80a1b";
export const petId = "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60";

export const form: ApplicationForm = {
  breederId,
  isRequired: true,
  questions: [
    { id: "home", text: "Who lives with you?", kind: "long-text", isRequired: true, choices: [] },
    { id: "yard", text: "Do you have a fenced yard?", kind: "yes-no", isRequired: false, choices: [] },
    {
      id: "day",
      text: "Where will it be by day?",
      kind: "choice",
      isRequired: true,
      choices: ["At home", "At work"],
    },
  ],
};

export const application = (change: Partial<Application> = {}): Application => ({
  id: "0199b1d2-7c33-7a4e-9b5f-2c3d4e5f6073",
  status: "submitted",
  breeder: {
    id: breederId,
    name: "Willow Creek",
    city: "Corvallis",
    state: "OR",
    slug: "willow-creek-corvallis-or",
    cityAndState: "Corvallis, OR",
    profileImageURL: "/avatar.png",
    isVerified: true,
    isShelter: false,
    ratingCount: 0,
    ratingAverage: null,
    memberSince: "2023-04-18",
  },
  buyerName: "Dana Whitfield",
  petId,
  petName: "Maple",
  petStatus: "available",
  questions: form.questions,
  answers: [{ questionId: "home", text: "Two adults." }],
  ownPets: [],
  reason: null,
  createdAt: "2026-11-12T09:00:00.000Z",
  submittedAt: "2026-11-12T09:10:00.000Z",
  decidedAt: null,
  ...change,
});
