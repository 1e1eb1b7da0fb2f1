export const lifeWithTheBreed = (breedName: string) => `Life with the ${breedName}`;
export const levelOf = (level: number, word: string) => `${word} (${level} of 5)`;
export const energy = "Energy";
export const grooming = "Grooming";
export const shedding = "Shedding";
export const training = "Training";
export const children = "With children";
export const timeAlone = "Time alone";
export const yearlyCost = "Estimated yearly cost";

export const energyWords = ["Very calm", "Calm", "Moderate", "Active", "Very active"];
export const groomingWords = [
  "A weekly brush",
  "Brush once or twice a week",
  "Brush several times a week",
  "Brush almost daily",
  "Brush daily, with a groomer's help",
];
export const sheddingWords = ["Very little", "Little", "Average", "A lot", "Very much"];
export const trainingWords = [
  "Takes much patience",
  "Takes patience",
  "Average",
  "Learns quickly",
  "Learns very quickly",
];
export const childrenWords = [
  "Best with adults",
  "Better with older children",
  "Good if raised with children",
  "Good",
  "Very patient",
];
export const timeAloneWords = {
  little: "Needs company",
  half_day: "About half a day when grown",
  workday: "A workday when grown, with a walk or play before and after",
};

export const basisNote = {
  breed:
    "Levels are our own rating for this breed, from what registries say about it. Every pet is different.",
  parents: "Levels are the middle of both parent breeds. Puppies of one litter can differ a lot.",
  group: "Levels are those usual for this group and coat. We haven't rated this breed separately.",
};

export const costNote =
  "The cost is an estimate for food, routine vet care, grooming and supplies of a grown pet. It leaves out insurance, training, boarding and illness. We compute it from adult weight and grooming.";
export const costRange = ({ min, max }: { min: string; max: string }) => `${min} to ${max}`;

const list = (parts: readonly string[], type: "conjunction" | "disjunction") =>
  new Intl.ListFormat("en-US", { type }).format(parts);
export const suitsSentence = ({ breedName, parts }: { breedName: string; parts: readonly string[] }) =>
  `A ${breedName} suits you if you want a pet that ${list(parts, "conjunction")}.`;
export const cautionSentence = (parts: readonly string[]) =>
  `Think twice if you want a pet that ${list(parts, "disjunction")}.`;

/** Each completes "a pet that ..." */
export const suits = {
  apartment: "is content in an apartment",
  calm: "is calm indoors",
  moderate: "is happy with about an hour of activity",
  active: "shares long walks and games",
  low_shedding: "sheds little",
  children: "is patient with children",
  easy_to_train: "learns quickly",
  little_grooming: "needs little grooming",
  time_alone: "manages a workday alone",
};
export const cautions = {
  needs_space: "lives happily in a small apartment",
  needs_exercise: "needs little exercise",
  quiet_nature: "is always on the move",
  sheds: "leaves no hair around",
  small_children: "puts up with small children",
  hard_to_train: "learns without patience",
  much_grooming: "needs hardly any grooming",
  needs_company: "can be left alone for long",
};

export const healthTests = "Health tests to ask for";
export const healthLead =
  "Ask the breeder for the parents' results. The list at the source may be longer, and tests for a cross are those of both parent breeds.";
export const source = "Source:";
export const sources = {
  ofa_chic: "OFA, CHIC program",
  pawpeds: "PawPeds health programs",
  uc_davis_vgl: "UC Davis Veterinary Genetics Laboratory",
};

export const testNames = {
  hips: "Hip evaluation",
  elbows: "Elbow evaluation",
  eyes: "Eye exam by a veterinary eye specialist",
  heart: "Heart exam",
  knees: "Kneecap (patella) evaluation",
  thyroid: "Thyroid evaluation",
  hearing: "Hearing test (BAER)",
  kidneys: "Kidney test",
  eic_dna: "Exercise-induced collapse (EIC), DNA test",
  pra_dna: "Progressive retinal atrophy (PRA), DNA test",
  mls_dna: "Musladin-Lueke syndrome, DNA test",
  cone_degeneration_dna: "Cone degeneration (day blindness), DNA test",
  vwd_dna: "Von Willebrand disease (bleeding), DNA test",
  cea_dna: "Collie eye anomaly, DNA test",
  mdr1_dna: "Drug sensitivity (MDR1), DNA test",
  pll_dna: "Primary lens luxation, DNA test",
  cystinuria_dna: "Cystinuria (bladder stones), DNA test",
  hcm_echo: "Heart ultrasound for HCM (thickened heart muscle)",
  hcm_dna: "HCM (thickened heart muscle), DNA test",
  pkd_dna: "Polycystic kidney disease (PKD), DNA test",
  sma_dna: "Spinal muscular atrophy, DNA test",
  pk_deficiency_dna: "Pyruvate kinase deficiency (anemia), DNA test",
  gsd4_dna: "Glycogen storage disease type IV, DNA test",
  hypokalemia_dna: "Hypokalemia (low potassium), DNA test",
  gangliosidosis_dna: "Gangliosidosis (nerve disease), DNA test",
};
