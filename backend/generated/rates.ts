// Generated from openapi/ by tools/generate.ts. Do not edit.

/** Rate limit: `calls` of one caller within `seconds`, over all operations of the class. */
export interface RateClass {
  calls: number;
  seconds: number;
  /** `user`: by user if signed in, else by network. `address`: always by network. */
  per: "user" | "address";
  /**
   * Whether the database counts for all processes together. Otherwise each process counts for itself, which
   * needs no write.
   */
  isShared: boolean;
}

const classes = {
  typing: {"calls":40,"seconds":60,"per":"user","isShared":false},
  credentials: {"calls":30,"seconds":60,"per":"address","isShared":true},
  mail: {"calls":10,"seconds":600,"per":"address","isShared":true},
  code: {"calls":20,"seconds":600,"per":"address","isShared":true},
  addressCheck: {"calls":20,"seconds":60,"per":"address","isShared":true},
  export: {"calls":6,"seconds":3600,"per":"user","isShared":true},
  money: {"calls":120,"seconds":60,"per":"user","isShared":true},
  write: {"calls":240,"seconds":60,"per":"user","isShared":true},
  count: {"calls":3000,"seconds":60,"per":"user","isShared":false},
  read: {"calls":3000,"seconds":60,"per":"user","isShared":false},
  document: {"calls":10,"seconds":60,"per":"address","isShared":false},
  heavy: {"calls":240,"seconds":60,"per":"user","isShared":false},
  webhook: {"calls":30000,"seconds":60,"per":"user","isShared":false},
} as const;

/** A class of calls that are counted together. */
export type RateName = keyof typeof classes;

/** How often a caller may call the operations of each class. */
export const rateClasses: Readonly<Record<RateName, RateClass>> = classes;
