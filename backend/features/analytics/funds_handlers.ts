import type { Handlers } from "../../generated/handlers.ts";
import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import { fail } from "../../platform/problem.ts";
import { breedersZone } from "../places/store.ts";
import { beginningOf, figureOf, own } from "./rules.ts";
import { findHolder, findMonths } from "./statement_store.ts";
import { statementOf, zoneOfHolder } from "./statement_view.ts";
import { findBalance, findLines, findPendingSales } from "./store.ts";
import { pendingSaleOf, transactionOf } from "./view.ts";

const PAGE = 50;
const PENDING_SALES = 100;

/** Handlers for the breeder's own part of the ledger. */
export const funds: Handlers<
  "getAvailableFunds" | "getPendingFunds" | "getYearlyStatement" | "listTransactions"
> = {
  async getAvailableFunds({ params, query, user }, { db, now }) {
    const breederId = own(params.id, user);
    const balance = await findBalance(
      db,
      breederId,
      "breeder-available",
      beginningOf(query.timeframe, now()),
    );
    return { availableFunds: figureOf(balance.now, balance.before) };
  },

  async getPendingFunds({ params, query, user }, { db, now }) {
    const breederId = own(params.id, user);
    const [balance, sales] = await Promise.all([
      findBalance(db, breederId, "breeder-pending", beginningOf(query.timeframe, now())),
      findPendingSales(db, breederId, PENDING_SALES),
    ]);
    return { pendingFunds: figureOf(balance.now, balance.before), sales: sales.map(pendingSaleOf) };
  },

  async getYearlyStatement({ params: { id, year }, user }, { db, now }) {
    const breederId = own(id, user);
    const holder = (await findHolder(db, breederId))!;
    const months = await findMonths(db, breederId, { year, zone: zoneOfHolder(holder) });
    return { statement: statementOf(holder, year, months, now()) };
  },

  async listTransactions({ params, query: { timeframe, cursor }, user }, { db, now }) {
    const breederId = own(params.id, user);
    const after = cursor === undefined ? undefined : decodeMomentCursor(cursor) ??
      fail("malformed_request", { detail: "This cursor isn't valid for this list." });
    const rows = await findLines(db, breederId, {
      since: beginningOf(timeframe, now()),
      after,
      limit: PAGE + 1,
    });
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    return {
      transactions: rows.slice(0, PAGE).map(transactionOf),
      timeZone: await breedersZone(db, breederId),
      nextCursor: last ? encodeMomentCursor({ at: last.key, id: last.id }) : null,
    };
  },
};
