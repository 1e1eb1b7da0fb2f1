/** Sources of parts that the server draws: their styles come with the page, and their scripts later (`lib/later.tsx`). */
export const DRAWN = /Later\.tsx$/;
