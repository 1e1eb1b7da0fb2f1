import { firstCharacters } from "../../platform/text.ts";
import type { StaffReport } from "../../generated/types.ts";
import type { Report, Subject, Voice } from "./store.ts";

/** A report with what it is about; what is gone since has no words and no author. */
export function reportOf(
  report: Report,
  subject: Subject | undefined,
  voices: readonly Voice[],
): StaffReport {
  const own = voices.filter(({ reportId }) => reportId === report.id);
  return {
    id: report.id,
    kind: report.kind,
    subjectId: report.subjectId,
    subject: subject?.title ?? "",
    text: firstCharacters(subject?.text ?? "", 4_000),
    messages: [],
    author: subject
      ? {
        userId: subject.userId,
        name: subject.name,
        email: subject.email,
        isAnonymous: subject.isAnonymous,
      }
      : null,
    subjectStatus: subject?.status ?? null,
    reportsCount: report.count,
    status: report.status,
    reporters: own.map(({ reporter }) => reporter),
    voices: own.map(({ reporter, reason, details, createdAt }) => ({
      ...{ reporter, reason, details, createdAt: createdAt.toISOString() },
    })),
    createdAt: report.createdAt.toISOString(),
    decidedAt: report.decidedAt?.toISOString() ?? null,
    reason: report.reason,
  };
}
