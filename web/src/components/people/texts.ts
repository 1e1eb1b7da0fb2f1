import { countText } from "@hearthpaw/ui-kit";

export const withinAnHour = "within an hour";
export const withinHours = (hours: number) => `within ${countText(hours, "hour")}`;
export const withinDays = (days: number) => `within ${countText(days, "day")}`;
export const responseTimeTerm = "Usually replies";
export const repliesWithinDay = (percent: number) => `${percent}% of first messages get a reply within a day`;
export const usuallyReplies = ({ time, percent }: { time: string; percent: number }) =>
  `Usually replies ${time}. ${percent}% of first messages get a reply within a day`;
