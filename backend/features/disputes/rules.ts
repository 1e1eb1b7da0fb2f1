/** A conversation ends here: staff decide with what there is. */
export const MOST_MESSAGES = 200;
export const MOST_FILES = 40;

/** Whose turn it is after this side has spoken. */
export function statusAfter(by: "buyer" | "breeder"): "waiting-for-breeder" | "waiting-for-buyer" {
  return by === "buyer" ? "waiting-for-breeder" : "waiting-for-buyer";
}

/** Whether one more message with so many files is still taken. */
export function hasRoom(
  messages: readonly { file_keys: readonly string[] }[],
  files: number,
): boolean {
  const kept = messages.reduce((sum, { file_keys }) => sum + file_keys.length, 0);
  return messages.length < MOST_MESSAGES && kept + files <= MOST_FILES;
}
