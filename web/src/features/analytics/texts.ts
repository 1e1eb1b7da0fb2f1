export const yourAnalytics = "Your analytics";
export const analytics = "Analytics";
export const timeframe = "Timeframe";
export const revenueMinusRefunds = "Revenue minus refunds";
export const petsPlaced = "Pets placed";
export const averagePrice = "Average price";
export const reservations = "Reservations";
export const views = "Views";
export const conversionRate = "Views that led to a reservation";
export const day = "Day";
export const month = "Month";
export const revenue = "Revenue";
export const dayByDay = "Day by day";
export const monthByMonth = "Month by month";
export const downloadAsCsv = "Download as CSV";
export const noNumbersYet = "No numbers yet";
export const noNumbersHint =
  "We count views from the day you list a pet, and revenue from the first payment.";
export const showAsTable = "Show these numbers as a table";
export const revenueAndViewsOverTime = "Revenue and views over time";
export const pet = "Pet";
export const noNameYet = "No name yet";
export const favorites = "Favorites";
export const mostViewedPets = "Most viewed pets";
export const noViewsInThisPeriod = "No views in this period";
export const seeYourPets = "See your pets";
export const noViewsHint = "Each visitor is counted once a day for each pet.";
export const last7Days = "7 days";
export const last30Days = "30 days";
export const last90Days = "90 days";
export const last12Months = "12 months";
export const allTime = "All time";
export const the7DaysBefore = "the previous 7 days";
export const the30DaysBefore = "the previous 30 days";
export const the90DaysBefore = "the previous 90 days";
export const the12MonthsBefore = "the previous 12 months";
export const sameAsIn = (before: string) => `Same as ${before}`;
export const moreLessThanIn = ({ isMore, before }: { isMore: boolean; before: string }) =>
  `${isMore ? "Up" : "Down"} from ${before}`;
export const upOrDownFrom = (
  { percent, isMore, before }: { percent: string; isMore: boolean; before: string },
) => `${isMore ? "Up" : "Down"} ${percent}% from ${before}`;
