import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import type { StaffReport } from "../../generated/types.ts";
import { recordReads } from "../audit/actions.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { viewPhotos } from "../files/actions.ts";
import { decideReport, restoreReported } from "./actions.ts";
import * as store from "./store.ts";
import { reportOf } from "./view.ts";

const PAGE = 20;
const MOST_VOICES = 20;
const MOST_MESSAGES = 30;

/** Handlers for reports and staff decisions about them. */
export const moderation: Handlers<"listReports" | "decideReport" | "restoreReported"> = {
  async listReports({ query: { kind, status = "open", cursor }, user }, services) {
    const after = cursor === undefined ? undefined : decodeMomentCursor(cursor) ??
      fail("malformed_request", { detail: "This cursor isn't valid for this list." });
    const found = await store.findReports(services.db, { status, kind, after }, PAGE + 1);
    const page = found.slice(0, PAGE);
    const chats = page.filter((report) => report.kind === "chat");
    await recordReads(
      services.db,
      user.id,
      chats.map(({ id }) => ({ action: "chat-read", subjectKind: "report", subjectId: id })),
    );
    return {
      reports: await shown(services, page),
      nextCursor: found.length > PAGE ? encodeMomentCursor(page.at(-1)!) : null,
    };
  },

  async decideReport({ params, body, user }, services) {
    await decideReport(services, { userId: user.id, role: user.role }, { id: params.id, ...body });
    return await shownReport(services, params.id);
  },

  async restoreReported({ params, body, user }, services) {
    await restoreReported(services, { userId: user.id, role: user.role }, { id: params.id, ...body });
    return await shownReport(services, params.id);
  },
};

async function shown(
  services: Pick<Services, "db" | "files">,
  reports: readonly store.Report[],
): Promise<StaffReport[]> {
  const { db } = services;
  const ids = reports.map(({ subjectId }) => subjectId);
  const chatIds = reports.flatMap(({ kind, subjectId }) => kind === "chat" ? subjectId : []);
  const [subjects, chats, messages, voices] = await Promise.all([
    store.findSubjects(db, ids),
    store.findChats(db, chatIds),
    store.findMessages(db, chatIds, MOST_MESSAGES),
    store.findVoices(db, reports.map(({ id }) => id), MOST_VOICES),
  ]);
  const photos = await viewPhotos(services, messages.flatMap(({ fileKeys }) => fileKeys));
  return reports.map((report) => reportOf(report, { subjects, chats, messages, voices, photos }));
}

async function shownReport(
  services: Pick<Services, "db" | "files">,
  id: string,
): Promise<{ report: StaffReport }> {
  const [report] = await shown(services, [await store.findReport(services.db, id) ?? fail("not_found")]);
  return { report: report! };
}
