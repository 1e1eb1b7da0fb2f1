export type Mode = "development" | "staging" | "production";
