import type { Wrap } from "../../lib/language.ts";

export const aReservationOrPayment = "A reservation or payment";
export const myAccount = "My account";
export const aListingOrABreeder = "A listing or a breeder";
export const trainingForMyPet = "Training for my pet";
export const somethingElse = "Something else";
export const contactUs = "Contact us";
export const contactUsExplained = (link: Wrap) => (
  <>
    Our team answers by phone or email. If it's about a reservation, add its number. Many questions are
    answered in {link("Help")}.
  </>
);
export const sendUsAMessage = "Send us a message";
export const willReplyTo = (sentTo: string) => `Thank you. We'll reply to ${sentTo}.`;
export const askSomethingElse = "Ask something else";
export const send = "Send";
export const noCardNumbersHint = "Never send us card numbers or passwords.";
export const whatIsItAbout = "What is it about?";
export const zipCode = "ZIP code";
export const zipCodeHint = "So we can suggest a trainer near you.";
