const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Maximum numbers of unpaid holds; 0 switches a limit off. */
export type HoldLimits = {
  /** Open holds of one person. */
  person: number;
  /** Open holds, and holds in 24 hours, while the email address is not confirmed. */
  unconfirmed: number;
  unconfirmedDay: number;
  /** Holds from one network within an hour. */
  networkHour: number;
  /** Minutes that a person waits for a pet after a second unpaid hold of it. */
  petWaitMinutes: number;
};

/** Hold of the last 24 hours that was not paid. */
export type UnpaidHold = { petId: string; startedAt: Date; endsAt: Date; isOpen: boolean };

export type HoldFacts = {
  petId: string;
  isConfirmed: boolean;
  /** The person's own holds. */
  own: readonly UnpaidHold[];
  /** Start times of the network's holds within the last hour. */
  network: readonly Date[];
  now: Date;
};

export type HoldRefusal = { why: "person" | "unconfirmed" | "network" | "pet"; until: Date };

/**
 * Returns why the person cannot hold another pet now, and until when; the refusal that lasts longest.
 * Undefined if they can.
 */
export function holdRefusal(limits: HoldLimits, facts: HoldFacts): HoldRefusal | undefined {
  const { own, network, now, isConfirmed } = facts;
  const open = own.filter(({ isOpen }) => isOpen).map(({ endsAt }) => endsAt);
  const ofPet = own.filter(({ petId, isOpen }) => petId === facts.petId && !isOpen).map(({ endsAt }) =>
    endsAt
  );
  const later = (moments: readonly Date[], ms: number) => moments.map((at) => new Date(at.getTime() + ms));
  const refusals: (HoldRefusal | undefined)[] = [
    full("person", open, limits.person),
    full("network", later(network, HOUR), limits.networkHour),
    ...(isConfirmed ? [] : [
      full("unconfirmed", open, limits.unconfirmed),
      full("unconfirmed", later(own.map(({ startedAt }) => startedAt), 24 * HOUR), limits.unconfirmedDay),
    ]),
    limits.petWaitMinutes > 0 && ofPet.length >= 2
      ? { why: "pet", until: later([latest(ofPet)], limits.petWaitMinutes * MINUTE)[0]! }
      : undefined,
  ];
  return refusals.filter((refusal) => refusal !== undefined && refusal.until > now)
    .sort((a, b) => b!.until.getTime() - a!.until.getTime())[0];
}

/**
 * Applies a limit of `places`, each taken until a moment in `ends`. If all are taken, the refusal lasts until
 * the next place is free.
 */
function full(why: HoldRefusal["why"], ends: readonly Date[], places: number): HoldRefusal | undefined {
  if (places === 0 || ends.length < places) return undefined;
  const sorted = ends.toSorted((a, b) => b.getTime() - a.getTime());
  return { why, until: sorted[places - 1]! };
}

const latest = (moments: readonly Date[]): Date =>
  new Date(Math.max(...moments.map((moment) => moment.getTime())));

const REASONS: Record<HoldRefusal["why"], string> = {
  person: "You have too many pets on hold. Finish a checkout or release a pet first.",
  unconfirmed: "Confirm your email address to hold more pets.",
  network: "Too many pets are on hold from your network.",
  pet: "You've held this pet twice without paying.",
};

/** Returns a refusal in words, as a waiting time because the reader's time zone is unknown. */
export function refusalWords({ why, until }: HoldRefusal, now: Date): string {
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / MINUTE));
  const wait = minutes < 100
    ? `${minutes} minute${minutes === 1 ? "" : "s"}`
    : `${Math.round(minutes / 60)} hours`;
  return `${REASONS[why]} You can try again in ${wait}.`;
}
