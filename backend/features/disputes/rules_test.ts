import { expect, it } from "vitest";
import { hasRoom, MOST_FILES, MOST_MESSAGES } from "./rules.ts";

it("a conversation takes so many messages and files and no more", () => {
  const said = (count: number, files = 0) =>
    Array.from({ length: count }, (_, index) => ({ file_keys: index ? [] : Array<string>(files).fill("k") }));
  expect(hasRoom(said(MOST_MESSAGES - 1), 0)).toBe(true);
  expect(hasRoom(said(MOST_MESSAGES), 0)).toBe(false);
  expect(hasRoom(said(1, MOST_FILES - 2), 2)).toBe(true);
  expect(hasRoom(said(1, MOST_FILES - 1), 2)).toBe(false);
});
