/**
 * Returns the length of a text as the server measures it: in characters, without leading and trailing
 * whitespace.
 */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text.trim()) length++;
  return length;
}
