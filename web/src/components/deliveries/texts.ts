export const enterADay = "Enter a day.";
export const enterATime = "Enter a time.";
export const endsBeforeItBegins = "Enter a time after the arrival begins.";
export const fromTo = ({ from, to }: { from: string; to: string }) => `${from} to ${to}`;
export const pickUpDay = "Day of the pick-up";
export const pickUpTime = "Time of the pick-up";
export const arrivalDay = "Day of the arrival";
export const arriveFrom = "Arrives from";
export const arriveTo = "Arrives by";
export const pickUpZone = "The breeder's local time.";
export const arrivalZone = "The buyer's local time.";
export const photoOfPickUp = "Photo of the pick-up";
export const photoOfHandOff = "Photo of the hand-off";
export const STATUS_NAMES = {
  "to-arrange": "To arrange",
  "offered": "Offered to a carrier",
  "accepted": "Accepted",
  "scheduled": "Scheduled",
  "picked-up": "Picked up",
  "handed-off": "Handed off",
  "canceled": "Canceled",
  "failed": "Failed",
};
