import { createFileRoute } from "@tanstack/react-router";
import { JoinStaffScreen } from "../features/staff/JoinStaffScreen.tsx";
import { headOf } from "../lib/head.ts";
import * as texts from "../page_texts.ts";

export const Route = createFileRoute("/staff-invitation")({
  head: headOf({ title: texts.yourInvitation, canonical: "/staff-invitation", noIndex: true }),
  component: JoinStaffScreen,
});
