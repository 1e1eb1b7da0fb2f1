import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonArray, jsonMerge, jsonObject, type JsonText, jsonText } from "./json_text.ts";

describe("finished JSON texts", () => {
  it("are put together as the values themselves would be", () => {
    fc.assert(fc.property(
      fc.array(fc.jsonValue()),
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.dictionary(fc.string(), fc.jsonValue()),
      (list, first, second) => {
        const texts = Object.fromEntries(Object.entries(first).map(([name, one]) => [name, jsonText(one)]));
        const parsed = (text: string) => JSON.parse(text) as unknown;
        expect(parsed(jsonArray(list.map(jsonText)))).toEqual(parsed(JSON.stringify(list)));
        expect(parsed(jsonObject(texts))).toEqual(parsed(JSON.stringify(first)));
        expect(parsed(jsonMerge(jsonText(first), jsonText(second)))).toEqual(
          parsed(JSON.stringify({ ...first, ...second })),
        );
      },
    ));
  });

  it("are of one type alone", () => {
    const text = jsonObject({ id: jsonText("p1"), tags: jsonArray([jsonText("a")]) });
    const same: JsonText<{ id: string; tags: string[] }> = text;
    // @ts-expect-error -- a field is missing
    const lacking: JsonText<{ id: string; tags: string[]; name: string }> = text;
    // @ts-expect-error -- a field is more than there should be
    const leaking: JsonText<{ id: string }> = text;
    // @ts-expect-error -- an unchecked text
    const plain: JsonText<{ id: string }> = '{"id":"p1"}';
    expect(new Set([same, lacking, leaking])).toEqual(new Set([text]));
    expect(plain).toBe('{"id":"p1"}');
  });
});
