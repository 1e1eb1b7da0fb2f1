import { createHash } from "node:crypto";

/** Maximum distance of a pin from its seller's ZIP code, in miles. */
export const OFFSET_MILES = 3;
const MILES_A_DEGREE = 69.1;

/** Points of sellers by number, which is never those of their ZIP codes. NaN for number 0, which means no place. */
export type Pins = { latitude: number[]; longitude: number[]; x: number[]; y: number[] };
export const noPins = (): Pins => ({ latitude: [NaN], longitude: [NaN], x: [NaN], y: [NaN] });

/** Returns the text by which a seller at a place is numbered. */
export const sellerAt = (sellerId: string, latitude: number, longitude: number): string =>
  `${sellerId} ${latitude} ${longitude}`;

/**
 * Returns where a seller appears on the map: within three miles of their ZIP code, evenly spread. The secret and
 * the seller's id determine the point, so it never moves, and an average of many answers is the same point.
 */
export function pinOf(
  secret: string,
  sellerId: string,
  at: { latitude: number; longitude: number },
): { latitude: number; longitude: number } {
  const hash = createHash("sha256").update(`${secret} ${sellerId}`).digest();
  const share = (from: number) => hash.readUInt32LE(from) / 2 ** 32;
  const [miles, turn] = [OFFSET_MILES * Math.sqrt(share(0)), 2 * Math.PI * share(4)];
  const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  return {
    latitude: round(at.latitude + miles * Math.cos(turn) / MILES_A_DEGREE),
    longitude: round(
      at.longitude + miles * Math.sin(turn) / MILES_A_DEGREE / Math.cos(at.latitude * Math.PI / 180),
    ),
  };
}
