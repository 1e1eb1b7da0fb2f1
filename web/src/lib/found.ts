import { notFound } from "@tanstack/react-router";
import { ApiError } from "@hearthpaw/client";

/** The status of a missing page: it never existed (404), or no longer does (410). */
export type Absence = { status: 404 | 410 };

/** Returns the answer of a page's main call; its 404 or 410 becomes the page's status. */
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

/** Returns the status of a missing page from the data of `notFound`. */
export function absenceOf(data: unknown): Absence["status"] {
  return (data as Partial<Absence> | undefined)?.status === 410 ? 410 : 404;
}

/** Returns whether the API rejected the request itself: a retry gets the same answer. */
export const isMistakenCall = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 422].includes(error.status);
