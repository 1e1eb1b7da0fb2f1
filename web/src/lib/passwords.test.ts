import { describe, expect, it } from "vitest";
import { strengthOf } from "./passwords.ts";
import * as texts from "./texts.ts";

describe("strengthOf", () => {
  it.each([
    ["password1234", texts.passwordEasyToGuess],
    ["Qwerty!!2026", texts.passwordEasyToGuess],
    ["iloveyou-99", texts.passwordEasyToGuess],
    ["password for my oldest dog", texts.strong],
    ["marmalade-tin-42", texts.strong],
  ])("calls %s what it is", (password, words) => {
    expect(strengthOf(password).words).toBe(words);
  });
});
