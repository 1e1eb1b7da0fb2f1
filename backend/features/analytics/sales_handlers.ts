import type { Handlers } from "../../generated/handlers.ts";
import type { Timeframe } from "../../generated/types.ts";
import type { Services } from "../../services.ts";
import { dayIn } from "../places/zone_rules.ts";
import { figuresOf, periodOf, pointsOf } from "./period_rules.ts";
import { beginningOf, figureOf, own } from "./rules.ts";
import { findBuckets, findTopPets } from "./sales_store.ts";
import { findHolder } from "./statement_store.ts";
import { zoneOfHolder } from "./statement_view.ts";
import { findBalance } from "./store.ts";

const TOP_PETS = 10;

/** Handlers for a breeder's sales and pet views. */
export const sales: Handlers<
  "getBreederAnalytics" | "getSalesRevenue" | "getPetsSold" | "getAvgSellingPrice" | "getSalesGrowth"
> = {
  async getBreederAnalytics({ params, query: { timeframe }, user }, services) {
    const { db, now } = services;
    const breederId = own(params.breederId, user);
    const since = beginningOf(timeframe, now());
    const [{ period, figures }, available, pending] = await Promise.all([
      look(services, breederId, timeframe),
      findBalance(db, breederId, "breeder-available", since),
      findBalance(db, breederId, "breeder-pending", since),
    ]);
    return {
      analyticsData: {
        timeframe: timeframe ?? "30d",
        ...figures,
        availableFunds: figureOf(available.now, available.before),
        pendingFunds: figureOf(pending.now, pending.before),
        topPets: await findTopPets(db, breederId, { from: period.from, limit: TOP_PETS }),
      },
    };
  },

  async getSalesRevenue({ params, query, user }, services) {
    const { figures } = await look(services, own(params.id, user), query.timeframe);
    return { salesRevenue: figures.salesRevenue };
  },

  async getPetsSold({ params, query, user }, services) {
    const { figures } = await look(services, own(params.id, user), query.timeframe);
    return { petsSold: figures.petsSold };
  },

  async getAvgSellingPrice({ params, query, user }, services) {
    const { figures } = await look(services, own(params.id, user), query.timeframe);
    return { avgSellingPrice: figures.avgSellingPrice };
  },

  async getSalesGrowth({ params, query, user }, services) {
    const { period, buckets, today, zone } = await look(services, own(params.id, user), query.timeframe);
    return {
      salesGrowthOverTime: pointsOf(period, buckets, today),
      interval: period.unit,
      timeZone: zone,
    };
  },
};

async function look({ db, now }: Services, breederId: string, timeframe: Timeframe | undefined) {
  const zone = zoneOfHolder((await findHolder(db, breederId))!);
  const today = dayIn(zone, now());
  const period = periodOf(timeframe, today);
  const from = period.previousFrom ?? period.from;
  const buckets = await findBuckets(db, breederId, { from, unit: period.unit, zone });
  return { period, buckets, today, zone, figures: figuresOf(period, buckets) };
}
