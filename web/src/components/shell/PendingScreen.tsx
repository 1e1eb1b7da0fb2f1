import { PageSkeleton } from "./PageSkeleton.tsx";

/** Stands in for a page whose loader takes long. */
export function PendingScreen() {
  return (
    <>
      <title>Hearthpaw</title>
      <PageSkeleton />
    </>
  );
}
