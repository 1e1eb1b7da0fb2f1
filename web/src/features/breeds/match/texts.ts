export const findYourBreed = "Find your breed in six questions";
export const pageDescription =
  "Answer six questions about your home and your days, and see which dog and cat breeds fit, with pets that are available now.";
export const yourMatches = "Breeds that fit your answers";
export const closestMatches = "The closest breeds we found";
export const questionOf = (number: number, count: number) => `Question ${number} of ${count}`;
export const previousQuestion = "Previous question";
export const startOver = "Start over";
export const yourAnswers = "Your answers";
export const changeAnswer = (answer: string) => `Change: ${answer}`;
export const matchesLead =
  "We compared your answers with what registries say about each breed that has a pet available today. Every pet is different, so ask about the one you like.";
export const closestLead =
  "No breed with a pet available today fits all your answers. These come closest, and each says where it doesn't fit.";
export const nothingAvailable = "No pets are available right now";
export const nothingAvailableText = "Check back soon, or change an answer.";
export const seeAll = (pets: string) => `See all ${pets}`;
export const aboutTheBreed = (breedName: string) => `About the ${breedName}`;
export const availableOf = (breedName: string) => `Available: ${breedName}`;
export const butNote = (cautions: string) => `Keep in mind: ${cautions}.`;
export const noneOfYourAnswers = "None of your answers speaks for or against this breed.";
export const dog = "dog";
export const cat = "cat";

/** Returns "low shedding, fine in an apartment and calm indoors" with a capital letter. */
export function sentence(parts: readonly string[]): string {
  const words = new Intl.ListFormat("en-US").format(parts);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
export const listed = (parts: readonly string[]) => new Intl.ListFormat("en-US").format(parts);

export const asked = {
  type: "Are you looking for a dog or a cat?",
  home: "Where will your pet live?",
  activity: "How active do you want your days together to be?",
  shedding: "Does shedding matter to you?",
  household: "Who is at home?",
  time: "How much time do you have for your pet?",
};

export const answers = {
  type: { Dog: "A dog", Cat: "A cat", any: "Either one" },
  home: { apartment: "An apartment", house: "A house without a yard", yard: "A house with a yard" },
  activity: {
    low: "Half an hour of walks or play",
    medium: "About an hour",
    high: "Two hours or more",
  },
  shedding: { low: "Yes, as little as possible", any: "No, I don't mind" },
  household: {
    children: "Children under 10",
    first_pet: "It's our first pet",
    children_and_first_pet: "Both: children and a first pet",
    any: "Neither",
  },
  time: {
    little: "Away for much of the day, little grooming",
    some: "Home for half the day, some grooming",
    plenty: "Home most of the day, grooming is fine",
  },
};

/** Said about allergies wherever low shedding is chosen. */
export const allergyNote =
  "Allergic? No breed is free of allergens. Spend time with the pet before you decide.";

export const reasons = {
  apartment: "fine in an apartment",
  calm: "calm indoors",
  moderate: "happy with about an hour of activity",
  active: "keen on long walks and games",
  low_shedding: "low shedding",
  children: "patient with children",
  easy_to_train: "learns quickly",
  little_grooming: "needs little grooming",
  time_alone: "manages a workday alone when grown",
};

export const cautions = {
  needs_space: "does better with more space than an apartment",
  needs_exercise: "needs more exercise than you have in mind",
  quiet_nature: "may not want that much activity",
  sheds: "sheds more than you'd like",
  small_children: "not the most patient with small children",
  hard_to_train: "takes patience to train",
  much_grooming: "needs regular grooming",
  needs_company: "doesn't like to be left alone",
};
