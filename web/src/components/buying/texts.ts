export const draft = "Draft";
export const waitingForAReply = "Waiting for a reply";
export const approved = "Approved";
export const declined = "Declined";
export const withdrawn = "Withdrawn";
export const card = "card";
export const cardName = "Card";
export const willCharge = ({ amount, card, day }: { amount: string; card: string; day: string }) =>
  `We'll charge ${amount} to your ${card} on ${day}.`;
export const stillCharging = ({ amount, card }: { amount: string; card: string }) =>
  `We couldn't charge ${amount} to your ${card} yet. We'll keep trying.`;
export const americanExpress = "American Express";
export const dinersClub = "Diners Club";
export const jcb = "JCB";
