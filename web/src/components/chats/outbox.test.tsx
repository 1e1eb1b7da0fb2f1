import { afterEach, expect, it } from "vitest";
import { saveDraft, type Unsent, waitingMessages } from "./outbox.ts";

afterEach(() => sessionStorage.clear());

const message = (clientId: string, more: Partial<Unsent> = {}): Unsent => ({
  clientId,
  writerId: "dana",
  where: { chatId: "maple" },
  text: "Is she used to cats?",
  imageKeys: [],
  at: "2026-11-26T10:00:00.000Z",
  ...more,
});

it("sends a message again whose sending a reload cut short, and none that was refused", () => {
  const unsent = [message("cut"), message("refused", { error: "Try again in a minute." })];
  sessionStorage.setItem("hearthpaw:chat:dana:maple", JSON.stringify({ draft: "And dogs?", unsent }));
  expect(waitingMessages("ruth")).toEqual([]);
  expect(waitingMessages("dana")).toEqual([
    ["dana:maple", [expect.objectContaining({ clientId: "cut", waits: true, error: expect.any(String) })]],
  ]);
  saveDraft("dana:maple", "");
  const kept = JSON.parse(sessionStorage.getItem("hearthpaw:chat:dana:maple")!) as { unsent: Unsent[] };
  expect(kept.unsent.map(({ clientId }) => clientId)).toEqual(["cut", "refused"]);
});
