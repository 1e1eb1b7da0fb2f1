import { hash } from "@node-rs/argon2";
import type { Role } from "../../platform/db/schema.ts";

/** Password of every demo account. The seed is for development and demonstrations, never for production. */
const DEMO_PASSWORD = "hearth-and-paw-26";

/** One account of each role, for signing in; `make run` prints them. */
export const demoAccounts: readonly {
  who: string;
  email: string;
  password: string;
  role: Role;
  firstName: string;
  lastName: string;
}[] = [
  account("Buyer", "buyer@demo.hearthpaw.com", "Customer", "Dana", "Whitfield"),
  account("Second buyer", "buyer2@demo.hearthpaw.com", "Customer", "Marcus", "Okafor"),
  account("Breeder", "breeder@demo.hearthpaw.com", "Breeder", "Ellen", "Larkin"),
  account("Shelter", "shelter@demo.hearthpaw.com", "ShelterBreeder", "Priya", "Raman"),
  account("Admin", "admin@demo.hearthpaw.com", "Admin", "Ruth", "Adeyemi"),
];

function account(who: string, email: string, role: Role, firstName: string, lastName: string) {
  return { who, email, password: DEMO_PASSWORD, role, firstName, lastName };
}

/**
 * Returns the argon2id hash of the demo password, with the usual cost. The salt is derived from the address
 * instead of random, so two seeds of one day are equal. It protects no secret.
 */
export function demoPasswordHash(email: string): Promise<string> {
  const salt = new TextEncoder().encode(email.padEnd(16, "."));
  return hash(DEMO_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt });
}
