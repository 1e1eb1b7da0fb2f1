import { expect, it } from "vitest";
import { queuesOf } from "./rules.ts";

it("staff of a rank hear of the queues whose cases they decide", () => {
  expect(queuesOf("finance")).toEqual(["fraud", "disputes", "deliveries"]);
  expect(queuesOf("moderator")).toContain("fraud");
  expect(queuesOf("moderator")).not.toContain("disputes");
  expect(queuesOf("admin")).toHaveLength(9);
  expect([queuesOf("support"), queuesOf(null)]).toEqual([["deliveries"], []]);
});
