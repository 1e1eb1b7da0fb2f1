/** Returns the cents of "2,500", "$2,574.99" or "0"; undefined if the text is no amount of money. */
export function centsOf(text: string): number | undefined {
  const plain = text.trim().replace(/^\$\s*/, "");
  if (!/^(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?$/.test(plain)) return undefined;
  const [dollars = "", cents = ""] = plain.replaceAll(",", "").split(".");
  return Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
}
