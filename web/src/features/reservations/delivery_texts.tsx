import type { ReactNode } from "react";
import type { Delivery } from "@hearthpaw/client";

export const theCarrier = "The carrier";
export const deliveryHeading = (kind: Delivery["kind"]) =>
  kind === "Puppy Flight" ? "Puppy Flight" : "Honest Delivery";
type Who = { name: string; carrier: string };
export const STATUS_SENTENCES: Readonly<Record<Delivery["status"], (who: Who) => string>> = {
  "to-arrange": ({ name }) => `We're arranging a carrier for ${name}, and we'll email you the day and time.`,
  "offered": ({ name }) => `We've asked a carrier to deliver ${name}, and we'll email you the day and time.`,
  "accepted": ({ name, carrier }) => `${carrier} will deliver ${name}. We'll email you the day and time.`,
  "scheduled": ({ name, carrier }) => `${carrier} will deliver ${name}.`,
  "picked-up": ({ name, carrier }) => `${carrier} picked up ${name}, and they're traveling now.`,
  "handed-off": ({ name, carrier }) => `${carrier} delivered ${name}.`,
  "canceled": ({ name }) => `The delivery of ${name} was canceled.`,
  "failed": ({ name }) => `The delivery of ${name} didn't work out. We're arranging another one.`,
};
export const pickUpPlanned = (when: ReactNode) => <>Planned pick-up: {when}.</>;
export const arrivalPlanned = (when: ReactNode) => <>Planned arrival: {when}.</>;
export const yourCode = (code: ReactNode) => <>Your code: {code}</>;
export const codeHint = (name: string) =>
  `Show it to the carrier once you have ${name}, and not before. It confirms the hand-off.`;
export const pickUpAt = "Pick-up at:";
export const pickUpNeeded = (name: string) => `The carrier needs an address to pick up ${name}.`;
export const addPickUp = "Add pick-up address";
export const changePickUp = "Change pick-up address";
export const whereToPickUp = (name: string) => `Where should the carrier pick up ${name}?`;
export const pickUpPrivate =
  "Only the carrier who accepts the delivery and our team see this address, never the buyer.";
export const streetAddress = "Street address";
export const apartment = "Apartment, suite or unit";
export const city = "City";
export const state = "State";
export const chooseAState = "Choose a state";
export const zipCode = "ZIP code";
export const directions = "Directions for the carrier";
export const directionsHint = "A gate, parking, or a good time to call.";
export const enterTheStreet = "Enter the street address.";
export const enterTheCity = "Enter the city.";
export const chooseTheState = "Choose the state.";
export const enterTheZip = "Enter a 5-digit ZIP code.";
export const saveAddress = "Save address";
export const waitForDelivery = (name: string) =>
  `The delivery above says when ${name} arrives. Your code confirms the hand-off, and you can also confirm it here.`;
