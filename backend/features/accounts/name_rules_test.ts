import { expect, it } from "vitest";
import { isName, nameIn } from "./name_rules.ts";

it.each([
  "Dana",
  "O’Neil",
  "D'Angelo",
  "Mary-Jane",
  "J.R.",
  "St. James",
  "José María",
  "Nguyễn",
  "李",
  "Zoë",
  "Jose\u0301",
  "Dana W.",
])(
  "takes %s",
  (name) => expect([isName(name), nameIn(name)]).toEqual([true, name]),
);

it.each([
  ["Text me 919-555-0194", "Text me - -"],
  ["dana@example.com", "dana example com"],
  ["<b>Dana</b>", "b Dana b"],
  ["willowcreek.dog", "willowcreek dog"],
  ["$danaw", "danaw"],
  ["Dana_W", "Dana W"],
  ["503", ""],
  ["...", ""],
  [" ", ""],
  ["five\u202eDana", "five Dana"],
])("refuses %s", (text, name) => expect([isName(text), nameIn(text)]).toEqual([false, name]));
