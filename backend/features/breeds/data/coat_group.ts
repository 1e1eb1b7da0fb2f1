/** Returns the group of a cat breed: its coat division at cat shows. */
export function coatGroup(coats: string[]): string {
  if (coats.length === 0) return "Hairless";
  const isLong = coats.includes("Long") || coats.includes("Medium");
  const isShort = coats.some((coat) => coat === "Smooth" || coat === "Wire" || coat === "Fluffy");
  if (isLong && isShort) return "Long and Shorthair";
  return isLong ? "Longhair" : "Shorthair";
}
