import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { VerificationStatus } from "../../platform/db/schema.ts";
import {
  type Action,
  type Actor,
  documentChanges,
  documentErrors,
  type Documents,
  identityEnd,
  moveFor,
  needsReason,
} from "./rules.ts";

/** Every allowed move, written from the product's description instead of the table. */
const ALLOWED = `
  breeder not-started submit submitted
  breeder needs-info submit submitted
  breeder rejected submit submitted
  admin submitted review in-review
  admin submitted approve approved
  admin submitted ask needs-info
  admin submitted reject rejected
  admin in-review approve approved
  admin in-review ask needs-info
  admin in-review reject rejected
  admin approved withdraw rejected
`.trim().split("\n").map((line) => line.trim());

const statuses: VerificationStatus[] = [
  "not-started",
  "submitted",
  "in-review",
  "approved",
  "needs-info",
  "rejected",
];
const actions: Action[] = ["submit", "review", "approve", "ask", "reject", "withdraw"];
const actors: Actor[] = ["breeder", "admin"];

describe("the life of a verification", () => {
  it("has the moves of the list and no others", () => {
    const found = actors.flatMap((actor) =>
      statuses.flatMap((status) =>
        actions.flatMap((action) => {
          const move = moveFor(status, action, actor);
          return move ? [`${actor} ${status} ${action} ${move.to}`] : [];
        })
      )
    );
    expect(found.sort()).toEqual([...ALLOWED].sort());
  });

  it("never lets a breeder out of what staff look at, nor staff decide twice, whatever is tried in a row", () => {
    const step = fc.record({ actor: fc.constantFrom(...actors), action: fc.constantFrom(...actions) });
    fc.assert(fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let status: VerificationStatus = "not-started";
      let isDecided = true;
      for (const { actor, action } of steps) {
        const move = moveFor(status, action, actor);
        if (!move) continue;
        if (actor === "breeder") {
          expect(isDecided).toBe(true);
          expect(status).not.toBe("approved");
          isDecided = false;
        } else if (action === "withdraw") {
          // The only decision about a decision; afterward the breeder may try again.
          expect([isDecided, status]).toEqual([true, "approved"]);
        } else if (action !== "review") {
          expect(isDecided).toBe(false);
          isDecided = true;
        }
        status = move.to;
      }
    }));
  });

  it("asks for a reason where the breeder has to do something", () => {
    expect(
      ["review", "approve", "ask", "reject", "withdraw"].map((decision) => needsReason(decision as "ask")),
    ).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it("keeps the pictures of an ID for 90 days after the decision", () => {
    expect(identityEnd(new Date("2026-01-01T10:00:00Z")).toISOString()).toBe("2026-04-01T10:00:00.000Z");
  });
});

describe("documents", () => {
  const limits = {
    identityFront: [1, 1],
    identityBack: [1, 1],
    rearingArea: [1, 5],
    registration: [0, 2],
  } as const;
  const keys = (most: number) => fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: most + 2 });
  const documents: fc.Arbitrary<Documents> = fc.record({
    identityFront: keys(1),
    identityBack: keys(1),
    rearingArea: keys(5),
    registration: keys(2),
  });

  it("are complete within the limits, and each that is not is pointed at", () => {
    fc.assert(fc.property(documents, (handedIn) => {
      const wrong = Object.entries(limits).filter(([kind, [least, most]]) => {
        const { length } = handedIn[kind as keyof Documents];
        return length < least || length > most;
      }).map(([kind]) => `/${kind}`);
      expect(documentErrors(handedIn).map(({ pointer }) => pointer)).toEqual(wrong);
    }));
  });

  it("change by what was not there before in its kind, and by what is named no more", () => {
    fc.assert(fc.property(documents, documents, (before, after) => {
      const { added, removed } = documentChanges(before, after);
      for (const kind of Object.keys(limits) as (keyof Documents)[]) {
        const ofKind = added.filter((file) => file.kind === kind).map(({ key }) => key);
        expect(ofKind).toEqual(after[kind].filter((key) => !before[kind].includes(key)));
      }
      const gone = Object.keys(limits).flatMap((kind) =>
        before[kind as keyof Documents].filter((key) => !after[kind as keyof Documents].includes(key))
      );
      expect(removed).toEqual(gone);
      expect(documentChanges(after, after)).toEqual({ added: [], removed: [] });
    }));
  });
});
