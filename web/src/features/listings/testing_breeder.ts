import { type Answers, breeder } from "../../testing.tsx";

/** Answers to the requests that every page of a signed-in breeder makes. */
export const asBreeder = (more: Answers = {}): Answers => ({
  "GET /v1/user": { body: { user: breeder, dashboard: "breeder" } },
  "GET /v1/breeders/verification": { body: { verification: { status: "approved" } } },
  ...more,
});
