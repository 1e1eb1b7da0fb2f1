import { createFileRoute } from "@tanstack/react-router";
import { ProtectionScreen } from "../features/system/ProtectionScreen.tsx";
import { headOf } from "../lib/head.ts";

export const Route = createFileRoute("/buyer-protection")({
  head: headOf({
    title: "Buyer protection",
    description:
      "What happens to your money between the reservation and the hand-off, and when you get a refund.",
    canonical: "/buyer-protection",
  }),
  component: ProtectionScreen,
});
