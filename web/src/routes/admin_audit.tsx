import type { Loaded } from "../lib/router/router.ts";
export { AuditScreen as Screen } from "../features/staff/AuditScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Log", noIndex: true } });
