import { type Answers, breeder } from "../../testing.tsx";

/** What a signed-in breeder's pages ask for. */
export const asBreeder = (more: Answers = {}): Answers => ({
  "GET /v1/user": { body: { user: breeder, dashboard: "breeder" } },
  "GET /v1/breeders/verification": { body: { verification: { status: "approved" } } },
  ...more,
});
