/** A breeder or shelter of the example data: invented people at real ZIP codes. */
export type Program = {
  name: string;
  owner: readonly [first: string, last: string];
  zip: string;
  /** Slugs of the breeds; the first is the main one. */
  breeds: readonly string[];
  /** Year of the first litter, or of the shelter's opening. */
  since: number;
  /** Percentage of a deposit refunded after the first 48 hours. */
  refund: 0 | 50 | 100;
  /** Delivery options in addition to pickup. */
  ships: readonly ("honest" | "flight")[];
  story: string;
};
