import { ButtonLink } from "@hearthpaw/ui-kit";
import { compareHref, MOST_COMPARED } from "./compare_address.ts";
import * as texts from "./texts.ts";

/** Leads to a comparison of a list's first pets; nothing for a list of one. */
export function CompareLink({ ids }: { ids: readonly string[] }) {
  const first = ids.slice(0, MOST_COMPARED);
  if (first.length < 2) return null;
  return (
    <p>
      <ButtonLink variant="secondary" icon="grid" href={compareHref(first)}>
        {texts.comparePets(first.length)}
      </ButtonLink>
    </p>
  );
}
