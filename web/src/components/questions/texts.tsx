import type { Wrap } from "../../lib/language.ts";

export const askAbout = ({ name, petName }: { name: string; petName: string }) =>
  `Ask ${name} about ${petName}`;
export const askAQuestion = (name: string) => `Ask ${name} a question`;
export const askExplained = (link: Wrap) => (
  <>
    They'll answer you by email. Pay only on Hearthpaw: that's how your money stays protected. Have an
    account? {link("Sign in to message them")} instead.
  </>
);
export const sendQuestion = "Send question";
export const contactSharedHint = (name: string) => `${name} sees your name and email.`;
export const questionSent = "Question sent";
export const nameWillAnswerByEmail = (name: string) => `${name} will answer by email.`;
export const enterYourName = "Enter your name.";
export const questionTooShort = "Write your question in a sentence or two.";
export const yourName = "Your name";
export const email = "Email";
export const yourQuestion = "Your question";
export const message = (name: string) => `Message ${name}`;
export const askAboutButton = (name: string) => `Ask about ${name}`;
export const askButton = "Ask a question";
