import { expect, it } from "vitest";
import { fromAnswer } from "./answers.ts";
import { ApiError, shouldRetry, translate } from "./errors.ts";

it("a declined card's problem speaks by its decline code", () => {
  const problem = {
    code: "card_declined",
    title: "Card declined",
    detail: "x",
    status: 422,
    declineCode: "expired_card",
  };
  expect(fromAnswer(422, problem).message).toBe("The card used has been expired");
});

it("a 5xx tells nothing of the server", () => {
  const problem = {
    code: "internal_error",
    title: "Oh",
    detail: "relation pets does not exist",
    status: 500,
  };
  expect(fromAnswer(500, problem).message).toBe("Something went wrong. Please try again later.");
});

it("keeps the message of an exception, but not a parser's", () => {
  expect(translate(new Error("URL not received.")).message).toBe("URL not received.");
  expect(translate(new SyntaxError("Unexpected token <")).message).toBe(
    "Something went wrong. Please try again later.",
  );
  const known = new ApiError({ message: "x", code: "x", status: 1 });
  expect(translate(known)).toBe(known);
});

it("retries twice, and only what may pass", () => {
  const busy = fromAnswer(503, undefined);
  expect([0, 1, 2].map((failures) => shouldRetry(failures, busy))).toEqual([true, true, false]);
  expect(shouldRetry(0, fromAnswer(422, undefined))).toBe(false);
});
