/** Returns the number of a payout for people to read to each other: "PO-2C3D4E5F". */
export const payoutNumber = (id: string): string => `PO-${id.slice(-8).toUpperCase()}`;
