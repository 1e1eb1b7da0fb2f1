import type { Random } from "../../platform/random.ts";
import * as say from "./sentences.ts";

export type Subject = {
  name: string;
  type: "Dog" | "Cat";
  sex: "Male" | "Female";
  breed: string;
  color: string | null;
  dam: string | null;
  sire: string | null;
  /** Number of animals in the litter. */
  siblings: number;
  training: readonly string[];
  goodWith: readonly string[];
};

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Returns a few sentences about a puppy or kitten, in the style of its breeder. */
export function describeYoung(random: Random, subject: Subject): string {
  const usable = (sentence: string) =>
    isFor(subject.type, sentence) && (subject.dam !== null || !sentence.includes("{dam}")) &&
    (subject.sire !== null || !sentence.includes("{sire}")) &&
    (subject.siblings >= 3 || !sentence.includes("{n}"));
  const from = (bank: readonly string[]) => random.pick(bank.filter(usable));
  const trained = subject.training.length > 0 ? say.skills[random.pick(subject.training)] : undefined;
  const middle = [
    ...random.some(say.notes.filter(usable), random.int(1, 3)),
    ...(subject.goodWith.includes("children") && random.chance(0.6) ? [from(say.family)] : []),
    ...(trained && random.chance(0.7) ? [from(trained)] : []),
  ];
  const sentences = [from(say.openers), ...random.some(middle, middle.length)];
  if (random.chance(0.8)) sentences.push(from(say.closers));
  return paragraphs(random, sentences, subject);
}

/** Returns a few sentences about an animal of a shelter. */
export function describeRescue(random: Random, subject: Subject): string {
  const usable = (sentence: string) => isFor(subject.type, sentence);
  const sentences = [
    random.pick(say.rescueOpeners.filter(usable)),
    ...random.some(say.rescueNotes.filter(usable), random.int(2, 4)),
    ...random.some(say.rescueClosers.filter(usable), random.int(1, 2)),
  ];
  return paragraphs(random, sentences, subject);
}

function isFor(type: "Dog" | "Cat", sentence: string): boolean {
  return !sentence.startsWith(type === "Dog" ? "cat: " : "dog: ");
}

/** Returns mostly one paragraph; sometimes splits a longer text in two. */
function paragraphs(random: Random, sentences: readonly string[], subject: Subject): string {
  const filled = sentences.map((sentence) => fill(sentence, subject));
  if (filled.length < 5 || random.chance(0.6)) return filled.join(" ");
  const half = Math.ceil(filled.length / 2);
  return `${filled.slice(0, half).join(" ")}\n\n${filled.slice(half).join(" ")}`;
}

function fill(sentence: string, subject: Subject): string {
  const male = subject.sex === "Male";
  const words: Record<string, string> = {
    name: subject.name,
    he: male ? "he" : "she",
    He: male ? "He" : "She",
    him: male ? "him" : "her",
    himself: male ? "himself" : "herself",
    his: male ? "his" : "her",
    His: male ? "His" : "Her",
    kid: subject.type === "Dog" ? "puppy" : "kitten",
    breed: subject.breed,
    color: subject.color?.toLowerCase() ?? "handsome",
    dam: subject.dam ?? "",
    sire: subject.sire ?? "",
    n: NUMBERS[subject.siblings] ?? String(subject.siblings),
  };
  const text = sentence.replace(/^(dog|cat): /, "").replace(
    /\{(\w+)\}/g,
    (_, word: string) => words[word] ?? word,
  );
  // A name that begins with a vowel sound after "a", because "a apricot" reads badly.
  return text.replace(/\ba ([aeio])/gi, (whole, vowel: string) => `${whole[0]}n ${vowel}`);
}
