/**
 * Sources of server-rendered parts: their styles load with the page, and their scripts later
 * (`lib/later.tsx`).
 */
export const DRAWN = /Later\.tsx$/;
