import { firstCharacters } from "../../platform/text.ts";
import type { StaffReport } from "../../generated/types.ts";
import type { Photo } from "../files/actions.ts";
import type { ChatMessage, ChatSubject, Report, Subject, Voice } from "./store.ts";

export type Context = {
  subjects: ReadonlyMap<string, Subject>;
  chats: readonly ChatSubject[];
  messages: readonly ChatMessage[];
  voices: readonly Voice[];
  /** Photos of the messages by key, with addresses that work for a few minutes. */
  photos: ReadonlyMap<string, Photo>;
};

/** Returns a report with its subject. A deleted subject has neither text nor author. */
export function reportOf(
  report: Report,
  { subjects, chats, messages, voices, photos }: Context,
): StaffReport {
  const subject = subjects.get(report.subjectId);
  const chat = chats.find(({ id }) => id === report.subjectId);
  const own = voices.filter(({ reportId }) => reportId === report.id);
  return {
    id: report.id,
    kind: report.kind,
    subjectId: report.subjectId,
    subject: firstCharacters(subject?.title ?? chat?.title ?? "", 300),
    text: firstCharacters(subject?.text ?? "", 4_000),
    images: subject?.images ?? [],
    messages: messages.filter(({ chatId }) => chatId === report.subjectId).map((
      { by, text, fileKeys, at },
    ) => ({
      by,
      text,
      at: at.toISOString(),
      images: fileKeys.flatMap((key) => photos.get(key) ?? []),
    })),
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
      reporter,
      reason,
      details,
      createdAt: createdAt.toISOString(),
    })),
    createdAt: report.createdAt.toISOString(),
    decidedAt: report.decidedAt?.toISOString() ?? null,
    reason: report.reason,
  };
}
