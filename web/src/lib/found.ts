import { notFound } from "@tanstack/react-router";
import { ApiError } from "@hearthpaw/client";

/** Why a page is not there: it never was (404), or is no longer (410). */
export type Absence = { status: 404 | 410 };

/** Returns the answer of the call that a page is about; its 404 or 410 becomes the page's own. */
export async function found<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) {
      const data: Absence = { status: error.status };
      throw notFound({ data });
    }
    throw error;
  }
}

/** Returns the status of a page that is not there, from what `notFound` carries. */
export function absenceOf(data: unknown): Absence["status"] {
  return (data as Partial<Absence> | undefined)?.status === 410 ? 410 : 404;
}

/** Whether the API did not take what a page asked it for: asked again, it says the same. */
export const isMistakenCall = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 422].includes(error.status);
