export const nearMe = "Near me";
export const nearPlace = (place: string) => `Near ${place}`;
export const petsNearYou = "Pets near you";
export const whyLocation =
  "We use your location to show how far away pets are, what delivery costs, and the nearest pets first.";
export const useMyLocation = "Use my location";
export const orEnterZip = "Or enter a ZIP code";
export const yourZip = "Your ZIP code";
export const useThisZip = "Use this ZIP code";
export const zipInvalid = "Enter a five-digit ZIP code.";
export const zipUnknown = (zip: string) => `We couldn't find ZIP code ${zip}.`;
export const noLocation = "We don't have your location";
export const locationRefused =
  "Your browser didn't share it. You can allow it in your browser's settings, or enter a ZIP code.";
export const locationUnknown = "Your device couldn't find it. Try again, or enter a ZIP code.";
export const outsideStates =
  "We couldn't find a ZIP code near you. If you're outside the United States, enter the ZIP code of the pet's new home.";
export const forgetLocation = "Forget my location";
export const howKept =
  "Your location is rounded to about half a mile and turned into a ZIP code. We keep only the ZIP code, on this device, until you remove it here.";
