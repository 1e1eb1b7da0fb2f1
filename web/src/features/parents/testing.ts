import type { ParentDetails } from "@hearthpaw/client";

const cavalier = {
  id: "01980a11-0c3f-7d20-a6f1-3b9c5e7d1f02",
  slug: "cavalier",
  breedName: "Cavalier",
};

export const clementine: ParentDetails = {
  id: "01985c33-12ac-7d01-9e8f-5061728394a5",
  status: "live",
  statusLabel: "Parent Verified",
  reason: null,
  name: "Clementine",
  type: "Dog",
  sex: "Female",
  breed: cavalier,
  birthDate: "2022-03-08",
  color: "Ruby",
  weightLb: 15,
  description: "Calm with every litter.",
  registries: ["AKC", "other"],
  registrationNumber: "TS41880217",
  geneticTesting: true,
  healthTests: [{
    type: "Cardiac",
    laboratory: "OFA",
    result: "Normal",
    testedOn: "2024-08-02",
    documentKey: "documents/cardiac.pdf",
  }],
  imageKeys: [],
  images: [],
  littersCount: 0,
  createdAt: "2024-01-20T12:00:00.000Z",
  updatedAt: "2025-08-11T12:00:00.000Z",
};

export const breeds = {
  body: {
    breeds: [
      {
        ...cavalier,
        category: "Dogs",
        group: "Toy",
        colors: [{ title: "Ruby" }, { title: "Blenheim" }],
        sizeClasses: [],
        availablePets: 3,
      },
      {
        id: "01980a11-0c41-7b8e-9c37-52d8e0a4b613",
        slug: "maine-coon",
        breedName: "Maine Coon",
        category: "Cats",
        group: null,
        colors: [],
        sizeClasses: [],
        availablePets: 3,
      },
    ],
  },
};
