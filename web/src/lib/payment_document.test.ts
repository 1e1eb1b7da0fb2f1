import { describe, expect, it } from "vitest";
import { isPaymentDocument } from "./payment_document.ts";

describe("a document that lets the payment provider in", () => {
  it.each([
    ["https://hearthpaw.com/reserve-pet/0199?step=2", true],
    ["https://hearthpaw.com/reserve-pet/add-ons/addon-purchase-confirmation/?id=1", true],
    ["https://hearthpaw.com/account/reserved/0199", true],
    ["https://hearthpaw.com/account/reserved", true],
    ["https://hearthpaw.com/account/reserved-list", false],
    ["https://hearthpaw.com/pets/0199/reserve-pet/1", false],
    ["https://hearthpaw.com/", false],
    ["about:blank", false],
    [undefined, false],
  ])("%s: %s", (loadedFrom, isOne) => expect(isPaymentDocument(loadedFrom)).toBe(isOne));
});
